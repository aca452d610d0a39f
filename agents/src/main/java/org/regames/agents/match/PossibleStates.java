package org.regames.agents.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.backend.interpreter.Turn;
import org.regames.ir.Builtins;

/**
 * The states in which a play may be, as far as one player can tell: those after any play of which
 * the player would have seen the same tags, including those of the keeper.
 *
 * <p>If there are more than {@link #MOST} after a move, a sample is kept, chosen evenly and
 * regardless of which state is the true one. Then more may seem certain than is; but what the
 * player cannot know has no influence on the answer.
 */
public final class PossibleStates {
  /** The maximum number of states that are followed. */
  public static final int MOST = 400;

  private static final int MOST_KEEPER_MOVES = 10_000;

  private final Interpreter interpreter;
  private final String player;
  private boolean complete = true;

  private PossibleStates(Interpreter interpreter, String player) {
    this.interpreter = interpreter.reportingTo(new ImproprietyLog());
    this.player = player;
  }

  /**
   * The possible states.
   *
   * @param states empty if the play cannot be followed, otherwise at least one
   * @param complete whether these are all of them
   * @param seen the moves so far without those of the keeper, with the tags that the player saw
   */
  public record Answer(List<State> states, boolean complete, List<Turn> seen) {
    public Answer {
      seen = List.copyOf(seen);
      states = List.copyOf(states);
    }
  }

  /**
   * Follows a play. Takes time proportional to its length, the number of states and their moves.
   *
   * @param play the moves so far with all tags; those of the keeper may be left out
   */
  public static Answer of(Interpreter interpreter, List<Turn> play, String player) {
    return new PossibleStates(interpreter, player).follow(play);
  }

  private Answer follow(List<Turn> play) {
    Map<State, Set<List<List<String>>>> start = settled(interpreter.initial());
    if (start.isEmpty()) {
      return new Answer(List.of(), true, List.of());
    }
    Set<State> actual = new LinkedHashSet<>(List.of(start.keySet().iterator().next()));
    Set<State> possible = heard(start, start.values().iterator().next());
    List<Turn> told = new ArrayList<>();
    for (Turn turn : play) {
      if (turn.player().equals(Builtins.KEEPER)) {
        continue;
      }
      Set<List<String>> seen = new LinkedHashSet<>();
      Set<List<List<String>>> words = new LinkedHashSet<>();
      Set<State> next = new LinkedHashSet<>();
      for (State state : actual) {
        for (Move move : moves(state, turn.player())) {
          if (move.tags().equals(turn.tags())) {
            seen.add(seen(move, turn.player()));
            Map<State, Set<List<List<String>>>> reached = settled(move.next());
            reached.values().forEach(words::addAll);
            next.addAll(reached.keySet());
          }
        }
      }
      told.add(new Turn(turn.player(), seen.stream().findFirst().orElse(List.of())));
      actual = next;
      possible = thinned(after(possible, turn.player(), seen, words));
    }
    return new Answer(List.copyOf(possible), complete, told);
  }

  private Set<State> after(
      Set<State> states, String mover, Set<List<String>> seen, Set<List<List<String>>> words) {
    Set<State> next = new LinkedHashSet<>();
    for (State state : states) {
      for (Move move : moves(state, mover)) {
        if (seen.contains(seen(move, mover))) {
          next.addAll(heard(settled(move.next()), words));
        }
      }
    }
    return next;
  }

  private List<Move> moves(State state, String mover) {
    boolean isTurn = !state.isTerminal() && state.player().equals(mover);
    return isTurn ? interpreter.moves(state) : List.of();
  }

  /** The tags that the player sees of a move; all for its own. */
  private List<String> seen(Move move, String mover) {
    return mover.equals(player) ? move.tags() : move.seenBy(player);
  }

  private static Set<State> heard(
      Map<State, Set<List<List<String>>>> reached, Set<List<List<String>>> words) {
    Set<State> states = new LinkedHashSet<>();
    reached.forEach(
        (state, told) -> {
          if (told.stream().anyMatch(words::contains)) {
            states.add(state);
          }
        });
    return states;
  }

  private record ToldState(State state, List<List<String>> told) {}

  /** The states that the keeper may lead to, with what the player sees on the paths to them. */
  private Map<State, Set<List<List<String>>>> settled(State start) {
    Map<State, Set<List<List<String>>>> settled = new LinkedHashMap<>();
    ArrayDeque<ToldState> open = new ArrayDeque<>(List.of(new ToldState(start, List.of())));
    for (int count = 0; !open.isEmpty() && count < MOST_KEEPER_MOVES; count++) {
      ToldState step = open.poll();
      if (step.state.isTerminal() || !step.state.isKeepersTurn()) {
        settled.computeIfAbsent(step.state, _ -> new LinkedHashSet<>()).add(step.told);
        continue;
      }
      for (Move move : interpreter.moves(step.state)) {
        List<String> seen = move.seenBy(player);
        List<List<String>> told = step.told;
        if (!seen.isEmpty()) {
          told = new ArrayList<>(told);
          told.add(seen);
        }
        open.add(new ToldState(move.next(), told));
      }
    }
    return settled;
  }

  /** At most as many as can be followed, taken evenly from the order. */
  private Set<State> thinned(Set<State> states) {
    if (states.size() <= MOST) {
      return states;
    }
    complete = false;
    List<State> all = List.copyOf(states);
    Set<State> some = new LinkedHashSet<>();
    for (int i = 0; i < MOST; i++) {
      some.add(all.get((int) ((long) i * all.size() / MOST)));
    }
    return some;
  }
}
