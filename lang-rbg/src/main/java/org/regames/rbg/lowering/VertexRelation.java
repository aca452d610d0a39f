package org.regames.rbg.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The effect of an expression that depends only on the vertex: a relation between the vertices
 * where it can start and those where it can end.
 *
 * <p>A relation is represented as the union of a few partial functions if it was made of few, since
 * these are cheap to play (a step in a direction is one), and as rows of bits otherwise. Immutable.
 */
final class VertexRelation {
  /** The value of a partial function where it is undefined. */
  static final int NOWHERE = -1;

  /** With more functions than this, a loop or a sequence is smaller than one branch for each. */
  private static final int MOST_PARTS = 16;

  /** On larger boards relations that need rows are not computed: 2048² bits are half a megabyte. */
  private static final int LARGEST = 2048;

  private final int size;
  private final List<int[]> parts;
  private BitSet[] rows;

  private VertexRelation(int size, List<int[]> parts, BitSet[] rows) {
    this.size = size;
    this.parts = parts;
    this.rows = rows;
  }

  /** The relation of a partial function, {@link #NOWHERE} where it is undefined. */
  static VertexRelation function(int[] next) {
    return ofParts(next.length, List.of(next)).orElseThrow();
  }

  /** The identity on these vertices. */
  static VertexRelation at(BitSet vertices, int size) {
    int[] same = new int[size];
    Arrays.setAll(same, v -> vertices.get(v) ? v : NOWHERE);
    return function(same);
  }

  private static Optional<VertexRelation> ofParts(int size, List<int[]> functions) {
    List<int[]> merged = new ArrayList<>();
    for (int[] function : functions) {
      if (Arrays.stream(function).anyMatch(v -> v != NOWHERE) && !merge(merged, function)) {
        merged.add(function);
      }
      if (merged.size() > MOST_PARTS) {
        return Optional.empty();
      }
    }
    return Optional.of(new VertexRelation(size, List.copyOf(merged), null));
  }

  /** Unites a function with the first one that it agrees with, if there is one. */
  private static boolean merge(List<int[]> merged, int[] function) {
    for (int i = 0; i < merged.size(); i++) {
      int[] other = merged.get(i);
      if (agree(other, function)) {
        int[] union = other.clone();
        for (int v = 0; v < union.length; v++) {
          union[v] = Math.max(union[v], function[v]);
        }
        merged.set(i, union);
        return true;
      }
    }
    return false;
  }

  private static boolean agree(int[] a, int[] b) {
    for (int v = 0; v < a.length; v++) {
      if (a[v] != b[v] && a[v] != NOWHERE && b[v] != NOWHERE) {
        return false;
      }
    }
    return true;
  }

  private static VertexRelation ofRows(int size, BitSet[] rows) {
    int[] function = new int[size];
    for (int v = 0; v < size; v++) {
      if (rows[v].cardinality() > 1) {
        return new VertexRelation(size, null, rows);
      }
      function[v] = rows[v].nextSetBit(0);
    }
    return function(function);
  }

  /** The number of vertices of the board. */
  int size() {
    return size;
  }

  /**
   * The partial functions, none of them empty, whose union the relation is; absent if there are too
   * many.
   */
  Optional<List<int[]>> parts() {
    return Optional.ofNullable(parts);
  }

  /** The vertices that the relation leads from. */
  BitSet domain() {
    BitSet domain = new BitSet(size);
    for (int v = 0; v < size; v++) {
      if (canStart(v)) {
        domain.set(v);
      }
    }
    return domain;
  }

  private boolean canStart(int vertex) {
    return parts == null
        ? !rows[vertex].isEmpty()
        : parts.stream().anyMatch(part -> part[vertex] != NOWHERE);
  }

  boolean isImpossible() {
    return parts != null && parts.isEmpty();
  }

  /** Whether the relation leads from every vertex. */
  boolean isTotal() {
    return domain().cardinality() == size;
  }

  /** The relation as a function, if it leads to at most one vertex from each. */
  Optional<int[]> function() {
    return parts != null && parts.size() == 1 ? Optional.of(parts.getFirst()) : Optional.empty();
  }

  /** Whether the relation never leads to a different vertex. */
  boolean isTest() {
    return function()
        .filter(
            next -> {
              for (int v = 0; v < size; v++) {
                if (next[v] != NOWHERE && next[v] != v) {
                  return false;
                }
              }
              return true;
            })
        .isPresent();
  }

  /** The vertices that the relation leads to, if they are the same for every start. */
  Optional<BitSet> constant() {
    if (isImpossible() || size > LARGEST) {
      return Optional.empty();
    }
    BitSet same = null;
    for (BitSet row : rows()) {
      if (!row.isEmpty()) {
        if (same != null && !same.equals(row)) {
          return Optional.empty();
        }
        same = row;
      }
    }
    return Optional.ofNullable(same);
  }

  /** Whether the relation can be played in one step. */
  boolean isCompact() {
    return parts != null || constant().isPresent();
  }

  private BitSet[] rows() {
    if (rows == null) {
      rows = new BitSet[size];
      for (int v = 0; v < size; v++) {
        rows[v] = new BitSet(size);
        for (int[] part : parts) {
          if (part[v] != NOWHERE) {
            rows[v].set(part[v]);
          }
        }
      }
    }
    return rows;
  }

  /** Whether both lead to the same vertices from every vertex; on large boards it may miss that. */
  boolean sameAs(VertexRelation other) {
    if (size > LARGEST) {
      return function().isPresent()
          && other.function().isPresent()
          && Arrays.equals(function().get(), other.function().get());
    }
    return Arrays.equals(rows(), other.rows());
  }

  /** This relation followed by another; absent if it would be too large to compute. */
  Optional<VertexRelation> then(VertexRelation next) {
    if (parts != null && next.parts != null && parts.size() * next.parts.size() <= 64) {
      List<int[]> composed = new ArrayList<>();
      for (int[] first : parts) {
        for (int[] second : next.parts) {
          int[] function = new int[size];
          Arrays.setAll(function, v -> first[v] == NOWHERE ? NOWHERE : second[first[v]]);
          composed.add(function);
        }
      }
      Optional<VertexRelation> few = ofParts(size, composed);
      if (few.isPresent()) {
        return few;
      }
    }
    if (size > LARGEST) {
      return Optional.empty();
    }
    BitSet[] composed = new BitSet[size];
    BitSet[] second = next.rows();
    for (int v = 0; v < size; v++) {
      composed[v] = new BitSet(size);
      for (int u = rows()[v].nextSetBit(0); u >= 0; u = rows[v].nextSetBit(u + 1)) {
        composed[v].or(second[u]);
      }
    }
    return Optional.of(ofRows(size, composed));
  }

  /** The union of two relations; absent if it would be too large to compute. */
  Optional<VertexRelation> or(VertexRelation other) {
    if (parts != null && other.parts != null) {
      List<int[]> both = new ArrayList<>(parts);
      both.addAll(other.parts);
      Optional<VertexRelation> few = ofParts(size, both);
      if (few.isPresent()) {
        return few;
      }
    }
    if (size > LARGEST) {
      return Optional.empty();
    }
    BitSet[] union = new BitSet[size];
    for (int v = 0; v < size; v++) {
      union[v] = (BitSet) rows()[v].clone();
      union[v].or(other.rows()[v]);
    }
    return Optional.of(ofRows(size, union));
  }

  /** The reflexive and transitive closure; absent if it would be too large to compute. */
  Optional<VertexRelation> star() {
    if (size > LARGEST) {
      return Optional.empty();
    }
    BitSet[] closure = new BitSet[size];
    for (int v = 0; v < size; v++) {
      closure[v] = reachable(v);
    }
    return Optional.of(ofRows(size, closure));
  }

  private BitSet reachable(int start) {
    BitSet found = new BitSet(size);
    BitSet open = new BitSet(size);
    open.set(start);
    for (int v = start; v >= 0; v = open.nextSetBit(0)) {
      open.clear(v);
      found.set(v);
      open.or(rows()[v]);
      open.andNot(found);
    }
    return found;
  }
}
