package org.regames.backend.plan;

import java.util.List;
import java.util.Map;
import org.regames.backend.layout.Layout;

/**
 * A game as a small imperative program: what every engine that compiles games prints in its own
 * notation. All decisions about a game are made here.
 *
 * @param layout how the game's values lie in the state
 * @param tables constant arrays by number
 * @param functions functions by number
 * @param finders for each node where somebody is to move the function that finds the moves
 * @param players for each such node the function that plays a move
 * @param tellers for each such node the function that plays a move and tells its tags
 * @param keepers for each node where the keeper is to move the function that plays for it
 * @param packed whether the decisions of a move fit in one 64-bit code; else they are noted one by
 *     one
 * @param hashed whether two walks may have the same tags, so that moves have to be compared
 * @param places the sizes of the sets of places that walks use to see where they have been
 * @param oneKeeperMove whether the keeper surely never has several legal moves
 * @param memories how many memories of states walks use for that
 * @param nodes the names of the nodes
 * @param begin the node where plays start
 * @param end the node where plays end, -1 where there is none
 */
public record Plan(
    Layout layout,
    List<int[]> tables,
    List<Function> functions,
    Map<Integer, Integer> finders,
    Map<Integer, Integer> players,
    Map<Integer, Integer> tellers,
    Map<Integer, Integer> keepers,
    boolean packed,
    boolean hashed,
    boolean oneKeeperMove,
    List<Integer> places,
    int memories,
    List<String> nodes,
    int begin,
    int end) {

  /** What a function is for. */
  public enum Kind {
    /** Finds moves; has no answer. */
    FIND,
    /** Plays a given move; has no answer. */
    PLAY,
    /** Plays a given move and tells its tags; has no answer. */
    TELL,
    /** Plays the first legal move; answers whether there is one. */
    KEEP,
    /** Answers whether there is a walk. */
    CHECK;

    /** Whether functions of this kind have an answer. */
    public boolean answers() {
      return this == KEEP || this == CHECK;
    }

    /** Whether functions of this kind follow a move that is known. */
    public boolean follows() {
      return this == PLAY || this == TELL;
    }
  }

  /**
   * A function. Its first locals are its parameters.
   *
   * @param parameters how many of the locals are parameters
   * @param locals how many locals there are
   * @param savedMaps how many locals for saved maps there are
   */
  public record Function(
      int number,
      String name,
      Kind kind,
      int parameters,
      int locals,
      int savedMaps,
      List<Op> body) {
    public Function {
      body = List.copyOf(body);
    }
  }
}
