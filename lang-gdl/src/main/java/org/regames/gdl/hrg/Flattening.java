package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;

/**
 * Removes functions from rules: a relation whose atoms have functions becomes one for each
 * function, and a rule whose variables stand for such terms becomes one for each of these.
 */
final class Flattening {
  /** More clauses would not make a readable text. */
  private static final int MOST_CLAUSES = 3_000;

  private final Grounding grounding;
  private final Boards boards;
  private final Map<String, Set<List<Skeleton>>> skeletons = new HashMap<>();
  private final Map<FlatRelation, List<List<String>>> tuples = new HashMap<>();
  private final List<FlatClause> clauses = new ArrayList<>();
  private final Obstacles obstacles;
  private int fresh;

  Flattening(List<Clause> clauses, Grounding grounding, Boards boards, Obstacles obstacles) {
    this.obstacles = obstacles;
    this.grounding = grounding;
    this.boards = boards;
    for (Clause clause : clauses) {
      if (!skeletons(clause.head().relation()).isEmpty()) {
        expand(clause, 0, Map.of());
      }
    }
    splitGoals();
  }

  /**
   * Lets a goal that depends on another one, {@code (goal ?r 0)} if not {@code (goal ?r 100)},
   * refer to a separate relation.
   */
  private void splitGoals() {
    Map<FlatRelation, String> asked = new LinkedHashMap<>();
    List<FlatClause> split = new ArrayList<>();
    for (FlatClause clause : clauses) {
      split.add(
          new FlatClause(
              clause.head(),
              clause.positive().stream().map(literal -> ofGoal(literal, asked)).toList(),
              clause.negative().stream().map(literal -> ofGoal(literal, asked)).toList(),
              clause.distinct()));
    }
    clauses.clear();
    clauses.addAll(split);
    asked.forEach((relation, goal) -> addGoal(relation, goal, split));
  }

  private static FlatLiteral ofGoal(FlatLiteral literal, Map<FlatRelation, String> asked) {
    if (literal.relation().equals(Goals.GOAL)
        && literal.arguments().get(1) instanceof GdlTerm.Symbol(String goal, _)) {
      FlatRelation relation = FlatRelation.of(Keywords.GOAL, goal, 1);
      asked.put(relation, goal);
      return new FlatLiteral(relation, literal.arguments().subList(0, 1));
    }
    return literal;
  }

  private void addGoal(FlatRelation relation, String goal, List<FlatClause> all) {
    for (List<String> tuple : tuples(Goals.GOAL)) {
      if (tuple.get(1).equals(TermNames.word(goal))) {
        tuples.computeIfAbsent(relation, _ -> new ArrayList<>()).add(tuple.subList(0, 1));
      }
    }
    for (FlatClause clause : all) {
      if (clause.head().relation().equals(Goals.GOAL)) {
        GdlTerm value = clause.head().arguments().get(1);
        boolean any = value instanceof GdlTerm.Variable;
        FlatClause of =
            any ? Replacement.of(clause, ((GdlTerm.Variable) value).name(), goal) : clause;
        if (any || ((GdlTerm.Symbol) value).name().equals(goal)) {
          FlatLiteral head = new FlatLiteral(relation, of.head().arguments().subList(0, 1));
          clauses.add(new FlatClause(head, of.positive(), of.negative(), of.distinct()));
        }
      }
    }
  }

  /** The clauses that can hold, in order. */
  List<FlatClause> clauses() {
    return clauses;
  }

  /** The tuples that a relation without functions can ever have. */
  List<List<String>> tuples(FlatRelation relation) {
    return tuples.getOrDefault(relation, List.of());
  }

  /**
   * Whether some tuple of its relation matches an atom: the symbols, with one value for each
   * variable.
   */
  boolean canHold(FlatLiteral literal) {
    return tuples(literal.relation()).stream().anyMatch(tuple -> isLike(literal, tuple));
  }

  private static boolean isLike(FlatLiteral literal, List<String> tuple) {
    Map<String, String> values = new HashMap<>();
    for (int place = 0; place < tuple.size(); place++) {
      String other =
          switch (literal.arguments().get(place)) {
            case GdlTerm.Symbol(String name, _) -> TermNames.word(name);
            case GdlTerm.Variable(String name, _) -> values.putIfAbsent(name, tuple.get(place));
            case GdlTerm.Compound _ -> throw new IllegalStateException();
          };
      if (other != null && !other.equals(tuple.get(place))) {
        return false;
      }
    }
    return true;
  }

  /** The shape of the moves of a kind. */
  Skeleton shape(FlatRelation legal) {
    return skeletons(Keywords.LEGAL).stream()
        .filter(shape -> FlatRelation.of(Keywords.LEGAL, shape).equals(legal))
        .findFirst()
        .orElseThrow()
        .getLast();
  }

  private Set<List<Skeleton>> skeletons(String relation) {
    Set<List<Skeleton>> known = skeletons.get(relation);
    if (known == null) {
      known = new LinkedHashSet<>();
      for (int[] tuple : grounding.tuples(relation)) {
        List<Skeleton> skeleton = Skeleton.of(relation, tuple, grounding.terms());
        known.add(skeleton);
        List<String> symbols = new ArrayList<>();
        for (int i = 0; i < tuple.length; i++) {
          if (!(skeleton.get(i) instanceof Skeleton.Word)) {
            Skeleton.symbols(tuple[i], grounding.terms(), symbols);
          }
        }
        FlatRelation flat = FlatRelation.of(relation, skeleton);
        tuples
            .computeIfAbsent(boards.relation(flat), _ -> new ArrayList<>())
            .add(boards.symbols(flat, symbols));
      }
      skeletons.put(relation, known);
    }
    return known;
  }

  private void expand(Clause clause, int at, Map<String, GdlTerm> values) {
    if (obstacles.areMet()) {
      return;
    }
    if (at < clause.positive().size()) {
      Atom atom = clause.positive().get(at);
      for (List<Skeleton> skeleton : skeletons(atom.relation())) {
        Map<String, GdlTerm> more = new LinkedHashMap<>(values);
        if (matches(atom.arguments(), skeleton, more)) {
          expand(clause, at + 1, more);
        }
      }
      return;
    }
    for (List<Skeleton> skeleton : skeletons(clause.head().relation())) {
      Map<String, GdlTerm> more = new LinkedHashMap<>(values);
      if (matches(clause.head().arguments(), skeleton, more)) {
        flat(clause, more).ifPresent(clauses::add);
      }
    }
    if (clauses.size() > MOST_CLAUSES) {
      obstacles.meet("too many clauses");
    }
  }

  private boolean matches(
      List<GdlTerm> terms, List<Skeleton> skeletons, Map<String, GdlTerm> values) {
    boolean all = terms.size() == skeletons.size();
    for (int i = 0; all && i < terms.size(); i++) {
      all = matches(apply(terms.get(i), values), skeletons.get(i), values);
    }
    return all;
  }

  private boolean matches(GdlTerm term, Skeleton skeleton, Map<String, GdlTerm> values) {
    return switch (skeleton) {
      case Skeleton.Hole _ -> !(term instanceof GdlTerm.Compound);
      case Skeleton.Word(String name) ->
          switch (term) {
            case GdlTerm.Symbol(String symbol, _) -> symbol.equals(name);
            case GdlTerm.Variable(String variable, var origin) -> {
              values.put(variable, new GdlTerm.Symbol(name, origin));
              yield true;
            }
            case GdlTerm.Compound _ -> false;
          };
      case Skeleton.Function(String name, List<Skeleton> inner) ->
          switch (term) {
            case GdlTerm.Symbol _ -> false;
            case GdlTerm.Variable(String variable, var origin) -> {
              List<GdlTerm> arguments = new ArrayList<>();
              inner.forEach(_ -> arguments.add(new GdlTerm.Variable(variable + ++fresh, origin)));
              values.put(variable, new GdlTerm.Compound(name, arguments, origin));
              yield matches(arguments, inner, values);
            }
            case GdlTerm.Compound(String function, List<GdlTerm> arguments, _) ->
                function.equals(name) && matches(arguments, inner, values);
          };
    };
  }

  private static GdlTerm apply(GdlTerm term, Map<String, GdlTerm> values) {
    return switch (term) {
      case GdlTerm.Symbol _ -> term;
      case GdlTerm.Variable(String name, _) ->
          values.containsKey(name) ? apply(values.get(name), values) : term;
      case GdlTerm.Compound(String function, List<GdlTerm> arguments, var origin) ->
          new GdlTerm.Compound(
              function, arguments.stream().map(each -> apply(each, values)).toList(), origin);
    };
  }

  private Optional<FlatClause> flat(Clause clause, Map<String, GdlTerm> values) {
    Optional<FlatLiteral> head = literal(clause.head(), values);
    List<FlatLiteral> positive = new ArrayList<>();
    for (Atom atom : clause.positive()) {
      Optional<FlatLiteral> literal = literal(atom, values);
      if (literal.isEmpty()) {
        return Optional.empty();
      }
      positive.add(literal.get());
    }
    List<FlatLiteral> negative = new ArrayList<>();
    for (Atom atom : clause.negative()) {
      Optional<FlatLiteral> literal = literal(atom, values);
      if (literal.isEmpty() && canMatch(atom, values)) {
        obstacles.meet("`not` of a move or fact that is a variable");
      }
      literal.ifPresent(negative::add);
    }
    List<Clause.Pair> distinct = new ArrayList<>();
    for (Clause.Pair pair : clause.distinct()) {
      GdlTerm left = apply(pair.left(), values);
      GdlTerm right = apply(pair.right(), values);
      if (left.toString().equals(right.toString())) {
        return Optional.empty();
      }
      if (canBeEqual(left, right)) {
        distinct.add(new Clause.Pair(left, right));
      }
    }
    return head.map(of -> new FlatClause(of, positive, negative, distinct));
  }

  private boolean canBeEqual(GdlTerm left, GdlTerm right) {
    boolean compoundLeft = left instanceof GdlTerm.Compound;
    boolean compoundRight = right instanceof GdlTerm.Compound;
    if (left instanceof GdlTerm.Compound a && right instanceof GdlTerm.Compound b) {
      if (a.function().equals(b.function()) && a.arguments().size() == b.arguments().size()) {
        obstacles.meet("two terms of one function must differ");
      }
      return false;
    }
    return !compoundLeft
        && !compoundRight
        && !(left instanceof GdlTerm.Symbol && right instanceof GdlTerm.Symbol);
  }

  /** The atom without its functions; empty if no ground atom has its shape. */
  private Optional<FlatLiteral> literal(Atom atom, Map<String, GdlTerm> values) {
    for (List<Skeleton> skeleton : skeletons(atom.relation())) {
      Map<String, GdlTerm> more = new HashMap<>(values);
      if (matches(atom.arguments(), skeleton, more) && more.size() == values.size()) {
        List<GdlTerm> arguments = new ArrayList<>();
        for (int i = 0; i < skeleton.size(); i++) {
          if (!(skeleton.get(i) instanceof Skeleton.Word)) {
            leaves(apply(atom.arguments().get(i), values), arguments);
          }
        }
        return Optional.of(boards.literal(FlatRelation.of(atom.relation(), skeleton), arguments));
      }
    }
    return Optional.empty();
  }

  private boolean canMatch(Atom atom, Map<String, GdlTerm> values) {
    return skeletons(atom.relation()).stream()
        .anyMatch(skeleton -> matches(atom.arguments(), skeleton, new HashMap<>(values)));
  }

  private static void leaves(GdlTerm term, List<GdlTerm> into) {
    if (term instanceof GdlTerm.Compound(_, List<GdlTerm> arguments, _)) {
      arguments.forEach(argument -> leaves(argument, into));
    } else {
      into.add(term);
    }
  }
}
