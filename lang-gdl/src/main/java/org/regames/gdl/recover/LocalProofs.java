package org.regames.gdl.recover;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.GameNet;

/**
 * Proves by induction what {@link Invariants} does, one group of facts at a time and from the part
 * of the rules that concerns it, see {@link LocalStep}. On boards that is a small part, so that
 * most proofs cost little here however large the game is; what is not proven may still hold.
 */
final class LocalProofs {
  /** One claim may use this fraction of what is left, so that something is left for others. */
  private static final int SHARE = 4;

  /** For larger groups, proofs do not use that one of their facts holds. */
  private static final int LARGE_GROUP = 100;

  private final GameNet game;
  private final StepRules rules;
  private final Effort effort;
  private final Map<Integer, List<Group>> groups = new HashMap<>();

  /** What is claimed of a family, or known. */
  private static final class Claim {
    final FactFamily family;
    final boolean isSuccession;
    boolean one = true;
    boolean some;

    /** The claims that the proof of this one uses. */
    final Set<Claim> used = new HashSet<>();

    Claim(FactFamily family, boolean isSuccession, boolean some) {
      this.family = family;
      this.isSuccession = isSuccession;
      this.some = some;
    }
  }

  private record Group(Claim claim, Collection<Integer> facts) {}

  private LocalProofs(GameNet game, Effort effort) {
    this.game = game;
    this.effort = effort;
    this.rules = new StepRules(game);
  }

  /**
   * The families of which each group has at most one fact at a time; total if exactly one.
   *
   * @param known families for which this is proven already
   * @param candidates families with at most one fact of each group in all states at the start
   * @param effort what proofs may cost; those that are not done when it is spent are left out
   */
  static List<FactFamily> proven(
      GameNet game, List<FactFamily> known, List<FactFamily> candidates, Effort effort) {
    LocalProofs proofs = new LocalProofs(game, effort);
    known.forEach(family -> proofs.add(new Claim(family, false, family.total())));
    List<Claim> claims = candidates.stream().map(proofs::claim).toList();
    claims.forEach(proofs::add);
    proofs.prove(claims);
    return claims.stream()
        .filter(claim -> claim.one)
        .map(claim -> claim.some ? claim.family.asTotal() : claim.family)
        .toList();
  }

  private Claim claim(FactFamily family) {
    boolean some =
        family.groups().values().stream()
            .allMatch(group -> group.values().stream().anyMatch(game.initial()::get));
    return new Claim(family, new Succession(game).is(family), some);
  }

  private void add(Claim claim) {
    for (Map<List<Integer>, Integer> facts : claim.family.groups().values()) {
      Group group = new Group(claim, facts.values());
      facts.values().forEach(f -> groups.computeIfAbsent(f, _ -> new ArrayList<>()).add(group));
    }
  }

  /** Tries each claim, and again if one that its proof uses is dropped. */
  private void prove(List<Claim> claims) {
    Deque<Claim> open = new ArrayDeque<>(claims);
    while (!open.isEmpty()) {
      Claim claim = open.pop();
      if (!claim.one) {
        continue;
      }
      claim.used.clear();
      boolean some = claim.some;
      long most = effort.left() / SHARE;
      Effort share = effort.part(most);
      for (Map<List<Integer>, Integer> group : claim.family.groups().values()) {
        if (claim.one) {
          prove(claim, group.values(), share);
        }
      }
      effort.spend(most - share.left());
      if (!claim.one || some != claim.some) {
        // A claim may use itself: then it is among these.
        claims.stream()
            .filter(other -> other.used.contains(claim) && !open.contains(other))
            .forEach(open::add);
      }
    }
  }

  private void prove(Claim claim, Collection<Integer> facts, Effort share) {
    LocalStep step = new LocalStep(rules, facts, share);
    Set<Group> about = new LinkedHashSet<>();
    step.facts().forEach(fact -> about.addAll(groups.getOrDefault(fact, List.of())));
    for (Group group : about) {
      if (group.claim.one) {
        if (group.claim.some && group.facts.size() <= LARGE_GROUP) {
          step.some(group.facts);
        }
        step.atMostOne(group.facts);
        claim.used.add(group.claim);
      }
    }
    claim.one = !share.isSpent() && (claim.isSuccession || step.refutesTwo());
    claim.some &= claim.one && step.refutesNone();
  }
}
