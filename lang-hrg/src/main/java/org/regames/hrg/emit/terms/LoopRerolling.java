package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Origin;

/**
 * Writes alternatives that differ in one symbol as {@code branch each in {…}}, and statements in a
 * row that do as {@code repeat each in {…}}.
 */
public final class LoopRerolling {
  /** The name of the variable, unless it is taken. */
  public static final String VARIABLE = "each";

  private static final int MOST_STATEMENTS = 4;

  private final Map<String, List<String>> domains;
  private final Set<String> rollable;
  private final String variable;

  /**
   * @param domains the symbols of each domain
   * @param rollable the names that may differ
   * @param taken names that the variable must not have
   */
  public LoopRerolling(Map<String, List<String>> domains, Set<String> rollable, Set<String> taken) {
    this.domains = domains;
    this.rollable = rollable;
    this.variable = new FreshNames(taken).fresh(VARIABLE);
  }

  /** The variable that a statement binds in its block. */
  public static Optional<String> variable(HrgStatement statement) {
    return switch (statement) {
      case HrgStatement.BranchIn each -> Optional.of(each.variable().text());
      case HrgStatement.RepeatIn each -> Optional.of(each.variable().text());
      case HrgStatement.If _,
          HrgStatement.While _,
          HrgStatement.Loop _,
          HrgStatement.Branch _,
          HrgStatement.Repeat _,
          HrgStatement.Assignment _,
          HrgStatement.AnyAssignment _,
          HrgStatement.Tag _,
          HrgStatement.VariableTag _,
          HrgStatement.Check _,
          HrgStatement.Call _,
          HrgStatement.Jump _ ->
          Optional.empty();
    };
  }

  /** The list, including nested ones, with less repetition. */
  public List<HrgStatement> roll(List<HrgStatement> list) {
    return rows(branches(list, this::roll));
  }

  /** The same for alternatives only. */
  public List<HrgStatement> rollBranches(List<HrgStatement> list) {
    return branches(list, this::rollBranches);
  }

  private List<HrgStatement> branches(
      List<HrgStatement> list, UnaryOperator<List<HrgStatement>> inside) {
    List<HrgStatement> result = new ArrayList<>();
    for (HrgStatement statement : list) {
      HrgStatement inner = Rewriting.blocks(statement, inside);
      if (inner instanceof HrgStatement.Branch branch) {
        result.add(branch(branch));
      } else {
        result.add(inner);
      }
    }
    return result;
  }

  private HrgStatement branch(HrgStatement.Branch branch) {
    List<List<HrgStatement>> arms = branch.alternatives().stream().map(Block::statements).toList();
    List<Block> rest = new ArrayList<>();
    int at = 0;
    while (at < arms.size()) {
      Optional<Rolled> rolled = longest(arms.subList(at, arms.size()));
      if (rolled.isPresent()) {
        HrgStatement each =
            new HrgStatement.BranchIn(
                Hrg.name(variable),
                type(rolled.get().symbols, false),
                Hrg.block(rolled.get().template),
                Origin.UNKNOWN);
        if (rolled.get().symbols.size() == arms.size()) {
          return each;
        }
        rest.add(Hrg.block(List.of(each)));
        at += rolled.get().symbols.size();
      } else {
        rest.add(Hrg.block(arms.get(at)));
        at++;
      }
    }
    return new HrgStatement.Branch(rest, Origin.UNKNOWN);
  }

  private List<HrgStatement> rows(List<HrgStatement> list) {
    List<HrgStatement> result = new ArrayList<>();
    int at = 0;
    while (at < list.size()) {
      int done = 0;
      for (int period = 1; period <= MOST_STATEMENTS && done == 0; period++) {
        List<List<HrgStatement>> rounds = new ArrayList<>();
        for (int i = at; i + period <= list.size(); i += period) {
          rounds.add(list.subList(i, i + period));
        }
        Optional<Rolled> rolled = rounds.size() > 1 ? longest(rounds) : Optional.empty();
        boolean worth =
            rolled.isPresent()
                && rolled.get().template.stream().noneMatch(s -> Jumps.leadOut(s, false))
                && (rolled.get().symbols.size() > 2
                    || rolled.get().template.stream().mapToInt(Weights::of).sum() > 3);
        if (worth) {
          result.add(
              new HrgStatement.RepeatIn(
                  Hrg.name(variable),
                  type(rolled.get().symbols, true),
                  Hrg.block(rolled.get().template),
                  Origin.UNKNOWN));
          done = period * rolled.get().symbols.size();
        }
      }
      if (done == 0) {
        result.add(list.get(at));
        done = 1;
      }
      at += done;
    }
    return result;
  }

  private record Rolled(List<HrgStatement> template, List<String> symbols) {}

  /** The longest prefix of these lists that differ in one symbol. */
  private Optional<Rolled> longest(List<List<HrgStatement>> lists) {
    if (lists.size() < 2) {
      return Optional.empty();
    }
    StatementShape first = StatementShape.of(lists.getFirst());
    StatementShape second = StatementShape.of(lists.get(1));
    List<Integer> places = differences(first, second);
    Optional<String> symbol = only(first, places);
    if (symbol.isEmpty()) {
      return Optional.empty();
    }
    List<String> symbols = new ArrayList<>(List.of(symbol.get()));
    for (List<HrgStatement> list : lists.subList(1, lists.size())) {
      StatementShape other = StatementShape.of(list);
      Optional<String> next =
          differences(first, other).equals(places) ? only(other, places) : Optional.empty();
      if (next.isEmpty() || symbols.contains(next.get())) {
        break;
      }
      symbols.add(next.get());
    }
    List<String> names = new ArrayList<>(first.names());
    places.forEach(place -> names.set(place, variable));
    List<HrgStatement> template = first.with(names, variable);
    boolean hidden = usesVariable(lists.getFirst());
    return symbols.size() > 1 && !hidden
        ? Optional.of(new Rolled(template, symbols))
        : Optional.empty();
  }

  /** Where the names of two lists of statements differ; empty if more than names differs. */
  private static List<Integer> differences(StatementShape a, StatementShape b) {
    List<Integer> places = new ArrayList<>();
    if (a.skeleton().equals(b.skeleton())) {
      for (int i = 0; i < a.names().size(); i++) {
        if (!a.names().get(i).equals(b.names().get(i))) {
          places.add(i);
        }
      }
    }
    return places;
  }

  /** The symbol at all of some places, if they have the same one. */
  private Optional<String> only(StatementShape shape, List<Integer> places) {
    List<String> found = places.stream().map(shape.names()::get).distinct().toList();
    return found.size() == 1 && rollable.contains(found.getFirst())
        ? Optional.of(found.getFirst())
        : Optional.empty();
  }

  /** Whether the variable is used already, by an inner {@code branch} or {@code repeat}. */
  private boolean usesVariable(List<HrgStatement> list) {
    return list.stream()
        .flatMap(HrgStatement::allExpressions)
        .anyMatch(
            expression ->
                expression instanceof HrgExpression.Reference(Name name)
                    && name.text().equals(variable));
  }

  private HrgType type(List<String> symbols, boolean ordered) {
    for (Map.Entry<String, List<String>> domain : domains.entrySet()) {
      List<String> members = domain.getValue();
      boolean same =
          ordered
              ? members.equals(symbols)
              : members.size() == symbols.size() && new HashSet<>(members).containsAll(symbols);
      if (same) {
        return new HrgType.Named(Hrg.name(domain.getKey()));
      }
    }
    return new HrgType.Members(Hrg.names(symbols), Origin.UNKNOWN);
  }
}
