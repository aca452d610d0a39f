package org.regames.backend.interpreter.values;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The symbols of a set type and their indexes. */
public final class SymbolSet {
  /** How sparse the table of places may be before a hash table replaces it. */
  private static final long SPARSEST = 8;

  private static final long ALWAYS_DENSE = 1024;

  private final String name;
  private final int[] members;
  private final int first;
  private final int[] window;
  private final Map<Integer, Integer> sparse = new HashMap<>();

  /**
   * @param name what messages call the type
   * @param members its symbols, each once; not changed later
   */
  SymbolSet(String name, int[] members) {
    this.name = name;
    this.members = members;
    this.first = Arrays.stream(members).min().orElse(0);
    long width = Arrays.stream(members).max().orElse(-1) - (long) first + 1;
    if (width <= ALWAYS_DENSE || width <= SPARSEST * members.length) {
      this.window = new int[(int) width];
      Arrays.fill(window, members.length);
    } else {
      this.window = null;
    }
    for (int place = 0; place < members.length; place++) {
      if (window != null) {
        window[members[place] - first] = place;
      } else {
        sparse.put(members[place], place);
      }
    }
  }

  public int size() {
    return members.length;
  }

  public int member(int place) {
    return members[place];
  }

  /**
   * The place of a symbol, or {@link #size()} for one that is not in the set. Maps keep their
   * default at just that place, so reading needs no case for foreign keys.
   */
  int placeOf(int symbol) {
    if (window == null) {
      return sparse.getOrDefault(symbol, members.length);
    }
    int i = symbol - first;
    return i >= 0 && i < window.length ? window[i] : members.length;
  }

  public boolean contains(int symbol) {
    return placeOf(symbol) < members.length;
  }

  @Override
  public String toString() {
    return name;
  }
}
