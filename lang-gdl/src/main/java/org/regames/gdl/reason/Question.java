package org.regames.gdl.reason;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A question and its answers so far: a relation, some of whose arguments are known. While it is
 * open it has a place among the open questions, as in Tarjan's search for strongly connected
 * components.
 */
final class Question {
  final Predicate predicate;

  /** The places whose arguments are known, as a bit mask. */
  final int mask;

  /** The arguments at these places. */
  final int[] known;

  /** The place among the open questions. */
  final int index;

  /** The first open question that this one is known to depend on. */
  int low;

  AnswerList answers = new AnswerList();

  /** The answers against which negations are tested in the current round, if there is one. */
  AnswerList before;

  /** Whether it asked for the negation of what depends on it. */
  boolean isDenying;

  /** Whether the answers that it used have grown since. */
  boolean isOutdated;

  private boolean isComplete;
  private Set<Question> users = Set.of();

  Question(Predicate predicate, int mask, int[] known, int index) {
    this.predicate = predicate;
    this.mask = mask;
    this.known = known;
    this.index = index;
    this.low = index;
  }

  boolean isComplete() {
    return isComplete;
  }

  /** Closes the question: there are no more answers. */
  void complete() {
    isComplete = true;
    users = Set.of();
    before = null;
  }

  /** Whether one answer is all there can be. */
  boolean isDecided() {
    return answers.size() == 1 && predicate.isWhole(mask);
  }

  /** Notes who uses the answers of an open question. */
  void use(Question user) {
    if (users.isEmpty()) {
      users = new LinkedHashSet<>();
    }
    users.add(user);
  }

  void add(int[] tuple) {
    if (answers.add(tuple)) {
      users.forEach(user -> user.isOutdated = true);
    }
  }

  /** Begins a new round of answers, in which negations are tested against those of the last. */
  void restart() {
    before = answers;
    answers = new AnswerList();
    isOutdated = true;
  }
}
