"""The tree of decisions a search has tried, as flat rows of numbers: a node stands for the way to it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
UNASKED: Final = -1.0


class Tree:
    """What is known about each line of play: how often it was offered, tried, and what it brought to whoever chose it."""

    size: i64
    action: vec[i64]
    first: vec[i64]  # the child added last; further ones hang behind it
    next: vec[i64]
    visits: vec[i64]
    offered: vec[i64]  # the availability count
    gain: vec[float]  # the sum over all visits
    hope: vec[
        float
    ]  # the prior: what the game's evaluation promised before it was tried, or what the first try brought

    def __init__(self) -> None:
        self.size = 0
        self.action = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()
        self.gain = vec[float]()
        self.hope = vec[float]()
        self.add(NONE, NONE)

    def add(self, parent: i64, action: i64) -> i64:
        """A new node below a parent; a root has none."""
        node: i64 = self.size
        self.size = node + 1
        self.action = append(self.action, action)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE if parent == NONE else self.first[parent])
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.gain = append(self.gain, 0.0)
        self.hope = append(self.hope, UNASKED)
        if parent != NONE:
            self.first[parent] = node
        return node

    def child(self, parent: i64, action: i64) -> i64:
        """The node an action leads to, or NONE."""
        node: i64 = self.first[parent]
        while node != NONE and self.action[node] != action:
            node = self.next[node]
        return node

    def most_tried(self, parent: i64) -> i64:
        """The child that was tried most, or NONE; among equals the one that brought more."""
        best: i64 = NONE
        node: i64 = self.first[parent]
        while node != NONE:
            if best == NONE or self.beats(node, best):
                best = node
            node = self.next[node]
        return best

    def beats(self, one: i64, two: i64) -> bool:
        """Was one tried more than the other, or as often with more gain?"""
        if self.visits[one] == self.visits[two]:
            return self.gain[one] > self.gain[two]
        return self.visits[one] > self.visits[two]
