package org.regames.backend.interpreter.values;

import java.util.Arrays;

/**
 * The values of all variables: those of set types in one array, those of map types as blocks.
 * Changing a variable makes a new semistate that shares what did not change.
 */
public final class Semistate {
  private final int[] scalars;
  private final MapBlock[] maps;
  private final int hash;

  /** Cells created on this path since a semistate was last stored; see {@link #takeCells}. */
  private int newCells;

  public Semistate(int[] scalars, MapBlock[] maps) {
    this.scalars = scalars;
    this.maps = maps;
    int sum = 0;
    for (int i = 0; i < scalars.length; i++) {
      sum += MapBlock.mix(i, scalars[i]);
    }
    for (int i = 0; i < maps.length; i++) {
      sum += mapHash(i, maps[i]);
    }
    this.hash = sum;
  }

  private Semistate(int[] scalars, MapBlock[] maps, int hash, long newCells) {
    this.scalars = scalars;
    this.maps = maps;
    this.hash = hash;
    this.newCells = (int) Math.min(newCells, Integer.MAX_VALUE);
  }

  private static int mapHash(int slot, MapBlock map) {
    return MapBlock.mix(~slot, map.hashCode());
  }

  public int scalar(int slot) {
    return scalars[slot];
  }

  public MapBlock map(int slot) {
    return maps[slot];
  }

  public Semistate withScalar(int slot, int value) {
    int old = scalars[slot];
    if (old == value) {
      return this;
    }
    int[] changed = scalars.clone();
    changed[slot] = value;
    int newHash = hash - MapBlock.mix(slot, old) + MapBlock.mix(slot, value);
    return new Semistate(changed, maps, newHash, (long) newCells + changed.length);
  }

  public Semistate withCell(int slot, int place, int value) {
    return maps[slot].cell(place) == value ? this : withMap(slot, maps[slot].with(place, value));
  }

  public Semistate withMap(int slot, MapBlock map) {
    MapBlock old = maps[slot];
    if (old.equals(map)) {
      return this;
    }
    MapBlock[] changed = maps.clone();
    changed[slot] = map;
    int newHash = hash - mapHash(slot, old) + mapHash(slot, map);
    return new Semistate(scalars, changed, newHash, (long) newCells + changed.length + map.size());
  }

  /**
   * How many additional cells storing this semistate keeps alive. What a later semistate shares
   * with this one costs nothing from now on.
   */
  public int takeCells() {
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
