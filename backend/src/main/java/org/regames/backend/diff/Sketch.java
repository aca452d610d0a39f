package org.regames.backend.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.backend.diff.ComparedGame.Position;
import org.regames.backend.diff.ComparedGame.PossibleMove;
import org.regames.ir.NaturalOrder;

/**
 * The beginning of a game, or of what follows one of its states, as a graph of states, layer by
 * layer, in which every tag, player and score is a numbered name: a renaming is inferred from it.
 */
final class Sketch {
  /** A move: its tags, and the number of the state it leads to, or {@link #BEYOND}. */
  record SketchedMove(int[] tags, int to) {}

  /** A state: who is to move, or the scores if the play has ended, and the moves. */
  record Node(int player, int[] scores, List<SketchedMove> steps) {}

  /** Leads out of the sketch. */
  static final int BEYOND = -1;

  private static final int NOBODY = -1;

  private final List<String> playerNames;
  private final SortedMap<String, Integer> numbers = new TreeMap<>(NaturalOrder.NATURAL);
  private final Map<Position, Integer> states = new LinkedHashMap<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<Integer> layers = new ArrayList<>();
  private List<Position> layer = new ArrayList<>();
  private int depth;

  /** A sketch of what follows a state. */
  Sketch(List<String> players, Optional<Position> start) {
    this.playerNames = players;
    players.forEach(this::number);
    start.ifPresent(this::enter);
  }

  private int number(String name) {
    return numbers.computeIfAbsent(name, _ -> numbers.size());
  }

  private int enter(Position state) {
    Integer known = states.putIfAbsent(state, states.size());
    if (known == null) {
      layer.add(state);
      layers.add(depth);
    }
    return states.get(state);
  }

  /** The number of states, including those whose moves are not known yet. */
  public int size() {
    return states.size();
  }

  /** Whether there are no more states to expand. */
  boolean isComplete() {
    return layer.isEmpty();
  }

  /** Expands the states that were found last. */
  void grow() {
    List<Position> last = layer;
    layer = new ArrayList<>();
    depth++;
    for (Position state : last) {
      List<SketchedMove> steps = new ArrayList<>();
      for (PossibleMove move : state.moves()) {
        int to = move.after().map(this::enter).orElse(BEYOND);
        steps.add(new SketchedMove(move.tags().stream().mapToInt(this::number).toArray(), to));
      }
      nodes.add(node(state, steps));
    }
  }

  private Node node(Position state, List<SketchedMove> steps) {
    if (!state.isTerminal()) {
      return new Node(number(state.player()), new int[0], steps);
    }
    int[] scores = playerNames.stream().mapToInt(p -> number(state.score(p))).toArray();
    return new Node(NOBODY, scores, steps);
  }

  /** The states whose moves are known, by number, in breadth-first order. */
  List<Node> nodes() {
    return nodes;
  }

  /** Whether a step leads to a state that is farther from the start. */
  boolean leadsOn(int from, SketchedMove step) {
    return step.to != BEYOND && layers.get(step.to) > layers.get(from);
  }

  /** All names that occur, in natural order, with their numbers. */
  SortedMap<String, Integer> names() {
    return numbers;
  }

  /** The numbers of the players, in their order. */
  int[] players() {
    return playerNames.stream().mapToInt(numbers::get).toArray();
  }
}
