"""The PostgreSQL and the Redis of the tests keep and forget what theirs do, and leave nothing behind."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.services import Postgres, Redis, no_postgres, no_redis

needs_postgres = pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())
needs_redis = pytest.mark.skipif(bool(no_redis()), reason=no_redis())


@needs_postgres
def test_what_is_committed_survives_a_kill(tmp_path: Path) -> None:
    service = Postgres(tmp_path)
    try:
        service.start()
        engine = create_engine(service.url)
        with engine.begin() as wire:
            wire.execute(text("CREATE TABLE found (what text)"))
            wire.execute(text("INSERT INTO found VALUES ('pearl')"))
        engine.dispose()
        service.kill()
        service.start()
        with engine.begin() as wire:
            assert wire.execute(text("SELECT what FROM found")).scalar_one() == "pearl"
        engine.dispose()
    finally:
        service.close()
    assert not service.home.exists()


@needs_redis
def test_redis_keeps_nothing(tmp_path: Path) -> None:
    import redis

    service = Redis(tmp_path)
    try:
        service.start()
        with redis.from_url(service.url) as wire:
            wire.set("what", "pearl")
        service.stop()
        service.start()
        with redis.from_url(service.url) as wire:
            assert wire.get("what") is None
    finally:
        service.close()
    assert not service.home.exists()
