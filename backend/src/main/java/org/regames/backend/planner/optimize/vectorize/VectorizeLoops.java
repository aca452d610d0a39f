package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.TurnFunctions;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.BytecodeSize;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;
import org.regames.backend.planner.optimize.bitboards.DeadWordElimination;
import org.regames.backend.planner.optimize.bitboards.Factoring;
import org.regames.backend.planner.optimize.draw.IfConversion;
import org.regames.backend.planner.optimize.draw.UniformDraw;
import org.regames.ir.language.Interrupts;

/**
 * Makes the loops of searches work on bitboards: completely, if everything in a loop can be
 * vectorized; otherwise at least the first tests, so that only cells that pass them are processed
 * one after another.
 *
 * <pre>
 * // before
 * find f0() at "move", 1 locals:
 *   add move code | x0 &lt;&lt; 0 for x0 = 0 to 8 where [m1[x0] == 16]
 * // after
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * find f0() at "move", 1 locals, 3 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   add moves code | x0 &lt;&lt; 0 for x0 in [b1] left b2
 * </pre>
 */
public final class VectorizeLoops {
  /** How many times longer statements may be before unnecessary ones are removed. */
  static final int NEEDED = 2;

  private final Plan plan;

  /** The original functions, and those that do a part of their work. */
  private final List<Plan.Function> all;

  /** The numbers of the latter, by body. */
  private final Map<List<Op>, Integer> partial = new HashMap<>();

  private final Set<Feature> features;
  private final BitboardSelection kept;
  private Plan.ScalarCode scalar;
  private VectorizerInput source;
  private int function;

  /** The numbers of functions that are already converted to sets. */
  private final BitSet ready = new BitSet();

  /** The numbers of functions that only find candidates without duplicates. */
  private final BitSet distinct = new BitSet();

  private int words;
  private int locals;

  /** Roughly how many bytes the sets of a function take. */
  private int bytes;

  private VectorizeLoops(Plan plan, VectorizerInput source, Set<Feature> features) {
    this.plan = plan;
    this.all = source.functions();
    this.features = features;
    this.source = source;
    this.kept = BitboardSelection.of(plan);
    this.scalar = new Plan.ScalarCode(plan.functions(), plan.scalar().remarks());
    BitSet others = new BitSet();
    for (TurnFunctions turn : plan.turns().values()) {
      turn.halves().ifPresent(halves -> FunctionCalls.reach(all, halves.distinct(), distinct));
    }
    plan.withTurns((_, turn) -> turn.triedBy(Optional.empty()))
        .called()
        .forEach(function -> others.set(function.number()));
    distinct.andNot(others);
  }

  /** The same plan with bitboards instead of loops. */
  public static Plan apply(Plan plan, Set<Feature> features) {
    VectorizerInput input = VectorizerInput.of(plan, features);
    VectorizeLoops vectorizing = new VectorizeLoops(plan, input, features);
    List<Plan.Function> functions = vectorizing.functions();
    return plan.with(functions, vectorizing.kept.layout()).with(vectorizing.scalar);
  }

  /** The functions with bitboards instead of loops, and those that do a part of their work. */
  private List<Plan.Function> functions() {
    List<Plan.Function> functions = new ArrayList<>();
    for (int number = 0; number < all.size(); number++) { // vectorizing adds more
      Plan.Function function = all.get(number);
      boolean searches = function.kind() == Plan.Kind.FIND || function.kind() == Plan.Kind.CHECK;
      functions.add(searches && !ready.get(number) ? vectorized(function) : function);
    }
    return functions;
  }

  private Plan.Function vectorized(Plan.Function function) {
    words = function.words(); // for a plan that already has some bitboards
    locals = function.locals();
    bytes = 0;
    this.function = function.number();
    source = source.packed(function.packed());
    source.ranges().enter(function);
    List<Op> body = vectorized(function.body());
    Plan.Function vectorized = function.with(locals, words, body);
    Plan chosen = plan.with(plan.constants(), all, kept.layout());
    boolean isDrawn = UniformDraw.of(chosen, vectorized, new ArrayList<>(all)).isPresent();
    return isDrawn || isConverted(chosen, vectorized)
        ? vectorized
        : shared(function).or(() -> shared(vectorized)).orElse(vectorized);
  }

  /** Whether a move is drawn from a few branches that are tested without jumps. */
  private boolean isConverted(Plan chosen, Plan.Function finder) {
    if (!plan.finders().containsValue(finder.number())) {
      return false;
    }
    List<Plan.Function> more = new ArrayList<>(all);
    return features.contains(Feature.IF_CONVERSION)
        && IfConversion.of(chosen.layout(), chosen.tables(), more, finder)
            .flatMap(sets -> UniformDraw.of(chosen, sets, more))
            .isPresent();
  }

  private List<Op> vectorized(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      Interrupts.check();
      switch (op) {
        case Op.Block(List<Op> body) -> result.add(new Op.Block(vectorized(body)));
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
            result.add(
                new Op.Cascade(
                    cases.stream()
                        .map(one -> new Op.Case(one.test(), vectorized(one.body())))
                        .toList(),
                    vectorized(otherwise)));
        case Op.ForRange _, Op.ForTable _, Op.AddWhere _ ->
            result.addAll(loop(CountedLoop.of(op, plan.tables()), op));
        case Op.Let _,
            Op.Require _,
            Op.Select _,
            Op.StoreScalar _,
            Op.StoreCell _,
            Op.CopyMap _,
            Op.SaveMap _,
            Op.RestoreMap _,
            Op.Invoke _,
            Op.FinishIf _,
            Op.Finish _,
            Op.AddMove _,
            Op.Note _,
            Op.TellTag _,
            Op.GoTo _,
            Op.Spend _,
            Op.Once _,
            Op.Clear _,
            Op.OnceState _,
            Op.Forget _,
            Op.OnSets _ ->
            result.add(op);
      }
    }
    return result;
  }

  /** A loop as sets, or unchanged. */
  private List<Op> loop(CountedLoop choice, Op loop) {
    if (!choice.isLong()) {
      return List.of(plain(loop));
    }
    BitSet numbers = choice.numbers();
    List<Op> body = choice.body();
    int wordsBefore = words;
    int bytesBefore = bytes;
    BitboardSelection.Mark mark = kept.mark();
    Runnable undo = () -> reset(mark, wordsBefore, bytesBefore);
    Attempt<List<Op>> whole =
        vectorizing(choice)
            .whole(numbers, body)
            .then(ops -> checked(factored(removed(ops))))
            .orElse(undo);
    return switch (whole) {
      case Attempt.Vectorized<List<Op>>(List<Op> ops) -> {
        note(PlanExplanation.How.BY_SET, "");
        yield ops;
      }
      case Attempt.Refused<List<Op>>(String reason) -> {
        Optional<List<Op>> some = split(choice, undo, bytesBefore).or(() -> prefix(choice, undo));
        note(
            some.isPresent() ? PlanExplanation.How.SET_FIRST : PlanExplanation.How.BY_ELEMENT,
            reason);
        yield some.orElseGet(() -> List.of(plain(loop)));
      }
    };
  }

  private static List<Op> removed(List<Op> ops) {
    return DeadWordElimination.removed(ops);
  }

  /** A loop with some branches as sets, if any can be. */
  private Optional<List<Op>> split(CountedLoop choice, Runnable undo, int bytesBefore) {
    if (!features.contains(Feature.SPLIT)) {
      return Optional.empty();
    }
    return vectorizing(choice)
        .split(choice.numbers(), choice.body(), this::part, this::vectorized)
        .then(
            ops -> {
              List<Op> left = removed(ops);
              bytes = bytesBefore; // loops inside are counted with the rest
              return checked(left);
            })
        .orElse(undo)
        .value();
  }

  /** A loop over the lanes that pass the first tests, if these can be vectorized. */
  private Optional<List<Op>> prefix(CountedLoop choice, Runnable undo) {
    for (int deepest = GuardPrefix.DEEPEST; deepest >= 0; deepest--) {
      Attempt<List<Op>> prefix =
          vectorizing(choice)
              .prefix(choice.numbers(), choice.body(), deepest, this::vectorized)
              .orElse(undo);
      if (prefix.value().isPresent()) {
        return prefix.value().map(VectorizeLoops::removed);
      }
    }
    return Optional.empty();
  }

  private List<Op> factored(List<Op> ops) {
    if (!features.contains(Feature.FACTOR)) {
      return ops;
    }
    int before = words;
    Optional<List<Op>> fewer = Factoring.of(ops, () -> words++);
    if (fewer.isEmpty()) {
      words = before;
    }
    return fewer.orElse(ops);
  }

  private void reset(BitboardSelection.Mark mark, int wordsBefore, int bytesBefore) {
    kept.reset(mark);
    words = wordsBefore;
    bytes = bytesBefore;
  }

  /** The number of a function that does a part of the work of another one. */
  private int part(Plan.Function function, List<Op> body) {
    return partial.computeIfAbsent(
        body,
        _ -> {
          all.add(function.part(all.size(), body));
          return all.size() - 1;
        });
  }

  private void note(PlanExplanation.How how, String reason) {
    scalar = scalar.and(function, how, reason);
  }

  /** A loop that is kept, with its inside as sets. */
  private Op plain(Op loop) {
    return loop instanceof Op.Loop ? loop.mapBodies(this::vectorized) : loop;
  }

  /** A function that finds moves, as calls of functions that add sets of them, if possible. */
  private Optional<Plan.Function> shared(Plan.Function finder) {
    boolean isFinder = finder.kind() == Plan.Kind.FIND && finder.packed();
    boolean isDistinct = distinct.get(finder.number());
    if (!features.contains(Feature.SLIDES)
        || !isFinder
        || plan.hashed() && !isDistinct
        || finder.parameters() > 0) {
      return Optional.empty();
    }
    Layout layout = plan.layout();
    VectorizerInput plain = source.unhashed();
    return shared(finder, () -> NodeMoveSets.of(finder, layout, plain, kept, () -> words++))
        .or(
            () ->
                isDistinct
                    ? shared(
                        finder,
                        () ->
                            NodeMoveSets.ofSome(
                                finder, layout, plain, kept, () -> words++, this::part))
                    : Optional.empty());
  }

  private Optional<Plan.Function> shared(
      Plan.Function finder, Supplier<Attempt<List<MoveSetPartition.Share>>> dividing) {
    BitboardSelection.Mark mark = kept.mark();
    words = 0;
    return dividing
        .get()
        .orElse(() -> kept.reset(mark))
        .value()
        .map(shares -> calling(finder, shares));
  }

  /** A function that calls one for each share of its moves. */
  private Plan.Function calling(Plan.Function finder, List<MoveSetPartition.Share> shares) {
    List<Op> calls = new ArrayList<>();
    for (MoveSetPartition.Share share : shares) {
      ready.set(all.size());
      calls.add(
          new Op.Invoke(
              new Op.Call(
                  all.size(),
                  List.of(),
                  new CodeExpr.Code(),
                  new CodeExpr.Hash(),
                  new IntExpr.Depth())));
      all.add(finder.part(all.size(), share.ops()).with(share.words(), share.ops()));
    }
    scalar = scalar.with(finder.number(), List.of());
    note(PlanExplanation.How.BY_SET, "");
    return finder.with(0, calls);
  }

  private LoopVectorizer vectorizing(CountedLoop choice) {
    BitboardBuilder statements = new BitboardBuilder(() -> words++, this::number);
    int size = choice.numbers().length();
    int most = NEEDED * (BytecodeSize.MOST - bytes);
    return new LoopVectorizer(source, kept, choice.local(), choice.first(), size, most, statements);
  }

  /** A separate local for a nested choice, if these are followed. */
  private OptionalInt number() {
    return features.contains(Feature.PRODUCTS) ? OptionalInt.of(locals++) : OptionalInt.empty();
  }

  /** The statements, if they are short enough to be added to the function. */
  private Attempt<List<Op>> checked(List<Op> ops) {
    int size = BytecodeSize.of(ops);
    if (!BytecodeSize.fits(bytes + size)) {
      return Attempt.refused(LoopVectorizer.LONG);
    }
    bytes += size;
    return Attempt.done(ops);
  }
}
