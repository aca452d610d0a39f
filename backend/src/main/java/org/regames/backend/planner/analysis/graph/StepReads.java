package org.regames.backend.planner.analysis.graph;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.regames.backend.layout.Term;

/** The variables whose values matter for a step. */
public final class StepReads {
  private StepReads() {}

  /** The variables, maps among them, that a step reads. */
  public static Collection<Integer> all(Step step) {
    Collection<Integer> read = new TreeSet<>();
    switch (step) {
      case Step.Guard(Condition condition) -> add(condition, read);
      case Step.Assign(Step.Cell place, Term value) -> {
        place.keys().forEach(key -> add(key, read));
        add(value, read);
      }
      case Step.AssignAny(Step.Cell place, _) -> place.keys().forEach(key -> add(key, read));
      case Step.AssignMap(Step.Cell place, _, Term value, _) -> {
        place.keys().forEach(key -> add(key, read));
        add(value, read);
      }
      case Step.Skip _, Step.Tag _ -> {}
    }
    return read;
  }

  /** The variables that a comparison reads. */
  public static Collection<Integer> all(Condition.Compare compare) {
    Collection<Integer> read = new TreeSet<>();
    add(compare, read);
    return read;
  }

  /** The variables that a term reads. */
  public static Collection<Integer> all(Term term) {
    Collection<Integer> read = new TreeSet<>();
    add(term, read);
    return read;
  }

  /** The keys of the cell that a step assigns. */
  public static List<Term> keys(Step step) {
    return switch (step) {
      case Step.Assign(Step.Cell place, _) -> place.keys();
      case Step.AssignAny(Step.Cell place, _) -> place.keys();
      case Step.AssignMap _, Step.Guard _, Step.Skip _, Step.Tag _ -> List.of();
    };
  }

  private static void add(Condition condition, Collection<Integer> read) {
    switch (condition) {
      case Condition.Compare(Term left, Term right, _) -> {
        add(left, read);
        add(right, read);
      }
      case Condition.AnyOf(List<Condition> conditions) -> conditions.forEach(one -> add(one, read));
      case Condition.CompareMaps _, Condition.Check _ -> {}
    }
  }

  private static void add(Term term, Collection<Integer> read) {
    switch (term) {
      case Term.Symbol _, Term.Constant _ -> {}
      case Term.Variable(int variable) -> read.add(variable);
      case Term.Access(Term map, Term key) -> {
        add(map, read);
        add(key, read);
      }
    }
  }
}
