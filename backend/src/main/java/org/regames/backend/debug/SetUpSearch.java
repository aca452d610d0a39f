package org.regames.backend.debug;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Looks for plays that lead to positions which somebody has set up, the shortest first. */
public final class SetUpSearch {
  private static final int MOST_STATES = 50_000;
  private static final long MOST_WORK = 500_000;

  private final Game game;
  private final Interpreter interpreter;

  /**
   * @param game a game without validation errors
   */
  public SetUpSearch(Game game) {
    this.game = Builtins.complete(game);
    this.interpreter = Interpreter.of(this.game).reportingTo(new ImproprietyLog());
  }

  /** Whether plays lead to a position. */
  public enum Answer {
    /** A play was found. */
    REACHABLE,
    /** All positions of the game were searched. */
    UNREACHABLE,
    /** No play was found before the search had to end. */
    UNKNOWN
  }

  /**
   * Whether any play leads to a position.
   *
   * @param isEnough whether to give up; called now and then
   * @throws IllegalArgumentException if the position is not one of the game
   */
  public Answer reaches(SetUpPosition position, BooleanSupplier isEnough) {
    State base = position.state(game);
    Map<String, Value> wanted = position.values(game);
    Predicate<String> matters = matters(base.node());
    Predicate<State> isIt =
        state -> {
          Map<String, Value> values = state.values();
          return state.node().equals(base.node())
              && wanted.keySet().stream()
                  .filter(matters)
                  .allMatch(name -> wanted.get(name).equals(values.get(name)));
        };
    if (isIt.test(base)) {
      return Answer.REACHABLE;
    }
    Search search = search(Plays.after(interpreter, List.of()), isIt, isEnough);
    return search.found().isPresent()
        ? Answer.REACHABLE
        : search.isComplete() ? Answer.UNREACHABLE : Answer.UNKNOWN;
  }

  /** Who is to move in a position. */
  public String mover(SetUpPosition position) {
    return position.state(game).player();
  }

  /** Who can be to move somewhere in the game: the players, and chance if there is any. */
  public List<String> movers() {
    List<String> movers = new ArrayList<>(interpreter.players());
    boolean hasChance =
        game.edges().stream()
            .anyMatch(
                edge ->
                    edge.action() instanceof Action.Assignment(Expression left, Expression right)
                        && left.toString().equals(Builtins.PLAYER)
                        && right.toString().equals(Builtins.RANDOM));
    if (hasChance) {
      movers.add(Builtins.RANDOM);
    }
    return movers;
  }

  /** The variables that later moves depend on. */
  public Set<String> remembered(SetUpPosition position) {
    Predicate<String> matters = matters(position.state(game).node());
    return game.variables().stream()
        .map(Variable::name)
        .filter(matters)
        .collect(Collectors.toSet());
  }

  /** Which variables later moves depend on; in very large games all are assumed to matter. */
  private Predicate<String> matters(String node) {
    if ((long) game.edges().size() * game.variables().size() > MOST_WORK) {
      return _ -> true;
    }
    Automaton automaton = Automaton.of(game);
    Liveness liveness = Liveness.ofPlays(automaton, game.variables());
    int number = automaton.node(node);
    return name -> liveness.isLive(number, name);
  }

  /**
   * The same position with somebody else to move. It is the one after another play: the visible
   * part of the position stays, and the hidden state of the rules is that after the other play.
   *
   * @param places what stays, as {@link SetUpPosition} writes it
   * @return nothing if no short play leads to their turn
   */
  public Optional<SetUpPosition> withMover(
      SetUpPosition position, String mover, List<String> places, BooleanSupplier isEnough) {
    return turnOf(position.state(game), mover, isEnough)
        .or(() -> turnOf(Plays.after(interpreter, List.of()), mover, isEnough))
        .map(
            state -> {
              SetUpPosition other = SetUpPosition.after(tags(state));
              Map<String, String> changes = new LinkedHashMap<>();
              Map<String, Value> now = position.values(game);
              for (String place : places) {
                String symbol = at(now, place);
                if (!symbol.equals(at(state.values(), place))) {
                  changes.put(place, symbol);
                }
              }
              return new SetUpPosition(other.after(), changes);
            });
  }

  /**
   * The position after some moves that were played from another one, as a position of its own.
   *
   * @return nothing if no short play leads to its node
   * @throws IllegalArgumentException if a move is not legal
   */
  public Optional<SetUpPosition> after(
      SetUpPosition position, List<List<String>> moves, BooleanSupplier isEnough) {
    if (moves.isEmpty()) {
      return Optional.of(position);
    }
    Interpreter begun = Interpreter.of(position.begun(game)).reportingTo(new ImproprietyLog());
    State now = Plays.after(begun, moves);
    Predicate<State> isThere =
        state -> state.node().equals(now.node()) && state.player().equals(now.player());
    return nearest(position.state(game), isThere, isEnough)
        .or(() -> nearest(Plays.after(interpreter, List.of()), isThere, isEnough))
        .map(state -> new SetUpPosition(tags(state), differences(state.values(), now.values())));
  }

  /** The places where values differ, and the new ones. */
  private Map<String, String> differences(Map<String, Value> before, Map<String, Value> now) {
    Typing typing = Typing.of(game);
    Map<String, String> differences = new LinkedHashMap<>();
    for (Variable variable : game.variables()) {
      String name = variable.name();
      if (!name.equals(Builtins.PLAYER) && !before.get(name).equals(now.get(name))) {
        Shape shape = typing.shape(variable.type()).orElseThrow();
        places(name, shape).stream()
            .filter(place -> !at(before, place).equals(at(now, place)))
            .forEach(place -> differences.put(place, at(now, place)));
      }
    }
    return differences;
  }

  private static List<String> places(String place, Shape shape) {
    return switch (shape) {
      case Shape.SetShape _ -> List.of(place);
      case Shape.MapShape map ->
          map.source().symbols().stream()
              .flatMap(key -> places(place + " " + key, map.target()).stream())
              .toList();
    };
  }

  /** The nearest state where somebody is to move. */
  private Optional<State> turnOf(State from, String mover, BooleanSupplier isEnough) {
    return nearest(from, state -> state.player().equals(mover), isEnough);
  }

  /** The nearest state that is wanted and not the end. */
  private Optional<State> nearest(State from, Predicate<State> isWanted, BooleanSupplier isEnough) {
    Predicate<State> goesOn = state -> !state.isTerminal();
    return search(from, goesOn.and(isWanted), isEnough).found();
  }

  /**
   * The outcome of a search.
   *
   * @param found the nearest state that was wanted
   * @param isComplete whether all reachable states were visited
   */
  private record Search(Optional<State> found, boolean isComplete) {}

  private Search search(State from, Predicate<State> isWanted, BooleanSupplier isEnough) {
    Set<State> seen = new HashSet<>(Set.of(from));
    Queue<State> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      State state = open.remove();
      if (isWanted.test(state)) {
        return new Search(Optional.of(state), false);
      }
      for (Move move : interpreter.moves(state)) {
        if (seen.size() >= MOST_STATES || isEnough.getAsBoolean()) {
          return new Search(Optional.empty(), false);
        }
        interpreter.settle(move.next()).filter(seen::add).ifPresent(open::add);
      }
    }
    return new Search(Optional.empty(), true);
  }

  private static List<List<String>> tags(State state) {
    List<List<String>> tags = new ArrayList<>();
    for (Turn turn : state.play()) {
      if (!turn.player().equals(Builtins.KEEPER)) {
        tags.add(turn.tags());
      }
    }
    return tags;
  }

  /** The symbol at a place. */
  public static String at(Map<String, Value> values, String place) {
    List<String> words = List.of(place.split(" "));
    Value value = values.get(words.getFirst());
    for (String key : words.subList(1, words.size())) {
      value = ((Value.MapLiteral) value).at(key);
    }
    return value.toString();
  }
}
