package org.regames.ir.analysis;

import java.util.Arrays;

/** The nodes touched by edits, in the order of the edits. */
final class Touched {
  private int[] nodes = new int[16];
  private int size;

  void add(int node) {
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * size);
    }
    nodes[size++] = node;
  }

  int size() {
    return size;
  }

  int node(int index) {
    return nodes[index];
  }
}
