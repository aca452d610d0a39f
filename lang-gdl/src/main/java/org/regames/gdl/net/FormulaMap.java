package org.regames.gdl.net;

import java.util.Arrays;

/** A map from formulas to formulas: a hash table with open addressing, since there are many. */
final class FormulaMap {
  /** What stands for no formula. */
  static final int NONE = -1;

  private int[] keys = filled(16);
  private int[] values = new int[16];
  private int size;

  private static int[] filled(int places) {
    int[] keys = new int[places];
    Arrays.fill(keys, NONE);
    return keys;
  }

  int size() {
    return size;
  }

  int get(int key) {
    int place = place(key);
    return keys[place] == NONE ? NONE : values[place];
  }

  void put(int key, int value) {
    int place = place(key);
    if (keys[place] == NONE && 2 * ++size > keys.length) {
      grow();
      place = place(key);
    }
    keys[place] = key;
    values[place] = value;
  }

  private int place(int key) {
    int hash = key * 0x9E3779B9;
    int place = (hash ^ hash >>> 15) & keys.length - 1;
    while (keys[place] != key && keys[place] != NONE) {
      place = place + 1 & keys.length - 1;
    }
    return place;
  }

  private void grow() {
    int[] oldKeys = keys;
    int[] oldValues = values;
    keys = filled(2 * oldKeys.length);
    values = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != NONE) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        values[place] = oldValues[i];
      }
    }
  }
}
