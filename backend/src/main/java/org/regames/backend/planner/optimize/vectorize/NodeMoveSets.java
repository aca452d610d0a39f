package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.BytecodeSize;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.NotVectorizable;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;

/**
 * Makes sets of all moves of a node, however many they are: those of pieces that slide are a set
 * for each way and each number of steps. So a move can be drawn by counting. What starts from one
 * place that is known only in play, as the moves of a king do, is done as for all places, of which
 * only that one is left.
 *
 * <p>Where a place depends on a variable of few values, such as whose turn it is, sets are made for
 * each of them.
 */
final class NodeMoveSets {
  /** About how many times as long as one function may be all are at most. */
  private static final int MOST_SHARES = 12;

  private static final int MOST_VALUES = 4;
  private static final int MOST_NUMBERS = 1024;
  private static final int FEWEST_NUMBERS = 4;

  private final Layout layout;
  private final VectorizerInput source;
  private final BitboardSelection kept;
  private final IntSupplier words;

  /** Makes functions for what is no set, where some moves may be found otherwise. */
  private final Optional<LoopFission.Functions> parts;

  private final List<Op.Let> known = new ArrayList<>();
  private final List<MoveSetPartition.Share> shares = new ArrayList<>();

  private NodeMoveSets(
      Layout layout,
      VectorizerInput source,
      BitboardSelection kept,
      IntSupplier words,
      Optional<LoopFission.Functions> parts) {
    this.layout = layout;
    this.source = source;
    this.kept = kept;
    this.words = words;
    this.parts = parts;
  }

  /**
   * What adds the moves of a function, in shares of which each may be a function.
   *
   * @param words makes locals for words
   * @throws NotVectorizable where some of them are no sets
   */
  public static List<MoveSetPartition.Share> of(
      Plan.Function finder,
      Layout layout,
      VectorizerInput source,
      BitboardSelection kept,
      IntSupplier words) {
    Attempt<List<MoveSetPartition.Share>> whole =
        Attempt.of(
            () ->
                new NodeMoveSets(layout, source, kept, words, Optional.empty()).of(finder.body()));
    for (int variable = 0;
        whole instanceof Attempt.Refused<?> && variable < layout.variables().size();
        variable++) {
      BitSet values = layout.domain(variable);
      boolean isMap = layout.variables().get(variable).isMap();
      if (!isMap && values.cardinality() > 1 && values.cardinality() <= MOST_VALUES) {
        int on = variable; // perhaps places depend on it
        Attempt<List<MoveSetPartition.Share>> each =
            Attempt.of(() -> ofEach(finder, on, layout, source, kept, words));
        whole = each instanceof Attempt.Vectorized<?> ? each : whole;
      }
    }
    return whole.orRefuse();
  }

  /**
   * What adds the moves of a function where only some of them are sets; the last share of each
   * choice finds the others.
   *
   * @param parts makes functions that do a part of what others do
   * @throws NotVectorizable where none of them are
   */
  static List<MoveSetPartition.Share> ofSome(
      Plan.Function finder,
      Layout layout,
      VectorizerInput source,
      BitboardSelection kept,
      IntSupplier words,
      LoopFission.Functions parts) {
    return new NodeMoveSets(layout, source, kept, words, Optional.of(parts)).of(finder.body());
  }

  private static List<MoveSetPartition.Share> ofEach(
      Plan.Function finder,
      int variable,
      Layout layout,
      VectorizerInput source,
      BitboardSelection kept,
      IntSupplier words) {
    List<MoveSetPartition.Share> all = new ArrayList<>();
    for (int value : layout.domain(variable).stream().toArray()) {
      BoolExpr is =
          new BoolExpr.Compare(new IntExpr.Scalar(variable), new IntExpr.Const(value), false);
      VectorizerInput assuming = source.assuming(variable, value);
      NodeMoveSets moves = new NodeMoveSets(layout, assuming, kept, words, Optional.empty());
      for (MoveSetPartition.Share share : moves.of(finder.body())) {
        List<Op> guarded = new ArrayList<>(List.of(new Op.Require(is)));
        guarded.addAll(share.ops());
        all.add(new MoveSetPartition.Share(share.words(), guarded));
      }
    }
    return all;
  }

  private List<MoveSetPartition.Share> of(List<Op> body) {
    collect(body);
    return shares;
  }

  private void collect(List<Op> ops) {
    for (int i = 0; i < ops.size(); i++) {
      switch (ops.get(i)) {
        case Op.Let let when let.value() instanceof IntExpr.Scalar -> known.add(let);
        case Op.Let(int local, IntExpr place) -> {
          BitSet possible = values(place);
          int lowest = possible.nextSetBit(0);
          BitSet numbers = new BitSet();
          possible.stream().forEach(value -> numbers.set(value - lowest));
          add(local, lowest, numbers, Optional.of(place), ops.subList(i + 1, ops.size()));
          return;
        }
        case Op.Block(List<Op> body) -> collect(body);
        case Op.ForRange(int local, int first, int last, List<Op> body) -> {
          BitSet numbers = new BitSet();
          numbers.set(0, last - first + 1);
          add(local, first, numbers, Optional.empty(), body);
        }
        case Op.ForTable(int local, _, int table, _, List<Op> body) -> {
          int[] symbols = source.tables().get(table);
          int first = Arrays.stream(symbols).min().orElse(0);
          BitSet numbers = new BitSet();
          Arrays.stream(symbols).forEach(symbol -> numbers.set(symbol - first));
          add(local, first, numbers, Optional.empty(), body);
        }
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
            throw new NotVectorizable("paths do not start with a choice of a cell");
      }
    }
  }

  /** The values that a place of a map may have. */
  private BitSet values(IntExpr place) {
    BitSet values = new BitSet();
    if (place instanceof IntExpr.Cell(int variable, _)) {
      for (int at = 0; at < kept.places(variable); at++) {
        values.or(kept.values(variable, at));
      }
    }
    if (values.isEmpty()) {
      throw new NotVectorizable("paths do not start with a choice of a cell");
    }
    return values;
  }

  private void add(int local, int first, BitSet numbers, Optional<IntExpr> alone, List<Op> body) {
    if (numbers.length() > MOST_NUMBERS || numbers.cardinality() < FEWEST_NUMBERS) {
      throw new NotVectorizable("there are too many numbers, or few");
    }
    int most = MOST_SHARES * BytecodeSize.MOST;
    BitboardBuilder statements = new BitboardBuilder(words);
    LoopVectorizer lifting =
        new LoopVectorizer(source, kept, local, first, numbers.length(), most, statements);
    if (parts.isEmpty()) {
      List<Op> ops = DeadWordElimination.removed(lifting.whole(numbers, known, alone, body));
      shares.addAll(new MoveSetPartition(ops, source.tables()).divided());
      return;
    }
    if (alone.isPresent() || !known.isEmpty()) {
      throw new NotVectorizable("a place is known only in play");
    }
    List<Op> ops = lifting.split(numbers, body, parts.get(), UnaryOperator.identity());
    List<Op> sets = DeadWordElimination.removed(ops.subList(0, ops.size() - 1));
    List<Op> others = new ArrayList<>(ops);
    others.removeIf(Op.AddSet.class::isInstance);
    shares.addAll(new MoveSetPartition(sets, source.tables()).divided());
    shares.add(MoveSetPartition.numbered(DeadWordElimination.removed(others), source.tables()));
  }
}
