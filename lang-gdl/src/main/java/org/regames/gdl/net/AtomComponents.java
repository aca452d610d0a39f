package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.regames.gdl.ground.Grounding.Instance;

/**
 * The strongly connected components of ground atoms under "depends on" (Tarjan 1972), without
 * recursion since chains of atoms get long. Linear.
 */
final class AtomComponents {
  private final List<List<Instance>> rules;
  private final int[] index;
  private final int[] low;
  private final boolean[] done;
  private final Deque<Integer> stack = new ArrayDeque<>();
  private final List<List<Integer>> components = new ArrayList<>();
  private int visited;

  /** An atom being visited, what it depends on, and how far that is done. */
  private static final class Frame {
    final int atom;
    final int[] uses;
    int next;

    Frame(int atom, int[] uses) {
      this.atom = atom;
      this.uses = uses;
    }
  }

  /**
   * @param rules the rules of each atom
   */
  AtomComponents(List<List<Instance>> rules) {
    this.rules = rules;
    this.index = new int[rules.size()];
    this.low = new int[rules.size()];
    this.done = new boolean[rules.size()];
  }

  /** The components; what an atom depends on comes before it. */
  List<List<Integer>> inOrder() {
    for (int atom = 0; atom < rules.size(); atom++) {
      if (index[atom] == 0) {
        visit(atom);
      }
    }
    return components;
  }

  private int[] uses(int atom) {
    int size = 0;
    for (Instance rule : rules.get(atom)) {
      size += rule.positive().length + rule.negative().length;
    }
    int[] uses = new int[size];
    int count = 0;
    for (Instance rule : rules.get(atom)) {
      System.arraycopy(rule.positive(), 0, uses, count, rule.positive().length);
      count += rule.positive().length;
      System.arraycopy(rule.negative(), 0, uses, count, rule.negative().length);
      count += rule.negative().length;
    }
    return uses;
  }

  private Frame enter(int atom) {
    index[atom] = ++visited;
    low[atom] = visited;
    stack.push(atom);
    return new Frame(atom, uses(atom));
  }

  private void visit(int root) {
    Deque<Frame> frames = new ArrayDeque<>();
    frames.push(enter(root));
    while (!frames.isEmpty()) {
      Frame frame = frames.peek();
      if (frame.next < frame.uses.length) {
        int used = frame.uses[frame.next++];
        if (index[used] == 0) {
          frames.push(enter(used));
        } else if (!done[used]) {
          low[frame.atom] = Math.min(low[frame.atom], index[used]);
        }
      } else {
        frames.pop();
        if (!frames.isEmpty()) {
          low[frames.peek().atom] = Math.min(low[frames.peek().atom], low[frame.atom]);
        }
        close(frame.atom);
      }
    }
  }

  private void close(int atom) {
    if (low[atom] != index[atom]) {
      return;
    }
    List<Integer> component = new ArrayList<>();
    int member;
    do {
      member = stack.pop();
      done[member] = true;
      component.add(member);
    } while (member != atom);
    component.sort(null);
    components.add(component);
  }
}
