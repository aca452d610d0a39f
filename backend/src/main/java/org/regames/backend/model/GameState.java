package org.regames.backend.model;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Plan;
import org.regames.ir.Value;

/**
 * A state of a compiled game where somebody other than the keeper is to move, or where the play has
 * ended: the keeper moves at once. Mutable; one thread at a time may use it.
 *
 * <p>Two states are equal if their nodes and the values of all variables are.
 *
 * <p>Engines generate the subclasses; the protected methods are for them.
 */
public abstract class GameState {
  /** More moves of the keeper in a row than any game needs. */
  public static final int MOST_KEEPER_MOVES = 1_000_000;

  /** Returned by {@link #pick} if it draws no move: none is legal, or they were only counted. */
  public static final long NO_MOVE = -1;

  /** Returned by {@link #pick} if moves have to be listed. */
  public static final long NOT_AS_SETS = -2;

  /** Returned by {@link #ply} if a move was played. */
  public static final long PLAYED = 0;

  private final ForwardModel model;
  private final int end;
  private final int keeper;
  private final boolean hashed;

  /** The node where the play is. */
  protected int node;

  /** The sets of places of maps by their values, see {@link BitboardLayout}. */
  protected final long[] sets;

  private final long[] places;
  private final Memory[] memories;
  private final WorkLimit work = new WorkLimit();

  private Trials trials;

  protected GameState(ForwardModel model) {
    this.model = model;
    this.end = model.plan().end();
    this.keeper = model.keeperSymbol();
    this.hashed = model.plan().hashed();
    this.sets = new long[model.plan().sets().words()];
    this.places = new long[model.plan().visits().words()];
    this.memories = new Memory[model.plan().visits().states()];
  }

  // What engines generate.

  /** Adds the legal moves of the player to move. */
  protected abstract void find(MoveBuffer moves);

  /**
   * Draws a move without listing any, if moves are found as sets, and tells the buffer how many
   * there are; without a source of random numbers it only counts them.
   *
   * @return the code of the move, {@link #NO_MOVE} or {@link #NOT_AS_SETS}
   */
  protected abstract long pick(MoveBuffer moves, RandomGenerator random);

  /**
   * Adds candidates, which are legal moves if their last checks hold, at nodes where these are made
   * afterwards.
   */
  protected abstract void findCandidates(MoveBuffer moves);

  /**
   * Draws a candidate without listing all, if some are found as sets, and tells the buffer how many
   * there are.
   *
   * @return the code of the candidate, {@link #NO_MOVE} or {@link #NOT_AS_SETS}
   */
  protected abstract long drawCandidate(MoveBuffer moves, RandomGenerator random);

  /**
   * Plays a candidate; if it is not a legal move the state is at {@link Plan#NOWHERE} afterwards.
   */
  protected abstract void attempt(MoveBuffer moves, long code, int start);

  /**
   * Draws a move as {@link #pick} does and plays it, followed by the keeper's moves.
   *
   * @return {@link #PLAYED}, {@link #NO_MOVE} or, if this is not supported here, {@link
   *     #NOT_AS_SETS}
   */
  protected abstract long ply(MoveBuffer moves, RandomGenerator random);

  /**
   * Plays several plies as {@link #ply} does, at most {@code most}, as long as that is supported,
   * and tells the buffer how many moves there were.
   *
   * @return how many were played
   */
  protected abstract long plies(MoveBuffer moves, RandomGenerator random, long most);

  /** Plays a move by its code or, if decisions are recorded, by where they start. */
  protected abstract void play(MoveBuffer moves, long code, int start);

  /** The same, and adds the tags to the buffer. */
  protected abstract void tell(MoveBuffer moves, long code, int start);

  /** Adds the tags of a move to the buffer without changing the state. */
  protected void tellOnly(MoveBuffer moves, long code, int start) {
    copy().tell(moves, code, start);
  }

  /** Plays the keeper's first legal move; returns whether there is one. */
  protected abstract boolean keep();

  /** The number of the symbol of the mover. */
  protected abstract int mover();

  /** The number of a variable without an array: of its symbol, or of its map. */
  protected abstract int scalar(int variable);

  /** Sets the number of a variable without an array. */
  protected abstract void setScalar(int variable, int symbol);

  /** The array of a variable with one; its last cell belongs to no key. */
  protected abstract Object array(int variable);

  /** Copies the values of all variables. */
  protected abstract void copyValues(GameState other);

  /** A new state of the same game with unspecified values. */
  protected abstract GameState fresh();

  // What generated code uses.

  /** Marks a place of a set of places; returns whether it was unmarked. */
  protected final boolean visit(int start, int place) {
    int word = start + (place >>> 6);
    long bit = 1L << place;
    long old = places[word];
    places[word] = old | bit;
    return (old & bit) == 0;
  }

  /** Clears a set of places. */
  protected final void clear(int start, int words) {
    for (int word = start; word < start + words; word++) {
      places[word] = 0;
    }
  }

  /** One of the memories. */
  protected final Memory memory(int number) {
    if (memories[number] == null) {
      memories[number] = new Memory();
    }
    return memories[number];
  }

  /** Counts a little of the work that one query may cause. */
  protected final void spend() {
    work.spend();
  }

  /** Moves a place of a map from the set of its old value to that of the new one. */
  protected final void change(int origin, int words, int place, int old, int value) {
    int word = origin + (place >>> 6);
    long bit = 1L << place;
    sets[word + old * words] &= ~bit;
    sets[word + value * words] |= bit;
  }

  /** A word of a set with a single number, if that is one of the 64 numbers from the first on. */
  protected static long one(int number, int first) {
    int place = number - first;
    return place >= 0 && place < Long.SIZE ? 1L << place : 0;
  }

  /** Invalidates memoized fixpoints over places with a value if a place may lose it. */
  protected final void lose(int lowest, int highest, int old, int value, int first, int words) {
    if (old != value && old >= lowest && old <= highest) {
      java.util.Arrays.fill(sets, first, first + words, 0);
    }
  }

  /** Recomputes the sets of a map from its array. */
  protected final void recount(int variable) {
    BitboardLayout.Kept kept = model.plan().sets().of(variable).orElseThrow();
    java.util.Arrays.fill(sets, kept.first(), kept.first() + kept.values() * kept.words(), 0);
    Object array = array(variable);
    for (int place = 0; place < Cells.length(array); place++) {
      sets[kept.start(Cells.get(array, place)) + (place >>> 6)] |= 1L << place;
    }
    for (BitboardLayout.Reached reached : model.plan().sets().reachedBy(variable)) {
      java.util.Arrays.fill(sets, reached.first(), reached.first() + reached.words(), 0);
    }
  }

  // What users see.

  /** The game that this is a state of. */
  public final ForwardModel model() {
    return model;
  }

  /**
   * Finds the legal moves of whoever is to move: each distinct pair of tags and next state once.
   * None at the end of a play.
   */
  public final void legalMoves(MoveBuffer moves) {
    moves.clear();
    if (node == end || mover() == keeper) {
      return;
    }
    beginWork();
    try {
      find(moves);
    } catch (StackOverflowError | EndlessPlayException _) {
      moves.clear();
      throw endless(EndlessPlayException.Kind.MOVE);
    }
    if (hashed && moves.size() > 1) {
      moves.removeDuplicates(this);
    }
  }

  /**
   * Plays a move that {@link #legalMoves} found in this very state, and the keeper's moves after
   * it.
   */
  public final void apply(MoveBuffer moves, int move) {
    long code = moves.code(move);
    play(moves, code, (int) code);
    settle();
  }

  /**
   * The same at nearly the same speed; returns a hash of the tags, the same in any state of the
   * game.
   */
  public final long applyTold(MoveBuffer moves, int move) {
    long code = moves.code(move);
    moves.told().clear();
    tell(moves, code, (int) code);
    settle();
    return moves.toldHash();
  }

  /** Plays a legal move drawn uniformly; returns whether there was one. */
  public final boolean applyRandom(MoveBuffer moves, RandomGenerator random) {
    long played = ply(moves, random);
    if (played == PLAYED) {
      settle();
      return true;
    }
    return played != NO_MOVE && applyDrawn(moves, random);
  }

  /**
   * Plays at most {@code most} random moves, as {@link #applyRandom} would. It may stop at any
   * time, even before the first one, and goes on only as long as that is faster.
   *
   * @return how many were played; the buffer knows how many moves there were to draw from
   */
  public final long playOn(MoveBuffer moves, RandomGenerator random, long most) {
    return plies(moves, random, most);
  }

  private boolean applyDrawn(MoveBuffer moves, RandomGenerator random) {
    long code = drawn(moves, random);
    if (code >= 0) {
      play(moves, code, (int) code);
      settle();
      return true;
    }
    if (code == NO_MOVE) {
      return false;
    }
    if (!model.rejects(node)) {
      return applyListed(moves, random);
    }
    long played = trials().play(moves, random);
    if (played == Trials.GIVEN_UP) {
      boolean moved = applyListed(moves, random);
      moves.estimate(0);
      return moved;
    }
    if (played >= 0) {
      settle();
    }
    return played >= 0;
  }

  private boolean applyListed(MoveBuffer moves, RandomGenerator random) {
    legalMoves(moves);
    if (moves.size() == 0) {
      return false;
    }
    apply(moves, draw(moves, random));
    return true;
  }

  /**
   * Draws the same move as {@link #applyRandom} would with the same numbers, and does not play it.
   *
   * @return its index in the buffer, -1 if none is legal
   */
  public final int choose(MoveBuffer moves, RandomGenerator random) {
    if (node != end && mover() != keeper && model.rejects(node)) {
      int move = trials().choose(moves, random);
      if (move != Trials.GIVEN_UP) {
        return move;
      }
    }
    legalMoves(moves);
    return moves.size() == 0 ? -1 : draw(moves, random);
  }

  private long drawn(MoveBuffer moves, RandomGenerator random) {
    moves.clear();
    beginWork();
    return node == end || mover() == keeper ? NO_MOVE : pick(moves, random);
  }

  /**
   * The number of legal moves of whoever is to move. If they are found as sets that is faster than
   * listing them; the buffer then only has their number.
   */
  public final int countMoves(MoveBuffer moves) {
    if (drawn(moves, null) == NOT_AS_SETS) {
      legalMoves(moves);
    }
    return moves.size();
  }

  /** The index of a legal move drawn uniformly; there has to be one. */
  public final int draw(MoveBuffer moves, RandomGenerator random) {
    return moves.size() == 1 ? 0 : random.nextInt(moves.size());
  }

  /** Plays the keeper's moves until somebody else is to move or the play is over. */
  protected final void settle() {
    if (mover() != keeper || node == end) {
      return;
    }
    int moves = 0;
    beginWork();
    try {
      while (mover() == keeper && node != end && keep() && ++moves <= MOST_KEEPER_MOVES) {}
    } catch (StackOverflowError | EndlessPlayException _) {
      throw endless(EndlessPlayException.Kind.MOVE);
    }
    if (moves > MOST_KEEPER_MOVES) {
      throw endless(EndlessPlayException.Kind.KEEPER);
    }
  }

  private Trials trials() {
    if (trials == null) {
      trials = new Trials(this);
    }
    return trials;
  }

  /** Resets the work limit for one query. */
  final void beginWork() {
    work.begin();
  }

  final EndlessPlayException endless(EndlessPlayException.Kind kind) {
    String what = kind == EndlessPlayException.Kind.MOVE ? "a move" : "the keeper's turn";
    return new EndlessPlayException(kind, what + " at node " + node() + " does not seem to end");
  }

  /** Whether the play has ended. */
  public final boolean isTerminal() {
    return node == end;
  }

  /**
   * Who is to move: the index of a player in {@link ForwardModel#players()}, {@link
   * ForwardModel#RANDOM}, or {@link ForwardModel#KEEPER} at the end of most plays and if the keeper
   * has no legal move.
   */
  public final int currentPlayer() {
    return model.playerIndex(mover());
  }

  /** The present score of a player by its index; the result if the play has ended. */
  public final String score(int player) {
    return model.symbol(scoreSymbol(player));
  }

  /** The same as the number of a symbol, see {@link ForwardModel#symbol}. */
  public final int scoreSymbol(int player) {
    return Cells.get(array(model.goalsVariable()), model.goalsPlace(player));
  }

  /** The tags of a move found in this state. */
  public final List<String> tags(MoveBuffer moves, int move) {
    return tags(moves, move, -1);
  }

  /** The tags of a move that a player sees if another one makes it. */
  public final List<String> seenBy(int player, MoveBuffer moves, int move) {
    return tags(moves, move, player);
  }

  private List<String> tags(MoveBuffer moves, int move, int player) {
    moves.tell(this, move);
    return moves.told().names(model, player);
  }

  /** A bit for each player who sees tags now. */
  final long visibility() {
    return model.seenBy(array(model.visibleVariable()));
  }

  /** Makes this state equal to another one of the same game. */
  public final void copyFrom(GameState other) {
    node = other.node;
    copyValues(other);
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
  }

  /** A state equal to this one. */
  public final GameState copy() {
    GameState copy = fresh();
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public final boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof GameState that) || model != that.model || node != that.node) {
      return false;
    }
    List<Layout.Slot> variables = model.plan().layout().variables();
    for (int variable = 0; variable < variables.size(); variable++) {
      boolean same =
          variables.get(variable).isMap()
              ? Cells.same(array(variable), that.array(variable), size(variable))
              : scalar(variable) == that.scalar(variable);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** The number of cells of a map; its array has one more, for assignments without effect. */
  private int size(int variable) {
    return Cells.length(array(variable)) - 1;
  }

  @Override
  public final int hashCode() {
    int hash = node;
    List<Layout.Slot> variables = model.plan().layout().variables();
    for (int variable = 0; variable < variables.size(); variable++) {
      int size = variables.get(variable).isMap() ? size(variable) : -1;
      for (int place = 0; place < size; place++) {
        hash = 31 * hash + Cells.get(array(variable), place);
      }
      hash = size < 0 ? 31 * hash + scalar(variable) : hash;
    }
    return hash;
  }

  /** The value of every variable by its name, in natural order of the names. */
  public final Map<String, Value> values() {
    return RgStateText.of(model.plan().layout(), this);
  }

  /** The node and the values of all variables. */
  @Override
  public final String toString() {
    return node() + " " + values();
  }

  /** The node that the play is at. */
  public final String node() {
    return model.plan().name(node);
  }
}
