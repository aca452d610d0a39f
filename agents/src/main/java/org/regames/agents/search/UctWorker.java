package org.regames.agents.search;

import java.util.Arrays;
import org.regames.agents.Clock;
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
  /** How many iterations a thread does at a time. */
  static final int BATCH = 16;

  /** A move that was taken so often may be taken for all iterations of a batch. */
  private static final int MANY = 16 * BATCH;

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

  /** What the iterations of a batch have brought each player. */
  private final double[] sums;

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
    this.sums = new double[result.length];
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

  /**
   * Does a batch of iterations as long as there is something to do. Where moves were taken often
   * all iterations take the same, so that nodes that all threads go through are changed once for
   * all of them, and the choice is made once.
   *
   * @param first how many iterations began before
   * @return whether there is more to do
   */
  boolean search(Node root, Clock.Running clock, long first) {
    long done = first;
    boolean goesOn = root.proven == null && clock.goesOn(done);
    while (goesOn && done < first + BATCH) {
      int most = (int) (first + BATCH - done);
      int depth = names ? 0 : approach(root, most);
      Node start = depth == 0 ? root : path[depth - 1].children[taken[depth - 1]];
      int count = repeat(start, depth, most, clock, done);
      for (int ply = 0; ply < depth && count < most; ply++) {
        path[ply].take(taken[ply], count - most);
      }
      learn(0, depth, sums, count);
      done += count;
      goesOn = root.proven == null && clock.goesOn(done);
    }
    return goesOn;
  }

  /**
   * Goes down from the root and takes moves for so many iterations, as long as they were taken
   * often, and says how deep. Chance is drawn for each iteration by itself.
   */
  private int approach(Node root, int count) {
    int depth = 0;
    Node node = root;
    while (node.visited >= MANY && node.mover >= 0) {
      int move = selected(node, node);
      Node next = node.children[move];
      boolean isSmall = node.visits[move] < MANY;
      if (isSmall || next == null || next.shared || next.proven != null) {
        return depth;
      }
      node.take(move, count);
      push(depth++, node, move);
      node = next;
    }
    return depth;
  }

  /**
   * Does iterations from a node on until it is proved, adds up what they bring, and counts them.
   */
  private int repeat(Node start, int depth, int most, Clock.Running clock, long done) {
    int count = 0;
    Arrays.fill(sums, 0);
    while (count < most && start.proven == null && clock.goesOn(done + count)) {
      double[] values = iterate(start, depth);
      for (int player = 0; player < sums.length; player++) {
        sums[player] += values[player];
      }
      count++;
    }
    return count;
  }

  /**
   * Goes down the tree from a node once, plays to the end, and updates the nodes from there on.
   *
   * @param above how many moves lead from the root to the node
   * @return what the node has brought this time
   */
  private double[] iterate(Node start, int above) {
    int depth = above;
    Node node = start;
    Node reference = start;
    double[] values = node.proven;
    played.clear();
    while (values == null) {
      reference = usesGrave && Grave.isReference(node) ? node : reference;
      int move = selected(node, reference);
      node.take(move, 1);
      push(depth++, node, move);
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
    return learn(above, depth, values, 1);
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

  private void push(int depth, Node node, int move) {
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
      taken = Arrays.copyOf(taken, 2 * depth);
    }
    path[depth] = node;
    taken[depth] = move;
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
   * Adds results to a part of the path, from the last node up, and proves what can be. From a node
   * where a proved move is better than the one taken, the result of that goes up.
   *
   * @param results the sums of so many
   * @return what goes up from the first node
   */
  private double[] learn(int first, int depth, double[] results, int count) {
    double[] values = results;
    boolean isProved = true;
    for (int place = depth - 1; place >= first; place--) {
      Node node = path[place];
      int move = taken[place];
      node.add(move, values);
      if (isProved && node.proven(move) != null) {
        node.learnProven(move);
      }
      values = node.expected(move, values, count);
      if (usesGrave) {
        tree.took(Grave.learn(node, played, place, results, tree.hasRoom()));
      }
      isProved = node.proven != null;
    }
    return values;
  }
}
