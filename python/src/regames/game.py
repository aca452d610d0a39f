"""Games: reading, playing, translating and measuring them."""

from __future__ import annotations

import functools
import os
import tempfile
import time
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from regames import _build, _java, _saved
from regames._arguments import at_least, file, text, whole, workers
from regames._arguments import plies as bounded
from regames._build import Source
from regames._boards import Bits
from regames._engine import Engine, EngineState
from regames._native import NativeEngine
from regames._native_boards import number_moves
from regames.agents import Agent, played_game
from regames.batch import Batch
from regames.errors import GameError, Problem
from regames.results import Playouts, Verification
from regames.spec import (
    REMEMBERED,
    Numbering,
    Spec,
    numbered,
    numbering_of,
    planes_of,
    tags_of,
)
from regames.state import MOST_PLIES, State

MOST_PLAYS = 1 << 40
"""The most random plays in one call; more would take days."""

EngineName = Literal["auto", "cpp", "jvm"]


class Drawing(str):
    """A picture as SVG, which notebooks display."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, file: str | os.PathLike[str]) -> None:
        """Writes the picture to a file."""
        Path(file).write_text(self, encoding="utf-8")


class Game:
    """A valid game, made by :func:`load`. Threads can share it; unpickling reads it again.

    >>> game = load("games/hrg/tictactoe.hrg")
    >>> game.players, game.score_values
    (('x', 'o'), (0, 50, 100))
    """

    def __init__(self, source: Source, engine: EngineName = "auto") -> None:
        if engine not in ("auto", "cpp", "jvm"):
            raise ValueError(f'engine is "auto", "cpp" or "jvm", not {engine!r}')
        self._source = source
        self._wanted: EngineName = engine
        cpp = _build.translated(source)
        facts = _build.facts(cpp)
        announcement: str | None = facts["announcement"] if facts["hides"] else None
        if announcement is not None:
            source = source.announcing()
            cpp = _build.translated(source)
            facts = _announced(facts, _build.facts(cpp))
        self.facts: Mapping[str, Any] = facts
        """What ``translate --to cpp`` says about the numbers in the library, as JSON."""
        self.announcement = announcement
        """The first tag of those moves of chance that are the keeper's, if there are any."""
        self._identity = cpp.name
        self._engine = _engine(source, cpp, engine)
        self.name = source.name
        self.players: tuple[str, ...] = tuple(self._engine.players)
        self._symbols = self._engine.symbols
        self._looker: Batch | None = None
        self._specs: dict[Numbering, Spec] = {}

    @property
    def engine(self) -> str:
        """The engine that plays the game: ``cpp`` or ``jvm``."""
        return self._engine.name

    def player_index(self, player: str) -> int:
        """The index of a player in ``players``.

        :raises ValueError: if there is no such player
        """
        if player not in self.players:
            raise ValueError(f"there is no player {player!r}; there are {', '.join(self.players)}")
        return self.players.index(player)

    def move_text(self, tags: Sequence[int]) -> str:
        """The text of a move, given the numbers of its tags."""
        symbols = self._symbols
        return " ".join([symbols[tag] for tag in tags])

    def score_of(self, symbol: int) -> int | str:
        """A score, given the number of its symbol."""
        return _number(self._symbols[symbol])

    def start(self, seed: int = 0) -> State:
        """The initial state; the seed is for ``play()`` and ``playout()``."""
        engine = self._engine.state(whole("seed", seed), 0)
        return State(self, engine) if self._native is None else self._first._like(engine, None)

    def playouts(
        self,
        plays: int = 1000,
        *,
        seed: int = 1,
        threads: int = 1,
        most_plies: int = MOST_PLIES,
    ) -> Playouts:
        """Plays random games from the start, at the full speed of the engine.

        The same seed gives the same plays with any number of threads, and the same as ``regames run
        --seed``. Other Python threads continue meanwhile.

        >>> played = load("games/hrg/tictactoe.hrg").playouts(1000)
        >>> played.plays, played.unfinished, 7 < played.mean_plies < 8
        (1000, 0, True)
        """
        if not 0 <= whole("plays", plays) <= MOST_PLAYS:
            raise ValueError(f"plays is 0 to {MOST_PLAYS}, not {plays}")
        share = workers(threads)
        most = bounded(most_plies)
        engine = self._quiet
        begin = time.perf_counter()
        tally = engine.playouts(plays, whole("seed", seed), share, most)
        seconds = time.perf_counter() - begin
        scores = {
            player: {
                _number(engine.symbols[symbol]): count
                for symbol, count in enumerate(row)
                if count > 0
            }
            for player, row in zip(self.players, tally.scores, strict=True)
        }
        return Playouts(
            plays, tally.plies, tally.least, tally.most, tally.unfinished, seconds, scores
        )

    def translate(self, language: str, *, passes: Sequence[str] = ()) -> str:
        """The game in another language: ``hrg``, ``rg``, ``rbg``, ``sbg``, ``gdl``, ``json``, …

        :raises GameError: if the language cannot be written, or cannot express the game
        """
        words = ["--to", text("language", language), "-o", "-"]
        if passes:
            words += ["--passes", ",".join(text("passes", name) for name in passes)]
        return _java.succeed(self._source.command("translate", *words)).out

    def save(self, to: str | os.PathLike[str]) -> None:
        """Writes the game with its compiled library to a file, ``NAME.rgx``.

        :func:`load` reads it without Java and without a compiler, on a system of the same kind
        whose processor has the same features; elsewhere it says what is missing. The file contains
        a program: load only files that you trust.

        :raises MissingToolError: if there is no C++ compiler
        """
        source = self._source
        announced = [_build.translated(source.announcing())] if self.announcement else []
        _saved.save(source, [_build.translated(source), *announced], Path(file("to", to)))

    def verify(self, *, states: int | None = None, plays: int | None = None) -> Verification:
        """Checks whether the game is proper: every move can be completed and every play ends."""
        words = ["--json"]
        words += [] if states is None else ["--states", str(at_least("states", states, 1))]
        words += [] if plays is None else ["--plays", str(at_least("plays", plays))]
        output = self._source.command("verify", *words)
        found = _java.objects(output.out)
        if not found or "conditions" not in found[0]:
            raise GameError(output.err.strip() or output.out.strip())
        reasons = [
            reason["finding"]
            for condition in found[0]["conditions"]
            for reason in condition["found"]
        ]
        return Verification(
            is_proper=found[0]["proper"],
            is_complete=found[0]["exhaustive"],
            problems=tuple(map(Problem.of, [*reasons, *found[0]["lints"]])),
        )

    def metrics(self, *, plays: int = 400, seed: int = 1) -> dict[str, float]:
        """What ``regames evaluate`` measures by random plays: balance, length, choice and more."""
        words = ["--json", "--plays", str(at_least("plays", plays, 1))]
        output = self._source.command("evaluate", *words, "--seed", str(whole("seed", seed)))
        found = _java.objects(_java.succeed(output).out)
        measured: dict[str, Any] = found[0]["metrics"]
        return {
            name: float(metric["value"]) for name, metric in measured.items() if "value" in metric
        }

    def draw(self, *, rules: bool = False) -> Drawing:
        """A picture of the board at the start, or of the automaton of the rules."""
        return Drawing(self.translate("svg")) if rules else self.drawn([], None)

    def drawn(self, history: Sequence[tuple[str, str]], player: str | None) -> Drawing:
        """A picture of the board after some moves, showing only what a player may know."""
        words = [] if player is None else ["--as", player]
        if history:
            words += ["--after", " / ".join(f"{mover}: {move}" for mover, move in history)]
        with tempfile.TemporaryDirectory(prefix="regames-") as folder:
            picture = Path(folder) / "board.svg"
            _java.succeed(self._source.command("draw", *words, "-o", str(picture)))
            return Drawing(picture.read_text(encoding="utf-8"))

    def agent(self, spec: str, player: str, *, seed: int = 1) -> Agent:
        """An agent of the command ``regames match``, such as ``mcts:100ms``, for one seat.

        It thinks in a JVM inside this process, whichever engine plays the game; creating the first
        one takes some seconds.

        :raises ValueError: if there is no such agent; the text lists the existing ones
        """
        return Agent(self, self._played, text("spec", spec), player, whole("seed", seed))

    def batch(
        self,
        boards: int | None = None,
        *,
        states: Sequence[State] | None = None,
        seed: int = 0,
        threads: int = 1,
        auto_reset: bool = True,
        observations: bool = True,
        masks: bool = True,
        scaled: bool = False,
        most_plies: int = MOST_PLIES,
        numbering: Numbering | None = None,
    ) -> Batch:
        """Many plays in lockstep, see :class:`~regames.batch.Batch`.

        >>> game = load("games/hrg/tictactoe.hrg")
        >>> [int(mask.sum()) for mask in game.batch(states=[game.start(), game.start().apply(4)]).masks]
        [9, 8]

        :param boards: the number of plays
        :param states: instead of ``boards``, the initial state of each board, see ``Batch.set``
        :param threads: how many threads share the boards; 0 for one per core
        :param auto_reset: whether a new play begins within the step that ends one
        :param observations: whether steps fill ``observations``
        :param masks: whether steps fill ``masks``
        :param scaled: whether rewards go from -1 to 1 instead of being scores
        :param most_plies: the number of moves after which a play is truncated
        :param numbering: what actions are, see :class:`~regames.spec.Spec`
        """
        if (boards is None) == (states is None):
            raise TypeError("a batch is made of a number of boards, or of states")
        batch = Batch(
            self,
            self._engine,
            self.spec(numbering),
            len(states) if states is not None else whole("boards", boards or 0),
            seed=whole("seed", seed),
            threads=workers(threads),
            auto_reset=auto_reset,
            observations=observations,
            masks=masks,
            scaled=scaled,
            most_plies=bounded(most_plies, 1),
        )
        for board, state in enumerate(states or ()):
            batch.set(board, state)
        return batch

    def spec(self, numbering: Numbering | None = None) -> Spec:
        """Describes the actions and observations of the game.

        >>> spec = load("games/hrg/tictactoe.hrg").spec()
        >>> spec.numbering, spec.actions[:2], spec.features
        ('moves', ('C__1_1', 'C__1_2'), 33)
        """
        chosen = numbering_of(self.facts, numbering)
        if chosen not in self._specs:
            self._specs[chosen] = self._spec(chosen)
        return self._specs[chosen]

    def _seen(self, state: EngineState, player: int) -> Bits:
        """The observation of a player in a state where nothing is hidden, from a batch of one play."""
        if self._looker is None:
            self._looker = self.batch(1)
        return self._looker._look(state, player)

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_") and name in self.__dict__:
            raise AttributeError(f"{name} of a game cannot be another one")
        super().__setattr__(name, value)

    def _spec(self, numbering: Numbering) -> Spec:
        facts = self.facts
        tags = tags_of(facts)
        count = len(self.players)
        actions, moves = numbered(facts, numbering, tags)
        hides = bool(facts["hides"])
        planes = [] if hides else planes_of(facts, self._symbols, 2 * count)
        remembered = REMEMBERED if hides else 0
        movers = (*self.players, "random", *(["keeper"] if self.announcement else []))
        features = 2 * count + remembered * (len(movers) + len(tags))
        features += sum(len(plane.values) for plane in planes)
        return Spec(
            numbering=numbering,
            actions=actions,
            moves=moves,
            tags=tuple(tags),
            players=self.players,
            scores=self.score_values,
            hides=hides,
            chance=bool(facts["chance"]),
            outcomes=tuple(" ".join(move) for move in facts.get("outcomes", [])),
            planes=tuple(planes),
            movers=movers,
            remembered=remembered,
            features=features,
        )

    @functools.cached_property
    def _native(self) -> NativeEngine | None:
        """The engine if it knows the numbers of all moves itself."""
        engine, spec = self._engine, self.spec()
        is_listed = spec.numbering == "moves" and (not spec.chance or "outcomes" in self.facts)
        if not isinstance(engine, NativeEngine) or not is_listed or self.announcement is not None:
            return None
        number_moves(engine, self.facts, spec)
        return engine

    @functools.cached_property
    def _played(self) -> Any:
        """The game in the form that agents use."""
        return played_game(self)

    @functools.cached_property
    def _first(self) -> State:
        """The initial state, of which all others start as copies."""
        return State(self, self._engine.state(0, 0))

    @functools.cached_property
    def _symbol_numbers(self) -> Mapping[str, int]:
        return {name: number for number, name in enumerate(self._symbols)}

    @functools.cached_property
    def _quiet(self) -> Engine:
        """The engine of the command line, in which the keeper has no moves."""
        if self.announcement is None:
            return self._engine
        return _engine(self._source, _build.translated(self._source), self._wanted)

    @functools.cached_property
    def score_values(self) -> tuple[int | str, ...]:
        """The possible scores, in increasing order if they are numbers."""
        values = [_number(score) for score in self.facts["scores"]]
        return tuple(sorted(values, key=lambda value: (isinstance(value, str), value)))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Source, EngineName]]:
        return _restored, (self._source, self._wanted)

    def __repr__(self) -> str:
        return f"<Game {self.name}: {', '.join(self.players)}; engine {self.engine}>"


_read: weakref.WeakValueDictionary[tuple[Any, ...], Game] = weakref.WeakValueDictionary()
"""The unpickled games, so that all states of a game that arrive in a process share one."""


def _restored(source: Source, engine: EngineName) -> Game:
    """Unpickles a game, reading it again unless it is in memory."""
    key = (source, engine, source.key())
    game = _read.get(key)
    if game is None:
        game = _read[key] = Game(source, engine)
    return game


def _number(word: str) -> int | str:
    try:
        return int(word)
    except ValueError:
        return word


def _announced(plain: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    """What numbers mean if the keeper has moves, which are not those of players or of chance."""
    tag = plain["announcement"]
    known = {**facts, "announcement": tag, "tags": [t for t in tags_of(facts) if t != tag]}
    for name in ("chance", "moves", "outcomes", "merged"):
        known.pop(name, None)
        if name in plain:
            known[name] = plain[name]
    return known


def _engine(source: Source, cpp: Path, name: EngineName) -> Engine:
    if name == "jvm" or (name == "auto" and not source.saved and _build.compiler() is None):
        from regames._jvm import JvmEngine

        return JvmEngine(source)
    return NativeEngine(_build.library(cpp))


def load(
    source: str | os.PathLike[str],
    *,
    language: str | None = None,
    engine: EngineName = "auto",
    budget: int | None = None,
    script_seconds: int | None = None,
    script_seed: int | None = None,
    allow_io: bool = False,
) -> Game:
    """Reads a game and prepares it for playing.

    The first time this takes as long as compiling its C++, some seconds; the result is cached.

    :param source: a file, whose suffix determines the language, or with ``language`` the text of a
        game; or a file that ``game.save`` wrote
    :param language: ``hrg``, ``rg``, ``rbg``, ``sbg``, ``gdl``, ``lud``, ``linegame``,
        ``linegame-python``
    :param engine: ``cpp``, ``jvm``, or ``auto``: the first if there is a C++ compiler, else the
        second
    :param budget: how many items (symbols, nodes, …) a game may have
    :param script_seconds: how long a script may run (default: 10)
    :param script_seed: the seed of the random numbers of scripts
    :param allow_io: lets scripts read files and use the network; only for scripts that you trust
    :raises GameError: if the game is not valid, with all problems
    :raises MissingToolError: if no Java is found

    >>> load("domain Player = x\\ndomain Score = 0\\ngraph rules() {\\n  check(plaier == x)\\n  end()\\n}\\n",
    ...      language="hrg")
    Traceback (most recent call last):
    regames.errors.GameError: ...
    """
    options: list[str] = []
    if budget is not None:
        options += ["--budget", str(at_least("budget", budget, 1))]
    if script_seconds is not None:
        options += ["--script-seconds", str(at_least("script_seconds", script_seconds, 1))]
    if script_seed is not None:
        options += ["--script-seed", str(whole("script_seed", script_seed))]
    options += ["--allow-io"] if allow_io else []
    if language is not None:
        text("language", language)
    if language is not None and isinstance(source, str):
        return Game(Source(text("source", source), None, language, tuple(options)), engine)
    named = Path(file("source", source))
    if named.suffix == _saved.SUFFIX:
        return Game(_saved.opened(named), engine)
    return Game(Source(None, named, language, tuple(options)), engine)
