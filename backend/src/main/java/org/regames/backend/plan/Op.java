package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A statement of the plan. Queries traverse statements with {@link #all} and {@link #expressions};
 * transformations use {@link #map} or {@link #mapBodies}.
 */
public sealed interface Op {
  /** Defines a local. */
  sealed interface Define extends Op {}

  /** Controls which statements are executed. */
  sealed interface Control extends Op {
    /** This statement with other parts. */
    private Op mapped(ExprRewriter change) {
      return switch (this) {
        case Require(BoolExpr test) -> new Require(change.of(test));
        case Block(List<Op> body) -> new Block(change.of(body));
        case Cascade(List<Case> cases, List<Op> otherwise) -> {
          List<BoolExpr> tests = cases.stream().map(one -> change.of(one.test())).toList();
          List<Case> changed = new ArrayList<>();
          for (int i = 0; i < tests.size(); i++) {
            changed.add(new Case(tests.get(i), change.of(cases.get(i).body())));
          }
          yield new Cascade(changed, change.of(otherwise));
        }
        case Select(IntExpr on, List<List<Op>> cases) ->
            new Select(change.of(on), cases.stream().map(change::of).toList());
        case FinishIf(BoolExpr test, List<Op> first) ->
            new FinishIf(change.of(test), change.of(first));
        case ForRange(int local, int first, int last, List<Op> body) ->
            new ForRange(change.local(local), first, last, change.of(body));
        case ForTable(int local, int counter, int table, int size, List<Op> body) ->
            new ForTable(change.local(local), change.local(counter), table, size, change.of(body));
        case ForSet(int local, int first, List<BitboardExpr> words, int rest, List<Op> body) ->
            new ForSet(
                change.local(local),
                first,
                change.words(words),
                change.word(rest),
                change.of(body));
        case Grow(
                List<BitboardExpr.Local> grown,
                List<BitboardExpr> start,
                List<Op> body,
                List<BitboardExpr> next) -> {
          List<BitboardExpr> from = change.words(start);
          yield new Grow(
              grown.stream()
                  .map(each -> new BitboardExpr.Local(change.word(each.number())))
                  .toList(),
              from,
              change.of(body),
              change.words(next));
        }
        case Invoke(Call call) -> new Invoke(call.mapped(change));
        case Finish _ -> this;
      };
    }
  }

  /** Executes some of its statements once. */
  sealed interface Branch extends Control {}

  /** Executes its statements repeatedly. */
  sealed interface Loop extends Control {}

  /** Changes the state, or saves a part of it. */
  sealed interface Store extends Op {}

  /** Finds moves. */
  sealed interface Emit extends Op {}

  /** Records where a path, or the move being played, is. */
  sealed interface Track extends Op {}

  record Let(int local, IntExpr value) implements Define {}

  /** Leaves the innermost block, or round of a loop, unless the test holds. */
  record Require(BoolExpr test) implements Control {}

  /** A block that {@link Require} leaves. */
  record Block(List<Op> body) implements Branch {
    public Block {
      body = List.copyOf(body);
    }
  }

  /** A test and what to do if it holds. */
  record Case(BoolExpr test, List<Op> body) {
    public Case {
      body = List.copyOf(body);
    }
  }

  /** Executes the first case whose test holds, or else the last part. Bodies are blocks. */
  record Cascade(List<Case> cases, List<Op> otherwise) implements Branch {
    public Cascade {
      cases = List.copyOf(cases);
      otherwise = List.copyOf(otherwise);
    }
  }

  /** Executes the body, a block, for every number from first to last. */
  record ForRange(int local, int first, int last, List<Op> body) implements Loop {
    public ForRange {
      body = List.copyOf(body);
    }
  }

  /** Executes the body, a block, for everything in a table. */
  record ForTable(int local, int counter, int table, int size, List<Op> body) implements Loop {
    public ForTable {
      body = List.copyOf(body);
    }
  }

  /** Executes the case of a number; the last one also for all higher numbers. Cases are blocks. */
  record Select(IntExpr on, List<List<Op>> cases) implements Branch {
    public Select {
      cases = cases.stream().map(List::copyOf).toList();
    }
  }

  record StoreScalar(int variable, IntExpr value) implements Store {}

  record StoreCell(int variable, IntExpr index, IntExpr value) implements Store {}

  /** Copies to cells of a variable's array, listed by a table, from cells of another array. */
  record CopyMap(int variable, IntExpr start, int places, MapPart from, int fromPlaces)
      implements Store {}

  /** Saves a copy of the array of a map variable in a special local. */
  record SaveMap(int variable, int saved) implements Store {}

  /** Restores what {@link SaveMap} saved. */
  record RestoreMap(int variable, int saved) implements Store {}

  /** Calls a function without a result. */
  record Invoke(Call call) implements Control {}

  /** A call of a function that finds or plays moves. */
  record Call(int function, List<IntExpr> arguments, CodeExpr code, CodeExpr hash, IntExpr depth) {
    public Call {
      arguments = List.copyOf(arguments);
    }

    private Call mapped(ExprRewriter change) {
      return new Call(
          function, change.values(arguments), change.of(code), change.of(hash), change.of(depth));
    }
  }

  /** Ends the function with true if the call does, after these statements. */
  record FinishIf(BoolExpr test, List<Op> first) implements Branch {
    public FinishIf {
      first = List.copyOf(first);
    }
  }

  /** Ends the function with a result. */
  record Finish(boolean answer) implements Control {}

  /** Adds the move with this code, or with the decisions recorded so far. */
  record AddMove(CodeExpr code, CodeExpr hash, IntExpr depth) implements Emit {}

  /**
   * Adds the moves with this code for every number from first to last for which all tests hold. The
   * tests are comparisons without side conditions; their outcomes are hard to predict, so this is
   * best compiled without branches.
   */
  record AddWhere(int local, int first, int last, List<BoolExpr.Compare> tests, CodeExpr code)
      implements Emit {
    public AddWhere {
      tests = List.copyOf(tests);
    }
  }

  /** Records a decision of the move being searched. */
  record Note(IntExpr at, IntExpr value) implements Track {}

  /** Adds a tag to the description of the move being played. */
  record TellTag(IntExpr tag) implements Track {}

  /** Puts the play at a node. */
  record GoTo(int node) implements Track {}

  /** Counts one step towards the work limit of a query. */
  record Spend() implements Track {}

  /** Ends the function with false if it was here before since the set of cells was cleared. */
  record Once(int set, int size, IntExpr index) implements Track {}

  /** Clears a set of cells. */
  record Clear(int set, int size) implements Track {}

  /**
   * Ends the function with false if it was at this node before with the same values of these
   * expressions and map variables since the memory was cleared.
   *
   * @param late whether the first places of a search are not recorded; only in checks, where
   *     visiting a place twice does no harm
   */
  record OnceState(
      int memory, int node, List<IntExpr> values, List<Integer> maps, CodeExpr hash, boolean late)
      implements Track {
    public OnceState {
      values = List.copyOf(values);
      maps = List.copyOf(maps);
    }
  }

  /** Clears a memory of {@link OnceState}. */
  record Forget(int memory) implements Track {}

  /** A statement about sets. */
  sealed interface OnSets extends Op {}

  /** Defines a word of a set. */
  record LetBits(int local, BitboardExpr value) implements Define, OnSets {}

  /** Which number of a set is meant. */
  enum SetNumber {
    /** The lowest number in it; 64 times its number of words if it is empty. */
    FIRST,
    /**
     * The same with numbers counted down from the highest bit of the last word, so that the highest
     * number is found.
     */
    FIRST_FROM_TOP,
    /** How many numbers are in it. */
    SIZE;

    /** The first number from one end. */
    public static SetNumber first(boolean fromTop) {
      return fromTop ? FIRST_FROM_TOP : FIRST;
    }
  }

  /**
   * Defines a number of a set.
   *
   * @param local the local that is set to that number
   * @param words the set
   */
  record LetNumber(int local, List<BitboardExpr> words, SetNumber which) implements Define, OnSets {
    public LetNumber {
      words = List.copyOf(words);
    }
  }

  /**
   * Grows sets up to a fixpoint.
   *
   * @param grown the words of the sets
   * @param start their initial values
   * @param body computes the next words in each iteration
   * @param next the words of the next iteration
   */
  record Grow(
      List<BitboardExpr.Local> grown,
      List<BitboardExpr> start,
      List<Op> body,
      List<BitboardExpr> next)
      implements Loop, OnSets {
    public Grow {
      grown = List.copyOf(grown);
      start = List.copyOf(start);
      body = List.copyOf(body);
      next = List.copyOf(next);
    }
  }

  /** Assigns a cell of a map that has sets, which other statements update. */
  record StoreAlone(int variable, IntExpr index, IntExpr value) implements Store, OnSets {}

  /** Stores a word in the state, see {@link BitboardLayout.Reached}. */
  record KeepWord(BitboardExpr.Chosen place, BitboardExpr word) implements Store, OnSets {}

  /**
   * Executes the body, a block, for every number of a set, in order.
   *
   * @param words the set, of numbers from {@code first} on
   * @param rest a local word for the remaining numbers
   */
  record ForSet(int local, int first, List<BitboardExpr> words, int rest, List<Op> body)
      implements Loop, OnSets {
    public ForSet {
      words = List.copyOf(words);
      body = List.copyOf(body);
    }
  }

  /**
   * A set of moves: one for each number of a set, in order.
   *
   * @param local the number, in the code and the hash
   * @param words the set, of numbers from {@code first} on
   * @param rest a local word for the remaining numbers
   */
  record AddSet(
      int local, int first, List<BitboardExpr> words, int rest, CodeExpr code, CodeExpr hash)
      implements Emit, OnSets, Drawn {
    public AddSet {
      words = List.copyOf(words);
    }

    @Override
    public AddSet moves() {
      return this;
    }

    @Override
    public List<PlanExpression> drawnFrom() {
      return expressions();
    }

    @Override
    public List<Integer> counted() {
      return locals();
    }

    @Override
    public AddSet mapped(ExprRewriter change) {
      return new AddSet(
          change.local(local),
          first,
          change.words(words),
          change.word(rest),
          change.of(code),
          change.of(hash));
    }
  }

  /**
   * Draws one of the moves of some sets uniformly, without listing them, and ends the function with
   * its code, or goes on to play it if that is what the function does. Moves are numbered as in a
   * list of the sets one after the other, followed by those of other functions.
   *
   * @param shares functions with more moves
   * @param listing functions that list even more moves
   */
  record Pick(List<Drawn> sets, List<Integer> shares, List<Integer> listing)
      implements Emit, OnSets {
    public Pick {
      sets = List.copyOf(sets);
      shares = List.copyOf(shares);
      listing = List.copyOf(listing);
    }

    /** Draws from sets alone. */
    public Pick(List<Drawn> sets) {
      this(sets, List.of(), List.of());
    }

    /** Whether no other functions have more moves. */
    public boolean isAlone() {
      return shares.isEmpty() && listing.isEmpty();
    }
  }

  /** The expressions of this statement itself, without those of its bodies. */
  default List<PlanExpression> expressions() {
    return OpParts.expressions(this);
  }

  /** The locals that this statement sets itself, without those of words. */
  default List<Integer> locals() {
    return OpParts.locals(this);
  }

  /** The local words that this statement sets itself. */
  default List<Integer> wordLocals() {
    return OpParts.wordLocals(this);
  }

  /** The statements inside this one. */
  default List<List<Op>> bodies() {
    return OpParts.bodies(this);
  }

  /** This statement with other statements inside. */
  default Op mapBodies(UnaryOperator<List<Op>> change) {
    return map(ExprRewriter.ofBodies(change));
  }

  /**
   * This statement with other parts. Values are rewritten before the locals that are set to them.
   */
  default Op map(ExprRewriter change) {
    return switch (this) {
      case Let(int local, IntExpr value) -> {
        IntExpr after = change.of(value);
        yield new Let(change.local(local), after);
      }
      case Control control -> control.mapped(change);
      case StoreScalar(int variable, IntExpr value) -> new StoreScalar(variable, change.of(value));
      case StoreCell(int variable, IntExpr index, IntExpr value) ->
          new StoreCell(variable, change.of(index), change.of(value));
      case CopyMap(int variable, IntExpr start, int places, MapPart from, int fromPlaces) ->
          new CopyMap(variable, change.of(start), places, change.of(from), fromPlaces);
      case AddMove(CodeExpr code, CodeExpr hash, IntExpr depth) ->
          new AddMove(change.of(code), change.of(hash), change.of(depth));
      case AddWhere(int local, int first, int last, List<BoolExpr.Compare> tests, CodeExpr code) ->
          new AddWhere(
              change.local(local),
              first,
              last,
              tests.stream().map(test -> (BoolExpr.Compare) change.of(test)).toList(),
              change.of(code));
      case Note(IntExpr at, IntExpr value) -> new Note(change.of(at), change.of(value));
      case TellTag(IntExpr tag) -> new TellTag(change.of(tag));
      case Once(int set, int size, IntExpr index) -> new Once(set, size, change.of(index));
      case OnceState(
              int memory,
              int node,
              List<IntExpr> values,
              List<Integer> maps,
              CodeExpr hash,
              boolean late) ->
          new OnceState(memory, node, change.values(values), maps, change.of(hash), late);
      case LetBits(int local, BitboardExpr value) -> {
        BitboardExpr after = change.of(value);
        yield new LetBits(change.word(local), after);
      }
      case LetNumber(int local, List<BitboardExpr> words, SetNumber which) -> {
        List<BitboardExpr> after = change.words(words);
        yield new LetNumber(change.local(local), after, which);
      }
      case StoreAlone(int variable, IntExpr index, IntExpr value) ->
          new StoreAlone(variable, change.of(index), change.of(value));
      case KeepWord(BitboardExpr.Chosen place, BitboardExpr word) ->
          new KeepWord(place.with(change), change.of(word));
      case AddSet set -> set.mapped(change);
      case Pick(List<Drawn> sets, List<Integer> shares, List<Integer> listing) ->
          new Pick(sets.stream().map(set -> set.mapped(change)).toList(), shares, listing);
      case SaveMap _, RestoreMap _, GoTo _, Spend _, Clear _, Forget _ -> this;
    };
  }

  /** All statements, each before those inside it. */
  public static Stream<Op> all(List<Op> ops) {
    List<Op> all = new ArrayList<>();
    OpParts.each(ops, all::add);
    return all.stream();
  }
}
