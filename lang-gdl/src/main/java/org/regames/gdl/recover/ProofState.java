package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.gdl.net.GameNet;
import org.regames.ir.language.Budget;

/** What is known about the facts of a game while proofs are tried, one attempt after the other. */
final class ProofState {
  /**
   * The most literals of clauses and variables for solvers and, for each question, propagations and
   * clauses inspected: about a second.
   */
  private static final long MOST_SOLVER_WORK = 15_000_000;

  /** The most formulas, moves and solver steps of {@link LocalProofs}: about two seconds. */
  private static final long MOST_LOCAL_WORK = 24_000_000;

  final GameNet game;

  /** The facts by function and number of arguments. */
  final Map<String, Map<Integer, Integer>> functions;

  /** The candidates for variables. */
  final List<FactFamily> candidates = new ArrayList<>();

  /** States of random plays. */
  final List<BitSet> states;

  /** The effort of all proofs by a solver together. */
  final Effort solver;

  /** The effort of all local proofs together. */
  final Effort local;

  private final List<FactFamily> proven = new ArrayList<>();
  private final List<Implication> implications = new ArrayList<>();

  /** Why facts of a function are not part of a variable, for all the proofs so far. */
  private final Map<String, Unproven> unproven = new HashMap<>();

  /**
   * @param unasked why nothing is proven about what no attempt asks for
   */
  ProofState(GameNet game, CandidateFamilies all, Unproven unasked, Budget budget) {
    this.game = game;
    this.solver = new Effort(MOST_SOLVER_WORK, budget);
    this.local = new Effort(MOST_LOCAL_WORK, budget);
    this.functions = all.functions();
    functions.forEach((_, facts) -> candidates.addAll(all.of(facts)));
    functions.keySet().forEach(function -> unproven.put(function, Unproven.ALONE));
    candidates.forEach(family -> unproven.put(family.name(), Unproven.TOGETHER));
    this.states = SampledStates.refute(candidates, game, budget);
    candidates.forEach(family -> unproven.put(family.name(), unasked));
  }

  /** The families that are proven. */
  List<FactFamily> proven() {
    return List.copyOf(proven);
  }

  /** Facts that are proven to hold wherever others do. */
  List<Implication> implications() {
    return List.copyOf(implications);
  }

  /** By function, why its facts are not part of a variable. */
  Map<String, Unproven> unproven() {
    return unproven;
  }

  /** Keeps what is proven, in the place of less about the same. */
  void add(Structure some) {
    unproven.putAll(some.unproven());
    implications.addAll(some.implications());
    for (FactFamily family : some.families()) {
      proven.removeIf(
          other ->
              other.name().equals(family.name()) && other.keyPlaces().equals(family.keyPlaces()));
      proven.add(family);
    }
  }

  /** The families of functions that none is proven of yet. */
  List<FactFamily> open() {
    Set<String> done = proven.stream().map(FactFamily::name).collect(Collectors.toSet());
    return candidates.stream()
        .filter(family -> !done.contains(family.name()))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The families of functions that none is proven of yet, with the smallest keys. */
  List<FactFamily> coarsest() {
    return open().stream().filter(family -> isCoarsest(family, candidates)).toList();
  }

  /**
   * Whether no candidate has a proper part of the key: what holds for that one holds for this, too.
   */
  private static boolean isCoarsest(FactFamily family, List<FactFamily> candidates) {
    return candidates.stream()
        .noneMatch(
            other ->
                other.name().equals(family.name())
                    && other.keyPlaces().size() < family.keyPlaces().size()
                    && family.keyPlaces().containsAll(other.keyPlaces()));
  }

  /**
   * Some families, and those that are open only as to whether one fact of each group holds; with
   * other candidates for the same functions, since the proof may need them: that no piece is lost
   * if no two can be in one place.
   */
  List<FactFamily> withPartial(List<FactFamily> some) {
    Set<FactFamily> all = new LinkedHashSet<>(some);
    all.addAll(partial());
    Set<String> functions = all.stream().map(FactFamily::name).collect(Collectors.toSet());
    candidates.stream()
        .filter(family -> functions.contains(family.name()) && isCoarsest(family, candidates))
        .forEach(all::add);
    return List.copyOf(all);
  }

  /**
   * The proven families of which each group seems always to have a fact, though that is not proven.
   */
  List<FactFamily> partial() {
    return proven.stream().filter(family -> !family.total() && seemsTotal(family)).toList();
  }

  private boolean seemsTotal(FactFamily family) {
    return states.stream()
        .allMatch(
            state ->
                family.groups().values().stream()
                    .allMatch(group -> group.values().stream().anyMatch(state::get)));
  }

  /** The facts of each function with arguments that nothing is proven of. */
  List<Map<Integer, Integer>> alone() {
    Set<String> done = proven.stream().map(FactFamily::name).collect(Collectors.toSet());
    return functions.entrySet().stream()
        .filter(function -> !done.contains(function.getKey()))
        .map(Map.Entry::getValue)
        .filter(facts -> game.terms().arguments(facts.values().iterator().next()).length > 0)
        .toList();
  }
}
