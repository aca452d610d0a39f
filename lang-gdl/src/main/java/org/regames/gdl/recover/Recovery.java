package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetPlay;

/**
 * Finds variables in a bag of facts: facts of which at most one holds at a time become one variable
 * whose value tells which, and variables of one function become a map. A few random plays drop what
 * is plainly no variable; {@link Invariants} proves the rest.
 */
public final class Recovery {
  /** In larger nets only what is easy is proven: the other proofs take longer than they bring. */
  private static final int LARGEST_NET = 400_000;

  /** What the next facts of a family may depend on, in formulas, to be proven without legality. */
  private static final int EASY = 5_000;

  /** In nets up to this size implications are looked for that no proof needs. */
  private static final int SMALL_NET = 20_000;

  private static final int FEW_GROUPS = 8;

  /** Functions with more arguments are tried with few keys only. */
  private static final int MOST_ARGUMENTS = 6;

  private static final int PLAYS = 3;
  private static final int STEPS = 40;

  /** Formulas that random plays may visit, where nets are large. */
  private static final long MOST_WORK = 30_000_000;

  /**
   * Literals of clauses for solvers, variables, for each question, what they propagate, and the
   * clauses that they look at for it: some five seconds.
   */
  private static final long MOST_PROOF_WORK = 40_000_000;

  /** Formulas, moves and solver steps of {@link LocalProofs}: some three seconds. */
  private static final long MOST_LOCAL_WORK = 30_000_000;

  /** Of larger games that is spent before a group is proven. */
  private static final long MOST_LOCAL_SIZE = 1_000_000;

  /** The same for proofs by what seems not to hold in some phase. */
  private static final long MOST_LEMMA_WORK = 10_000_000;

  private final GameNet game;
  private final Effort effort = new Effort(MOST_PROOF_WORK);
  private final Effort local = new Effort(MOST_LOCAL_WORK);
  private final List<FactFamily> candidates = new ArrayList<>();
  private final List<FactFamily> proven = new ArrayList<>();

  /** Why facts of a function are not part of a variable, for all the proofs so far. */
  private final Map<String, Unproven> unproven = new HashMap<>();

  /** States of random plays. */
  private final List<BitSet> states = new ArrayList<>();

  private Recovery(GameNet game) {
    this.game = game;
  }

  /**
   * All facts, each in one family, of truth values where nothing better is proven; and the
   * implications that proofs needed.
   */
  public static Structure structure(GameNet game) {
    return new Recovery(game).structure();
  }

  private Structure structure() {
    Map<String, Map<Integer, Integer>> functions = functions();
    functions.forEach((_, facts) -> candidates.addAll(candidates(facts)));
    functions.keySet().forEach(function -> unproven.put(function, Unproven.ALONE));
    candidates.forEach(family -> unproven.put(family.name(), Unproven.TOGETHER));
    dropRefuted(candidates);
    Unproven unasked = game.net().size() <= LARGEST_NET ? Unproven.NO_STEP : Unproven.LARGE;
    candidates.forEach(family -> unproven.put(family.name(), unasked));
    List<FactFamily> easy = candidates.stream().filter(this::isEasy).toList();
    add(Invariants.proven(game, List.of(), easy, List.of(), false, effort));
    proveLocally(coarsest());
    proveLocally(open());
    List<Implication> implications = List.of();
    if (game.net().size() <= LARGEST_NET) {
      List<FactFamily> coarsest = coarsest();
      prove(coarsest);
      List<FactFamily> finer = open();
      finer.removeAll(coarsest);
      if (!finer.isEmpty()) {
        prove(finer);
      }
      Structure rest = byLemmas(functions);
      add(rest);
      add(byPhases());
      implications = rest.implications().isEmpty() ? implications(functions) : rest.implications();
    }
    proveJointly(functions);
    Set<FactFamily> result = new LinkedHashSet<>();
    functions.values().forEach(facts -> result.add(best(facts)));
    return new Structure(List.copyOf(result), implications, unproven);
  }

  /** Of what is proven of a function, that with the fewest keys. */
  private FactFamily best(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    return proven.stream()
        .filter(family -> family.isOf(game.terms().name(term), arity))
        .min(
            Comparator.comparing((FactFamily family) -> family.groups().size())
                .thenComparing(family -> !family.total()))
        .orElseGet(() -> truth(facts));
  }

  /** Functions that are no variables by themselves, but that may share a board. */
  private void proveJointly(Map<String, Map<Integer, Integer>> functions) {
    List<FactFamily> joint = JointFamilies.candidates(alone(functions), states, game.terms());
    if (joint.isEmpty()) {
      return;
    }
    proveLocally(joint);
    Set<String> done = proven.stream().map(FactFamily::name).collect(Collectors.toSet());
    List<FactFamily> open = joint.stream().filter(family -> !done.contains(family.name())).toList();
    if (!open.isEmpty() && game.net().size() <= LARGEST_NET) {
      add(Invariants.proven(game, List.copyOf(proven), open, List.of(), true, effort));
    }
  }

  /** The facts of each function with arguments that nothing is proven of. */
  private List<Map<Integer, Integer>> alone(Map<String, Map<Integer, Integer>> functions) {
    Set<String> done = proven.stream().map(FactFamily::name).collect(Collectors.toSet());
    return functions.entrySet().stream()
        .filter(function -> !done.contains(function.getKey()))
        .map(Map.Entry::getValue)
        .filter(facts -> game.terms().arguments(facts.values().iterator().next()).length > 0)
        .toList();
  }

  private void proveLocally(List<FactFamily> some) {
    if (game.size() > MOST_LOCAL_SIZE) {
      return;
    }
    List<FactFamily> asked = new ArrayList<>(some);
    asked.addAll(partial());
    add(
        new Structure(
            LocalProofs.proven(game, List.copyOf(proven), asked, local), List.of(), Map.of()));
  }

  private void prove(List<FactFamily> some) {
    List<FactFamily> asked = game.net().size() <= SMALL_NET ? withPartial(some) : some;
    add(Invariants.proven(game, List.copyOf(proven), asked, List.of(), true, effort));
  }

  /**
   * Families, and those besides of which it is open only whether one fact of a group holds; with
   * what else may be true of the same functions, since the proof may need it: that no piece is lost
   * where no two can be in one place.
   */
  private List<FactFamily> withPartial(List<FactFamily> some) {
    Set<FactFamily> all = new LinkedHashSet<>(some);
    all.addAll(partial());
    Set<String> functions = all.stream().map(FactFamily::name).collect(Collectors.toSet());
    candidates.stream()
        .filter(family -> functions.contains(family.name()) && isCoarsest(family, candidates))
        .forEach(all::add);
    return List.copyOf(all);
  }

  private List<FactFamily> partial() {
    return proven.stream().filter(family -> !family.total() && seemsTotal(family)).toList();
  }

  private boolean seemsTotal(FactFamily family) {
    return states.stream()
        .allMatch(
            state ->
                family.groups().values().stream()
                    .allMatch(group -> group.values().stream().anyMatch(state::get)));
  }

  /** Keeps what is proven, in the place of less about the same. */
  private void add(Structure some) {
    unproven.putAll(some.unproven());
    for (FactFamily family : some.families()) {
      proven.removeIf(
          other ->
              other.name().equals(family.name()) && other.keyPlaces().equals(family.keyPlaces()));
      proven.add(family);
    }
  }

  /** The families of functions that none is proven of yet. */
  private List<FactFamily> open() {
    Set<String> done = proven.stream().map(FactFamily::name).collect(Collectors.toSet());
    return candidates.stream()
        .filter(family -> !done.contains(family.name()))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** The families of functions that none is proven of yet, with the smallest keys. */
  private List<FactFamily> coarsest() {
    return open().stream().filter(family -> isCoarsest(family, candidates)).toList();
  }

  /** Whether no candidate has a part of the key; what is true of that one is true of this, too. */
  private static boolean isCoarsest(FactFamily family, List<FactFamily> candidates) {
    return candidates.stream()
        .noneMatch(
            other ->
                other.name().equals(family.name())
                    && other.keyPlaces().size() < family.keyPlaces().size()
                    && family.keyPlaces().containsAll(other.keyPlaces()));
  }

  /** Families of functions that have none yet, by way of implications that seem to hold. */
  private Structure byLemmas(Map<String, Map<Integer, Integer>> functions) {
    List<FactFamily> open = open();
    List<Implication> implications =
        open.stream()
            .map(FactFamily::name)
            .distinct()
            .flatMap(
                function ->
                    Implication.candidates(functions.get(function), states, game.terms()).stream())
            .toList();
    return implications.isEmpty()
        ? Structure.NONE
        : Invariants.proven(game, List.copyOf(proven), open, implications, true, effort);
  }

  /** Families of functions that have none yet, by what seems not to hold in some phase. */
  private Structure byPhases() {
    List<FactFamily> open = open();
    Set<Integer> phases = new LinkedHashSet<>();
    proven.stream()
        .filter(family -> family.keyPlaces().isEmpty())
        .forEach(family -> family.groups().values().forEach(of -> phases.addAll(of.values())));
    Set<Integer> facts = new LinkedHashSet<>();
    open.forEach(family -> family.groups().values().forEach(of -> facts.addAll(of.values())));
    List<Exclusion> exclusions = Exclusion.candidates(phases, facts, states);
    if (exclusions.isEmpty() || exclusions.size() * (long) game.net().size() > MOST_PROOF_WORK) {
      return Structure.NONE;
    }
    Structure some =
        Invariants.proven(
            game, List.copyOf(proven), open, exclusions, true, new Effort(MOST_LEMMA_WORK));
    // Why the rest is not proven, the proofs before say better.
    return new Structure(some.families(), some.implications(), Map.of());
  }

  /** Implications that no family needs, where nets are small: they make formulas shorter. */
  private List<Implication> implications(Map<String, Map<Integer, Integer>> functions) {
    if (game.net().size() > SMALL_NET) {
      return List.of();
    }
    List<Implication> some =
        functions.values().stream()
            .flatMap(facts -> Implication.candidates(facts, states, game.terms()).stream())
            .toList();
    return some.isEmpty()
        ? List.of()
        : Invariants.proven(game, List.copyOf(proven), List.of(), some, true, effort)
            .implications();
  }

  /** Whether the next facts of a family depend on little, as those of turns and counters do. */
  private boolean isEasy(FactFamily family) {
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

  /** The facts by function and number of arguments. */
  private Map<String, Map<Integer, Integer>> functions() {
    Map<String, Map<Integer, Integer>> functions = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      int term = game.facts().get(fact);
      String key = game.terms().name(term) + "/" + game.terms().arguments(term).length;
      functions.computeIfAbsent(key, _ -> new LinkedHashMap<>()).put(fact, term);
    }
    return functions;
  }

  private FactFamily truth(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    List<Integer> all = new ArrayList<>();
    for (int place = 0; place < arity; place++) {
      all.add(place);
    }
    return FactFamily.of(game.terms().name(term), arity, all, facts, game.terms());
  }

  private List<FactFamily> candidates(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    List<FactFamily> families = new ArrayList<>();
    for (List<Integer> places : keyPlaces(arity)) {
      FactFamily family =
          FactFamily.of(game.terms().name(term), arity, places, facts, game.terms());
      if (family.groups().size() < facts.size()) {
        families.add(family);
      }
    }
    return families;
  }

  /** The proper subsets of the places, the small ones first. */
  private static List<List<Integer>> keyPlaces(int arity) {
    Set<List<Integer>> subsets = new LinkedHashSet<>();
    if (arity <= MOST_ARGUMENTS) {
      for (int mask = 0; mask < (1 << arity) - 1; mask++) {
        subsets.add(places(arity, mask));
      }
    } else {
      subsets.add(List.of());
      for (int place = 0; place < Math.min(arity, Integer.SIZE - 2); place++) {
        subsets.add(places(arity, ~(1 << place)));
      }
    }
    return subsets.stream().sorted(Comparator.comparingInt(List::size)).toList();
  }

  private static List<Integer> places(int arity, int mask) {
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < arity; place++) {
      if ((mask >> Math.min(place, Integer.SIZE - 1) & 1) != 0) {
        places.add(place);
      }
    }
    return places;
  }

  private void dropRefuted(List<FactFamily> candidates) {
    NetPlay play = new NetPlay(game);
    int steps = Math.clamp(MOST_WORK / PLAYS / game.net().size(), 1, STEPS);
    for (int number = 0; number < PLAYS && !candidates.isEmpty(); number++) {
      BitSet state = play.initial();
      for (int step = 0; step < steps; step++) {
        BitSet facts = state;
        states.add(state);
        candidates.removeIf(
            family ->
                family.groups().values().stream()
                    .anyMatch(
                        group -> group.values().stream().filter(facts::get).limit(2).count() > 1));
        play.at(state);
        if (play.isTerminal()) {
          break;
        }
        List<Integer> moves = new ArrayList<>();
        for (int role = 0; role < game.roles().size(); role++) {
          List<Integer> legal = play.legal(role);
          if (!legal.isEmpty()) {
            moves.add(play.pick(legal));
          }
        }
        state = play.next(state, moves);
      }
    }
  }
}
