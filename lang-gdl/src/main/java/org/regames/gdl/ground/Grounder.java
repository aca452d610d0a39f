package org.regames.gdl.ground;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.regames.gdl.check.Dependencies;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;

/**
 * Grounds clauses. First it finds what can hold at all: relations that depend on no state are
 * computed exactly, level by level; then facts, moves and everything that depends on them (and
 * relations that may depend on their own negation), over all states together, assuming that their
 * negations can hold. Both are semi-naive: each new atom is joined with the atoms before it (F.
 * Bancilhon, R. Ramakrishnan, SIGMOD 1986). Then every clause is joined once more over the complete
 * relations, which gives its instances.
 */
public final class Grounder implements Join.Tests {
  /** Candidates of one clause after which splitting it is worth a restart. */
  static final long EXPLODING = 300_000;

  /**
   * The same for grounding on demand what depends on no state: that makes it depend on states, so
   * that its rules become ground rules of the net.
   */
  private static final long STATIC_EXPLODING = 8 * EXPLODING;

  /** Candidates for each new atom above which splitting may help, since few lead to anything. */
  private static final long WASTEFUL = 8;

  /** Candidates, and steps of plans, that count as one item of the budget. */
  private static final int STEPS_PER_ITEM = 64;

  private final Budget budget;
  private final Dependencies dependencies;
  private final Rewriting rewriting;
  private final TermTable terms = new TermTable();
  private final Database database = new Database(terms);
  private final List<Body> bodies = new ArrayList<>();
  private final Set<String> dynamic;
  private final Map<Triggers.Trigger, JoinOrder> plans = new HashMap<>();
  private final Deque<Fresh> agenda = new ArrayDeque<>();
  private Triggers triggers = new Triggers(List.of(), Set.of());
  private long atoms;
  private long steps;
  private boolean instantiating;
  private Body latest;

  /**
   * If a clause has too many candidates, clauses that have fewer; the current ones are given up.
   */
  private Optional<Rewriting> better = Optional.empty();

  /** A tuple that nothing has been joined with yet. */
  private record Fresh(Relation relation, int tuple) {}

  /**
   * Clauses that give the same game.
   *
   * @param splittable those that have not been split yet
   */
  private record Rewriting(List<Clause> clauses, Set<Clause> splittable) {
    /**
     * Clauses that may be grounded faster if one of these takes long; splitting that one is tried
     * first.
     *
     * @param maySplit whether splitting may help
     * @param byDemand whether grounding by demand may help
     */
    Optional<Rewriting> better(Clause exploding, boolean maySplit, boolean byDemand) {
      Optional<Rewriting> split =
          maySplit && splittable.contains(exploding) ? split(exploding) : Optional.empty();
      return split.isPresent() || !byDemand ? split : byDemand(exploding);
    }

    private Optional<Rewriting> split(Clause clause) {
      int place = clauses.indexOf(clause);
      List<Clause> parts = Decomposition.of(clause, place);
      if (parts.size() == 1) {
        return Optional.empty();
      }
      List<Clause> all = new ArrayList<>(clauses);
      all.remove(place);
      all.addAll(place, parts);
      Set<Clause> rest = new HashSet<>(splittable);
      rest.remove(clause);
      return Optional.of(new Rewriting(all, rest));
    }

    private Optional<Rewriting> byDemand(Clause clause) {
      return Demand.of(clauses, clause.head().relation())
          .map(
              all -> {
                Set<Clause> some = new HashSet<>(all);
                some.removeIf(other -> clauses.contains(other) && !splittable.contains(other));
                return new Rewriting(all, some);
              });
    }
  }

  private Grounder(Rewriting rewriting, Budget budget) {
    this.budget = budget;
    this.rewriting = rewriting;
    List<Clause> clauses = rewriting.clauses;
    this.dependencies = new Dependencies(clauses);
    Set<String> needed =
        dependencies.needs(
            new LinkedHashSet<>(
                List.of(
                    Keywords.ROLE,
                    Keywords.INIT,
                    Keywords.LEGAL,
                    Keywords.NEXT,
                    Keywords.GOAL,
                    Keywords.TERMINAL,
                    Keywords.SEES)));
    Set<String> changing =
        new LinkedHashSet<>(
            List.of(
                Keywords.TRUE,
                Keywords.DOES,
                Keywords.LEGAL,
                Keywords.NEXT,
                Keywords.GOAL,
                Keywords.TERMINAL,
                Keywords.SEES));
    changing.addAll(dependencies.unstratified(clauses));
    this.dynamic = dependencies.dependents(changing);
    for (Clause clause : clauses) {
      if (needed.contains(clause.head().relation())) {
        bodies.add(new Body(clause, database, terms));
      }
    }
  }

  /**
   * Grounds the clauses of a game that passed the checks.
   *
   * @throws DiagnosticException if the budget does not suffice
   */
  public static Grounding ground(List<Clause> clauses, Budget budget) {
    Rewriting rewriting = new Rewriting(clauses, new HashSet<>(clauses));
    while (true) {
      Grounder grounder = new Grounder(rewriting, budget);
      Grounding grounding = grounder.run();
      if (grounder.goesOn()) {
        return grounding;
      }
      rewriting = grounder.better.orElseThrow();
      // Their memory is free again; the steps that made them stay counted, so time is bounded.
      budget.giveBack(grounder.atoms);
    }
  }

  /** The ground rules, which are incomplete if grounding was given up for better clauses. */
  private Grounding run() {
    try {
      TreeMap<Integer, List<Body>> levels = new TreeMap<>();
      List<Body> ofStates = new ArrayList<>();
      for (Body body : bodies) {
        if (dynamic.contains(body.head.relation().name())) {
          ofStates.add(body);
        } else {
          levels
              .computeIfAbsent(
                  dependencies.level(body.head.relation().name()), _ -> new ArrayList<>())
              .add(body);
        }
      }
      levels.values().forEach(this::saturate);
      saturate(ofStates);
      return instances(ofStates);
    } catch (DiagnosticException end) {
      throw new DiagnosticException(explained(end.diagnostic()));
    } catch (TermTable.TooDeepException _) {
      Body deepest = latest;
      throw new DiagnosticException(
          explained(
              Diagnostic.error(
                      "grounding",
                      deepest.clause.rule().origin(),
                      "grounding does not end: terms nest deeper and deeper")
                  .withHint("bound the recursion that makes these terms")));
    }
  }

  /** Says which rule exploded and how far grounding got. */
  private Diagnostic explained(Diagnostic finding) {
    Body body = busiest();
    return finding.withNote(
        body.clause.rule().origin(),
        "most work went into the rule for `"
            + body.clause.rule().head()
            + "`: "
            + body.work
            + " combinations of its conditions and "
            + body.instances
            + " ground rules so far; all rules together have "
            + atoms
            + " ground atoms so far");
  }

  private Body busiest() {
    Body busiest = bodies.getFirst();
    for (Body body : bodies) {
      if (body.work + body.instances > busiest.work + busiest.instances) {
        busiest = body;
      }
    }
    return busiest;
  }

  /** Derives everything that follows by some clauses from what is known. */
  private void saturate(List<Body> some) {
    Set<String> heads = new HashSet<>();
    some.forEach(body -> heads.add(body.head.relation().name()));
    if (heads.contains(Keywords.LEGAL)) {
      heads.add(Keywords.TRUE);
      heads.add(Keywords.DOES);
    }
    triggers = new Triggers(some, heads);
    triggers.untriggered().forEach(body -> join(body, new JoinOrder(body, -1, atoms)).run());
    if (heads.contains(Keywords.TRUE)) {
      Relation initial = database.relation(Keywords.INIT, 1);
      for (int i = 0; i < initial.size(); i++) {
        derive(database.relation(Keywords.TRUE, 1), initial.tuple(i));
      }
    }
    while (!agenda.isEmpty() && goesOn()) {
      Fresh fresh = agenda.poll();
      int[] tuple = fresh.relation.tuple(fresh.tuple);
      for (Triggers.Trigger trigger : triggers.due(fresh.relation, tuple)) {
        join(trigger.body(), plan(trigger)).run(fresh.tuple);
      }
    }
  }

  /**
   * How to join a clause with a tuple of one literal, planned anew if there are many new tuples
   * since.
   */
  private JoinOrder plan(Triggers.Trigger trigger) {
    JoinOrder known = plans.get(trigger);
    if (known != null && 2 * known.madeAt >= atoms) {
      return known;
    }
    JoinOrder plan = new JoinOrder(trigger.body(), trigger.literal(), atoms);
    plans.put(trigger, plan);
    plan.steps.forEach(_ -> step(trigger.body()));
    return plan;
  }

  private Join join(Body body, JoinOrder plan) {
    return new Join(
        body,
        plan,
        terms,
        this,
        (bindings, _) -> {
          long before = atoms;
          derive(body.head.relation(), body.head.make(bindings, terms));
          body.fresh += atoms > before ? 1 : 0;
        });
  }

  private void derive(Relation relation, int[] tuple) {
    if (!database.add(relation, tuple)) {
      return;
    }
    atoms++;
    budget.spend(1, "ground atoms", bodies.getFirst().clause.rule().origin());
    fresh(relation, tuple);
    if (relation.name().equals(Keywords.NEXT)) {
      derive(database.relation(Keywords.TRUE, 1), tuple);
    } else if (relation.name().equals(Keywords.LEGAL)) {
      derive(database.relation(Keywords.DOES, 2), tuple);
    }
  }

  private void fresh(Relation relation, int[] tuple) {
    if (triggers.isTriggering(relation)) {
      agenda.add(new Fresh(relation, relation.size() - 1));
    }
    database
        .partOf(relation, tuple)
        .filter(triggers::isTriggering)
        .ifPresent(part -> agenda.add(new Fresh(part, part.size() - 1)));
  }

  @Override
  public boolean negationFails(Body body, int negation, int[] bindings) {
    Literal literal = body.negative.get(negation);
    return !dynamic.contains(literal.relation().name()) && known(literal, bindings) >= 0;
  }

  private int known(Literal literal, int[] bindings) {
    int[] tuple = literal.find(bindings, terms);
    return Arrays.stream(tuple).anyMatch(term -> term == TermTable.NONE)
        ? -1
        : literal.relation().find(tuple);
  }

  @Override
  public boolean isKnown(Body body, int[] bindings) {
    return !instantiating && known(body.head, bindings) >= 0;
  }

  @Override
  public boolean goesOn() {
    return better.isEmpty();
  }

  @Override
  public boolean count(Body body) {
    latest = body;
    body.work++;
    step(body);
    if (body.work == body.patience) {
      body.patience *= 2;
      boolean isWasteful = body.work > WASTEFUL * body.fresh;
      boolean isOfStates = dynamic.contains(body.head.relation().name());
      better =
          rewriting.better(
              body.clause,
              instantiating || isWasteful,
              isOfStates || body.work >= STATIC_EXPLODING);
    }
    return goesOn();
  }

  private void step(Body body) {
    if (++steps % STEPS_PER_ITEM == 0) {
      budget.spend(1, "steps of grounding", body.clause.rule().origin());
    }
  }

  private Grounding instances(List<Body> ofStates) {
    instantiating = true;
    Grounding grounding = new Grounding(terms);
    Relation roles = database.relation(Keywords.ROLE, 1);
    for (int i = 0; i < roles.size(); i++) {
      grounding.addRole(roles.tuple(i)[0]);
    }
    Relation initial = database.relation(Keywords.INIT, 1);
    for (int i = 0; i < initial.size(); i++) {
      grounding.addInitial(initial.tuple(i)[0]);
    }
    List<Body> ofGame =
        ofStates.stream().filter(body -> !Demand.isDemand(body.head.relation().name())).toList();
    Set<Relation> relations = new LinkedHashSet<>();
    relations.add(database.relation(Keywords.TRUE, 1));
    relations.add(database.relation(Keywords.DOES, 2));
    ofGame.forEach(body -> relations.add(body.head.relation()));
    relations.forEach(grounding::addRelation);
    bodies.stream()
        .map(body -> body.head.relation())
        .filter(relation -> !dynamic.contains(relation.name()))
        .distinct()
        .forEach(grounding::addFixed);
    for (Body body : ofGame) {
      JoinOrder plan = new JoinOrder(body, -1, atoms);
      new Join(
              body,
              plan,
              terms,
              this,
              (bindings, tuples) ->
                  grounding.addInstance(instance(grounding, body, bindings, tuples)))
          .run();
    }
    return grounding;
  }

  private Grounding.Instance instance(
      Grounding grounding, Body body, int[] bindings, int[] tuples) {
    body.instances++;
    budget.spend(1, "ground rules", body.clause.rule().origin());
    int[] positive = new int[body.positive.size()];
    int size = 0;
    for (int i = 0; i < positive.length; i++) {
      Relation relation = body.positive.get(i).relation();
      if (dynamic.contains(relation.name()) && !Demand.isDemand(relation.name())) {
        int number = database.wholeNumber(relation, tuples[i]);
        Relation whole = database.whole(relation);
        positive[size++] = grounding.atom(whole, number);
      }
    }
    int[] negative = new int[body.negative.size()];
    int negatives = 0;
    for (Literal literal : body.negative) {
      if (dynamic.contains(literal.relation().name())) {
        int number = known(literal, bindings);
        if (number >= 0) {
          negative[negatives++] = grounding.atom(literal.relation(), number);
        }
      }
    }
    Relation head = body.head.relation();
    int number = head.find(body.head.make(bindings, terms));
    return new Grounding.Instance(
        grounding.atom(head, number),
        Arrays.copyOf(positive, size),
        Arrays.copyOf(negative, negatives),
        body.clause);
  }
}
