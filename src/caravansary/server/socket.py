"""The socket of a page: hello first, then decisions. Whatever a page sends, it gets a clear answer and nothing breaks."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from caravansary.engine.messages import Refused as EngineRefused
from caravansary.server import company
from caravansary.server.advice import Advice
from caravansary.server.house import House
from caravansary.server.messages import (
    Because,
    Done,
    FromPage,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Refused,
    Tell,
    Tells,
    Undo,
    Verdict,
    Why,
)
from caravansary.server.outbox import Outbox
from caravansary.server.publishing import in_words
from caravansary.server.refusal import refusal
from caravansary.server.snapshot import verdict
from caravansary.server.store import NotSaved
from caravansary.server.table import Table
from caravansary.server.thinking import Job
from caravansary.server.wire import CLOSING, BadMessage, converse, greet, read

log = logging.getLogger(__name__)
_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


async def table_socket(socket: WebSocket) -> None:
    """/ws/tables/{id}"""
    await greet(socket, _decoder, Hello, _serve)


async def _serve(socket: WebSocket, house: House, table: Table, hello: Hello) -> int:
    outbox = Outbox()

    async def listen() -> int:
        while True:
            try:
                message = await read(socket, _decoder)
                if house.closing:
                    return CLOSING
                await _obey(house, table, outbox, message)
            except BadMessage as bad:
                outbox.send(Refused(bad.id, Verdict(["HOUSE-1.9"], "house-bad-message", {})))

    house.store.tally.joined["again" if hello.since else "new"] += 1
    try:
        await table.join(outbox, hello)
        return await converse(socket, outbox, listen)
    finally:
        table.leave(outbox)


async def _obey(house: House, table: Table, outbox: Outbox, message: FromPage) -> None:
    match message:
        case Ping():
            outbox.send(Pong())
        case Hello():
            raise BadMessage
        case Tell():
            if message.seat not in outbox.seats:
                raise BadMessage
            outbox.send(in_words(table, message.seat))
        case Tells():
            await table.tells(outbox, message.on)
        case Hint():
            with _refusing(house, outbox, message.id):
                _check_seat(table, outbox, message.seat)
                company.check_hint(table, message.seat)
                # Thinking takes a while, and the page may want something else meanwhile.
                if not house.advising.begin(table.id, lambda: _hint(house, table.id, outbox, message)):
                    raise refusal("house-hint-busy", "HOUSE-1.13")
        case Why():
            with _refusing(house, outbox, message.id):
                _check_seat(table, outbox, message.seat)
                said = table.explain(message.seat, message.action)
                outbox.send(Because(message.id, said.legal, verdict(said)))
        case Play() | Undo():
            with house.store.tally.answers.measured(), _refusing(house, outbox, message.id):
                await _decide(table, outbox, message)
                house.store.tally.decisions["undo" if isinstance(message, Undo) else "person"] += 1


@contextmanager
def _refusing(house: House, outbox: Outbox, id: str) -> Iterator[None]:
    """What cannot be is refused, with the reason."""
    try:
        yield
    except (EngineRefused, NotSaved) as failed:
        why = failed if isinstance(failed, EngineRefused) else refusal("house-not-saved", "HOUSE-1.8")
        key = why.verdict.key
        house.store.tally.refused[key if key.startswith("house-") else "rules"] += 1
        outbox.send(Refused(id, verdict(why.verdict)))


def _check_seat(table: Table, outbox: Outbox, seat: int) -> None:
    if seat >= len(table.seats):
        raise refusal("house-no-such-seat", "HOUSE-1.1", seat=seat)
    if seat not in outbox.seats:
        raise refusal("house-not-your-seat", "HOUSE-1.1", seat=seat)


async def _hint(house: House, table_id: str, outbox: Outbox, message: Hint) -> None:
    with _refusing(house, outbox, message.id):
        async with house.at(table_id) as table:
            job = await table.hint_job(message.seat, message.seq)
            advice = table.advised.on(job.knows) or await _advice(house, job)
            await table.give_hint(job, advice)
            outbox.send(advice.answer(message.id))


async def _advice(house: House, job: Job) -> Advice:
    try:
        return await house.thinker.advise(job)
    except Exception as failed:
        log.exception("no hint could be found")
        raise refusal("house-hint-busy", "HOUSE-1.13") from failed


async def _decide(table: Table, outbox: Outbox, message: Play | Undo) -> None:
    _check_seat(table, outbox, message.seat)

    def done() -> None:
        outbox.send(Done(message.id))

    if isinstance(message, Play):
        await table.play(message.seat, message.seq, message.action, done)
    else:
        await table.undo(message.seat, message.seq, done)
