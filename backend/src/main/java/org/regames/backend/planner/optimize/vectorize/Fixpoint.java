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
import org.regames.backend.plan.analysis.NotVectorizable;
import org.regames.backend.planner.analysis.graph.RecursionCycle;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMask;
import org.regames.backend.planner.optimize.vectorize.lanes.LaneMaskOps;

/**
 * The places from which checks that go round get to their end, as sets: the least fixed point,
 * which sets that grow until nothing is added come to. Only the sets of functions that walks come
 * back to are kept from one time to the next; the others follow from them.
 */
final class Fixpoint {
  private final RecursionCycle circle;
  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final IntFunction<LaneMask> body;

  /** What is known of functions this time. */
  private final Map<Integer, LaneMask> known = new HashMap<>();

  /**
   * @param body works out the set of a function from those that {@link #members} gives
   */
  Fixpoint(
      RecursionCycle circle,
      LaneMaskOps sets,
      BitboardBuilder statements,
      IntFunction<LaneMask> body) {
    this.circle = circle;
    this.sets = sets;
    this.statements = statements;
    this.body = body;
  }

  RecursionCycle circle() {
    return circle;
  }

  boolean has(int function) {
    return circle.functions().contains(function);
  }

  /** The places from which a function gets to the end, as far as that is known. */
  LaneMask members(int function) {
    LaneMask members = known.get(function);
    if (members == null) {
      members = body.apply(function);
      known.put(function, members);
    }
    return members;
  }

  /**
   * Lets the sets grow.
   *
   * @param remembering finds room for the sets, from which they go on growing the next time
   * @throws NotVectorizable where they would grow too slowly
   */
  void grow(Function<List<BitboardExpr>, Optional<List<BitboardExpr.Chosen>>> remembering) {
    boolean isInner = statements.inLoop();
    int words = sets.all().words().size();
    List<BitboardExpr> bounds = new ArrayList<>();
    circle.headers().forEach(_ -> bounds.addAll(sets.all().words()));
    List<BitboardExpr.Local> grown = statements.begin(bounds);
    List<LaneMask> before = new ArrayList<>();
    for (int i = 0; i < circle.headers().size(); i++) {
      List<BitboardExpr> own = List.copyOf(grown.subList(i * words, (i + 1) * words));
      before.add(new LaneMask(own, sets.all().may(), new BitSet()));
      known.put(circle.headers().get(i), before.getLast());
    }
    List<BitboardExpr> next = new ArrayList<>();
    List<LaneMask> after = new ArrayList<>();
    for (int i = 0; i < circle.headers().size(); i++) {
      LaneMask members = body.apply(circle.headers().get(i));
      after.add(new LaneMask(before.get(i).words(), members.may(), new BitSet()));
      next.addAll(members.words());
    }
    Optional<List<BitboardExpr.Chosen>> room = isInner ? Optional.empty() : remembering.apply(next);
    if (room.isEmpty() && circle.branches()) {
      throw new NotVectorizable("paths form a cycle");
    }
    List<BitboardExpr> none = grown.stream().map(_ -> BitboardExpr.NONE).toList();
    statements.end(grown, room.isPresent() ? List.copyOf(room.get()) : none, next);
    for (int word = 0; room.isPresent() && word < grown.size(); word++) {
      statements.add(new Op.KeepWord(room.get().get(word), grown.get(word)));
    }
    known.clear();
    for (int i = 0; i < circle.headers().size(); i++) {
      known.put(circle.headers().get(i), after.get(i));
    }
  }
}
