package org.regames.agents.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.GameState;
import org.regames.backend.model.StateKeys;
import org.regames.backend.play.SplitMix;

/**
 * Upper confidence bounds applied to trees (L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo
 * planning", ECML 2006), each player for its own score; moves of {@code random} are drawn. A state
 * is added to the tree at its second visit, or when the play ends there; proved values are
 * propagated up the tree.
 */
final class UctTree {
  /** How many plies below the old root to search for the present state. */
  private static final int MOST_PLIES_APART = 4;

  private static final int BYTES_A_NODE = 200;
  private static final int BYTES_A_MOVE = 32;

  /** The memory of a terminal node. */
  static final int BYTES_AN_END = 100;

  private static final int BYTES_A_CELL = 4;
  private static final long STACK = 256L << 20;

  /**
   * How to search.
   *
   * @param exploration the weight of the exploration term
   * @param mostBytes roughly how much memory the tree may take; then no more states are added
   * @param threads the number of threads; results of more than one are not reproducible
   * @param enhancements the enhancements to use
   */
  record Settings(double exploration, long mostBytes, int threads, Set<Enhancement> enhancements) {
    boolean has(Enhancement one) {
      return enhancements.contains(one);
    }
  }

  /** Enhancements of plain UCT. */
  enum Enhancement {
    /** Searches begin with the tree from the previous move. */
    REUSE(true),
    /** Terminal values are proved and propagated up the tree, see {@link Node#prove}. */
    SOLVER(true),
    /**
     * States with several paths to them are in the tree once, with statistics by the moves that
     * lead there ("UCT1" of B. Childs, J. Brodeur and L. Kocsis, "Transpositions and move groups in
     * Monte Carlo tree search", CIG 2008).
     */
    TRANSPOSITIONS(false),
    /** Playouts prefer moves with better results, see {@link NamedRollout}. */
    MAST(false),
    /** Moves with few visits are judged by their results elsewhere, see {@link Grave}. */
    GRAVE(false);

    /** Whether it is on by default. */
    final boolean usual;

    Enhancement(boolean usual) {
      this.usual = usual;
    }
  }

  /** The key of a state without what no rule reads again. */
  private record Key(long[] words) {
    static Key of(GameState state, StateKeys keys) {
      long[] words = new long[keys.words()];
      keys.write(state, words);
      return new Key(words);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key(long[] those) && Arrays.equals(words, those);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  private final Settings settings;
  private final long bytesAState;
  private final LongAdder bytes = new LongAdder();
  private final List<UctWorker> workers = new ArrayList<>();

  /** The results of moves in all plays so far. */
  private final MoveMeans means = new MoveMeans();

  /** Identifies equal states, if each is to be in the tree once. */
  private final Optional<StateKeys> keys;

  private final Map<Key, Node> nodes = new ConcurrentHashMap<>();

  private Node root;

  UctTree(PlayedGame game, Settings settings, SplitMix random) {
    this.settings = settings;
    this.keys =
        settings.has(Enhancement.TRANSPOSITIONS)
            ? Optional.of(new StateKeys(game.model(), game.rules()))
            : Optional.empty();
    this.bytesAState =
        game.model().plan().layout().variables().stream()
            .mapToLong(slot -> slot.isMap() ? slot.array().orElseThrow().size() : 1)
            .sum();
    for (int worker = 0; worker < settings.threads; worker++) {
      SplitMix own = random;
      if (worker > 0) {
        own = new SplitMix();
        own.start(random.nextLong(), worker);
      }
      workers.add(new UctWorker(this, game, settings, own));
    }
  }

  /** Searches from a state on, with results of earlier searches if these are kept. */
  Node search(GameState state, Clock.Running clock) {
    begin(state);
    if (root.moves() < 2) {
      return root;
    }
    AtomicLong started = new AtomicLong();
    List<Thread> threads =
        workers.stream()
            .skip(1)
            .map(worker -> new Thread(null, () -> work(worker, clock, started), "search", STACK))
            .toList();
    threads.forEach(
        thread -> {
          thread.setDaemon(true);
          thread.start();
        });
    try {
      work(workers.getFirst(), clock, started);
    } finally {
      threads.forEach(UctTree::join);
    }
    return root;
  }

  /** The same, but every iteration begins with one move, and one thread does it. */
  Node searchAfter(GameState state, int move, Clock.Running clock) {
    begin(state);
    workers.getFirst().searchAfter(root, move, clock);
    return root;
  }

  /** Makes a state the root. */
  private void begin(GameState state) {
    if (!settings.has(Enhancement.REUSE)) {
      root = null;
      nodes.clear();
    }
    Node known = known(state);
    root = known == null ? join(workers.getFirst().node(state)) : known;
    forgetAllBut(root);
  }

  private void work(UctWorker worker, Clock.Running clock, AtomicLong started) {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = worker.search(root, clock, started.getAndAdd(UctWorker.BATCH));
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt(); // the other threads end with their clock
    }
  }

  /** The node of a state, found by key, or a few plies below the root. */
  private Node known(GameState state) {
    if (keys.isPresent()) {
      return nodes.get(Key.of(state, keys.get()));
    }
    Deque<Node> open = new ArrayDeque<>();
    if (root != null) {
      open.add(root);
    }
    for (int depth = 0; depth <= MOST_PLIES_APART; depth++) {
      for (int left = open.size(); left > 0; left--) {
        Node node = open.remove();
        if (node.moves() > 0 && node.state.equals(state)) {
          return node;
        }
        addChildren(node, open);
      }
    }
    return null;
  }

  private static void addChildren(Node node, Deque<Node> open) {
    for (Node child : node.children) {
      if (child != null) {
        open.add(child);
      }
    }
  }

  /** Removes all states that do not follow a node, and counts the memory of the others. */
  private void forgetAllBut(Node top) {
    Set<Node> left = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Node> open = new ArrayDeque<>();
    open.add(top);
    left.add(top);
    long sum = 0;
    while (!open.isEmpty()) {
      Node node = open.remove();
      sum += bytesOf(node);
      for (Node child : node.children) {
        if (child != null && left.add(child)) {
          open.add(child);
        }
      }
    }
    bytes.reset();
    bytes.add(sum);
    nodes.values().removeIf(node -> !left.contains(node));
  }

  private long bytesOf(Node node) {
    if (node.moves() == 0) {
      return BYTES_AN_END;
    }
    long ofMoves = node.anywhere == null ? 0 : node.anywhere.bytes();
    return BYTES_A_NODE + BYTES_A_MOVE * node.moves() + BYTES_A_CELL * bytesAState + ofMoves;
  }

  /** Whether more states may be added to the tree. */
  boolean hasRoom() {
    return bytes.sum() < settings.mostBytes;
  }

  /**
   * Adds a node to the tree, unless there is one of the same state; returns the node in the tree.
   */
  Node join(Node node) {
    Node known = keys.map(all -> nodes.putIfAbsent(Key.of(node.state, all), node)).orElse(null);
    if (known != null) {
      known.shared = true;
      return known;
    }
    bytes.add(bytesOf(node));
    return node;
  }

  /** Counts additional memory of a node. */
  void took(long more) {
    bytes.add(more);
  }

  MoveMeans means() {
    return means;
  }
}
