package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;

/**
 * Builds sets of all moves of a node, however many they are: those of sliding pieces are a set for
 * each direction and number of steps. So a move can be drawn by counting. Moves that start from one
 * cell known only in play, such as those of a king, are computed as for all cells, masked to that
 * one.
 *
 * <p>Tests before the choice of a cell, such as that of a phase of the game, are made in each of
 * the parts behind them.
 *
 * <p>If a cell depends on a variable with few values, such as whose turn it is, sets are built for
 * each of them.
 */
final class NodeMoveSets {
  /** How many times longer than the longest function all shares together may be. */
  private static final int MOST_SHARES = 12;

  private static final String NO_CHOICE = "paths do not start with a choice of a cell";
  private static final int MOST_VALUES = 4;
  private static final int MOST_NUMBERS = 1024;
  private static final int FEWEST_NUMBERS = 4;

  private final Layout layout;
  private final VectorizerInput source;
  private final BitboardSelection kept;
  private final IntSupplier words;

  /** Creates functions for moves that are not sets, if those may be found otherwise. */
  private final Optional<LoopFission.Functions> parts;

  private final List<Op.Let> known = new ArrayList<>();

  /** The words that have been computed so far, and the sets of moves since the last share. */
  private final List<Op.LetBits> computed = new ArrayList<>();

  private final List<Op.AddSet> sets = new ArrayList<>();

  /** What has to hold for the moves that are collected. */
  private final List<BoolExpr> tests = new ArrayList<>();

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
   * The statements that add the moves of a function, in shares that can be functions.
   *
   * @param words supplies locals for words
   * @return a refusal if some of them are not sets
   */
  static Attempt<List<MoveSetPartition.Share>> of(
      Plan.Function finder,
      Layout layout,
      VectorizerInput source,
      BitboardSelection kept,
      IntSupplier words) {
    Attempt<List<MoveSetPartition.Share>> whole =
        new NodeMoveSets(layout, source, kept, words, Optional.empty()).of(finder.body());
    for (int variable = 0;
        whole instanceof Attempt.Refused<?> && variable < layout.variables().size();
        variable++) {
      BitSet values = layout.domain(variable);
      boolean isMap = layout.variables().get(variable).isMap();
      if (!isMap && values.cardinality() > 1 && values.cardinality() <= MOST_VALUES) {
        Attempt<List<MoveSetPartition.Share>> each = // perhaps cells depend on it
            ofEach(finder, variable, layout, source, kept, words);
        whole = each instanceof Attempt.Vectorized<?> ? each : whole;
      }
    }
    return whole;
  }

  /**
   * The statements that add the moves of a function of which only some are sets; the last share of
   * each choice finds the others.
   *
   * @param parts creates functions that do a part of the work of others
   * @return a refusal if none of them are
   */
  static Attempt<List<MoveSetPartition.Share>> ofSome(
      Plan.Function finder,
      Layout layout,
      VectorizerInput source,
      BitboardSelection kept,
      IntSupplier words,
      LoopFission.Functions parts) {
    return new NodeMoveSets(layout, source, kept, words, Optional.of(parts)).of(finder.body());
  }

  private static Attempt<List<MoveSetPartition.Share>> ofEach(
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
      Attempt<List<MoveSetPartition.Share>> found = moves.of(finder.body());
      if (!(found instanceof Attempt.Vectorized<List<MoveSetPartition.Share>>(var shares))) {
        return found;
      }
      for (MoveSetPartition.Share share : shares) {
        List<Op> guarded = new ArrayList<>(List.of(new Op.Require(is)));
        guarded.addAll(share.ops());
        all.add(new MoveSetPartition.Share(share.words(), guarded));
      }
    }
    return Attempt.done(all);
  }

  private Attempt<List<MoveSetPartition.Share>> of(List<Op> body) {
    return collect(body)
        .then(
            all -> {
              long single = all.stream().filter(NodeMoveSets::isSingle).count();
              return 2 * single > all.size() ? Attempt.refused(NO_CHOICE) : Attempt.done(all);
            });
  }

  /** Whether a share adds one move: a function for each costs more than a list. */
  private static boolean isSingle(MoveSetPartition.Share share) {
    return share.ops().getLast() instanceof Op.AddMove;
  }

  /** Adds the shares of some statements to the others. */
  private Attempt<List<MoveSetPartition.Share>> collect(List<Op> ops) {
    int before = tests.size();
    Attempt<List<MoveSetPartition.Share>> all = inOrder(ops);
    tests.subList(before, tests.size()).clear();
    return all;
  }

  private Attempt<List<MoveSetPartition.Share>> inOrder(List<Op> ops) {
    for (int i = 0; i < ops.size(); i++) {
      int at = i;
      List<Op> rest = ops.subList(i + 1, ops.size());
      if (ops.get(i) instanceof Op.Let let) {
        Attempt<List<MoveSetPartition.Share>> before = flushed();
        if (before instanceof Attempt.Refused<?>) {
          return before;
        }
        return let.value() instanceof IntExpr.Scalar ? after(let, rest) : alone(let, rest);
      }
      Attempt<List<MoveSetPartition.Share>> more =
          ops.get(i) instanceof Op.AddSet || ops.get(i) instanceof Op.LetBits
              ? collect(ops.get(i))
              : flushed().then(_ -> collect(ops.get(at)));
      if (more instanceof Attempt.Refused<List<MoveSetPartition.Share>> refused) {
        return refused;
      }
    }
    return flushed();
  }

  /** Adds the shares of the sets that have been added since the last one. */
  private Attempt<List<MoveSetPartition.Share>> flushed() {
    if (sets.isEmpty()) {
      return Attempt.done(shares);
    }
    List<Op> ops = new ArrayList<>(computed);
    ops.addAll(sets);
    sets.clear();
    return divided(ops);
  }

  /** Moves after a variable is read: it may be where all of them start. */
  private Attempt<List<MoveSetPartition.Share>> after(Op.Let let, List<Op> rest) {
    int before = shares.size();
    known.add(let);
    Attempt<List<MoveSetPartition.Share>> all = collect(rest);
    known.removeLast();
    if (all instanceof Attempt.Vectorized<?> || parts.isPresent()) {
      return all;
    }
    shares.subList(before, shares.size()).clear();
    Attempt<List<MoveSetPartition.Share>> one = alone(let, rest);
    return one instanceof Attempt.Vectorized<?> ? one : all;
  }

  private Attempt<List<MoveSetPartition.Share>> collect(Op op) {
    return switch (op) {
      case Op.Block(List<Op> body) -> collect(body);
      case Op.LetBits let when parts.isEmpty() -> {
        computed.add(let);
        yield Attempt.done(shares);
      }
      case Op.AddSet set when parts.isEmpty() -> {
        sets.add(set);
        yield Attempt.done(shares);
      }
      case Op.Require(BoolExpr test) when parts.isEmpty() && !(test instanceof BoolExpr.Some) -> {
        tests.add(test);
        yield Attempt.done(shares);
      }
      case Op.Cascade cascade when parts.isEmpty() -> collect(cascade);
      case Op.AddMove add when parts.isEmpty() -> {
        shares.add(new MoveSetPartition.Share(0, guarded(List.of(add))));
        yield Attempt.done(shares);
      }
      case Op.ForRange _, Op.ForTable _, Op.AddWhere _ -> {
        CountedLoop loop = CountedLoop.of(op, source.tables());
        yield add(loop.local(), loop.first(), loop.numbers(), Optional.empty(), loop.body());
      }
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
          Attempt.refused(NO_CHOICE);
    };
  }

  private Attempt<List<MoveSetPartition.Share>> collect(Op.Cascade cascade) {
    int before = tests.size();
    for (Op.Case one : cascade.cases()) {
      Optional<List<BoolExpr>> fails = negated(one.test());
      if (fails.isEmpty()) {
        return Attempt.refused(NO_CHOICE);
      }
      List<Op> body = new ArrayList<>(List.of(new Op.Require(one.test())));
      body.addAll(one.body());
      if (collect(body) instanceof Attempt.Refused<List<MoveSetPartition.Share>> refused) {
        return refused;
      }
      tests.addAll(fails.get());
    }
    Attempt<List<MoveSetPartition.Share>> all = collect(cascade.otherwise());
    tests.subList(before, tests.size()).clear();
    return all;
  }

  /** The tests that all hold where one fails; nothing if that would have to be asked again. */
  private static Optional<List<BoolExpr>> negated(BoolExpr test) {
    return test instanceof BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)
        ? Optional.of(List.of(new BoolExpr.Compare(left, right, !negated)))
        : Optional.empty();
  }

  /** Statements that are reached only if all tests hold. */
  private List<Op> guarded(List<Op> ops) {
    List<Op> all = new ArrayList<>();
    if (!tests.isEmpty() || ops.getFirst() instanceof Op.AddMove) {
      all.addAll(known);
      tests.forEach(test -> all.add(new Op.Require(test)));
    }
    all.addAll(ops);
    return all;
  }

  /**
   * Moves that start from one cell, the content of a map: computed as for all its possible values.
   */
  private Attempt<List<MoveSetPartition.Share>> alone(Op.Let let, List<Op> body) {
    BitSet possible = values(let.value());
    if (possible.isEmpty()) {
      return Attempt.refused(NO_CHOICE);
    }
    int lowest = possible.nextSetBit(0);
    BitSet lanes = new BitSet();
    possible.stream().forEach(value -> lanes.set(value - lowest));
    return add(let.local(), lowest, lanes, Optional.of(let.value()), body);
  }

  /** The possible values of a variable, or a cell of a map; empty for any other expression. */
  private BitSet values(IntExpr place) {
    BitSet values = new BitSet();
    if (place instanceof IntExpr.Scalar(int variable)) {
      values.or(layout.domain(variable));
      tests.forEach(
          test -> {
            if (test
                    instanceof
                    BoolExpr.Compare(IntExpr left, IntExpr.Const(int other), boolean negated)
                && negated
                && left.equals(place)) {
              values.clear(other);
            }
          });
    }
    if (place instanceof IntExpr.Cell(int variable, _)) {
      for (int at = 0; at < kept.places(variable); at++) {
        values.or(kept.values(variable, at));
      }
    }
    return values;
  }

  private Attempt<List<MoveSetPartition.Share>> add(
      int local, int first, BitSet lanes, Optional<IntExpr> alone, List<Op> body) {
    if (lanes.length() > MOST_NUMBERS || lanes.cardinality() < FEWEST_NUMBERS) {
      return Attempt.refused("there are too many numbers, or few");
    }
    int most = MOST_SHARES * BytecodeSize.MOST;
    BitboardBuilder statements = new BitboardBuilder(words);
    LoopVectorizer vectorizing =
        new LoopVectorizer(source, kept, local, first, lanes.length(), most, statements);
    if (parts.isEmpty()) {
      return vectorizing
          .whole(lanes, known, alone, body)
          .map(DeadWordElimination::removed)
          .then(this::divided);
    }
    if (alone.isPresent() || !known.isEmpty()) {
      return Attempt.refused("a cell is known only in play");
    }
    return vectorizing.split(lanes, body, parts.get(), UnaryOperator.identity()).then(this::some);
  }

  private Attempt<List<MoveSetPartition.Share>> divided(List<Op> sets) {
    return MoveSetPartition.of(sets, source.tables())
        .then(MoveSetPartition::divided)
        .map(
            more -> {
              more.forEach(
                  share ->
                      shares.add(new MoveSetPartition.Share(share.words(), guarded(share.ops()))));
              return shares;
            });
  }

  /**
   * The moves that are sets in shares, and the others in one more share, found by the last
   * statement.
   */
  private Attempt<List<MoveSetPartition.Share>> some(List<Op> ops) {
    List<Op> others = new ArrayList<>(ops);
    others.removeIf(Op.AddSet.class::isInstance);
    return divided(DeadWordElimination.removed(ops.subList(0, ops.size() - 1)))
        .map(
            all -> {
              all.add(
                  MoveSetPartition.numbered(DeadWordElimination.removed(others), source.tables()));
              return all;
            });
  }
}
