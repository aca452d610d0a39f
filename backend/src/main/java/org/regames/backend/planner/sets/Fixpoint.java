package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Circle;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Unliftable;

/**
 * The places from which checks that go round get to their end, as sets: the least fixed point,
 * which sets that grow until nothing is added come to. Only the sets of functions that walks come
 * back to are kept from one time to the next; the others follow from them.
 */
final class Fixpoint {
  private final Circle circle;
  private final SetWords sets;
  private final WordStatements statements;
  private final IntFunction<Members> body;

  /** What is known of functions this time. */
  private final Map<Integer, Members> known = new HashMap<>();

  /**
   * @param body works out the set of a function from those that {@link #members} gives
   */
  Fixpoint(Circle circle, SetWords sets, WordStatements statements, IntFunction<Members> body) {
    this.circle = circle;
    this.sets = sets;
    this.statements = statements;
    this.body = body;
  }

  Circle circle() {
    return circle;
  }

  boolean has(int function) {
    return circle.functions().contains(function);
  }

  /** The places from which a function gets to the end, as far as that is known. */
  Members members(int function) {
    Members members = known.get(function);
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
   * @throws Unliftable where they would grow too slowly
   */
  void grow(Function<List<Bits>, Optional<List<Bits.Chosen>>> remembering) {
    boolean isInner = statements.inLoop();
    int words = sets.all().words().size();
    List<Bits> bounds = new ArrayList<>();
    circle.headers().forEach(_ -> bounds.addAll(sets.all().words()));
    List<Bits.Local> grown = statements.begin(bounds);
    List<Members> before = new ArrayList<>();
    for (int i = 0; i < circle.headers().size(); i++) {
      List<Bits> own = List.copyOf(grown.subList(i * words, (i + 1) * words));
      before.add(new Members(own, sets.all().may(), new BitSet()));
      known.put(circle.headers().get(i), before.getLast());
    }
    List<Bits> next = new ArrayList<>();
    List<Members> after = new ArrayList<>();
    for (int i = 0; i < circle.headers().size(); i++) {
      Members members = body.apply(circle.headers().get(i));
      after.add(new Members(before.get(i).words(), members.may(), new BitSet()));
      next.addAll(members.words());
    }
    Optional<List<Bits.Chosen>> room = isInner ? Optional.empty() : remembering.apply(next);
    if (room.isEmpty() && circle.branches()) {
      throw new Unliftable("walks go round");
    }
    List<Bits> none = grown.stream().map(_ -> Bits.NONE).toList();
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
