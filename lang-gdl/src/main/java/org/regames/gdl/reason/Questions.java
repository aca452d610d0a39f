package org.regames.gdl.reason;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The questions that were asked at a level, with their answers. */
final class Questions {
  private final Map<Key, Question> tables = new HashMap<>();

  private record Key(Predicate predicate, int mask, int[] known) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key(Predicate p, int m, int[] k)
          && p == predicate
          && m == mask
          && Arrays.equals(k, known);
    }

    @Override
    public int hashCode() {
      return AnswerList.hash(known) + 31 * (predicate.number() + 31 * mask);
    }
  }

  /** The table of a question, or null. */
  Question find(Predicate predicate, int mask, int[] known) {
    return tables.get(new Key(predicate, mask, known));
  }

  void add(Question table) {
    tables.put(new Key(table.predicate, table.mask, table.known), table);
  }

  void remove(Question table) {
    tables.remove(new Key(table.predicate, table.mask, table.known));
  }
}
