package org.regames.backend.layout;

import java.util.Map;

/** A literal value with its symbols as numbers. Equal parts of a game may share trees. */
public sealed interface Tree {
  record Leaf(int symbol) implements Tree {}

  /**
   * A map.
   *
   * @param entries a value for each key of the type, in the order of the type
   * @param otherwise the value everywhere else
   */
  record Node(Map<Integer, Tree> entries, Tree otherwise) implements Tree {
    /** The value at any symbol. */
    public Tree get(int key) {
      return entries.getOrDefault(key, otherwise);
    }
  }
}
