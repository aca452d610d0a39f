package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Looks for reachable states that are not terminal and in which some role has no legal move: first
 * in the states after few steps, so that the play there is short, then in random plays. Visits a
 * bounded number of formulas, whatever the game is.
 */
public final class DeadEnds {
  /** The most formulas visited by the breadth-first search, for all states together. */
  private static final long MOST_WORK = 3_000_000;

  private static final int MOST_STATES = 300;

  /** Combinations of moves tried in one state. */
  private static final int MOST_COMBINATIONS = 20;

  private static final int PLAYS = 3;
  private static final int STEPS = 60;

  /**
   * A state that was found.
   *
   * @param role the number of the role without a legal move
   * @param play what the roles did before, step by step
   */
  public record DeadEnd(int role, List<String> play) {
    public DeadEnd {
      play = List.copyOf(play);
    }
  }

  private final GameNet game;
  private final NetPlay play;
  private final int states;

  private DeadEnds(GameNet game) {
    this.game = game;
    this.play = new NetPlay(game);
    this.states = Math.clamp(MOST_WORK / game.net().size(), 1, MOST_STATES);
  }

  /** A state reached on a path from the first one. */
  private record Reached(BitSet state, Reached before, List<Integer> moves) {}

  /** The first such state found, if there is one. */
  public static Optional<DeadEnd> find(GameNet game) {
    DeadEnds search = new DeadEnds(game);
    return search.nearby().or(search::atRandom);
  }

  private Optional<DeadEnd> nearby() {
    Deque<Reached> open = new ArrayDeque<>();
    Set<BitSet> seen = new HashSet<>();
    open.add(new Reached(play.initial(), null, List.of()));
    for (int visited = 0; visited < states && !open.isEmpty(); visited++) {
      Reached here = open.poll();
      play.at(here.state);
      if (play.isTerminal()) {
        continue;
      }
      List<List<Integer>> legal = legal();
      Optional<DeadEnd> end = deadEnd(legal, here);
      if (end.isPresent()) {
        return end;
      }
      for (List<Integer> moves : combinations(legal)) {
        if (seen.size() < states) {
          BitSet next = play.next(here.state, moves);
          if (seen.add(next)) {
            open.add(new Reached(next, here, moves));
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<DeadEnd> atRandom() {
    for (int number = 0; number < PLAYS; number++) {
      Reached here = new Reached(play.initial(), null, List.of());
      play.at(here.state);
      for (int step = 0; step < Math.min(STEPS, states) && !play.isTerminal(); step++) {
        List<List<Integer>> legal = legal();
        Optional<DeadEnd> end = deadEnd(legal, here);
        if (end.isPresent()) {
          return end;
        }
        List<Integer> moves = new ArrayList<>();
        legal.forEach(some -> moves.add(play.pick(some)));
        here = new Reached(play.next(here.state, moves), here, moves);
        play.at(here.state);
      }
    }
    return Optional.empty();
  }

  private List<List<Integer>> legal() {
    List<List<Integer>> legal = new ArrayList<>();
    for (int role = 0; role < game.roles().size(); role++) {
      legal.add(play.legal(role));
    }
    return legal;
  }

  private Optional<DeadEnd> deadEnd(List<List<Integer>> legal, Reached here) {
    int role = 0;
    while (role < legal.size() && !legal.get(role).isEmpty()) {
      role++;
    }
    return role == legal.size() ? Optional.empty() : Optional.of(new DeadEnd(role, play(here)));
  }

  /** The first combinations of one move of each role. */
  private static List<List<Integer>> combinations(List<List<Integer>> legal) {
    List<List<Integer>> all = List.of(List.of());
    for (List<Integer> some : legal) {
      all =
          all.stream()
              .flatMap(before -> some.stream().map(move -> joined(before, move)))
              .limit(MOST_COMBINATIONS)
              .toList();
    }
    return all;
  }

  private static List<Integer> joined(List<Integer> before, int move) {
    List<Integer> all = new ArrayList<>(before);
    all.add(move);
    return all;
  }

  private List<String> play(Reached end) {
    Deque<String> steps = new ArrayDeque<>();
    for (Reached at = end; at.before != null; at = at.before) {
      steps.push(at.moves.stream().map(this::text).collect(Collectors.joining(", ")));
    }
    return List.copyOf(steps);
  }

  private String text(int number) {
    GameNet.Move move = game.moves().get(number);
    return game.terms().text(game.roles().get(move.role())) + ": " + game.terms().text(move.term());
  }
}
