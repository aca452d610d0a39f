package org.regames.gdl.reason;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The questions that were asked in a scope, with their answers. */
final class Questions {
  private final Map<Key, Question> asked = new HashMap<>();

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

  /** What was asked, or null. */
  Question find(Predicate predicate, int mask, int[] known) {
    return asked.get(new Key(predicate, mask, known));
  }

  void add(Question question) {
    asked.put(new Key(question.predicate, question.mask, question.known), question);
  }

  void remove(Question question) {
    asked.remove(new Key(question.predicate, question.mask, question.known));
  }
}
