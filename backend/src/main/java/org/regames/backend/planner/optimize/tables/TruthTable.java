package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.PlanExpression;

/**
 * The outcomes of some branches of a check, for each value that it starts from: the check holds if
 * one branch does.
 *
 * @param transitions for each path and start all outcomes
 * @param questions for each start what is asked, in the order of the sets and their cells
 * @param isAnyOf whether it holds exactly if one of the questions is answered with yes
 */
public record TruthTable(
    List<List<List<SymbolicCheck.Outcome>>> transitions,
    List<List<CellQuestion>> questions,
    boolean isAnyOf) {
  /** By set, and by cell within a set. */
  static final Comparator<CellQuestion> ORDER = TruthTable::compare;

  public TruthTable {
    transitions = List.copyOf(transitions);
    questions = List.copyOf(questions);
  }

  private static int compare(CellQuestion one, CellQuestion other) {
    int order = Integer.compare(one.variable(), other.variable());
    order = order != 0 ? order : compare(one.value(), other.value());
    return order != 0 ? order : Integer.compare(one.place(), other.place());
  }

  /** Constants first, by size; then variables, then cells that others are compared with. */
  private static int compare(IntExpr one, IntExpr other) {
    if (one.equals(other)) {
      return 0;
    }
    int order = Integer.compare(kind(one), kind(other));
    order = order != 0 ? order : Integer.compare(number(one), number(other));
    List<PlanExpression> parts = order == 0 ? one.children() : List.of();
    for (int i = 0; order == 0 && i < parts.size(); i++) {
      order = compare((IntExpr) parts.get(i), (IntExpr) other.children().get(i));
    }
    return order;
  }

  private static int kind(IntExpr value) {
    return switch (value) {
      case IntExpr.Const _ -> 0;
      case IntExpr.Scalar _ -> 1;
      case IntExpr.Cell _ -> 2;
      case IntExpr.Local _ -> 3;
      case IntExpr.Table _ -> 4;
      case IntExpr.Sum _ -> 5;
      case IntExpr.Product _ -> 6;
      case IntExpr.Either _, IntExpr.OfMove _ ->
          throw new IllegalArgumentException("nothing is asked for " + value);
    };
  }

  private static int number(IntExpr value) {
    return switch (value) {
      case IntExpr.Const(int number) -> number;
      case IntExpr.Scalar(int variable) -> variable;
      case IntExpr.Cell(int variable, _) -> variable;
      case IntExpr.Local(int local) -> local;
      case IntExpr.Table(int table, _) -> table;
      case IntExpr.Product(_, int factor) -> factor;
      case IntExpr.Sum _, IntExpr.Either _, IntExpr.OfMove _ -> 0;
    };
  }

  public static TruthTable of(List<List<SymbolicCheck.Outcome>> transition) {
    List<List<CellQuestion>> questions = new ArrayList<>();
    for (List<SymbolicCheck.Outcome> outcomes : transition) {
      TreeSet<CellQuestion> asked = new TreeSet<>(ORDER);
      outcomes.forEach(outcome -> asked.addAll(outcome.answers().keySet()));
      questions.add(List.copyOf(asked));
    }
    return new TruthTable(
        List.of(transition), questions, transition.stream().allMatch(TruthTable::isAnyOf));
  }

  /** The table of these branches and others. */
  public TruthTable with(TruthTable other) {
    List<List<List<SymbolicCheck.Outcome>>> all = new ArrayList<>(transitions);
    all.addAll(other.transitions);
    return new TruthTable(
        all,
        IntStream.range(0, questions.size())
            .mapToObj(start -> List.copyOf(asked(other, start)))
            .toList(),
        isAnyOf && other.isAnyOf);
  }

  /** The questions of these branches and others for a start, without duplicates. */
  private List<CellQuestion> asked(TruthTable other, int start) {
    List<CellQuestion> left = questions.get(start);
    List<CellQuestion> right = other.questions.get(start);
    List<CellQuestion> asked = new ArrayList<>();
    int j = 0;
    for (CellQuestion question : left) { // both lists are sorted
      while (j < right.size() && compare(right.get(j), question) < 0) {
        asked.add(right.get(j++));
      }
      j += j < right.size() && compare(right.get(j), question) == 0 ? 1 : 0;
      asked.add(question);
    }
    asked.addAll(right.subList(j, right.size()));
    return asked;
  }

  /** The maximum number of cells tested. */
  int places() {
    return questions.stream().mapToInt(List::size).max().orElse(0);
  }

  /** The maximum number of cells tested together with other branches. */
  int placesWith(TruthTable other) {
    return IntStream.range(0, questions.size())
        .map(start -> asked(other, start).size())
        .max()
        .orElse(0);
  }

  /** The maximum number of words of sets read. */
  int words() {
    return questions.stream().mapToInt(TruthTable::words).max().orElse(0);
  }

  private static int words(List<CellQuestion> asked) {
    return (int)
        asked.stream()
            .map(q -> new CellQuestion(q.variable(), q.value(), q.place() / Long.SIZE))
            .distinct()
            .count();
  }

  private static boolean isAnyOf(List<SymbolicCheck.Outcome> outcomes) {
    List<SymbolicCheck.Outcome> noes =
        outcomes.stream().filter(outcome -> !outcome.holds()).toList();
    long asked = outcomes.stream().flatMap(o -> o.answers().keySet().stream()).distinct().count();
    return outcomes.isEmpty()
        || noes.size() == 1
            && noes.getFirst().answers().size() == asked
            && !noes.getFirst().answers().containsValue(true);
  }

  /**
   * The table for a start: a bit for each possible answer to its questions, the first one lowest.
   */
  long[] table(int start) {
    return table(start, questions.get(start));
  }

  /**
   * The same with another order.
   *
   * @param asked the questions of the start, in any order
   */
  long[] table(int start, List<CellQuestion> asked) {
    int size = 1 << asked.size();
    long[] table = new long[BitboardLayout.words(size)];
    for (List<List<SymbolicCheck.Outcome>> transition : transitions) {
      for (SymbolicCheck.Outcome outcome : transition.get(start)) {
        if (outcome.holds()) {
          add(outcome, asked, size, table);
        }
      }
    }
    return table;
  }

  private static void add(
      SymbolicCheck.Outcome outcome, List<CellQuestion> asked, int size, long[] table) {
    int matter = 0;
    int yes = 0;
    for (int bit = 0; bit < asked.size(); bit++) {
      Boolean answer = outcome.answers().get(asked.get(bit));
      matter |= answer != null ? 1 << bit : 0;
      yes |= answer != null && answer ? 1 << bit : 0;
    }
    for (int answers = 0; answers < size; answers++) {
      if ((answers & matter) == yes) {
        table[answers / Long.SIZE] |= 1L << answers;
      }
    }
  }
}
