package org.regames.backend.interpreter;

import java.util.Arrays;

/**
 * The values of all variables: those of set types in one array, those of map types as blocks.
 * Changing a variable makes a new semistate that shares what did not change.
 */
final class Semistate {
  private final int[] scalars;
  private final Block[] maps;
  private final int hash;

  /** Cells made since something was last remembered on the way here; see {@link #takeCells}. */
  private int newCells;

  Semistate(int[] scalars, Block[] maps) {
    this.scalars = scalars;
    this.maps = maps;
    int sum = 0;
    for (int i = 0; i < scalars.length; i++) {
      sum += Block.mix(i, scalars[i]);
    }
    for (int i = 0; i < maps.length; i++) {
      sum += mapHash(i, maps[i]);
    }
    this.hash = sum;
  }

  private Semistate(int[] scalars, Block[] maps, int hash, long newCells) {
    this.scalars = scalars;
    this.maps = maps;
    this.hash = hash;
    this.newCells = (int) Math.min(newCells, Integer.MAX_VALUE);
  }

  private static int mapHash(int slot, Block map) {
    return Block.mix(~slot, map.hashCode());
  }

  int scalar(int slot) {
    return scalars[slot];
  }

  Block map(int slot) {
    return maps[slot];
  }

  Semistate withScalar(int slot, int value) {
    int old = scalars[slot];
    if (old == value) {
      return this;
    }
    int[] changed = scalars.clone();
    changed[slot] = value;
    int newHash = hash - Block.mix(slot, old) + Block.mix(slot, value);
    return new Semistate(changed, maps, newHash, (long) newCells + changed.length);
  }

  Semistate withCell(int slot, int place, int value) {
    return maps[slot].cell(place) == value ? this : withMap(slot, maps[slot].with(place, value));
  }

  Semistate withMap(int slot, Block map) {
    Block old = maps[slot];
    if (old.equals(map)) {
      return this;
    }
    Block[] changed = maps.clone();
    changed[slot] = map;
    int newHash = hash - mapHash(slot, old) + mapHash(slot, map);
    return new Semistate(scalars, changed, newHash, (long) newCells + changed.length + map.size());
  }

  /**
   * How many cells remembering this semistate keeps from being freed. What a later semistate shares
   * with this one is from now on free of charge.
   */
  int takeCells() {
    int cells = newCells;
    newCells = 0;
    return cells;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Semistate that
            && hash == that.hash
            && Arrays.equals(scalars, that.scalars)
            && Arrays.equals(maps, that.maps);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
