package org.regames.backend.interpreter.search;

import java.util.Arrays;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;

/**
 * Where a search has been: triples of node, semistate and tags, the tags with their visibility. A
 * hash table with open addressing.
 */
final class Seen {
  private static final int SMALL = 64;
  private static final int LARGE = 4096;

  private int[] nodes = new int[SMALL];
  private Semistate[] semistates = new Semistate[SMALL];
  private Tags[] tags = new Tags[SMALL];
  private int count;

  /** Adds a triple, and returns whether it is new. */
  public boolean add(int node, Semistate semistate, Tags tag) {
    if (2 * count >= nodes.length) {
      grow();
    }
    int slot = slot(node, semistate, tag);
    if (semistates[slot] != null) {
      return false;
    }
    put(slot, node, semistate, tag);
    count++;
    return true;
  }

  private int slot(int node, Semistate semistate, Tags tag) {
    int mask = nodes.length - 1;
    int slot = (MapBlock.mix(node, semistate.hashCode()) + tag.hashCode()) & mask;
    while (semistates[slot] != null && !is(slot, node, semistate, tag)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean is(int slot, int node, Semistate semistate, Tags tag) {
    return nodes[slot] == node
        && semistates[slot].equals(semistate)
        && tags[slot].equals(tag)
        && tags[slot].sameVisibility(tag);
  }

  private void put(int slot, int node, Semistate semistate, Tags tag) {
    nodes[slot] = node;
    semistates[slot] = semistate;
    tags[slot] = tag;
  }

  private void grow() {
    int[] oldNodes = nodes;
    Semistate[] oldSemistates = semistates;
    Tags[] oldTags = tags;
    allocate(2 * nodes.length);
    for (int i = 0; i < oldNodes.length; i++) {
      if (oldSemistates[i] != null) {
        int slot = slot(oldNodes[i], oldSemistates[i], oldTags[i]);
        put(slot, oldNodes[i], oldSemistates[i], oldTags[i]);
      }
    }
  }

  private void allocate(int capacity) {
    nodes = new int[capacity];
    semistates = new Semistate[capacity];
    tags = new Tags[capacity];
  }

  /**
   * Removes everything; a table that has become large is replaced, since clearing it is expensive.
   */
  void clear() {
    if (nodes.length > LARGE) {
      allocate(SMALL);
    } else if (count > 0) {
      Arrays.fill(semistates, null);
      Arrays.fill(tags, null);
    }
    count = 0;
  }
}
