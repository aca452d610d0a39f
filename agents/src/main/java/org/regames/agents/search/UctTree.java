package org.regames.agents.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * Upper confidence bounds applied to trees (L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo
 * planning", ECML 2006), each player for its own score; moves of {@code random} are drawn. A state
 * joins the tree when it is come to the second time.
 */
final class UctTree {
  /** How many plies below the old root the present state is looked for. */
  private static final int MOST_PLIES_APART = 4;

  private static final int BYTES_A_NODE = 200;
  private static final int BYTES_A_MOVE = 16;
  private static final int BYTES_A_CELL = 4;

  private final PlayedGame game;
  private final double exploration;
  private final long mostBytes;
  private final long bytesAState;
  private final SplitMix random;
  private final GameState scratch;
  private final MoveBuffer moves;
  private final double[] logs = new double[1 << 12];
  private Node root;
  private long bytes;
  private Node[] path = new Node[64];
  private int[] taken = new int[64];

  /**
   * @param exploration the weight of the term for what was tried seldom
   * @param mostBytes about how much memory the tree may take; then no more states join it
   */
  UctTree(PlayedGame game, double exploration, long mostBytes, SplitMix random) {
    this.game = game;
    this.exploration = exploration;
    this.mostBytes = mostBytes;
    this.random = random;
    this.scratch = game.model().newState();
    this.moves = game.model().newMoves();
    this.bytesAState =
        game.model().plan().layout().variables().stream()
            .mapToLong(slot -> slot.isMap() ? slot.array().orElseThrow().size() : 1)
            .sum();
    Arrays.setAll(logs, StrictMath::log);
  }

  /** Searches from a state on, with what is known of it from earlier searches. */
  Node search(GameState state, Clock.Running clock) {
    root = known(state);
    if (root == null) {
      scratch.copyFrom(state);
      root = node();
    }
    bytes = bytes(root);
    for (long done = 0; root.moves() > 1 && clock.goesOn(done); done++) {
      iterate();
    }
    return root;
  }

  /** The node of a state a few plies below the root, if there is one. */
  private Node known(GameState state) {
    Deque<Node> open = new ArrayDeque<>();
    if (root != null) {
      open.add(root);
    }
    for (int depth = 0; depth <= MOST_PLIES_APART; depth++) {
      for (int left = open.size(); left > 0; left--) {
        Node node = open.remove();
        if (node.state.equals(state)) {
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

  private long bytes(Node top) {
    Deque<Node> open = new ArrayDeque<>();
    open.add(top);
    long sum = 0;
    while (!open.isEmpty()) {
      Node node = open.remove();
      sum += bytesOf(node);
      addChildren(node, open);
    }
    return sum;
  }

  private long bytesOf(Node node) {
    return BYTES_A_NODE + BYTES_A_MOVE * node.moves() + BYTES_A_CELL * bytesAState;
  }

  /** A node of the state in {@link #scratch}. */
  private Node node() {
    GameState state = scratch.copy();
    scratch.legalMoves(moves);
    Node node = new Node(state, moves.size());
    bytes += bytesOf(node);
    return node;
  }

  private void iterate() {
    int depth = 0;
    Node node = root;
    while (node != null && node.moves() > 0) {
      int move = select(node);
      grow(depth);
      path[depth] = node;
      taken[depth++] = move;
      Node next = node.children[move];
      if (next == null) {
        leave(node, move);
      }
      node = next;
    }
    if (node != null) {
      scratch.copyFrom(node.state); // a play has ended inside the tree
    }
    learn(depth);
  }

  /** Plays from a node to a state that is not in the tree and on to the end. */
  private void leave(Node node, int move) {
    scratch.copyFrom(node.state);
    scratch.legalMoves(moves);
    scratch.apply(moves, move);
    if (node.visits[move] > 0 && bytes < mostBytes) {
      node.children[move] = node();
    }
    Rollout.play(scratch, moves, random);
  }

  private void grow(int depth) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
      taken = Arrays.copyOf(taken, 2 * depth);
    }
  }

  private int select(Node node) {
    int count = node.moves();
    if (node.mover == ForwardModel.RANDOM || count == 1) {
      return count == 1 ? 0 : random.nextInt(count);
    }
    if (node.visited < count) {
      return untried(node, count);
    }
    double log = log(node.visited);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < count; move++) {
      int visits = node.visits[move];
      double bound = node.totals[move] / visits + exploration * Math.sqrt(log / visits);
      if (bound > most) {
        most = bound;
        best = move;
      }
    }
    return best;
  }

  /** The first move not tried yet from a random one on. */
  private int untried(Node node, int count) {
    int move = random.nextInt(count);
    while (node.visits[move] > 0) {
      move = move + 1 == count ? 0 : move + 1;
    }
    return move;
  }

  private double log(int number) {
    return number < logs.length ? logs[number] : StrictMath.log(number);
  }

  /** Adds the result in {@link #scratch} to the nodes on the path. */
  private void learn(int depth) {
    for (int place = 0; place < depth; place++) {
      Node node = path[place];
      node.visited++;
      node.visits[taken[place]]++;
      if (node.mover >= 0) {
        node.totals[taken[place]] += game.value(scratch, node.mover);
      }
    }
  }
}
