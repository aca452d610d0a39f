package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.regames.backend.layout.Layout;

/**
 * A game as a small imperative program, which every compiling engine prints in its own notation.
 * All decisions about a game are made here.
 *
 * @param layout the layout of the game's values in the state
 * @param constants the constant arrays
 * @param functions functions by number
 * @param turns for each node where somebody is to move the functions for it
 * @param keeper how the keeper moves
 * @param moves how moves are represented
 * @param visits what searches use to record visited places
 * @param sets the sets in the state in addition to its arrays
 * @param scalar what passes remember while they introduce bitboards
 * @param nodes the nodes of the automaton
 */
public record Plan(
    Layout layout,
    Constants constants,
    List<Function> functions,
    SortedMap<Integer, TurnFunctions> turns,
    Keeper keeper,
    MoveFormat moves,
    VisitMemory visits,
    BitboardLayout sets,
    ScalarCode scalar,
    Nodes nodes) {

  /** The node of a state in which a move turned out not to be legal. */
  public static final int NOWHERE = -1;

  public Plan {
    functions = List.copyOf(functions);
    turns = Collections.unmodifiableSortedMap(new TreeMap<>(turns));
  }

  /**
   * Constant arrays, by number.
   *
   * @param tables the arrays of numbers
   * @param words the arrays of words of sets
   */
  public record Constants(List<int[]> tables, List<long[]> words) {
    public Constants {
      tables = List.copyOf(tables);
      words = List.copyOf(words);
    }

    /** Compares arrays by content. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Constants(List<int[]> others, List<long[]> otherWords)
          && Arrays.deepEquals(tables.toArray(), others.toArray())
          && Arrays.deepEquals(words.toArray(), otherWords.toArray());
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.deepHashCode(tables.toArray()) + Arrays.deepHashCode(words.toArray());
    }
  }

  /**
   * How the keeper moves.
   *
   * @param functions for each node where the keeper is to move the function that plays for it
   * @param stuck for some of these the node of the play after the function, called by another one,
   *     found no move. It may have changed variables before, so it must not be called again. Nobody
   *     moves at that node, and it has the name of the node where the keeper was to move.
   * @param oneMove whether the keeper certainly never has several legal moves
   */
  public record Keeper(
      SortedMap<Integer, Integer> functions, SortedMap<Integer, Integer> stuck, boolean oneMove) {
    public Keeper {
      functions = Collections.unmodifiableSortedMap(new TreeMap<>(functions));
      stuck = Collections.unmodifiableSortedMap(new TreeMap<>(stuck));
    }

    public Keeper(SortedMap<Integer, Integer> functions, boolean oneMove) {
      this(functions, new TreeMap<>(), oneMove);
    }
  }

  /**
   * How moves are represented.
   *
   * @param packed whether the decisions of every move fit in one 64-bit code; else those of some
   *     are recorded one by one
   * @param hashed whether two paths may have the same tags, so that moves have to be compared
   */
  public record MoveFormat(boolean packed, boolean hashed) {}

  /**
   * What searches use to record visited places.
   *
   * @param places the sizes of the sets of cells
   * @param starts the first of the 64-bit words of each set, and finally the total number of words
   * @param states the number of memories of states
   */
  public record VisitMemory(List<Integer> places, List<Integer> starts, int states) {
    /** A layout with the sets one after the other. */
    public static VisitMemory of(List<Integer> places, int states) {
      List<Integer> starts = new ArrayList<>(List.of(0));
      places.forEach(size -> starts.add(starts.getLast() + words(size)));
      return new VisitMemory(List.copyOf(places), List.copyOf(starts), states);
    }

    /** How many words a set of this many cells has. */
    public static int words(int places) {
      return (places + Long.SIZE - 1) / Long.SIZE;
    }

    /** The number of words of all sets. */
    public int words() {
      return starts.getLast();
    }
  }

  /**
   * The nodes of the automaton.
   *
   * @param names their names
   * @param begin the node where plays start
   * @param end the node where plays end, -1 if there is none
   */
  public record Nodes(List<String> names, int begin, int end) {
    public Nodes {
      names = List.copyOf(names);
    }
  }

  /** Constant arrays of numbers, by number. */
  public List<int[]> tables() {
    return constants.tables();
  }

  /** Constant arrays of words, by number. */
  public List<long[]> words() {
    return constants.words();
  }

  /** Whether moves are compared by a hash of their tags. */
  public boolean hashed() {
    return moves.hashed();
  }

  /** Whether every move is one 64-bit code. */
  public boolean packed() {
    return moves.packed();
  }

  /** The node where plays start. */
  public int begin() {
    return nodes.begin();
  }

  /** The node where plays end, -1 where there is none. */
  public int end() {
    return nodes.end();
  }

  /** The name of a node, for people. */
  public String name(int node) {
    return node == NOWHERE ? "nowhere" : nodes.names().get(node);
  }

  /** For each node where somebody is to move the function that finds the moves. */
  public SortedMap<Integer, Integer> finders() {
    return byNode(turn -> Optional.of(turn.finder()));
  }

  /** For each such node the function that plays a move. */
  public SortedMap<Integer, Integer> players() {
    return byNode(turn -> Optional.of(turn.player()));
  }

  /** For each such node the function that plays a move and reports its tags. */
  public SortedMap<Integer, Integer> tellers() {
    return byNode(turn -> Optional.of(turn.teller()));
  }

  /** For some of these nodes the function that draws a move without listing any. */
  public SortedMap<Integer, Integer> pickers() {
    return byNode(TurnFunctions::picker);
  }

  /** For some of the others the function that finds moves without their last checks. */
  public SortedMap<Integer, Integer> candidates() {
    return byNode(turn -> turn.tried().map(TurnFunctions.Tried::candidates));
  }

  /** For some of these the function that draws a candidate without listing all. */
  public SortedMap<Integer, Integer> drawers() {
    return byNode(turn -> turn.tried().flatMap(TurnFunctions.Tried::drawer));
  }

  /** For each of these nodes the function that plays a move if its last checks hold. */
  public SortedMap<Integer, Integer> trials() {
    return byNode(turn -> turn.tried().map(TurnFunctions.Tried::trial));
  }

  /** For some nodes the function that draws a move and plays it, and the keeper's after it. */
  public SortedMap<Integer, Integer> plies() {
    return byNode(TurnFunctions::ply);
  }

  /** Those of these functions that may be inlined into a loop over plies. */
  public SortedMap<Integer, Integer> loop() {
    return byNode(
        turn ->
            turn.draw() instanceof TurnFunctions.Picked(_, Optional<Integer> ply, boolean loops)
                    && loops
                ? ply
                : Optional.empty());
  }

  /** For each node where the keeper is to move the function that plays for it. */
  public SortedMap<Integer, Integer> keepers() {
    return keeper.functions();
  }

  private SortedMap<Integer, Integer> byNode(
      java.util.function.Function<TurnFunctions, Optional<Integer>> kind) {
    SortedMap<Integer, Integer> found = new TreeMap<>();
    turns.forEach((node, turn) -> kind.apply(turn).ifPresent(each -> found.put(node, each)));
    return found;
  }

  /** The functions that are called; others were only used while the plan was built. */
  public List<Function> called() {
    BitSet called = new BitSet();
    turns.values().stream()
        .flatMap(turn -> turn.functions().stream())
        .forEach(root -> FunctionCalls.reach(functions, root, called));
    keeper.functions().values().forEach(root -> FunctionCalls.reach(functions, root, called));
    return functions.stream().filter(function -> called.get(function.number())).toList();
  }

  /** The same plan with other functions. */
  public Plan with(List<Function> functions) {
    return with(constants, functions, sets);
  }

  /** The same plan with other functions and the constants and sets that these need. */
  public Plan with(Constants constants, List<Function> functions, BitboardLayout sets) {
    return new Plan(
        layout, constants, functions, turns, keeper, moves, visits, sets, scalar, nodes);
  }

  /** The same plan with other functions and sets. */
  public Plan with(List<Function> functions, BitboardLayout sets) {
    return with(constants, functions, sets);
  }

  /** The same plan with a record of its functions before they had bitboards. */
  public Plan with(ScalarCode scalar) {
    return new Plan(
        layout, constants, functions, turns, keeper, moves, visits, sets, scalar, nodes);
  }

  /**
   * The plan whose functions look at one cell after another, as before the first pass that
   * introduced bitboards: these statements define what a check depends on.
   */
  public Plan scalarPlan() {
    return scalar.functions().isEmpty()
        ? this
        : with(scalar.functions()).withTurns((_, turn) -> turn.withoutDraw());
  }

  /** The same plan with nodes for some keepers that found no move. */
  public Plan withStuck(Collection<Integer> keepers) {
    List<String> names = new ArrayList<>(nodes.names());
    SortedMap<Integer, Integer> stuck = new TreeMap<>(keeper.stuck());
    for (int node : keepers) {
      if (!stuck.containsKey(node)) {
        stuck.put(node, names.size());
        names.add(nodes.names().get(node));
      }
    }
    return new Plan(
        layout,
        constants,
        functions,
        turns,
        new Keeper(keeper.functions(), stuck, keeper.oneMove()),
        moves,
        visits,
        sets,
        scalar,
        new Nodes(names, nodes.begin(), nodes.end()));
  }

  /** The same plan with other functions for turns, computed from the node and the old functions. */
  public Plan withTurns(BiFunction<Integer, TurnFunctions, TurnFunctions> change) {
    SortedMap<Integer, TurnFunctions> changed = new TreeMap<>();
    turns.forEach((node, turn) -> changed.put(node, change.apply(node, turn)));
    return new Plan(
        layout, constants, functions, changed, keeper, moves, visits, sets, scalar, nodes);
  }

  /**
   * What passes remember about a plan while they introduce bitboards.
   *
   * @param functions the functions as they were before, by number; none if there is nothing to
   *     remember
   * @param remarks how loops of functions are implemented, by the number of the function
   */
  public record ScalarCode(List<Function> functions, SortedMap<Integer, List<Remark>> remarks) {
    /** Nothing is remembered. */
    public static final ScalarCode NONE = new ScalarCode(List.of(), new TreeMap<>());

    public ScalarCode {
      functions = List.copyOf(functions);
      remarks = Collections.unmodifiableSortedMap(new TreeMap<>(remarks));
    }

    /** How one loop is implemented, and why not better. */
    public record Remark(PlanExplanation.How how, String reason) {}

    /** With a remark on one more loop of a function. */
    public ScalarCode and(int function, PlanExplanation.How how, String reason) {
      List<Remark> all = new ArrayList<>(of(function));
      all.add(new Remark(how, reason));
      return with(function, all);
    }

    /** With other remarks on a function. */
    public ScalarCode with(int function, List<Remark> remarks) {
      SortedMap<Integer, List<Remark>> changed = new TreeMap<>(this.remarks);
      changed.put(function, List.copyOf(remarks));
      return new ScalarCode(functions, changed);
    }

    /** With one remark on a function as a whole, instead of those on its loops. */
    public ScalarCode with(int function, PlanExplanation.How how) {
      return with(function, List.of(new Remark(how, "")));
    }

    /** The remarks on a function. */
    public List<Remark> of(int function) {
      return remarks.getOrDefault(function, List.of());
    }
  }

  /** What a function is for. */
  public enum Kind {
    /** Finds moves; has no result. */
    FIND,
    /** Draws a move, or only counts the moves; returns its code. */
    PICK,
    /** Counts some of the moves of a state, or returns the code of one of them. */
    SHARE,
    /** Draws a move and plays it, followed by the keeper's moves; returns whether there is one. */
    PLY,
    /** Plays a given move; has no result. */
    PLAY,
    /** Plays a given move and reports its tags; has no result. */
    TELL,
    /** Plays the first legal move; returns whether there is one. */
    KEEP,
    /** Returns whether there is a path. */
    CHECK;

    /** Whether functions of this kind restore what they change in maps. */
    public boolean searches() {
      return this == FIND || this == CHECK;
    }

    /** Whether functions of this kind have a result. */
    public boolean answers() {
      return this == KEEP || this == CHECK;
    }

    /** Whether functions of this kind follow a given move. */
    public boolean follows() {
      return this == PLAY || this == TELL;
    }
  }

  /**
   * A function. Its first locals are its parameters.
   *
   * @param packed whether the moves that it finds or plays are codes; else their decisions are
   *     recorded
   * @param parameterVariables the variables whose values are passed as parameters
   * @param locals the number of locals
   * @param savedMaps the number of locals for saved maps
   * @param words the number of locals for words of sets
   */
  public record Function(
      int number,
      String name,
      Kind kind,
      boolean packed,
      List<Integer> parameterVariables,
      int locals,
      int savedMaps,
      int words,
      List<Op> body) {
    public Function {
      parameterVariables = List.copyOf(parameterVariables);
      body = List.copyOf(body);
    }

    /** The number of parameters. */
    public int parameters() {
      return parameterVariables.size();
    }

    /** A function with a number of its own that does a part of the work of this one. */
    public Function part(int number, List<Op> body) {
      return new Function(
          number, name, kind, packed, parameterVariables, locals, savedMaps, words, body);
    }

    /** The same function with another body. */
    public Function with(int words, List<Op> body) {
      return with(locals, words, body);
    }

    /** The same function with another body that has this many locals for numbers and for words. */
    public Function with(int locals, int words, List<Op> body) {
      return new Function(
          number, name, kind, packed, parameterVariables, locals, savedMaps, words, body);
    }
  }
}
