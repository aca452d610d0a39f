package org.regames.approvals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;

/**
 * The first levels of a game tree as something to compare: who moves, the tags of each move, what
 * each player sees of them, the scores, and how many different states {@code random} can lead to.
 * The names of nodes and the values of variables are no part of it.
 */
final class GameTree {
  private static final int MAX_STATES = 20_000;

  /** How much of each move is compared. */
  enum Detail {
    /** How many moves there are, and where they lead. */
    SHAPE,
    /** Also their tags. */
    TAGS,
    /** Also what each player sees of the tags. */
    VISIBILITY
  }

  private record Place(State state, int depth) {}

  private final Interpreter interpreter;
  private final Detail detail;
  private final UnaryOperator<String> names;
  private final Map<Place, String> known = new HashMap<>();

  private GameTree(Interpreter interpreter, Detail detail, UnaryOperator<String> names) {
    this.interpreter = interpreter;
    this.detail = detail;
    this.names = names;
  }

  /**
   * The tree to a number of moves, those of the keeper included; null where it has too many states
   * or a move that never ends, or where a value did not fit.
   */
  static String of(Game game, int depth, long edges, Detail detail) {
    return of(game, depth, edges, detail, UnaryOperator.identity());
  }

  /** The same, with players, scores and tags under other names. */
  static String of(Game game, int depth, long edges, Detail detail, UnaryOperator<String> names) {
    Interpreter interpreter =
        Interpreter.of(game, new Limits(edges, 10_000_000, 1000), new Budget());
    GameTree tree = new GameTree(interpreter, detail, names);
    try {
      String text = tree.at(interpreter.initial(), depth);
      boolean misfit =
          interpreter.findings().list().stream()
              .anyMatch(
                  finding ->
                      finding instanceof Impropriety.OutsideType
                          || finding instanceof Impropriety.OutsideKeys
                          || detail == Detail.VISIBILITY
                              && finding instanceof Impropriety.UnevenVisibility);
      return misfit || tree.known.size() > MAX_STATES ? null : text;
    } catch (DiagnosticException e) {
      return null;
    }
  }

  private String at(State state, int depth) {
    Place place = new Place(state, depth);
    String found = known.get(place);
    if (found == null) {
      found = known.size() > MAX_STATES ? "" : label(describe(state, depth));
      known.put(place, found);
    }
    return found;
  }

  /** A short name for a tree, the same for equal trees of one game or of another. */
  private static String label(String tree) {
    return Integer.toHexString(tree.hashCode()) + "." + tree.length();
  }

  private String named(List<String> tags) {
    return tags.stream().map(names).toList().toString();
  }

  private String describe(State state, int depth) {
    StringBuilder text = new StringBuilder(names.apply(state.player()));
    text.append(state.isTerminal() ? " ended " : " to move ")
        .append(state.scores().values().stream().map(names).toList());
    if (state.isTerminal() || depth == 0) {
      return text.toString();
    }
    List<String> moves = new ArrayList<>();
    for (Move move : interpreter.moves(state)) {
      StringBuilder line = new StringBuilder(detail == Detail.SHAPE ? "" : named(move.tags()));
      if (detail == Detail.VISIBILITY) {
        interpreter.players().forEach(player -> line.append(named(move.seenBy(player))));
      }
      moves.add(line.append(" -> ").append(at(move.next(), depth - 1)).toString());
    }
    moves.sort(null);
    text.append(moves);
    if (state.isRandomsTurn()) {
      Set<State> next = new HashSet<>();
      interpreter.outcomes(state).forEach(move -> next.add(move.next()));
      text.append(next.stream().map(outcome -> at(outcome, depth - 1)).sorted().toList());
    }
    return text.toString();
  }
}
