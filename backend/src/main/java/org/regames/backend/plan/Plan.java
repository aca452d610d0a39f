package org.regames.backend.plan;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.regames.backend.layout.Layout;

/**
 * A game as a small imperative program: what every engine that compiles games prints in its own
 * notation. All decisions about a game are made here.
 *
 * @param layout how the game's values lie in the state
 * @param tables constant arrays by number
 * @param words constant arrays of words by number
 * @param functions functions by number
 * @param finders for each node where somebody is to move the function that finds the moves
 * @param players for each such node the function that plays a move
 * @param tellers for each such node the function that plays a move and tells its tags
 * @param pickers for some of these nodes the function that draws a move without listing any
 * @param candidates for some of the others the function that finds moves without their last checks
 * @param divided the same in two: those that surely no other one stands for, and the others; only
 *     where these may be drawn, and as long as it is not known how
 * @param drawers for some of these nodes the function that draws one without listing all
 * @param trials for each of these the function that plays a move if its last checks hold; else the
 *     state is at {@link #NOWHERE} and of no use any more
 * @param plies for some of these nodes the function that draws a move and plays it, with what the
 *     keeper does after it
 * @param loop those of these functions that may be played one after the other in one piece
 * @param keepers for each node where the keeper is to move the function that plays for it
 * @param packed whether the decisions of every move fit in one 64-bit code; else those of some are
 *     noted one by one
 * @param hashed whether two walks may have the same tags, so that moves have to be compared
 * @param places the sizes of the sets of places that walks use to see where they have been
 * @param oneKeeperMove whether the keeper surely never has several legal moves
 * @param memories how many memories of states walks use for that
 * @param sets the sets that the state keeps beside its arrays
 * @param nodes the names of the nodes
 * @param begin the node where plays start
 * @param end the node where plays end, -1 where there is none
 */
public record Plan(
    Layout layout,
    List<int[]> tables,
    List<long[]> words,
    List<Function> functions,
    Map<Integer, Integer> finders,
    Map<Integer, Integer> players,
    Map<Integer, Integer> tellers,
    Map<Integer, Integer> pickers,
    Map<Integer, Integer> candidates,
    Map<Integer, Halves> divided,
    Map<Integer, Integer> drawers,
    Map<Integer, Integer> trials,
    Map<Integer, Integer> plies,
    Map<Integer, Integer> loop,
    Map<Integer, Integer> keepers,
    boolean packed,
    boolean hashed,
    boolean oneKeeperMove,
    List<Integer> places,
    int memories,
    SetLayout sets,
    List<String> nodes,
    int begin,
    int end) {

  /** The node of a state in which a move turned out not to be legal. */
  public static final int NOWHERE = -1;

  /**
   * Functions that find candidates, each of them one of two kinds.
   *
   * @param distinct finds those that have other tags than all others, or another next state
   * @param others finds the others, if there may be any
   */
  public record Halves(int distinct, OptionalInt others) {}

  /** The name of a node, for people. */
  public String name(int node) {
    return node == NOWHERE ? "nowhere" : nodes.get(node);
  }

  /** The functions that are called; others were only of use while the plan was made. */
  public List<Function> called() {
    BitSet called = new BitSet();
    Stream.of(finders, players, tellers, pickers, candidates, drawers, trials, plies, keepers)
        .flatMap(roots -> roots.values().stream())
        .forEach(root -> Calls.reach(functions, root, called));
    for (Halves halves : divided.values()) {
      Calls.reach(functions, halves.distinct(), called);
      halves.others().ifPresent(others -> Calls.reach(functions, others, called));
    }
    return functions.stream().filter(function -> called.get(function.number())).toList();
  }

  /** The same plan with other functions, and what these need. */
  public Plan with(
      List<int[]> tables,
      List<long[]> words,
      List<Function> functions,
      Map<Integer, Integer> pickers,
      SetLayout sets) {
    return with(
        tables,
        words,
        functions,
        pickers,
        others(candidates, pickers),
        others(drawers, pickers),
        others(trials, pickers),
        plies,
        loop,
        sets);
  }

  /** The same plan with functions that draw candidates, as far as that is known. */
  public Plan drawing(Map<Integer, Integer> drawers) {
    return new Plan(
        layout,
        tables,
        words,
        functions,
        finders,
        players,
        tellers,
        pickers,
        candidates,
        Map.of(),
        others(drawers, pickers),
        trials,
        plies,
        loop,
        keepers,
        packed,
        hashed,
        oneKeeperMove,
        places,
        memories,
        sets,
        nodes,
        begin,
        end);
  }

  /** The same plan with other functions, among them some for plies. */
  public Plan with(List<Function> functions, Map<Integer, Integer> plies) {
    return with(tables, words, functions, pickers, candidates, drawers, trials, plies, loop, sets);
  }

  private Plan with(
      List<int[]> tables,
      List<long[]> words,
      List<Function> functions,
      Map<Integer, Integer> pickers,
      Map<Integer, Integer> candidates,
      Map<Integer, Integer> drawers,
      Map<Integer, Integer> trials,
      Map<Integer, Integer> plies,
      Map<Integer, Integer> loop,
      SetLayout sets) {
    return new Plan(
        layout,
        List.copyOf(tables),
        List.copyOf(words),
        List.copyOf(functions),
        finders,
        players,
        tellers,
        pickers,
        candidates,
        divided,
        drawers,
        trials,
        plies,
        loop,
        keepers,
        packed,
        hashed,
        oneKeeperMove,
        places,
        memories,
        sets,
        nodes,
        begin,
        end);
  }

  /** The same plan with some plies that are played one after the other. */
  public Plan with(Map<Integer, Integer> loop) {
    return with(tables, words, functions, pickers, candidates, drawers, trials, plies, loop, sets);
  }

  /** The functions of the nodes where moves are not drawn as sets. */
  private static Map<Integer, Integer> others(
      Map<Integer, Integer> roots, Map<Integer, Integer> pickers) {
    Map<Integer, Integer> others = new TreeMap<>(roots);
    others.keySet().removeAll(pickers.keySet());
    return others;
  }

  /** What a function is for. */
  public enum Kind {
    /** Finds moves; has no answer. */
    FIND,
    /** Draws a move, or only counts the moves; answers with the code. */
    PICK,
    /** Counts some of the moves of a state, or answers with the code of one of them. */
    SHARE,
    /**
     * Draws a move and plays it, with what the keeper does after it; answers whether there is one.
     */
    PLY,
    /** Plays a given move; has no answer. */
    PLAY,
    /** Plays a given move and tells its tags; has no answer. */
    TELL,
    /** Plays the first legal move; answers whether there is one. */
    KEEP,
    /** Answers whether there is a walk. */
    CHECK;

    /** Whether functions of this kind put back what they change in maps. */
    public boolean searches() {
      return this == FIND || this == CHECK;
    }

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
   * @param packed whether the moves that it finds or plays are codes; else their decisions are
   *     noted
   * @param told the variables whose values the parameters are
   * @param locals how many locals there are
   * @param savedMaps how many locals for saved maps there are
   * @param words how many locals for words of sets there are
   */
  public record Function(
      int number,
      String name,
      Kind kind,
      boolean packed,
      List<Integer> told,
      int locals,
      int savedMaps,
      int words,
      List<Op> body) {
    public Function {
      told = List.copyOf(told);
      body = List.copyOf(body);
    }

    /** How many of the locals are parameters. */
    public int parameters() {
      return told.size();
    }

    /** A function with a number of its own that does a part of what this one does. */
    public Function part(int number, List<Op> body) {
      return new Function(number, name, kind, packed, told, locals, savedMaps, words, body);
    }

    /** The same function with another number. */
    public Function numbered(int number) {
      return new Function(number, name, kind, packed, told, locals, savedMaps, words, body);
    }

    /** About how many bytes of bytecode the function takes. */
    public int size() {
      return Size.of(body);
    }

    /** The same function with another body. */
    public Function with(int words, List<Op> body) {
      return with(locals, words, body);
    }

    /** The same function with another body that has so many locals, for numbers and for words. */
    public Function with(int locals, int words, List<Op> body) {
      return new Function(number, name, kind, packed, told, locals, savedMaps, words, body);
    }
  }
}
