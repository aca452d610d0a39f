package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.regames.gdl.net.GameNet;

/**
 * The attempts at proofs, in their order: the cheap ones first, and each about what those before it
 * have left open.
 */
final class ProofAttempts {
  /** In larger nets only what is easy is proven: the other proofs cost more time than they save. */
  private static final int LARGEST_NET = 400_000;

  /** What the next facts of a family may depend on, in formulas, to be proven without legality. */
  private static final int EASY = 5_000;

  private static final int FEW_GROUPS = 8;

  /** In nets up to this size implications are looked for that no proof needs. */
  private static final int SMALL_NET = 20_000;

  /** In larger games, the work of local proofs is spent before a group is proven. */
  private static final long MOST_LOCAL_SIZE = 1_000_000;

  /** Exclusions times formulas, up to which proofs by phases are tried. */
  private static final long MOST_PHASE_SIZE = 40_000_000;

  /** The most work of proofs by phases. */
  private static final long MOST_PHASE_WORK = 3_000_000;

  /**
   * One attempt.
   *
   * @param proves what it proves, if it succeeds, and from what
   * @param fits whether it can achieve something within its budget
   * @param proofs tries, within the budget that the knowledge has for it
   */
  record ProofAttempt(
      String proves, Predicate<ProofState> fits, Function<ProofState, Structure> proofs) {}

  static final List<ProofAttempt> ALL =
      List.of(
          new ProofAttempt(
              "turns and counters, whose next values depend on little; legality is not looked at",
              _ -> true,
              known -> {
                List<FactFamily> easy =
                    known.candidates.stream().filter(it -> isEasy(it, known.game)).toList();
                return Invariants.proven(
                    known.game, List.of(), easy, List.of(), false, known.solver);
              }),
          new ProofAttempt(
              "families with the smallest keys, by the rules of each fact alone",
              ProofAttempts::isLocal,
              known -> locally(known, known.coarsest())),
          new ProofAttempt(
              "what is left, by the rules of each fact alone",
              ProofAttempts::isLocal,
              known -> locally(known, known.open())),
          new ProofAttempt(
              "families with the smallest keys, by a whole step with legal moves",
              ProofAttempts::isSolvable,
              known -> wholly(known, known.coarsest())),
          new ProofAttempt(
              "what is left, by a whole step with legal moves",
              known -> isSolvable(known) && !finer(known).isEmpty(),
              known -> wholly(known, finer(known))),
          new ProofAttempt(
              "what is left, together with implications that seem to hold",
              ProofAttempts::isSolvable,
              ProofAttempts::byLemmas),
          new ProofAttempt(
              "what is left, by what seems not to hold in some phase",
              ProofAttempts::isSolvable,
              ProofAttempts::byPhases),
          new ProofAttempt(
              "implications, where no family needed any",
              known -> isSmall(known) && known.implications().isEmpty(),
              ProofAttempts::implications),
          new ProofAttempt(
              "functions that share a board, by the rules of each fact alone",
              known -> isLocal(known) && !joint(known).isEmpty(),
              known -> locally(known, joint(known))),
          new ProofAttempt(
              "functions that share a board, by a whole step with legal moves",
              known -> isSolvable(known) && !joint(known).isEmpty(),
              known ->
                  Invariants.proven(
                      known.game, known.proven(), joint(known), List.of(), true, known.solver)));

  private ProofAttempts() {}

  /** Whether nets of this size are worth more than easy proofs. */
  static boolean isSolvable(ProofState known) {
    return isSolvable(known.game);
  }

  static boolean isSolvable(GameNet game) {
    return game.net().size() <= LARGEST_NET;
  }

  private static boolean isLocal(ProofState known) {
    return known.game.size() <= MOST_LOCAL_SIZE;
  }

  private static boolean isSmall(ProofState known) {
    return known.game.net().size() <= SMALL_NET;
  }

  private static Structure locally(ProofState known, List<FactFamily> some) {
    List<FactFamily> asked = new ArrayList<>(some);
    asked.addAll(known.partial());
    return new Structure(
        LocalProofs.proven(known.game, known.proven(), asked, known.local), List.of(), Map.of());
  }

  private static Structure wholly(ProofState known, List<FactFamily> some) {
    List<FactFamily> asked = isSmall(known) ? known.withPartial(some) : some;
    return Invariants.proven(known.game, known.proven(), asked, List.of(), true, known.solver);
  }

  /** Open families except those with the smallest keys, which were tried before. */
  private static List<FactFamily> finer(ProofState known) {
    List<FactFamily> finer = known.open();
    finer.removeAll(known.coarsest());
    return finer;
  }

  /** Families of several functions that are not variables by themselves, and not proven yet. */
  private static List<FactFamily> joint(ProofState known) {
    Set<String> done = known.proven().stream().map(FactFamily::name).collect(Collectors.toSet());
    return JointFamilies.candidates(known.alone(), known.states, known.game.terms()).stream()
        .filter(family -> !done.contains(family.name()))
        .toList();
  }

  /** Families of functions that have none yet, by way of implications that seem to hold. */
  private static Structure byLemmas(ProofState known) {
    List<FactFamily> open = known.open();
    List<Implication> implications =
        open.stream()
            .map(FactFamily::name)
            .distinct()
            .flatMap(
                function ->
                    Implication.candidates(
                        known.functions.get(function), known.states, known.game.terms())
                        .stream())
            .toList();
    return implications.isEmpty()
        ? Structure.NONE
        : Invariants.proven(known.game, known.proven(), open, implications, true, known.solver);
  }

  /** Families of functions that have none yet, by what seems not to hold in some phase. */
  private static Structure byPhases(ProofState known) {
    List<FactFamily> open = known.open();
    Set<Integer> phases = new LinkedHashSet<>();
    known.proven().stream()
        .filter(family -> family.keyPlaces().isEmpty())
        .forEach(family -> family.groups().values().forEach(of -> phases.addAll(of.values())));
    Set<Integer> facts = new LinkedHashSet<>();
    open.forEach(family -> family.groups().values().forEach(of -> facts.addAll(of.values())));
    List<Exclusion> exclusions = Exclusion.candidates(phases, facts, known.states);
    if (exclusions.isEmpty()
        || exclusions.size() * (long) known.game.net().size() > MOST_PHASE_SIZE) {
      return Structure.NONE;
    }
    Structure some =
        Invariants.proven(
            known.game, known.proven(), open, exclusions, true, known.solver.part(MOST_PHASE_WORK));
    // The proofs before this one explain better why the rest is not proven.
    return new Structure(some.families(), some.implications(), Map.of());
  }

  /** Implications that no family needs, if nets are small: they make formulas shorter. */
  private static Structure implications(ProofState known) {
    List<Implication> some =
        known.functions.values().stream()
            .flatMap(
                facts -> Implication.candidates(facts, known.states, known.game.terms()).stream())
            .toList();
    return some.isEmpty()
        ? Structure.NONE
        : Invariants.proven(known.game, known.proven(), List.of(), some, true, known.solver);
  }

  /** Whether the next facts of a family depend on little, as those of turns and counters do. */
  private static boolean isEasy(FactFamily family, GameNet game) {
    if (family.groups().size() > FEW_GROUPS) {
      return false;
    }
    Deque<Integer> open = new ArrayDeque<>();
    family
        .groups()
        .values()
        .forEach(group -> group.values().forEach(fact -> open.add(game.next().get(fact))));
    Set<Integer> seen = new HashSet<>();
    while (!open.isEmpty() && seen.size() <= EASY) {
      int formula = open.pop();
      if (seen.add(formula)) {
        for (int operand : game.net().operands(formula)) {
          open.push(operand);
        }
      }
    }
    return open.isEmpty();
  }
}
