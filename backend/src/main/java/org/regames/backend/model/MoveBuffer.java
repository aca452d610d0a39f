package org.regames.backend.model;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A reusable buffer for the legal moves of a state: {@link GameState#legalMoves} fills it. A move
 * is its index here, together with the state it was found in.
 *
 * <p>The public methods other than {@link #size} are for the code that engines generate.
 */
public final class MoveBuffer {
  /** More moves of one state, and more decisions of these, than any game needs. */
  private static final int MOST_MOVES = 1 << 22;

  private static final int MOST_DECISIONS = 1 << 26;

  /** More decisions of one move: a path with more is a cycle. */
  private static final int DEEPEST = 1 << 24;

  /** Added to the code of a drawn candidate that is in no set. */
  public static final long LISTED = 1L << 62;

  private final ForwardModel model;
  private int size;

  /** Whether there are codes of the moves, not just their number. */
  private boolean listed = true;

  private long sumDrawn;
  private int leastDrawn;
  private int greatestDrawn;
  private boolean estimated;
  private int estimate;

  private long[] codes = new long[64];
  private long[] hashes = new long[0];

  /** The decisions of moves that do not fit in a code, one move after the other. */
  private int[] decisions = new int[0];

  private int used;
  private int[] path = new int[0];
  private final TagList told = new TagList();
  private final TagList toldBefore = new TagList();
  private Duplicates duplicates;
  private Object workspace;

  MoveBuffer(ForwardModel model) {
    this.model = model;
    if (model.plan().hashed()) {
      hashes = new long[codes.length];
    }
    if (!model.plan().packed()) {
      decisions = new int[256];
      path = new int[64];
    }
  }

  /**
   * The number of legal moves found or counted last; if {@link #isEstimated}, of candidates that
   * are moves if their last checks hold.
   */
  public int size() {
    return size;
  }

  /** Whether a move was drawn without knowing how many are legal. */
  public boolean isEstimated() {
    return estimated;
  }

  /**
   * The number of legal moves, or an estimate of it: the number of candidates if the first that was
   * drawn was legal, else 0. The first candidate is drawn uniformly, so the expected value is the
   * number of legal ones.
   */
  public int choices() {
    return estimated ? estimate : size;
  }

  /** Records the estimate of the number of legal moves from the first candidate. */
  void estimate(int moves) {
    estimated = true;
    estimate = moves;
  }

  /** Auxiliary data of an engine; created on demand and, like the buffer, for one thread. */
  public <T> T workspace(Class<T> type, Supplier<T> maker) {
    if (workspace == null) {
      workspace = maker.get();
    }
    return type.cast(workspace);
  }

  /** Moves a rejected candidate behind the remaining ones. */
  void reject(int candidate, int left) {
    swap(codes, candidate, left);
    if (hashes.length > 0) {
      swap(hashes, candidate, left);
    }
  }

  private static void swap(long[] words, int one, int other) {
    long word = words[one];
    words[one] = words[other];
    words[other] = word;
  }

  /**
   * Whether another candidate represents the same move: of those that agree on tags and next state,
   * the one whose code has a zero at the lowest bit where the codes differ. This depends only on
   * the branch where two paths part, since decisions are encoded from the lowest bit up.
   */
  boolean isRepeated(GameState state, int candidate) {
    long hash = hashes[candidate];
    for (int other = 0; other < size; other++) {
      long differs = Long.lowestOneBit(codes[other] ^ codes[candidate]);
      if (hashes[other] == hash
          && (codes[candidate] & differs) != 0
          && same(state, other, candidate)) {
        return true;
      }
    }
    return false;
  }

  /** The index of a move by its code. */
  int indexOf(long code) {
    int index = 0;
    while (code(index) != code) {
      index++;
    }
    return index;
  }

  /** The code of a candidate drawn from the listed ones, with a mark. */
  public long listed(int index) {
    return codes[index] | LISTED;
  }

  /**
   * Sets the number of moves, and draws one of them unless there are none or they are only counted.
   */
  public int draw(int moves, RandomGenerator random) {
    size = moves;
    listed = false;
    estimated = false;
    if (moves <= 1 || random == null) {
      return random == null ? -1 : moves - 1;
    }
    return random.nextInt(moves);
  }

  /** Records how many moves there were to draw from in a sequence of states. */
  public void drew(long sum, int least, int greatest) {
    sumDrawn = sum;
    leastDrawn = least;
    greatestDrawn = greatest;
  }

  /** The total number of moves in the states where {@link GameState#playOn} drew one. */
  public long sumDrawn() {
    return sumDrawn;
  }

  /** The least number of moves in one of these states. */
  public int leastDrawn() {
    return leastDrawn;
  }

  /** The greatest number of moves in one of these states. */
  public int greatestDrawn() {
    return greatestDrawn;
  }

  void clear() {
    listed = true;
    estimated = false;
    size = 0;
    used = 0;
  }

  /** Adds a move by its code. */
  public void add(long code) {
    if (size == codes.length) {
      grow();
    }
    codes[size++] = code;
  }

  /** The array of the codes, with room for this many more. */
  public long[] reserve(int more) {
    while (size + more > codes.length) {
      grow();
    }
    return codes;
  }

  /** Sets the number of moves, after codes were written to the array. */
  public void resize(int moves) {
    size = moves;
  }

  /** Adds a move by its code, with a hash of its tags. */
  public void add(long code, long hash) {
    add(code);
    hashes[size - 1] = hash;
  }

  /** Records a decision of a move being found. */
  public void note(int depth, int decision) {
    if (depth == path.length) {
      limit(depth, DEEPEST);
      path = Arrays.copyOf(path, 2 * depth);
    }
    path[depth] = decision;
  }

  /** Adds the move of the decisions recorded so far. */
  public void addNoted(int depth) {
    if (used + depth > decisions.length) {
      limit(used + depth, MOST_DECISIONS);
      decisions = Arrays.copyOf(decisions, Math.min(2 * (used + depth), MOST_DECISIONS));
    }
    for (int i = 0; i < depth; i++) {
      decisions[used + i] = path[i];
    }
    add(used);
    used += depth;
  }

  /** Adds the move of the decisions recorded so far, with a hash of its tags. */
  public void addNoted(int depth, long hash) {
    addNoted(depth);
    hashes[size - 1] = hash;
  }

  /** A decision of the move being played. */
  public int decision(int place) {
    return decisions[place];
  }

  /** Adds a tag to the description of the move being played. */
  public void tell(int tag, GameState state) {
    told.add(tag, state.visibility());
  }

  /** The hash of a list of tags extended by one. */
  public static long mix(long hash, int tag) {
    long mixed = (hash + tag + 1) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 29);
  }

  private static void limit(int size, int most) {
    if (size >= most) {
      throw new EndlessPlayException(EndlessPlayException.Kind.MOVE, "too many moves");
    }
  }

  private void grow() {
    limit(size, MOST_MOVES);
    codes = Arrays.copyOf(codes, 2 * codes.length);
    if (hashes.length > 0) {
      hashes = Arrays.copyOf(hashes, codes.length);
    }
  }

  long code(int move) {
    if (!listed) {
      throw new IllegalStateException("the moves were counted, not listed");
    }
    if (move >= size) {
      throw new IndexOutOfBoundsException("move " + move + " of " + size);
    }
    return codes[move];
  }

  /** The tags of the last described move; valid until the next one. */
  TagList told() {
    return told;
  }

  /** A hash of the tags of the last described move. */
  long toldHash() {
    long hash = 0;
    for (int place = 0; place < told.size(); place++) {
      hash = mix(hash, told.tag(place));
    }
    return hash;
  }

  /** Removes all but the first of moves that agree on tags and next state. */
  void removeDuplicates(GameState state) {
    duplicates().start(size);
    int kept = 0;
    for (int move = 0; move < size; move++) {
      int same = duplicates.find(hashes, move);
      boolean isNew = true;
      while (isNew && same >= 0) {
        isNew = !same(state, same, move);
        same = isNew ? duplicates.next(hashes, move) : same;
      }
      if (isNew) {
        codes[kept] = codes[move];
        hashes[kept] = hashes[move];
        duplicates.put(kept++);
      }
    }
    size = kept;
  }

  private Duplicates duplicates() {
    if (duplicates == null) {
      duplicates = new Duplicates();
    }
    return duplicates;
  }

  private boolean same(GameState state, int first, int second) {
    GameState one = duplicates().scratch(model, 0);
    GameState two = duplicates().scratch(model, 1);
    tell(state, first, one);
    toldBefore.copyFrom(told);
    tell(state, second, two);
    return toldBefore.sameTags(told) && one.equals(two);
  }

  /**
   * The state right after a move found in a state, before the keeper moves. Only for comparison
   * with others: moves of random that lead to the same state count once in perft.
   */
  public GameState outcome(GameState state, int move) {
    GameState copy = state.fresh();
    tell(state, move, copy);
    return copy;
  }

  /** Describes a move by its tags. */
  void tell(GameState state, int move) {
    told.clear();
    state.tellOnly(this, codes[move], (int) codes[move]);
  }

  /** Plays a move on a copy of a state, without the keeper's moves after it, recording its tags. */
  public void tell(GameState state, int move, GameState copy) {
    copy.copyFrom(state);
    told.clear();
    copy.tell(this, codes[move], (int) codes[move]);
  }
}
