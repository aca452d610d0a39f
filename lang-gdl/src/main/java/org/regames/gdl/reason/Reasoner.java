package org.regames.gdl.reason;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.check.Dependencies;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.ground.Pattern;
import org.regames.gdl.ground.Relation;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.rules.RuleGame;

/** A game that is played by asking its rules. Moves and facts have the numbers of their terms. */
public final class Reasoner implements RuleGame {
  private record Name(String relation, int arity) {}

  private final TermTable terms = new TermTable();
  private final FactFunctions functions = new FactFunctions(terms);
  private final Map<Name, Predicate> predicates = new HashMap<>();
  private final Set<String> ofStates;
  private final Set<String> ofSteps;

  /** The relations that have rules with conditions. */
  private final Set<Name> derived = new HashSet<>();

  private final Questions ofGame = new Questions();
  private final List<Integer> roles = new ArrayList<>();

  private Reasoner(List<Clause> clauses) {
    Dependencies dependencies = new Dependencies(clauses);
    ofStates = dependencies.dependents(Set.of(Keywords.TRUE));
    ofSteps = dependencies.dependents(Set.of(Keywords.DOES));
    clauses.stream().filter(Reasoner::hasBody).forEach(clause -> derived.add(name(clause.head())));
    clauses.forEach(this::add);
    AnswerList found = start(new AnswerList()).all(Keywords.ROLE, 1);
    for (int role = 0; role < found.size(); role++) {
      roles.add(found.get(role)[0]);
    }
  }

  /**
   * A game of checked clauses. Linear in the clauses, apart from finding the roles.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the roles cannot be determined
   */
  public static Reasoner of(List<Clause> clauses) {
    return new Reasoner(clauses);
  }

  private static boolean hasBody(Clause clause) {
    return !clause.positive().isEmpty()
        || !clause.negative().isEmpty()
        || !clause.distinct().isEmpty();
  }

  private static Name name(Atom atom) {
    return new Name(atom.relation(), atom.arguments().size());
  }

  private void add(Clause clause) {
    Map<String, Integer> variables = new HashMap<>();
    List<Pattern> head = patterns(clause.head().arguments(), variables);
    Predicate predicate = predicate(name(clause.head()));
    if (!hasBody(clause)) {
      int[] tuple = head.stream().mapToInt(pattern -> pattern.make(new int[0], terms)).toArray();
      if (predicate.listed.find(tuple) < 0) {
        predicate.listed.add(tuple);
      }
      return;
    }
    List<BodyCondition> body = new ArrayList<>();
    for (Atom atom : clause.positive()) {
      body.add(new BodyCondition.Holds(source(atom), arguments(atom, variables)));
    }
    for (Atom atom : clause.negative()) {
      body.add(new BodyCondition.Fails(source(atom), arguments(atom, variables)));
    }
    for (Clause.Pair pair : clause.distinct()) {
      body.add(
          new BodyCondition.Differ(
              Pattern.of(pair.left(), variables, terms),
              Pattern.of(pair.right(), variables, terms)));
    }
    predicate.clauses.add(new CompiledClause(head, body, variables.size(), clause.rule().origin()));
  }

  private Predicate predicate(Name name) {
    return predicates.computeIfAbsent(
        name,
        _ -> new Predicate(predicates.size(), name.relation, name.arity, scope(name.relation)));
  }

  private AnswerScope scope(String relation) {
    if (ofSteps.contains(relation)) {
      return AnswerScope.STEP;
    }
    return ofStates.contains(relation) ? AnswerScope.STATE : AnswerScope.GAME;
  }

  private List<Pattern> patterns(List<GdlTerm> list, Map<String, Integer> variables) {
    return list.stream().map(term -> Pattern.of(term, variables, terms)).toList();
  }

  /** The arguments of an atom or, for a fact with a function, those of the function. */
  private List<Pattern> arguments(Atom atom, Map<String, Integer> variables) {
    return atom.relation().equals(Keywords.TRUE)
            && atom.arguments().getFirst() instanceof GdlTerm.Compound fact
        ? patterns(fact.arguments(), variables)
        : patterns(atom.arguments(), variables);
  }

  private BodyCondition.Source source(Atom atom) {
    return switch (atom.relation()) {
      case Keywords.TRUE ->
          new BodyCondition.Source.Lookup(
              atom.arguments().getFirst() instanceof GdlTerm.Compound fact
                  ? new Stored.FactsOf(functions.number(fact.function(), fact.arguments().size()))
                  : new Stored.AnyFact());
      case Keywords.DOES -> new BodyCondition.Source.Lookup(new Stored.Moves());
      default -> // names of relations come from texts
          derived.contains(name(atom))
              ? new BodyCondition.Source.Asked(predicate(name(atom)))
              : new BodyCondition.Source.Lookup(new Stored.Listed(predicate(name(atom)).listed));
    };
  }

  /** The terms of the game so far. */
  public TermTable terms() {
    return terms;
  }

  /** The terms of the roles, in order. */
  public List<Integer> roleTerms() {
    return List.copyOf(roles);
  }

  @Override
  public List<String> roles() {
    return roles.stream().map(terms::text).toList();
  }

  @Override
  public ReasonedState start() {
    return start(start(new AnswerList()).all(Keywords.INIT, 1));
  }

  private ReasonedState start(AnswerList facts) {
    return new ReasonedState(this, facts);
  }

  @Override
  public String move(int move) {
    return terms.text(move);
  }

  Predicate predicate(String relation, int arity) {
    return predicate(new Name(relation, arity));
  }

  /** Answers questions about a state. */
  Tabling tabling(Facts facts, Questions ofState, Relation moves) {
    return new Tabling(terms, new Questions[] {ofGame, ofState, new Questions()}, facts, moves);
  }

  Facts facts(AnswerList facts) {
    return new Facts(facts, functions, terms);
  }
}
