package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;

/**
 * Divides sets of moves that are too many for one function among several. If possible, those of a
 * share depend on a common set, such as the queens for all branches in which a queen slides, so
 * that a share without moves is skipped after one test.
 */
final class MoveSetPartition {
  /** Short functions are compiled better than long ones. */
  private static final int LARGEST = 2000;

  /** Shorter ones are not worth a call. */
  private static final int SMALLEST = 1000;

  private final List<int[]> tables;
  private final List<Op.LetBits> lets = new ArrayList<>();
  private final List<Op.AddSet> sets = new ArrayList<>();
  private final Map<Integer, BitboardExpr> meant = new HashMap<>();
  private final Map<Integer, BitSet> within = new HashMap<>();

  private MoveSetPartition(List<int[]> tables) {
    this.tables = tables;
  }

  /**
   * Prepares the division of some sets.
   *
   * @param ops statements that compute sets of moves and add them
   * @return a refusal if they do anything else
   */
  static Attempt<MoveSetPartition> of(List<Op> ops, List<int[]> tables) {
    MoveSetPartition partition = new MoveSetPartition(tables);
    for (Op op : ops) {
      switch (op) {
        case Op.LetBits let -> {
          partition.lets.add(let);
          partition.meant.put(let.local(), let.value());
        }
        case Op.AddSet set -> partition.sets.add(set);
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> {
          return Attempt.refused("more is done than adding moves");
        }
      }
    }
    return Attempt.done(partition);
  }

  /**
   * Some of the moves.
   *
   * @param words the number of locals for words of sets
   */
  record Share(int words, List<Op> ops) {}

  /**
   * The shares, in the order of the moves.
   *
   * @return a refusal if a single set is too large for a function
   */
  Attempt<List<Share>> divided() {
    List<Share> shares = statements().stream().map(ops -> numbered(ops, tables)).toList();
    return shares.stream().allMatch(share -> BytecodeSize.fits(BytecodeSize.of(share.ops())))
        ? Attempt.done(shares)
        : Attempt.refused(LoopVectorizer.LONG);
  }

  /** The same with locals for words renumbered from 0: methods with many locals are slow. */
  static Share numbered(List<Op> ops, List<int[]> tables) {
    Map<Integer, Integer> numbers = new HashMap<>();
    Substitution renaming =
        Substitution.ofWords(tables, word -> numbers.computeIfAbsent(word, _ -> numbers.size()));
    List<Op> result = renaming.of(ops);
    return new Share(numbers.size(), result);
  }

  private List<List<Op>> statements() {
    List<List<Op>> shares = new ArrayList<>();
    List<Op.AddSet> share = new ArrayList<>();
    BitSet common = new BitSet();
    int largest = LARGEST;
    for (Op.AddSet set : sets) {
      BitSet own = within(set);
      BitSet left = (BitSet) (share.isEmpty() ? own : common).clone();
      left.and(own);
      List<Op.AddSet> more = new ArrayList<>(share);
      more.add(set);
      boolean isApart = left.isEmpty() && BytecodeSize.of(statements(share, common)) > SMALLEST;
      if (!share.isEmpty() && (isApart || BytecodeSize.of(statements(more, left)) > largest)) {
        shares.add(statements(share, common));
        more = new ArrayList<>(List.of(set));
        left = own;
      }
      if (more.size() == 1) { // sets that need little more than the first are not separated
        largest = Math.max(LARGEST, BytecodeSize.of(statements(more, left)) * 5 / 4);
      }
      share = more;
      common = left;
    }
    if (!share.isEmpty()) {
      shares.add(statements(share, common));
    }
    return shares;
  }

  private List<Op> statements(List<Op.AddSet> share, BitSet common) {
    List<Op> ops = new ArrayList<>(lets);
    ops.addAll(share);
    if (common.isEmpty()) {
      return DeadWordElimination.removed(ops);
    }
    List<Op> first = new ArrayList<>(lets);
    BitboardExpr guard = new BitboardExpr.Local(common.length() - 1);
    first.add(new Op.Require(new BoolExpr.Some(List.of(guard))));
    List<Op> all = new ArrayList<>(DeadWordElimination.removed(first));
    DeadWordElimination.removed(ops).stream().filter(op -> !all.contains(op)).forEach(all::add);
    return all;
  }

  /** The local words that contain all members of a set. */
  private BitSet within(Op.AddSet set) {
    List<BitboardExpr> words =
        set.words().stream().filter(word -> !word.equals(BitboardExpr.NONE)).toList();
    return words.size() == 1 ? within(words.getFirst()) : new BitSet();
  }

  private BitSet within(BitboardExpr word) {
    return word.inside(
        other -> other instanceof BitboardExpr.Local(int local) ? within(local) : new BitSet());
  }

  private BitSet within(int local) {
    BitSet found = within.get(local);
    if (found == null) {
      found = (BitSet) (meant.containsKey(local) ? within(meant.get(local)) : new BitSet()).clone();
      found.set(local);
      within.put(local, found);
    }
    return found;
  }
}
