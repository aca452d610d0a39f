package org.regames.backend.planner.optimize.tables;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The answers that questions get in one run of a check, and then in the next, until all were. */
final class CellAnswers {
  private final Deque<CellQuestion> asked = new ArrayDeque<>();
  private final Map<CellQuestion, Boolean> answers = new HashMap<>();

  void clear() {
    asked.clear();
    answers.clear();
  }

  /** Answers a new question with yes. */
  void add(CellQuestion question) {
    asked.push(question);
    answers.put(question, true);
  }

  /** The answer to a question that was asked before. */
  Optional<Boolean> of(CellQuestion question) {
    return Optional.ofNullable(answers.get(question));
  }

  int size() {
    return answers.size();
  }

  /** How many are answered with yes. */
  long yes() {
    return answers.values().stream().filter(yes -> yes).count();
  }

  Map<CellQuestion, Boolean> all() {
    return Map.copyOf(answers);
  }

  /**
   * Answers the last question that was answered with yes with no, and forgets those after it.
   *
   * @return false where there is none: all answers have been given
   */
  boolean change() {
    while (!asked.isEmpty()) {
      if (answers.get(asked.peek())) {
        answers.put(asked.peek(), false);
        return true;
      }
      answers.remove(asked.pop());
    }
    return false;
  }
}
