package org.regames.agents.search;

import java.util.Arrays;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * One thread of a search in a {@link UctTree}. A move counts as taken, and so far as lost, from
 * when it is selected, so that threads spread ("virtual loss": G. Chaslot, M. Winands and J. van
 * den Herik, "Parallel Monte-Carlo tree search", CG 2008). Threads do not lock nodes: now and then
 * one of two numbers added at the same time is lost, which costs less (M. Enzenberger and M.
 * Müller, "A lock-free multithreaded Monte-Carlo tree search algorithm", ACG 2009).
 */
final class UctWorker {
  private final UctTree tree;
  private final PlayedGame game;
  private final double exploration;
  private final boolean proves;
  private final boolean names;
  private final boolean learnsMeans;
  private final boolean usesGrave;
  private final SplitMix random;
  private final GameState scratch;
  private final MoveBuffer moves;
  private final GameState other;
  private final NamedMoves played = new NamedMoves();
  private final NamedRollout rollout;
  private final double[] result;
  private Node[] path = new Node[64];
  private int[] taken = new int[64];

  UctWorker(UctTree tree, PlayedGame game, UctTree.Settings settings, SplitMix random) {
    this.tree = tree;
    this.game = game;
    this.exploration = settings.exploration();
    this.proves = settings.has(UctTree.Enhancement.SOLVER);
    this.learnsMeans = settings.has(UctTree.Enhancement.MAST);
    this.usesGrave = settings.has(UctTree.Enhancement.GRAVE);
    this.names = learnsMeans || usesGrave;
    this.random = random;
    this.scratch = game.model().newState();
    this.moves = game.model().newMoves();
    this.other = game.model().newState();
    this.rollout = new NamedRollout(learnsMeans ? tree.means() : null, random, other);
    this.result = new double[game.players().size()];
  }

  /** A node of a state. */
  Node node(GameState state) {
    scratch.copyFrom(state);
    return node();
  }

  /** A node of the state in {@link #scratch}, which stays as it is. */
  private Node node() {
    scratch.legalMoves(moves);
    Node node = new Node(scratch.copy(), moves.size(), names ? names() : null);
    if (node.moves() == 0) {
      node.proven = values().clone();
    }
    return node;
  }

  /** The names of the moves that were found in the state in {@link #scratch}. */
  private long[] names() {
    long[] all = new long[moves.size()];
    for (int move = 0; move < all.length; move++) {
      other.copyFrom(scratch);
      all[move] = NamedMoves.play(other, moves, move);
    }
    return all;
  }

  /** What the players get in the state in {@link #scratch}. */
  private double[] values() {
    for (int player = 0; player < result.length; player++) {
      result[player] = game.value(scratch, player);
    }
    return result;
  }

  /** Goes down the tree once, plays to the end, and updates the nodes of the path. */
  void iterate(Node root) {
    int depth = 0;
    Node node = root;
    Node reference = root;
    double[] values = node.proven;
    played.clear();
    while (values == null) {
      reference = usesGrave && Grave.isReference(node) ? node : reference;
      int move = select(node, reference);
      grow(depth);
      path[depth] = node;
      taken[depth++] = move;
      if (names) {
        played.add(node.names[move], node.mover);
      }
      Node next = node.children[move];
      if (next == null) {
        values = leave(node, move);
      } else if (next.shared && isOnPath(next, depth)) {
        scratch.copyFrom(next.state);
        values = playedOut();
      } else {
        values = next.proven;
        node = next;
      }
    }
    if (learnsMeans) {
      played.teach(tree.means(), 0, values);
    }
    learn(depth, values);
  }

  /** Whether a state comes again on the path: the tree has a cycle there. */
  private boolean isOnPath(Node node, int depth) {
    for (int ply = 0; ply < depth; ply++) {
      if (path[ply] == node) {
        return true;
      }
    }
    return false;
  }

  /** Plays from a node to a state that is not in the tree and on to the end. */
  private double[] leave(Node node, int move) {
    scratch.copyFrom(node.state);
    scratch.legalMoves(moves);
    scratch.apply(moves, move);
    if (scratch.isTerminal()) {
      return proves ? end(node, move) : values();
    }
    if (node.visits[move] > 1 && tree.hasRoom()) {
      node.children[move] = tree.join(node());
    }
    return playedOut();
  }

  /** What the players get at the end of a play in {@link #scratch}, which joins the tree. */
  private double[] end(Node node, int move) {
    double[] values = values().clone();
    node.children[move] = Node.end(values);
    tree.took(UctTree.BYTES_AN_END);
    return values;
  }

  /** What the players get after the state in {@link #scratch} is played to the end. */
  private double[] playedOut() {
    if (names) {
      rollout.play(scratch, moves, played);
    } else {
      Rollout.play(scratch, moves, random);
    }
    return values();
  }

  private void grow(int depth) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
      taken = Arrays.copyOf(taken, 2 * depth);
    }
  }

  /** Chooses a move and counts it. */
  private int select(Node node, Node reference) {
    int move = selected(node, reference);
    node.take(move);
    return move;
  }

  private int selected(Node node, Node reference) {
    int count = node.moves();
    if (node.mover == ForwardModel.RANDOM || count == 1) {
      return count == 1 ? 0 : random.nextInt(count);
    }
    if (usesGrave && reference.anywhere != null) {
      return Grave.best(node, reference.anywhere);
    }
    if (node.visited < count) {
      return untried(node, count);
    }
    return node.select(exploration * Bounds.weight(node.visited));
  }

  /** The first move not tried yet from a random one on. */
  private int untried(Node node, int count) {
    int first = random.nextInt(count);
    for (int place = 0; place < count; place++) {
      int move = first + place < count ? first + place : first + place - count;
      if (node.visits[move] == 0) {
        return move;
      }
    }
    return first; // another thread has tried the last one
  }

  /**
   * Adds a result to the nodes on the path, from the last one up, and proves what can be. From a
   * node where a proved move is better than the one taken, the result of that goes up.
   */
  private void learn(int depth, double[] values) {
    double[] original = values;
    boolean isProved = true;
    for (int place = depth - 1; place >= 0; place--) {
      Node node = path[place];
      int move = taken[place];
      node.add(move, values);
      if (isProved && node.proven(move) != null) {
        node.learnProven(move);
      }
      values = node.expected(move, values);
      if (usesGrave) {
        tree.took(Grave.learn(node, played, place, original, tree.hasRoom()));
      }
      isProved = node.proven != null;
    }
  }
}
