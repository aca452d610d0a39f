package org.regames.backend.interpreter;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.regames.backend.interpreter.rules.ResolvedGame;
import org.regames.backend.interpreter.search.Search;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;

/**
 * Plays a game exactly as its rules say (RG paper, section 2.1). Written to be correct rather than
 * fast: every other engine is checked against it.
 *
 * <p>Anything improper in the game is reported in {@link #findings()}; see {@link Impropriety} for
 * how play continues.
 *
 * <p>States are immutable and can be shared; an interpreter itself serves one thread at a time.
 * {@link #reportingTo} makes one for another thread cheaply.
 */
public final class Interpreter {
  private final ResolvedGame rules;
  private final Limits limits;
  private final ImproprietyLog findings;
  private final Watch watch;
  private final Search search;
  private final Reports reports;

  private Interpreter(ResolvedGame rules, Limits limits, ImproprietyLog findings) {
    this.rules = rules;
    this.limits = limits;
    this.findings = findings;
    this.watch = new Watch(rules, findings, limits);
    this.search = new Search(rules, watch);
    this.reports = new Reports(rules, findings, watch, search);
  }

  /**
   * An interpreter with {@link Limits#DEFAULT} and the default {@link Budget}.
   *
   * @param game a game without validation errors; missing built-ins are added
   * @throws org.regames.ir.diagnostic.DiagnosticException if a state of the game would be too large
   *     for memory
   * @throws IllegalArgumentException if the game is not valid
   */
  public static Interpreter of(Game game) {
    return of(game, Limits.DEFAULT, new Budget());
  }

  /**
   * An interpreter with other limits.
   *
   * @param limits how much work a query may cause
   * @param budget how many values variables and constants may have altogether
   */
  public static Interpreter of(Game game, Limits limits, Budget budget) {
    return new Interpreter(new ResolvedGame(game, budget), limits, new ImproprietyLog());
  }

  /** The same rules, for use by another thread or with findings kept apart. */
  public Interpreter reportingTo(ImproprietyLog others) {
    return new Interpreter(rules, limits, others);
  }

  /** What was improper in all that this interpreter played so far. */
  public ImproprietyLog findings() {
    return findings;
  }

  /**
   * The work of all queries so far, in edges followed; the same for the same queries on any
   * machine.
   */
  public long work() {
    return watch.work();
  }

  /** The players in the order of type {@code Player}, without the system players. */
  public List<String> players() {
    return rules.playerNames();
  }

  /** The state where every play starts: usually the keeper's turn, see {@link #settle(State)}. */
  public State initial() {
    return new State(rules, rules.begin(), rules.initial(), null);
  }

  /**
   * The legal moves of whoever is to move, the keeper included: each distinct pair of tags and next
   * state once, in the order in which paths along the edges find them. Empty at the end of a play;
   * empty elsewhere is reported as a dead end.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException where the search exceeds the limits
   */
  public List<Move> moves(State state) {
    if (state.isTerminal()) {
      return List.of();
    }
    Moves moves = new Moves(rules, state);
    watch.start(state);
    search.moves(state.nodeNumber(), state.semistate(), false, moves);
    reports.check(state, moves);
    return moves.list();
  }

  /**
   * Why a move is legal or not. Searches the paths that begin with its tags and, for each condition
   * that blocks one of them, the paths that would exist without it.
   *
   * @param tags symbols of the game
   * @param most how many edges the search may follow, not counting those of checks
   */
  public Explanation explain(State state, List<String> tags, long most) {
    return new Explainer(rules, watch, search, most).explain(state, tags);
  }

  /**
   * A stepper along single paths of these rules. Use only one of it and the interpreter at a time.
   */
  public Stepper stepper() {
    return new Stepper(rules, watch, search);
  }

  /** The legal moves; of moves of {@code random} that lead to the same state only the first. */
  public List<Move> outcomes(State state) {
    List<Move> moves = moves(state);
    if (!state.isRandomsTurn()) {
      return moves;
    }
    Map<State, Move> outcomes = new LinkedHashMap<>();
    moves.forEach(move -> outcomes.putIfAbsent(move.next(), move));
    return new ArrayList<>(outcomes.values());
  }

  /**
   * Plays the keeper's moves until somebody else is to move or the play has ended. If the keeper
   * has several moves it plays the first.
   *
   * @return the state reached, or nothing if the keeper has no move or goes on forever, which is
   *     reported
   */
  public Optional<State> settle(State state) {
    return settlements(state, moves -> moves.subList(0, Math.min(1, moves.size()))).stream()
        .findFirst();
  }

  /** The same, but of several moves of the keeper one is drawn uniformly. */
  public Optional<State> settle(State state, RandomGenerator random) {
    return settlements(
            state,
            moves -> moves.size() < 2 ? moves : List.of(moves.get(random.nextInt(moves.size()))))
        .stream()
        .findFirst();
  }

  /**
   * All states reached by playing the keeper's moves, one for each sequence of them: exactly one in
   * a proper game, none if the keeper gets stuck.
   */
  public List<State> settlements(State state) {
    return settlements(state, UnaryOperator.identity());
  }

  private List<State> settlements(State state, UnaryOperator<List<Move>> choice) {
    if (state.isTerminal() || !state.isKeepersTurn()) {
      return List.of(state);
    }
    List<State> settled = new ArrayList<>();
    new ForcedMoves(watch, limits.keeperMoves(), reports::endlessKeeper)
        .play(
            state,
            at -> {
              if (at.isTerminal() || !at.isKeepersTurn()) {
                settled.add(at);
                return List.of();
              }
              return choice.apply(moves(at));
            });
    return settled;
  }

  /** The same from several states, without duplicates; in a proper game one for each. */
  public Set<State> settlements(Collection<State> states) {
    Set<State> settled = new LinkedHashSet<>();
    states.forEach(state -> settled.addAll(settlements(state)));
    return settled;
  }

  /**
   * The states right after a move, where possibly the keeper is to move: one in a proper game, none
   * if the move is not legal or somebody else is to move.
   */
  public Set<State> after(State state, Turn turn) {
    Set<State> reached = new LinkedHashSet<>();
    if (!state.isTerminal() && state.player().equals(turn.player())) {
      moves(state).stream()
          .filter(move -> move.tags().equals(turn.tags()))
          .forEach(move -> reached.add(move.next()));
    }
    return reached;
  }

  /**
   * Plays on while there is no choice: moves of the keeper, and moves of a player or of random with
   * only one move; moves of random to the same state count as one.
   *
   * @return for each play that leads to a choice its moves, at least two: one such play in a proper
   *     game, none if the play ends first
   */
  public List<List<Move>> choices(State state) {
    List<List<Move>> choices = new ArrayList<>();
    new ForcedMoves(watch, limits.keeperMoves(), reports::endlessPlay)
        .play(
            state,
            at -> {
              List<Move> moves = outcomes(at);
              if (at.isKeepersTurn() || moves.size() < 2) {
                return moves;
              }
              choices.add(moves);
              return List.of();
            });
    return Collections.unmodifiableList(choices);
  }

  /**
   * The edges that were never legal, in a move or a check, in anything that this interpreter
   * played; in the order of the game.
   */
  public List<Edge> untakenEdges() {
    return IntStream.range(0, rules.automaton().edgeCount())
        .filter(edge -> !watch.wasTaken(edge))
        .mapToObj(rules.automaton()::edge)
        .toList();
  }

  /** How many edges were legal, in a move or a check, in anything that was played. */
  public int takenEdges() {
    return watch.takenEdges();
  }

  /**
   * Reports that a play has repeated a state.
   *
   * @param state the state with that play
   * @param moves how many of its moves, keeper moves included, lead from the state back to it
   */
  public void repeat(State state, int moves) {
    reports.repeatedState(state, moves);
  }

  /** Reports that a play was given up after so many moves of players and random. */
  public void giveUp(State state, long plies) {
    reports.endlessPlay(state, false, plies);
  }
}
