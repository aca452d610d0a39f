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
import org.regames.gdl.net.NetView;

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
  private final Cnf cnf;
  private final Effort effort;

  /** The variable of each formula, or 0. */
  private final int[] variables;

  /** Present once it is known that each role makes one move. */
  private Optional<MoveSets> moveSets = Optional.empty();

  /** The claims about one family, as literals that switch them on or ask for a failure. */
  private final class Claims {
    final FactFamily family;
    final int assumeOne = cnf.fresh();
    final int assumeSome = cnf.fresh();
    final List<Integer> failOne = new ArrayList<>();
    final List<Integer> failSome = new ArrayList<>();
    final boolean isSuccession;
    boolean one = true;
    boolean some;

    /** Why there may be two, if no proof was found that there are not. */
    Unproven why = Unproven.STEP;

    Claims(FactFamily family) {
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
        cnf.atMostOne(now, assumeOne);
        List<Integer> atLeast = new ArrayList<>(now);
        atLeast.add(-assumeSome);
        cnf.clause(atLeast);
        moveSets.ifPresent(
            sets -> sets.exclude(group.values().stream().map(game.next()::get).toList()));
        if (!isSuccession) {
          failOne.add(cnf.twoOf(next));
        }
        failSome.add(cnf.noneOf(next));
      }
    }

    private boolean hasInitial(Collection<Integer> facts) {
      return facts.stream().anyMatch(game.initial()::get);
    }
  }

  /** A lemma as a clause of two literals, about the facts now and about those after the step. */
  private final class Strengthening {
    final Lemma lemma;
    final int assumed = cnf.fresh();
    final int fails = cnf.fresh();
    final List<Integer> next;
    boolean holds = true;

    Strengthening(Lemma lemma) {
      this.lemma = lemma;
      List<Integer> now = List.of(game.net().fact(first()), game.net().fact(second()));
      cnf.clause(List.of(-assumed, -literal(now.getFirst()), denied(literal(now.getLast()))));
      next =
          List.of(-literal(game.next().get(first())), denied(literal(game.next().get(second()))));
      next.forEach(literal -> cnf.clause(List.of(-fails, -literal)));
    }

    private int first() {
      return switch (lemma) {
        case Implication(int from, _) -> from;
        case Exclusion(int one, _) -> one;
      };
    }

    private int second() {
      return switch (lemma) {
        case Implication(_, int to) -> to;
        case Exclusion(_, int other) -> other;
      };
    }

    private int denied(int literal) {
      return lemma instanceof Exclusion ? -literal : literal;
    }

    void drop() {
      holds = false;
    }

    boolean failsInModel() {
      return next.stream().noneMatch(cnf::isTrue);
    }
  }

  private final List<Claims> claims = new ArrayList<>();
  private final List<Strengthening> lemmas = new ArrayList<>();

  private Invariants(
      GameNet game,
      List<FactFamily> known,
      List<FactFamily> families,
      List<? extends Lemma> strengthenings,
      boolean isLegal,
      Effort effort) {
    this.game = game;
    this.effort = effort;
    this.variables = new int[game.net().size()];
    this.cnf = new Cnf(effort);
    if (isLegal) {
      moveSets =
          Optional.of(
              new MoveSets(game, move -> literal(game.net().move(move)), cnf::fresh, cnf::clause));
      step();
    }
    known.forEach(this::holds);
    families.forEach(family -> claims.add(new Claims(family)));
    strengthenings.forEach(lemma -> lemmas.add(new Strengthening(lemma)));
  }

  /**
   * The families of which each group has at most one fact at a time; total if exactly one.
   *
   * @param known families for which this is proven already
   * @param strengthenings what may be needed for proofs, and is proven with them or dropped
   * @param isLegal whether proofs may use that moves are legal, which takes much more work
   * @param effort what proofs may cost; if it does not suffice, nothing is proven
   */
  static Structure proven(
      GameNet game,
      List<FactFamily> known,
      List<FactFamily> candidates,
      List<? extends Lemma> strengthenings,
      boolean isLegal,
      Effort effort) {
    Invariants invariants =
        new Invariants(game, known, candidates, strengthenings, isLegal, effort);
    if (invariants.cnf.isContradictory()) {
      return Structure.NONE;
    }
    while (invariants.refutesSome()) {
      // until what is left is inductive
    }
    return invariants.proven();
  }

  private Structure proven() {
    List<FactFamily> families = new ArrayList<>();
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
            .map(lemma -> lemma.lemma)
            .filter(Implication.class::isInstance)
            .map(Implication.class::cast)
            .toList();
    return new Structure(families, implications, unproven);
  }

  private void holds(FactFamily family) {
    int always = cnf.fresh();
    cnf.clause(List.of(always));
    for (Map<List<Integer>, Integer> group : family.groups().values()) {
      List<Integer> now = new ArrayList<>();
      group.values().forEach(fact -> now.add(literal(game.net().fact(fact))));
      cnf.atMostOne(now, always);
      if (family.total()) {
        cnf.clause(now);
      }
    }
  }

  private boolean refutesSome() {
    boolean refuted = false;
    for (Strengthening lemma : lemmas) {
      if (lemma.holds && !isImpossible(lemma.fails)) {
        lemma.holds = false;
        refuted = true;
        // What else fails in the same model need not be asked.
        lemmas.stream()
            .filter(other -> cnf.isModel() && other.failsInModel())
            .forEach(Strengthening::drop);
      }
    }
    for (Claims claim : claims) {
      if (claim.one && !areImpossible(claim.failOne)) {
        claim.why =
            cnf.isModel() ? Unproven.STEP : effort.isSpent() ? Unproven.SPENT : Unproven.HARD;
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
    List<Integer> assumptions = new ArrayList<>();
    for (Claims claim : claims) {
      if (claim.one) {
        assumptions.add(claim.assumeOne);
      }
      if (claim.some) {
        assumptions.add(claim.assumeSome);
      }
    }
    for (Strengthening lemma : lemmas) {
      if (lemma.holds) {
        assumptions.add(lemma.assumed);
      }
    }
    assumptions.add(failure);
    return cnf.refutes(assumptions, Math.clamp(MOST_CONFLICT_WORK / cnf.size(), 100, CONFLICTS));
  }

  /** A state that is not terminal, and one legal move of each role. */
  private void step() {
    cnf.clause(List.of(-literal(game.terminal())));
    for (int role = 0; role < game.roles().size(); role++) {
      List<Integer> moves = new ArrayList<>();
      for (int move : game.movesOf(role)) {
        int made = literal(game.net().move(move));
        moves.add(made);
        cnf.clause(List.of(-made, literal(game.legal().get(move))));
      }
      int always = cnf.fresh();
      cnf.clause(List.of(always));
      cnf.clause(moves);
      cnf.atMostOne(moves, always);
    }
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
    if (variables[formula] == 0) {
      variables[formula] = cnf.fresh();
      open.push(formula);
    }
    return variables[formula];
  }

  private void define(int formula, Deque<Integer> open) {
    int name = variables[formula];
    List<Integer> operands = new ArrayList<>();
    for (int operand : game.net().operands(formula)) {
      operands.add(variable(operand, open));
    }
    switch (game.net().kind(formula)) {
      case CONSTANT -> cnf.clause(List.of(formula == Net.TRUE ? name : -name));
      case FACT, MOVE, NOT -> {}
      case VIEW -> view(name, game.views().get(game.net().leaf(formula)), open);
      case AND -> cnf.equivalent(-name, operands.stream().map(operand -> -operand).toList());
      case OR ->
          cnf.equivalent(
              name, moveSets.map(sets -> sets.joined(formula, operands)).orElse(operands));
    }
  }

  private void view(int name, NetView view, Deque<Integer> open) {
    List<Integer> ways = new ArrayList<>();
    for (NetView.ViewRule rule : view.rules()) {
      List<Integer> parts = new ArrayList<>();
      parts.add(-variable(rule.condition(), open));
      rule.views().forEach(other -> parts.add(-variable(game.net().view(other), open)));
      int way = cnf.fresh();
      cnf.equivalent(-way, parts);
      ways.add(way);
    }
    cnf.equivalent(name, ways);
  }
}
