package org.regames.backend.interpreter.values;

import java.util.Arrays;

/** The value of a map: its cells as its {@link TypeLayout.Table} lays them out. Immutable. */
public final class MapBlock {
  private final int[] cells;
  private final int hash;

  /** The array must not change afterwards. */
  public MapBlock(int[] cells) {
    this(cells, hash(cells));
  }

  private MapBlock(int[] cells, int hash) {
    this.cells = cells;
    this.hash = hash;
  }

  public static MapBlock of(int[] cells, int start, int size) {
    return new MapBlock(Arrays.copyOfRange(cells, start, start + size));
  }

  public void copyTo(int[] target, int start) {
    System.arraycopy(cells, 0, target, start, cells.length);
  }

  private static int hash(int[] cells) {
    int sum = 0;
    for (int i = 0; i < cells.length; i++) {
      sum += mix(i, cells[i]);
    }
    return sum;
  }

  /**
   * Hashes a value with its place. Hashes of blocks are sums of these, so that the hash can be
   * updated for a changed cell without the others.
   */
  public static int mix(int place, int value) {
    int h = (value + 1) * 0x9E3779B1 + place * 0x85EBCA77;
    h = (h ^ (h >>> 15)) * 0xC2B2AE3D;
    h = (h ^ (h >>> 13)) * 0x27D4EB2F;
    return h ^ (h >>> 16);
  }

  public int cell(int place) {
    return cells[place];
  }

  public int size() {
    return cells.length;
  }

  public MapBlock with(int place, int value) {
    int[] changed = cells.clone();
    changed[place] = value;
    return new MapBlock(changed, hash - mix(place, cells[place]) + mix(place, value));
  }

  /**
   * This block with {@code part.size()} cells from {@code start} on replaced by those of another.
   */
  public MapBlock with(int start, MapBlock part) {
    int[] changed = cells.clone();
    part.copyTo(changed, start);
    return new MapBlock(changed);
  }

  /** Cells of this block as a block of their own. */
  public MapBlock part(int start, int size) {
    return start == 0 && size == cells.length ? this : of(cells, start, size);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof MapBlock that && hash == that.hash && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
