package org.regames.ir.analysis;

import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * A first-in, first-out queue of nodes to visit, each at most once at a time: at first every node,
 * then those touched by edits.
 *
 * <p>An edit costs the same however many worklists are open: each looks up what was touched when it
 * is queried.
 */
public final class Worklist {
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();
  private final Touched touched;
  private int atFirst;
  private int seen;

  /**
   * @param atFirst the number of nodes
   * @param touched the nodes touched by edits; only those added from now on count
   */
  Worklist(int atFirst, Touched touched) {
    this.atFirst = atFirst;
    this.touched = touched;
    this.seen = touched.size();
  }

  /** Puts a node at the end, unless it waits already. */
  public void add(int node) {
    update();
    wait(node);
  }

  public boolean isEmpty() {
    update();
    return queue.isEmpty();
  }

  /** Takes the first node. */
  public int next() {
    update();
    int node = queue.remove();
    waiting.clear(node);
    return node;
  }

  private void update() {
    for (int node = 0; node < atFirst; node++) {
      wait(node);
    }
    atFirst = 0;
    while (seen < touched.size()) {
      wait(touched.node(seen++));
    }
  }

  private void wait(int node) {
    if (!waiting.get(node)) {
      waiting.set(node);
      queue.add(node);
    }
  }
}
