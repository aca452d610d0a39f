package org.regames.agents.search;

import java.util.Arrays;
import org.regames.agents.Clock;
import org.regames.agents.PlayedGame;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.play.SplitMix;

/**
 * One thread of a search in a {@link UctTree}. A move counts as visited, and as lost for the
 * moment, as soon as it is selected, so that threads spread out ("virtual loss": G. Chaslot, M.
 * Winands and J. van den Herik, "Parallel Monte-Carlo tree search", CG 2008). Threads do not lock
 * nodes: occasionally one of two simultaneous updates is lost, which costs less than locks (M.
 * Enzenberger and M. Müller, "A lock-free multithreaded Monte-Carlo tree search algorithm", ACG
 * 2009).
 */
final class UctWorker {
  /** How many iterations a thread runs at a time. */
  static final int BATCH = 256;

  /** Down to which depth of the tree moves are taken for several iterations at once. */
  private static final int BATCH_DEPTH = 64;

  /** A batch is at most one in this many of the visits of a move. */
  private static final int BATCH_PART = 32;

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

  /** The summed results of each player in the iterations from the node at each depth. */
  private final double[][] sums;

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
    this.sums = new double[BATCH_DEPTH][result.length];
  }

  /** A node of a state. */
  Node node(GameState state) {
    scratch.copyFrom(state);
    return node();
  }

  /** A node of the state in {@link #scratch}, which is not changed. */
  private Node node() {
    scratch.legalMoves(moves);
    Node node = new Node(scratch.copy(), moves.size(), names ? names() : null);
    if (node.moves() == 0) {
      node.proven = values().clone();
    }
    return node;
  }

  /** The names of the moves found in the state in {@link #scratch}. */
  private long[] names() {
    long[] all = new long[moves.size()];
    for (int move = 0; move < all.length; move++) {
      other.copyFrom(scratch);
      all[move] = NamedMoves.play(other, moves, move);
    }
    return all;
  }

  /** The results of the players in the state in {@link #scratch}. */
  private double[] values() {
    for (int player = 0; player < result.length; player++) {
      result[player] = game.value(scratch, player);
    }
    return result;
  }

  /**
   * Runs iterations from the root as long as there is something to do, up to {@link #BATCH}.
   *
   * @param first how many iterations began before
   * @return whether there is more to do
   */
  boolean search(Node root, Clock.Running clock, long first) {
    int done = repeat(root, 0, BATCH, clock, first);
    return done == BATCH && root.proven == null && clock.goesOn(first + done);
  }

  /** Runs iterations that begin with a move, until the state after it is proved. */
  void searchAfter(Node root, int move, Clock.Running clock) {
    for (long done = 0; root.proven(move) == null && clock.goesOn(done); done++) {
      iterate(root, move, 0);
    }
  }

  /**
   * Runs iterations from a node until it is proved, up to a number, and leaves the sums of their
   * results in {@link #sums}. A move with many visits is taken for several iterations at once, so
   * that heavily shared nodes are updated less often, and a thread stays longer in a part of the
   * tree that other threads do not change.
   *
   * @param depth how many moves lead from the root to the node
   * @return the number of iterations
   */
  private int repeat(Node node, int depth, int most, Clock.Running clock, long before) {
    double[] sum = sums[depth];
    Arrays.fill(sum, 0);
    int count = 0;
    while (count < most && node.proven == null && clock.goesOn(before + count)) {
      int move = selected(node, node);
      int batch = depth + 1 < sums.length ? Math.min(most - count, batch(node, move)) : 1;
      double[] values;
      if (batch == 1) {
        values = iterate(node, move, depth);
        count++;
      } else {
        node.take(move, batch);
        push(depth, node, move);
        int done = repeat(node.children[move], depth + 1, batch, clock, before + count);
        if (done < batch) {
          node.take(move, done - batch);
        }
        values = learn(depth, depth + 1, sums[depth + 1], done);
        count += done;
      }
      for (int player = 0; player < sum.length; player++) {
        sum[player] += values[player];
      }
    }
    return count;
  }

  /**
   * For how many iterations a move is taken at once: so few that, if all were lost, its mean would
   * fall by less than a thirtieth, and by less than its standard error. Chance is drawn separately
   * for each.
   */
  private int batch(Node node, int move) {
    Node next = node.children[move];
    if (names || node.mover < 0 || next == null || next.shared || next.proven != null) {
      return 1;
    }
    int visits = node.visits[move];
    return Math.max(1, (int) Math.min(visits / BATCH_PART, Math.sqrt(visits)));
  }

  /**
   * Takes a move, descends the tree from there once, plays to the end, and updates the nodes.
   *
   * @param first the move
   * @param above how many moves lead from the root to the node
   * @return the results for the node
   */
  private double[] iterate(Node start, int first, int above) {
    int depth = above;
    int move = first;
    Node node = start;
    Node reference = start;
    double[] values = null;
    played.clear();
    while (values == null) {
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
      } else if (next.proven != null) {
        values = next.proven;
      } else {
        node = next;
        reference = usesGrave && Grave.isReference(node) ? node : reference;
        move = selected(node, reference);
      }
    }
    if (learnsMeans) {
      played.teach(tree.means(), 0, values);
    }
    return learn(above, depth, values, 1);
  }

  /** Whether a state repeats on the path: the tree has a cycle there. */
  private boolean isOnPath(Node node, int depth) {
    for (int ply = 0; ply < depth; ply++) {
      if (path[ply] == node) {
        return true;
      }
    }
    return false;
  }

  /** Plays from a node to a state outside the tree and on to the end. */
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

  /** The results at the end of a play in {@link #scratch}, which is added to the tree. */
  private double[] end(Node node, int move) {
    double[] values = values().clone();
    node.children[move] = Node.end(values);
    tree.took(UctTree.BYTES_AN_END);
    return values;
  }

  /** The results after playing the state in {@link #scratch} to the end. */
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

  /** The first untried move from a random one on. */
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
   * Adds results to a part of the path, from the last node up, and proves what can be proved. A
   * node with a proved move better than the one taken passes on the result of the proved one.
   *
   * @param results the sums over several iterations
   * @return the results passed on by the first node
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
