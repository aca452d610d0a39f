package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.analysis.graph.RecursionCycle;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;

/**
 * The cells from which recursive checks reach their target, as sets: the least fixpoint, which sets
 * that grow until nothing is added converge to. Only the sets of the headers of cycles are kept
 * from one iteration to the next; the others follow from them.
 */
final class Fixpoint {
  private final RecursionCycle cycle;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final IntFunction<Attempt<LaneMask>> body;

  /** The sets of functions in this iteration. */
  private final Map<Integer, LaneMask> known = new HashMap<>();

  /**
   * @param body computes the set of a function from those of {@link #members}
   */
  Fixpoint(
      RecursionCycle cycle,
      LaneMaskOps sets,
      BitboardBuilder statements,
      IntFunction<Attempt<LaneMask>> body) {
    this.cycle = cycle;
    this.sets = sets;
    this.statements = statements;
    this.body = body;
  }

  RecursionCycle cycle() {
    return cycle;
  }

  boolean has(int function) {
    return cycle.functions().contains(function);
  }

  /** The cells from which a function reaches the target, as far as known. */
  Attempt<LaneMask> members(int function) {
    LaneMask members = known.get(function);
    return members != null
        ? Attempt.done(members)
        : body.apply(function)
            .map(
                found -> {
                  known.put(function, found);
                  return found;
                });
  }

  /**
   * Builds the loop in which the sets grow.
   *
   * @param remembering reserves words for the sets, from which the next evaluation starts
   * @return a refusal if the body of a function cannot be vectorized
   */
  Attempt<Fixpoint> grow(
      Function<List<BitboardExpr>, Optional<List<BitboardExpr.Chosen>>> remembering) {
    boolean isInner = statements.inLoop();
    int words = sets.all().words().size();
    List<BitboardExpr> bounds = new ArrayList<>();
    cycle.headers().forEach(_ -> bounds.addAll(sets.all().words()));
    List<BitboardExpr.Local> grown = statements.begin(bounds);
    List<LaneMask> before = new ArrayList<>();
    for (int i = 0; i < cycle.headers().size(); i++) {
      List<BitboardExpr> own = List.copyOf(grown.subList(i * words, (i + 1) * words));
      before.add(new LaneMask(own, sets.all().may(), new BitSet()));
      known.put(cycle.headers().get(i), before.getLast());
    }
    List<BitboardExpr> next = new ArrayList<>();
    List<LaneMask> after = new ArrayList<>();
    for (int i = 0; i < cycle.headers().size(); i++) {
      switch (body.apply(cycle.headers().get(i))) {
        case Attempt.Vectorized<LaneMask>(LaneMask members) -> {
          after.add(new LaneMask(before.get(i).words(), members.may(), new BitSet()));
          next.addAll(members.words());
        }
        case Attempt.Refused<LaneMask> refused -> {
          return refused.same();
        }
      }
    }
    Optional<List<BitboardExpr.Chosen>> room = isInner ? Optional.empty() : remembering.apply(next);
    List<BitboardExpr> none = grown.stream().map(_ -> BitboardExpr.NONE).toList();
    statements.end(grown, room.isPresent() ? List.copyOf(room.get()) : none, next);
    for (int word = 0; room.isPresent() && word < grown.size(); word++) {
      statements.add(new Op.KeepWord(room.get().get(word), grown.get(word))); // never in a loop
    }
    known.clear();
    for (int i = 0; i < cycle.headers().size(); i++) {
      known.put(cycle.headers().get(i), after.get(i));
    }
    return Attempt.done(this);
  }
}
