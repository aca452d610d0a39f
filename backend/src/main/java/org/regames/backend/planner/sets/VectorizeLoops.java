package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Calls;
import org.regames.backend.plan.Circle;
import org.regames.backend.plan.Circles;
import org.regames.backend.plan.Explanation;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Ranges;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Size;
import org.regames.backend.plan.Test;
import org.regames.backend.plan.Turn;
import org.regames.backend.plan.Unliftable;
import org.regames.backend.plan.Unused;
import org.regames.backend.plan.Word;
import org.regames.backend.planner.analysis.PlaceValues;
import org.regames.backend.planner.rewrite.Frozen;

/**
 * Makes the loops of searches work on sets: whole where everything in a loop can be done for all
 * numbers at once, else at least the first tests, so that only numbers that pass them are looked at
 * one after the other. Where the moves of a node are sets, a function draws one of them without
 * listing any.
 */
public final class VectorizeLoops {
  /** Of what is written down so much may turn out to be of no use that it is this much longer. */
  private static final int NEEDED = 2;

  private final Plan plan;

  /** The functions before, and those that do a part of what one of them does. */
  private final List<Plan.Function> all;

  /** The numbers of the latter, by what they do. */
  private final Map<List<Op>, Integer> partial = new HashMap<>();

  private final Set<Feature> features;
  private final KeptSets kept;
  private final Ranges ranges;
  private final Circles circles;
  private Liftable source;
  private final Map<Integer, List<Explaining.Note>> notes = new TreeMap<>();
  private int function;
  private Plan result;

  /** The numbers of functions that are sets already. */
  private final BitSet ready = new BitSet();

  /** The numbers of functions that only find candidates for which no others stand. */
  private final BitSet distinct = new BitSet();

  private int words;
  private int locals;

  /** About how many bytes the sets of a function take. */
  private int bytes;

  private VectorizeLoops(
      Plan plan, PlaceValues.Known known, Set<Feature> features, BitSet without) {
    this.plan = plan;
    this.all = new ArrayList<>(plan.functions());
    this.features = features;
    this.kept = new KeptSets(plan.layout(), known, without);
    this.ranges = new Ranges(plan.layout(), plan.tables());
    this.circles = new Circles(plan.layout(), plan.functions(), features.contains(Feature.CIRCLES));
    this.source =
        new Liftable(
            all,
            plan.tables(),
            ranges,
            circles,
            features.contains(Feature.REMEMBER),
            true,
            plan.hashed(),
            Map.of());
    BitSet others = new BitSet();
    for (Turn turn : plan.turns().values()) {
      turn.halves().ifPresent(halves -> Calls.reach(all, halves.distinct(), distinct));
    }
    plan.withTurns((_, turn) -> turn.triedBy(Optional.empty()))
        .called()
        .forEach(function -> others.set(function.number()));
    distinct.andNot(others);
  }

  /**
   * The same plan with sets.
   *
   * @param known which values places of maps may have
   */
  public static Plan apply(Plan plan, PlaceValues.Known known, Set<Feature> features) {
    return of(plan, known, features).result;
  }

  /** Plans again without the sets of maps that searches change more than they are worth. */
  private static VectorizeLoops of(Plan plan, PlaceValues.Known known, Set<Feature> features) {
    BitSet without = CostlySets.copied(plan);
    while (true) {
      VectorizeLoops planner = new VectorizeLoops(plan, known, features, without);
      planner.result = planner.plan();
      BitSet costly = CostlySets.of(planner.result);
      if (costly.isEmpty()) {
        return planner;
      }
      without.or(costly);
    }
  }

  /** How moves are found and checks are made in a plan to which sets are added. */
  public static List<Explanation> explain(
      Plan plan, PlaceValues.Known known, Set<Feature> features) {
    VectorizeLoops planner = of(plan, known, features);
    return Explaining.of(plan, planner.result, planner.notes);
  }

  private Plan plan() {
    List<Plan.Function> functions = new ArrayList<>();
    for (int number = 0; number < all.size(); number++) { // lifting adds more
      Plan.Function function = all.get(number);
      boolean searches = function.kind() == Plan.Kind.FIND || function.kind() == Plan.Kind.CHECK;
      functions.add(searches && !ready.get(number) ? lifted(function) : function);
    }
    remember(functions);
    List<long[]> words = new ArrayList<>(plan.words());
    List<int[]> tables = new ArrayList<>(plan.tables());
    if (features.contains(Feature.TABLES)) {
      tabulate(functions, words, tables);
    }
    if (features.contains(Feature.ORBITS)) {
      Orbits orbits = new Orbits(plan, kept, words, tables);
      functions.replaceAll(f -> f.kind() == Plan.Kind.KEEP ? orbits.of(f) : f);
    }
    if (features.contains(Feature.RAYS)) {
      List<Explaining.Note> bySet = List.of(new Explaining.Note(Explanation.How.BY_SET, ""));
      BitSet replaced = new Rays(plan, kept, words, functions).replace();
      replaced.stream().forEach(check -> notes.put(check, bySet));
    }
    Map<Integer, Integer> pickers = new TreeMap<>();
    Map<Integer, Integer> known = new TreeMap<>();
    plan.finders()
        .forEach(
            (node, finder) -> {
              if (!known.containsKey(finder) && !plan.hashed()) {
                picker(functions, tables, finder).ifPresent(picker -> known.put(finder, picker));
              }
              if (known.containsKey(finder)) {
                pickers.put(node, known.get(finder));
              }
            });
    Map<Integer, Integer> drawers = drawers(functions);
    if (features.contains(Feature.SHARE)) {
      SharedMoves.plan(plan, kept, functions, pickers);
    }
    if (features.contains(Feature.RUNS)) {
      Runs runs = new Runs(plan, kept, words);
      functions.replaceAll(f -> f.kind() == Plan.Kind.KEEP ? runs.of(f) : f);
    }
    SetLayout sets = kept.layout();
    List<Integer> frozen =
        features.contains(Feature.FROZEN) ? Frozen.of(functions, sets) : List.of();
    SetLayout changed = new SetLayout(sets.maps(), frozen, sets.reached(), sets.words());
    List<Plan.Function> alone =
        features.contains(Feature.FROZEN) ? Frozen.alone(functions, changed) : functions;
    return plan.with(new Plan.Constants(tables, words), alone, changed)
        .withTurns(
            (node, turn) ->
                turn.drawnBy(Optional.ofNullable(pickers.get(node)))
                    .triedBy(Optional.ofNullable(drawers.get(node))));
  }

  /** The functions that draw candidates of nodes; they are added. */
  private Map<Integer, Integer> drawers(List<Plan.Function> functions) {
    Map<Integer, Integer> drawers = new TreeMap<>();
    Map<Turn.Halves, Optional<Integer>> known = new HashMap<>();
    plan.turns()
        .forEach(
            (node, turn) ->
                turn.halves()
                    .flatMap(
                        halves -> known.computeIfAbsent(halves, _ -> drawer(halves, functions)))
                    .ifPresent(drawer -> drawers.put(node, drawer)));
    return drawers;
  }

  private static Optional<Integer> drawer(Turn.Halves halves, List<Plan.Function> functions) {
    return Picker.ofCandidates(functions.get(halves.distinct()), halves.others(), functions);
  }

  /**
   * The number of a function that draws one of the moves that another one finds, where no listing
   * is needed; it is added.
   */
  private Optional<Integer> picker(List<Plan.Function> functions, List<int[]> tables, int finder) {
    Plan.Function finding = functions.get(finder);
    return Picker.of(finding, functions)
        .or(
            () ->
                features.contains(Feature.IF_CONVERSION)
                    ? IfConversion.of(plan.layout(), tables, functions, finding)
                        .flatMap(sets -> Picker.of(sets, functions))
                    : Optional.empty());
  }

  /** Replaces checks by some that look their answer up. */
  private void tabulate(List<Plan.Function> functions, List<long[]> words, List<int[]> tables) {
    TreeSet<Integer> checks = new TreeSet<>();
    plan.functions().forEach(function -> Calls.tests(function.body(), checks));
    Trial.Allowance allowance = new Trial.Allowance();
    for (int check : checks) {
      KeptSets.Mark mark = kept.mark();
      try {
        Plan.Function looking = plan.functions().get(check);
        boolean overlays = features.contains(Feature.OVERLAY);
        functions.set(
            check, Tabulation.of(plan, kept, words, tables, looking, overlays, allowance));
        notes.put(check, List.of(new Explaining.Note(Explanation.How.BY_TABLE, "")));
      } catch (Unliftable _) {
        kept.reset(mark); // it stays as it is
      }
    }
  }

  /** Makes checks of one place that go round remember what they found. */
  private void remember(List<Plan.Function> functions) {
    for (Plan.Function caller : plan.with(functions).called()) {
      Set<Integer> callees = new TreeSet<>();
      Calls.continued(caller.body(), callees);
      Calls.tests(caller.body(), callees);
      for (int callee : callees) {
        Optional<Circle> circle = circles.of(callee);
        if (circle.isPresent() && !circle.get().functions().contains(caller.number())) {
          remembering(plan.functions().get(callee), circle.get())
              .ifPresent(function -> functions.set(callee, function));
        }
      }
    }
  }

  private Optional<Plan.Function> remembering(Plan.Function check, Circle circle) {
    KeptSets.Mark mark = kept.mark();
    words = 0;
    bytes = 0;
    function = check.number();
    ranges.enter(check);
    WordStatements statements = new WordStatements(() -> words++);
    int varying = circle.varying(function);
    Int place = Int.sum(new Int.Local(varying), new Int.Const(-circle.first()));
    List<Int> same = new ArrayList<>();
    for (int i = 0; i < check.parameters(); i++) {
      same.add(i == varying ? null : new Int.Local(i));
    }
    try {
      Lifting lifting =
          new Lifting(
              source, kept, -1, circle.first(), circle.size(), NEEDED * Size.MOST, statements);
      Members leading = lifting.leading(function, circle, same).members(function);
      if (statements.ops().stream().noneMatch(Op.KeepWord.class::isInstance)) {
        throw new Unliftable("walks go round");
      }
      List<Bits> there = new ArrayList<>();
      for (int word = 0; word < leading.words().size(); word++) {
        Bits alone = statements.named(new Bits.One(place, word * Long.SIZE));
        there.add(statements.named(statements.and(leading.words().get(word), alone)));
      }
      statements.add(new Op.FinishIf(new Test.Some(there), List.of()));
      List<Op> ops = checked(Unused.removed(statements.ops()));
      note(Explanation.How.BY_SET, "");
      return Optional.of(check.with(words, ops));
    } catch (Unliftable _) {
      kept.reset(mark);
      return Optional.empty();
    }
  }

  private Plan.Function lifted(Plan.Function function) {
    words = 0;
    locals = function.locals();
    bytes = 0;
    this.function = function.number();
    source = source.packed(function.packed());
    ranges.enter(function);
    List<Op> body = lifted(function.body());
    Plan.Function lifted = function.with(locals, words, body);
    boolean isDrawn = Picker.of(lifted, new ArrayList<>(all)).isPresent();
    return isDrawn ? lifted : shared(function).orElse(lifted);
  }

  private List<Op> lifted(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      switch (op) {
        case Op.Block(List<Op> body) -> result.add(new Op.Block(lifted(body)));
        case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
            result.add(
                new Op.Cascade(
                    cases.stream().map(one -> new Op.Case(one.test(), lifted(one.body()))).toList(),
                    lifted(otherwise)));
        case Op.ForRange _, Op.ForTable _, Op.AddWhere _ ->
            result.addAll(loop(Choice.of(op, plan.tables()), op));
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

  /** A loop as sets, or else as it is. */
  private List<Op> loop(Choice choice, Op loop) {
    if (!choice.isLong()) {
      return List.of(plain(loop));
    }
    BitSet numbers = choice.numbers();
    List<Op> body = choice.body();
    int wordsBefore = words;
    int bytesBefore = bytes;
    KeptSets.Mark mark = kept.mark();
    String reason;
    try {
      List<Op> ops = checked(factored(Unused.removed(lifting(choice).whole(numbers, body))));
      note(Explanation.How.BY_SET, "");
      return ops;
    } catch (Unliftable whole) {
      reason = whole.getMessage();
      reset(mark, wordsBefore, bytesBefore);
    }
    if (features.contains(Feature.SPLIT)) {
      try {
        Lifting lifting = lifting(choice);
        List<Op> ops = Unused.removed(lifting.split(numbers, body, this::part, this::lifted));
        bytes = bytesBefore; // loops inside are counted with the rest
        checked(ops);
        note(Explanation.How.SET_FIRST, reason);
        return ops;
      } catch (Unliftable split) {
        reset(mark, wordsBefore, bytesBefore);
      }
    }
    for (int deepest = FirstTests.DEEPEST; deepest >= 0; deepest--) {
      try {
        Lifting lifting = lifting(choice);
        List<Op> ops = lifting.prefix(numbers, body, deepest, this::lifted);
        note(Explanation.How.SET_FIRST, reason);
        return Unused.removed(ops);
      } catch (Unliftable prefix) {
        reset(mark, wordsBefore, bytesBefore);
      }
    }
    note(Explanation.How.BY_ELEMENT, reason);
    return List.of(plain(loop));
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

  private void reset(KeptSets.Mark mark, int wordsBefore, int bytesBefore) {
    kept.reset(mark);
    words = wordsBefore;
    bytes = bytesBefore;
  }

  /** The number of a function that does a part of what one does. */
  private int part(Plan.Function function, List<Op> body) {
    return partial.computeIfAbsent(
        body,
        _ -> {
          all.add(function.part(all.size(), body));
          return all.size() - 1;
        });
  }

  private void note(Explanation.How how, String reason) {
    notes.computeIfAbsent(function, _ -> new ArrayList<>()).add(new Explaining.Note(how, reason));
  }

  /** A loop that stays one, with what is inside of it as sets. */
  private Op plain(Op loop) {
    return switch (loop) {
      case Op.ForRange(int local, int first, int last, List<Op> body) ->
          new Op.ForRange(local, first, last, lifted(body));
      case Op.ForTable(int local, int counter, int table, int size, List<Op> body) ->
          new Op.ForTable(local, counter, table, size, lifted(body));
      case Op other -> other;
    };
  }

  /** A function that finds moves, as calls of functions that add sets of them, if it can be. */
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
    Liftable plain = source.unhashed();
    return shared(finder, () -> WholeMoves.of(finder, layout, plain, kept, () -> words++))
        .or(
            () ->
                isDistinct
                    ? shared(
                        finder,
                        () ->
                            WholeMoves.ofSome(
                                finder, layout, plain, kept, () -> words++, this::part))
                    : Optional.empty());
  }

  private Optional<Plan.Function> shared(
      Plan.Function finder, Supplier<List<Shares.Share>> dividing) {
    KeptSets.Mark mark = kept.mark();
    words = 0;
    try {
      List<Op> calls = new ArrayList<>();
      for (Shares.Share share : dividing.get()) {
        ready.set(all.size());
        calls.add(
            new Op.Invoke(
                new Op.Call(
                    all.size(), List.of(), new Word.Code(), new Word.Hash(), new Int.Depth())));
        all.add(finder.part(all.size(), share.ops()).with(share.words(), share.ops()));
      }
      notes.remove(finder.number());
      note(Explanation.How.BY_SET, "");
      return Optional.of(finder.with(0, calls));
    } catch (Unliftable _) {
      kept.reset(mark);
      return Optional.empty();
    }
  }

  private Lifting lifting(Choice choice) {
    WordStatements statements = new WordStatements(() -> words++, this::number);
    int size = choice.numbers().length();
    int most = NEEDED * (Size.MOST - bytes);
    return new Lifting(source, kept, choice.local(), choice.first(), size, most, statements);
  }

  /** A local of its own for a choice after another one. */
  private int number() {
    if (!features.contains(Feature.PRODUCTS)) {
      throw new Unliftable("there is another choice after it");
    }
    return locals++;
  }

  /** Statements that are short enough to be added to those that the function has. */
  private List<Op> checked(List<Op> ops) {
    int size = Size.of(ops);
    Size.check(bytes + size);
    bytes += size;
    return ops;
  }
}
