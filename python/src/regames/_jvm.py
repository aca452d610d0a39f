"""The engine that compiles games to bytecode, in a JVM inside this process (JPype)."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from regames import _java
from regames._build import Source
from regames._engine import EngineState, Tally
from regames.errors import EndlessPlayError, GameError, MissingToolError

_starting = threading.Lock()

_LONG = 1 << 63


def running_java() -> Any:
    """JPype with a running JVM; a process has at most one."""
    try:
        import jpype
    except ImportError as missing:
        raise MissingToolError(
            "without a C++ compiler games are played in a JVM, which needs JPype:\n"
            "  pip install jpype1"
        ) from missing
    with _starting:
        if not jpype.isJVMStarted():
            home = _java.java_home()
            libraries = [*home.glob("lib/server/libjvm.*"), *home.glob("bin/server/jvm.dll")]
            if not libraries:
                raise MissingToolError(f"{home} has no JVM that a process can load")
            jpype.startJVM(
                str(libraries[0]),
                "-Xrs",
                "--enable-native-access=ALL-UNNAMED",
                *_java.properties(),
                classpath=[str(_java.jar())],
                convertStrings=False,
            )
    return jpype


def signed(seed: int) -> int:
    """A seed as a Java long."""
    return (seed + _LONG) % (2 * _LONG) - _LONG


def unpacked() -> MissingToolError:
    """Why a state cannot be converted to bytes."""
    return MissingToolError(
        "states and boards become bytes with the engine cpp only, which needs a C++ compiler;\n"
        "states of the engine jvm can be copied, but not pickled, and not be put into batches"
    )


class JvmEngine:
    """A compiled game in the JVM."""

    name = "jvm"

    def __init__(self, source: Source) -> None:
        # Through the command, so that scripts and large texts have the same limits as there.
        output = source.command("translate", "--to", "json", "-o", "-")
        if output.code != 0:
            raise source.failed(output)
        self.jpype = running_java()
        java = self.jpype.JClass
        try:
            self.model = java("org.regames.Games").load(output.out, "json").compile()
        except java("org.regames.GameException") as wrong:
            raise GameError(str(wrong.getMessage())) from None
        self.endless = java("org.regames.backend.model.EndlessPlayException")
        self.numbers = java("org.regames.backend.play.SplitMix")
        self.symbols: Sequence[str] = tuple(
            str(self.model.symbol(i)) for i in range(self.model.symbolCount())
        )
        self.players: Sequence[str] = tuple(str(player) for player in self.model.players())
        self.numbered = {name: number for number, name in enumerate(self.symbols)}

    def state(self, seed: int, play: int) -> JvmState:
        """An initial state."""
        return JvmState(self, self.model.newState(), self.random(seed, play))

    def random(self, seed: int, play: int) -> Any:
        """The random numbers of a play."""
        numbers = self.numbers()
        numbers.start(signed(seed), signed(play))
        return numbers

    def playouts(self, count: int, seed: int, threads: int, most: int) -> Tally:
        """Random plays from the start, the same as those of ``regames run``."""
        symbols = len(self.symbols)
        rows = [[0] * symbols for _ in self.players]
        if count == 0:
            return Tally(rows, 0, 0, 0, 0)
        java = self.jpype.JClass
        playouts = java("org.regames.backend.play.Playouts")(
            java("java.util.OptionalLong").of(count),
            java("java.util.Optional").empty(),
            signed(seed),
            threads,
            max(1, most),
        )
        try:
            played = playouts.run(self.model)
        except self.endless as failure:
            raise EndlessPlayError(str(failure.getMessage())) from None
        for row, player in zip(rows, self.players, strict=True):
            for entry in played.scores().get(player).entrySet():
                row[self.numbered[str(entry.getKey())]] = int(entry.getValue())
        plies = played.plies()
        return Tally(
            rows, int(played.states()), int(plies.min()), int(plies.max()), int(played.unfinished())
        )


class JvmState:
    """A state in the JVM."""

    __slots__ = ("_broken", "_engine", "_moves", "_random", "_state")

    def __init__(self, engine: JvmEngine, state: Any, random: Any) -> None:
        self._engine = engine
        self._state = state
        self._moves = engine.model.newMoves()
        self._random = random
        self._broken = False

    def _guarded(self, action: Any, *arguments: Any) -> Any:
        if self._broken:
            raise EndlessPlayError("the rules of this state did not end before")
        try:
            return action(*arguments)
        except self._engine.endless as failure:
            self._broken = True
            raise EndlessPlayError(str(failure.getMessage())) from None

    @property
    def java(self) -> Any:
        """The object in Java."""
        return self._state

    def copy(self) -> JvmState:
        return JvmState(self._engine, self._state.copy(), self._random.copy())

    def seed(self, seed: int, play: int) -> None:
        self._random = self._engine.random(seed, play)

    def player(self) -> int:
        return int(self._state.currentPlayer())

    def is_terminal(self) -> bool:
        return bool(self._state.isTerminal())

    def score(self, player: int) -> int:
        return int(self._state.scoreSymbol(player))

    def moves(self) -> int:
        self._guarded(self._state.legalMoves, self._moves)
        return int(self._moves.size())

    def tags(self, move: int, player: int = -1) -> tuple[int, ...]:
        state, numbered = self._state, self._engine.numbered
        names = (
            state.tags(self._moves, move)
            if player < 0
            else state.seenBy(player, self._moves, move)
        )
        return tuple(numbered[str(name)] for name in names)

    def play(self, move: int) -> None:
        self._guarded(self._state.apply, self._moves, move)

    def draw(self) -> int:
        if self.moves() == 0:
            return -2
        return int(self._state.draw(self._moves, self._random))

    def playout(self, most: int) -> int:
        plies = 0
        while plies < most:
            plies += int(
                self._guarded(self._state.playOn, self._moves, self._random, most - plies)
            )
            if plies >= most or not self._guarded(
                self._state.applyRandom, self._moves, self._random
            ):
                return plies
            plies += 1
        return plies

    def equals(self, other: EngineState) -> bool:
        return isinstance(other, JvmState) and bool(self._state.equals(other._state))

    def hash(self) -> int:
        return int(self._state.hashCode()) & 0xFFFFFFFF

    def describe(self) -> str:
        return str(self._state.toString())
