package org.regames.backend.planner.optimize.tables;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The answers to questions in one run of a check, which enumerates all combinations over the runs.
 */
final class CellAnswers {
  private final Deque<CellQuestion> asked = new ArrayDeque<>();
  private final Map<CellQuestion, Boolean> answers = new HashMap<>();

  void clear() {
    asked.clear();
    answers.clear();
  }

  /** Adds a new question, answered with yes. */
  void add(CellQuestion question) {
    asked.push(question);
    answers.put(question, true);
  }

  /** The answer to a question asked before. */
  Optional<Boolean> of(CellQuestion question) {
    return Optional.ofNullable(answers.get(question));
  }

  int size() {
    return answers.size();
  }

  /** The number of questions answered with yes. */
  long yes() {
    return answers.values().stream().filter(yes -> yes).count();
  }

  Map<CellQuestion, Boolean> all() {
    return Map.copyOf(answers);
  }

  /**
   * Changes the last yes to no, and removes the questions after it.
   *
   * @return false if there is none: all combinations have been tried
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
