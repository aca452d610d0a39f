package org.regames.gdl.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.regames.gdl.ground.Pattern;
import org.regames.gdl.ground.Relation;
import org.regames.gdl.ground.TermTable;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;

/**
 * Answers questions about a state, or a step from it, backwards from the question, and keeps the
 * answers (H. Tamaki, T. Sato, OLD resolution with tabulation, ICLP 1986). Questions that depend on
 * each other are answered again until nothing is added; they are found as strongly connected
 * components while they are asked. If some of them negate others, what surely holds and what may
 * hold approach each other (A. Van Gelder, The alternating fixpoint of logic programs with
 * negation, PODS 1989).
 */
final class Tabling {
  /** Relations of at most this many tuples are scanned without an index. */
  private static final int FEW = 6;

  /** A mask: how often, in tuples, to look whether anybody still waits for the answer. */
  private static final int LOOK = 0xFFF;

  private final TermTable terms;
  private final Questions[] questions;
  private final Facts facts;
  private final Relation moves;

  /** The questions without all their answers. */
  private final List<Question> open = new ArrayList<>();

  /**
   * Whether only what surely holds is to be found, so that what was not refuted before may hold.
   */
  private boolean isSure;

  private int work;

  /**
   * @param questions those of each scope
   */
  Tabling(TermTable terms, Questions[] questions, Facts facts, Relation moves) {
    this.terms = terms;
    this.questions = questions;
    this.facts = facts;
    this.moves = moves;
  }

  /**
   * All answers to a question.
   *
   * @param mask the places of the arguments that are known
   * @param known the arguments, at the other places {@link TermTable#NONE}
   * @throws CancellationException if the thread was interrupted
   */
  AnswerList ask(Predicate predicate, int mask, int[] known) {
    try {
      return asked(predicate, mask, known).answers;
    } finally {
      open.forEach(question -> questions[question.predicate.scope().ordinal()].remove(question));
      open.clear();
      isSure = false;
    }
  }

  private Question asked(Predicate predicate, int mask, int[] known) {
    Questions ofScope = questions[predicate.scope().ordinal()];
    Question asked = ofScope.find(predicate, mask, known);
    if (asked == null) {
      asked = new Question(predicate, mask, known, open.size());
      ofScope.add(asked);
      open.add(asked);
      answer(asked);
      if (asked.low == asked.index) {
        finish(asked);
      }
    }
    return asked;
  }

  /** Goes through all clauses for a question once. */
  private void answer(Question question) {
    question.isOutdated = false;
    Relation listed = question.predicate.listed;
    if (listed.size() > 0) {
      Relation.Integers candidates = listed.candidates(question.mask, question.known);
      for (int i = 0; i < candidates.size(); i++) {
        int[] tuple = listed.tuple(candidates.get(i));
        if (agrees(tuple, question)) {
          question.add(tuple);
        }
      }
    }
    for (CompiledClause clause : question.predicate.clauses) {
      if (question.isDecided()) {
        return;
      }
      int[] bindings = new int[clause.variables];
      Arrays.fill(bindings, TermTable.NONE);
      if (matches(clause, question, bindings)) {
        BodyPlan plan = clause.plan(question.mask, this::contents);
        test(plan, 0, bindings, clause, question);
      }
    }
  }

  private static boolean agrees(int[] tuple, Question question) {
    for (int place = 0; place < tuple.length; place++) {
      if (isKnown(question.mask, place) && tuple[place] != question.known[place]) {
        return false;
      }
    }
    return true;
  }

  private static boolean isKnown(int mask, int place) {
    return place < Relation.PLACES && (mask >> place & 1) != 0;
  }

  private boolean matches(CompiledClause clause, Question question, int[] bindings) {
    for (int place = 0; place < question.known.length; place++) {
      if (isKnown(question.mask, place)
          && !clause.head.get(place).match(question.known[place], bindings, terms)) {
        return false;
      }
    }
    return true;
  }

  /** What is stored of something in this state and step. */
  private Relation contents(Stored stored) {
    return switch (stored) {
      case Stored.Listed(Relation relation) -> relation;
      case Stored.FactsOf(int function) -> facts.of(function);
      case Stored.AnyFact _ -> facts.all;
      case Stored.Moves _ -> moves;
    };
  }

  /** Tests the conditions from one on, and adds an answer for each way in which all hold. */
  private void test(
      BodyPlan plan, int number, int[] bindings, CompiledClause clause, Question question) {
    if (number == plan.steps().size()) {
      question.add(made(clause.head, bindings));
      return;
    }
    BodyPlan.PlannedCondition step = plan.steps().get(number);
    switch (step.condition()) {
      case BodyCondition.Differ(Pattern left, Pattern right) -> {
        if (left.make(bindings, terms) != right.make(bindings, terms)) {
          test(plan, number + 1, bindings, clause, question);
        }
      }
      case BodyCondition.Fails(BodyCondition.Source source, List<Pattern> arguments) -> {
        if (!holds(source, step.mask(), made(arguments, bindings), question)) {
          test(plan, number + 1, bindings, clause, question);
        }
      }
      case BodyCondition.Holds(
              BodyCondition.Source.Lookup(Stored stored),
              List<Pattern> arguments) -> {
        Relation relation = contents(stored);
        if (relation.size() <= FEW) {
          for (int i = 0; i < relation.size() && !question.isDecided(); i++) {
            candidate(relation.tuple(i), plan, number, bindings, clause, question);
          }
        } else {
          lookUp(relation, found(arguments, bindings), plan, number, bindings, clause, question);
        }
      }
      case BodyCondition.Holds(BodyCondition.Source.Asked(Predicate predicate), var arguments) -> {
        int[] known = made(arguments, step.mask(), bindings);
        Question asked = asked(predicate, step.mask(), known);
        follow(asked, question);
        for (int i = 0; i < asked.answers.size() && !question.isDecided(); i++) {
          candidate(asked.answers.get(i), plan, number, bindings, clause, question);
        }
      }
    }
  }

  private void lookUp(
      Relation relation,
      int[] known,
      BodyPlan plan,
      int number,
      int[] bindings,
      CompiledClause clause,
      Question question) {
    int mask = plan.steps().get(number).mask();
    for (int place = 0; place < known.length; place++) {
      if (isKnown(mask, place) && known[place] == TermTable.NONE) {
        return;
      }
    }
    if (plan.steps().get(number).binds().length == 0 && known.length <= Relation.PLACES) {
      if (relation.find(known) >= 0) {
        test(plan, number + 1, bindings, clause, question);
      }
      return;
    }
    Relation.Integers candidates = relation.candidates(mask, known);
    for (int i = 0; i < candidates.size() && !question.isDecided(); i++) {
      candidate(relation.tuple(candidates.get(i)), plan, number, bindings, clause, question);
    }
  }

  /** Continues with a tuple that may match. */
  private void candidate(
      int[] tuple,
      BodyPlan plan,
      int number,
      int[] bindings,
      CompiledClause clause,
      Question question) {
    if ((++work & LOOK) == 0 && Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits for the answer");
    }
    BodyPlan.PlannedCondition step = plan.steps().get(number);
    if (matches(((BodyCondition.Holds) step.condition()).arguments(), tuple, bindings)) {
      test(plan, number + 1, bindings, clause, question);
    }
    for (int variable : step.binds()) {
      bindings[variable] = TermTable.NONE;
    }
  }

  private boolean matches(List<Pattern> arguments, int[] tuple, int[] bindings) {
    for (int place = 0; place < tuple.length; place++) {
      if (!arguments.get(place).match(tuple[place], bindings, terms)) {
        return false;
      }
    }
    return true;
  }

  private int[] made(List<Pattern> arguments, int[] bindings) {
    int[] tuple = new int[arguments.size()];
    for (int place = 0; place < tuple.length; place++) {
      tuple[place] = arguments.get(place).make(bindings, terms);
    }
    return tuple;
  }

  private int[] made(List<Pattern> arguments, int mask, int[] bindings) {
    int[] tuple = new int[arguments.size()];
    for (int place = 0; place < tuple.length; place++) {
      tuple[place] =
          isKnown(mask, place) ? arguments.get(place).make(bindings, terms) : TermTable.NONE;
    }
    return tuple;
  }

  private int[] found(List<Pattern> arguments, int[] bindings) {
    int[] tuple = new int[arguments.size()];
    for (int place = 0; place < tuple.length; place++) {
      tuple[place] = arguments.get(place).find(bindings, terms);
    }
    return tuple;
  }

  /** Notes that an answer depends on a question, if that is open. */
  private static void follow(Question asked, Question user) {
    if (!asked.isComplete()) {
      user.low = Math.min(user.low, asked.low);
      asked.use(user);
    }
  }

  /** Whether a negation of a tuple fails. */
  private boolean holds(BodyCondition.Source source, int mask, int[] tuple, Question user) {
    return switch (source) {
      case BodyCondition.Source.Lookup(Stored stored) -> contents(stored).find(tuple) >= 0;
      case BodyCondition.Source.Asked(Predicate predicate) -> {
        Question asked = asked(predicate, mask, tuple);
        follow(asked, user);
        if (asked.isComplete()) {
          yield asked.answers.contains(tuple);
        }
        user.isDenying = true;
        yield asked.before == null ? isSure : asked.before.contains(tuple);
      }
    };
  }

  /** Completes a question and those that depend on each other with it, unless others do too. */
  private void finish(Question first) {
    if (open.getLast() == first && !first.isOutdated && !first.isDenying) {
      first.complete();
      open.removeLast();
      return;
    }
    saturate(first);
    if (isFirst(first) && component(first).stream().anyMatch(question -> question.isDenying)) {
      alternate(first);
    }
    if (isFirst(first)) {
      component(first).forEach(Question::complete);
      component(first).clear();
    }
  }

  private List<Question> component(Question first) {
    return open.subList(first.index, open.size());
  }

  /** Whether no question of a component depends on one before it. */
  private boolean isFirst(Question first) {
    for (Question question : component(first)) {
      first.low = Math.min(first.low, question.low);
    }
    return first.low == first.index;
  }

  /**
   * Answers questions again if answers that they used have grown. Questions may be added meanwhile.
   */
  private void saturate(Question first) {
    boolean isGrown = true;
    while (isGrown) {
      isGrown = false;
      for (int place = first.index; place < open.size(); place++) {
        if (open.get(place).isOutdated) {
          answer(open.get(place));
          isGrown = true;
        }
      }
    }
  }

  /**
   * Finds what surely holds of questions that negate each other.
   *
   * @throws DiagnosticException if more may hold
   */
  private void alternate(Question first) {
    boolean wasSure = isSure;
    component(first).forEach(question -> question.answers = new AnswerList());
    int possible = 0;
    int sure = 0;
    for (int before = -1; isFirst(first) && sure > before; ) {
      before = sure;
      possible = round(first, false);
      sure = round(first, true);
    }
    isSure = wasSure;
    if (isFirst(first) && sure < possible) {
      throw new DiagnosticException(circle(component(first)));
    }
  }

  private static Diagnostic circle(List<Question> component) {
    Predicate predicate =
        component.stream()
            .filter(question -> question.isDenying)
            .findFirst()
            .orElseThrow()
            .predicate;
    return Diagnostic.error(
            "unstratified",
            predicate.clauses.getFirst().origin(),
            "`" + predicate.listed.name() + "` depends on its own negation")
        .withHint("break the cycle: what a negation needs must be decided before");
  }

  /** Answers all of them anew; returns the number of answers. */
  private int round(Question first, boolean sure) {
    isSure = sure;
    component(first).forEach(Question::restart);
    saturate(first);
    return component(first).stream().mapToInt(question -> question.answers.size()).sum();
  }
}
