package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.View;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.core.SimplificationType;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * Proves by induction that at most one fact of a group holds at a time, or exactly one. One step of
 * the game is a propositional formula: a state that is not terminal, in which the groups in
 * question are as claimed, one legal move of each role, and the next state. If a solver finds that
 * the claim cannot fail in the next state, and it holds at the start, it holds always (C. Flanagan,
 * K. Leino, Houdini, FME 2001, for several claims at a time). Recursive views are constrained by
 * their completion, which every least fixpoint satisfies.
 */
final class Invariants {
  /** Conflicts after which a claim counts as not proven; the same on every machine. */
  private static final int CONFLICTS = 5_000;

  /**
   * Variables times conflicts after which a claim counts as not proven, too: in large nets each
   * conflict is about thousands of variables.
   */
  private static final long MOST_CONFLICT_WORK = 20_000_000;

  private final GameNet game;
  private final ICDCL<DataStructureFactory> solver = SolverFactory.newGlucose21();
  private final Effort effort;
  private final Map<Integer, Integer> variables = new HashMap<>();
  private int last;
  private long stopAt;
  private boolean contradictory;

  /** Where it is known that each role makes one move. */
  private Optional<MoveSets> moveSets = Optional.empty();

  /** Whether the solver has a model of the last question. */
  private boolean isModel;

  /** The claims about one family, as literals that switch them on or ask for a failure. */
  private final class Claims {
    final Family family;
    final int assumeOne = fresh();
    final int assumeSome = fresh();
    final List<Integer> failOne = new ArrayList<>();
    final List<Integer> failSome = new ArrayList<>();
    final boolean isSuccession;
    boolean one = true;
    boolean some;

    /** Why there may be two, where no proof was found that there are not. */
    Unproven why = Unproven.STEP;

    Claims(Family family) {
      this.family = family;
      this.isSuccession = new Succession(game).is(family);
      this.some = family.groups().values().stream().allMatch(group -> hasInitial(group.values()));
      for (Map<List<Integer>, Integer> group : family.groups().values()) {
        List<Integer> now = new ArrayList<>();
        List<Integer> next = new ArrayList<>();
        for (int fact : group.values()) {
          now.add(literal(game.net().fact(fact)));
          next.add(literal(game.next().get(fact)));
        }
        atMostOne(now, assumeOne);
        List<Integer> atLeast = new ArrayList<>(now);
        atLeast.add(-assumeSome);
        clause(atLeast);
        moveSets.ifPresent(
            sets -> sets.exclude(group.values().stream().map(game.next()::get).toList()));
        if (!isSuccession) {
          failOne.add(twoOf(next));
        }
        int empty = fresh();
        next.forEach(formula -> clause(List.of(-empty, -formula)));
        failSome.add(empty);
      }
    }

    private boolean hasInitial(Collection<Integer> facts) {
      return facts.stream().anyMatch(game.initial()::get);
    }
  }

  /** A claim that one fact implies another. */
  private final class Lemma {
    final int assumed = fresh();
    final int fails = fresh();
    final int from;
    final int to;
    final Implication implication;
    boolean holds = true;

    Lemma(Implication implication) {
      this.implication = implication;
      from = literal(game.next().get(implication.from()));
      to = literal(game.next().get(implication.to()));
      int fact = literal(game.net().fact(implication.from()));
      clause(List.of(-assumed, -fact, literal(game.net().fact(implication.to()))));
      clause(List.of(-fails, from));
      clause(List.of(-fails, -to));
    }

    void drop() {
      holds = false;
    }

    boolean failsInModel() {
      return isTrue(from) && !isTrue(to);
    }

    private boolean isTrue(int literal) {
      return solver.model(Math.abs(literal)) == literal > 0;
    }
  }

  private final List<Claims> claims = new ArrayList<>();
  private final List<Lemma> lemmas = new ArrayList<>();

  private Invariants(
      GameNet game,
      List<Family> known,
      List<Family> families,
      List<Implication> implications,
      boolean isLegal,
      Effort effort) {
    this.game = game;
    this.effort = effort;
    // The default, which shortens learnt clauses by a search of their reasons, can take nine tenths
    // of the time, and none of it counts as propagation.
    solver.setSimplifier(SimplificationType.SIMPLE_SIMPLIFICATION);
    solver.setSearchListener(new Watch());
    if (isLegal) {
      moveSets =
          Optional.of(
              new MoveSets(
                  game, move -> literal(game.net().move(move)), this::fresh, this::clause));
      step();
    }
    known.forEach(this::holds);
    families.forEach(family -> claims.add(new Claims(family)));
    implications.forEach(implication -> lemmas.add(new Lemma(implication)));
  }

  /**
   * The families of which each group has at most one fact at a time; total where exactly one.
   *
   * @param known families that this is proven of already
   * @param implications what may be needed for proofs, and is proven with them or dropped
   * @param isLegal whether proofs may use that moves are legal, which takes much more work
   * @param effort what proofs may cost; where it does not suffice, nothing is proven
   */
  static Structure proven(
      GameNet game,
      List<Family> known,
      List<Family> candidates,
      List<Implication> implications,
      boolean isLegal,
      Effort effort) {
    Invariants invariants = new Invariants(game, known, candidates, implications, isLegal, effort);
    if (invariants.contradictory) {
      return Structure.NONE;
    }
    while (invariants.refutesSome()) {
      // until what is left is inductive
    }
    return invariants.proven();
  }

  private Structure proven() {
    List<Family> families = new ArrayList<>();
    Map<String, Unproven> unproven = new HashMap<>();
    for (Claims claim : claims) {
      if (!claim.one || effort.isSpent()) {
        Unproven why = claim.one ? Unproven.SPENT : claim.why;
        unproven.merge(claim.family.name(), why, (a, b) -> a.compareTo(b) > 0 ? a : b);
      } else {
        families.add(claim.some ? claim.family.asTotal() : claim.family);
      }
    }
    List<Implication> implications =
        lemmas.stream()
            .filter(lemma -> lemma.holds && !effort.isSpent())
            .map(lemma -> lemma.implication)
            .toList();
    return new Structure(families, implications, unproven);
  }

  private void holds(Family family) {
    int always = fresh();
    clause(List.of(always));
    for (Map<List<Integer>, Integer> group : family.groups().values()) {
      List<Integer> now = new ArrayList<>();
      group.values().forEach(fact -> now.add(literal(game.net().fact(fact))));
      atMostOne(now, always);
      if (family.total()) {
        clause(now);
      }
    }
  }

  private boolean refutesSome() {
    boolean refuted = false;
    for (Lemma lemma : lemmas) {
      if (lemma.holds && !isImpossible(lemma.fails)) {
        lemma.holds = false;
        refuted = true;
        // What else the same step refutes need not be asked.
        lemmas.stream().filter(other -> isModel && other.failsInModel()).forEach(Lemma::drop);
      }
    }
    for (Claims claim : claims) {
      if (claim.one && !areImpossible(claim.failOne)) {
        claim.why = isModel ? Unproven.STEP : effort.isSpent() ? Unproven.SPENT : Unproven.HARD;
        claim.one = false;
        claim.some = false;
        refuted = true;
      }
      if (claim.some && !areImpossible(claim.failSome)) {
        claim.some = false;
        refuted = true;
      }
    }
    return refuted;
  }

  /** Asked one by one: a failure at one key is much easier to refute than one at any. */
  private boolean areImpossible(List<Integer> failures) {
    return failures.stream().allMatch(this::isImpossible);
  }

  private boolean isImpossible(int failure) {
    if (effort.isSpent()) {
      isModel = false;
      return false;
    }
    VecInt assumptions = new VecInt();
    for (Claims claim : claims) {
      if (claim.one) {
        assumptions.push(claim.assumeOne);
      }
      if (claim.some) {
        assumptions.push(claim.assumeSome);
      }
    }
    for (Lemma lemma : lemmas) {
      if (lemma.holds) {
        assumptions.push(lemma.assumed);
      }
    }
    assumptions.push(failure);
    long before = work();
    stopAt = before + effort.left();
    solver.setTimeoutOnConflicts(Math.clamp(MOST_CONFLICT_WORK / last, 100, CONFLICTS));
    try {
      isModel = solver.isSatisfiable(assumptions);
      return !isModel;
    } catch (TimeoutException | SpentException _) {
      isModel = false;
      return false; // too hard to prove is not proven
    } finally {
      solver.expireTimeout(); // or else the conflicts of the next question are counted on from here
      effort.spend(last + work() - before);
    }
  }

  /** Literals that were propagated and clauses looked at for them, what a solver does most. */
  private long work() {
    return solver.getStats().getPropagations() + solver.getStats().getInspects();
  }

  /** Ends a question once the effort is spent. */
  private final class Watch extends SearchListenerAdapter<ISolverService> {
    private static final long serialVersionUID = 1L;

    @Override
    public void propagating(int literal) {
      if (work() > stopAt) {
        throw new SpentException();
      }
    }
  }

  /** Leaves a question, and with it the solver: what it knows may be incomplete then. */
  private static final class SpentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SpentException() {
      super("the effort is spent", null, false, false);
    }
  }

  /** A state that goes on, and one legal move of each role. */
  private void step() {
    clause(List.of(-literal(game.terminal())));
    for (int role = 0; role < game.roles().size(); role++) {
      List<Integer> moves = new ArrayList<>();
      for (int move : game.movesOf(role)) {
        int made = literal(game.net().move(move));
        moves.add(made);
        clause(List.of(-made, literal(game.legal().get(move))));
      }
      int always = fresh();
      clause(List.of(always));
      clause(moves);
      atMostOne(moves, always);
    }
  }

  private int fresh() {
    return ++last;
  }

  private void clause(List<Integer> literals) {
    try {
      solver.addClause(new VecInt(literals.stream().mapToInt(Integer::intValue).toArray()));
    } catch (ContradictionException _) {
      contradictory = true; // no play goes on after the first state, and nothing is worth a proof
    }
  }

  /** At most one, where the condition holds; by a chain of "one before" (Sinz, CP 2005). */
  private void atMostOne(List<Integer> literals, int condition) {
    int before = 0;
    for (int literal : literals) {
      if (before != 0) {
        clause(List.of(-condition, -before, -literal));
      }
      int chain = fresh();
      clause(List.of(-literal, chain));
      if (before != 0) {
        clause(List.of(-before, chain));
      }
      before = chain;
    }
  }

  /** A literal that implies that two of these hold. */
  private int twoOf(List<Integer> literals) {
    List<Integer> seconds = new ArrayList<>();
    int before = 0;
    for (int literal : literals) {
      int chain = fresh();
      if (before == 0) {
        clause(List.of(-chain, literal));
      } else {
        clause(List.of(-chain, before, literal));
        int second = fresh();
        clause(List.of(-second, before));
        clause(List.of(-second, literal));
        seconds.add(second);
      }
      before = chain;
    }
    int two = fresh();
    seconds.add(-two);
    clause(seconds);
    return two;
  }

  /** The variable of a formula, defined with all that it depends on. */
  private int literal(int formula) {
    Deque<Integer> open = new ArrayDeque<>();
    int result = variable(formula, open);
    while (!open.isEmpty()) {
      define(open.pop(), open);
    }
    return result;
  }

  private int variable(int formula, Deque<Integer> open) {
    if (game.net().kind(formula) == Net.Kind.NOT) {
      return -variable(game.net().operands(formula)[0], open);
    }
    return variables.computeIfAbsent(
        formula,
        _ -> {
          open.push(formula);
          return fresh();
        });
  }

  private void define(int formula, Deque<Integer> open) {
    int name = variables.get(formula);
    List<Integer> operands = new ArrayList<>();
    for (int operand : game.net().operands(formula)) {
      operands.add(variable(operand, open));
    }
    switch (game.net().kind(formula)) {
      case CONSTANT -> clause(List.of(formula == Net.TRUE ? name : -name));
      case FACT, MOVE, NOT -> {}
      case VIEW -> view(name, game.views().get(game.net().leaf(formula)), open);
      case AND -> equivalent(-name, operands.stream().map(operand -> -operand).toList());
      case OR ->
          equivalent(name, moveSets.map(sets -> sets.joined(formula, operands)).orElse(operands));
    }
  }

  /** A name for a disjunction. */
  private void equivalent(int name, List<Integer> operands) {
    List<Integer> any = new ArrayList<>(operands);
    any.add(-name);
    clause(any);
    operands.forEach(operand -> clause(List.of(-operand, name)));
  }

  private void view(int name, View view, Deque<Integer> open) {
    List<Integer> ways = new ArrayList<>();
    for (View.ViewRule rule : view.rules()) {
      List<Integer> parts = new ArrayList<>();
      parts.add(-variable(rule.condition(), open));
      rule.views().forEach(other -> parts.add(-variable(game.net().view(other), open)));
      int way = fresh();
      equivalent(-way, parts);
      ways.add(way);
    }
    equivalent(name, ways);
  }
}
