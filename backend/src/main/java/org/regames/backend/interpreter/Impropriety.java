package org.regames.backend.interpreter;

import java.util.List;
import org.regames.backend.interpreter.search.MovePath;
import org.regames.ir.Edge;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * How a game was not proper while it was played (RG paper, section 2.1, "Proper description"), with
 * the play that led there.
 *
 * <p>What the interpreter does then, so that it can go on:
 *
 * <ul>
 *   <li>{@link AmbiguousMove}, {@link UnevenVisibility}, {@link SeveralKeeperMoves}: each distinct
 *       pair of tags and next state is one move.
 *   <li>{@link OutsideType}: symbols are global, so the value is kept as it is.
 *   <li>{@link OutsideKeys}: nothing is written and the path goes on.
 *   <li>{@link DeadEnd}, {@link EndlessKeeper}, {@link EndlessPlay}: the play stops unfinished.
 *   <li>{@link RepeatedState}: the play goes on.
 *   <li>{@link EndlessMove}: the search ends with a {@link
 *       org.regames.ir.diagnostic.DiagnosticException}, since the moves cannot be known.
 * </ul>
 */
public sealed interface Impropriety {
  /** The moves from the initial state up to the state of the finding, keeper moves included. */
  List<Turn> play();

  /** The finding as a message at the edge concerned, the play in its text. */
  default Diagnostic diagnostic() {
    return ImproprietyText.of(this);
  }

  /** Somebody, possibly the keeper, has no legal move though the play has not ended. */
  record DeadEnd(String player, String node, Origin origin, List<Turn> play)
      implements Impropriety {}

  /** The keeper has more than one legal move; two of them are given. */
  record SeveralKeeperMoves(
      List<String> firstTags,
      MovePath first,
      List<String> secondTags,
      MovePath second,
      List<Turn> play)
      implements Impropriety {}

  /** Two paths with the same tags lead to different states. */
  record AmbiguousMove(List<String> tags, MovePath first, MovePath second, List<Turn> play)
      implements Impropriety {}

  /** Two paths with the same tags, to the same state, show different tags to some player. */
  record UnevenVisibility(
      List<String> tags, String player, MovePath first, MovePath second, List<Turn> play)
      implements Impropriety {}

  /** An assignment or cast of a symbol that the type does not have. */
  record OutsideType(String symbol, String type, Edge edge, List<Turn> play)
      implements Impropriety {}

  /** An assignment to a map at a symbol that is not one of its keys. */
  record OutsideKeys(String key, String type, Edge edge, List<Turn> play) implements Impropriety {}

  /**
   * The keeper goes on forever.
   *
   * @param repeats whether it came to the same state again; otherwise it just made too many moves
   */
  record EndlessKeeper(String node, boolean repeats, long moves, Origin origin, List<Turn> play)
      implements Impropriety {}

  /** The search for the moves of a state followed too many edges or kept too many values. */
  record EndlessMove(String node, String limit, Origin origin, List<Turn> play)
      implements Impropriety {}

  /**
   * A play goes on forever.
   *
   * @param repeats whether it came to the same state again without anybody having had a choice;
   *     otherwise it was given up after many moves
   */
  record EndlessPlay(String node, boolean repeats, long moves, Origin origin, List<Turn> play)
      implements Impropriety {}

  /**
   * A play that comes to the same state again, whoever chose its moves, so that there are plays
   * without end. Only found when whole plays are examined.
   *
   * @param moves the last moves of the play, those that lead from the state back to it
   */
  record RepeatedState(String node, List<Turn> moves, Origin origin, List<Turn> play)
      implements Impropriety {
    public RepeatedState {
      moves = List.copyOf(moves);
    }
  }
}
