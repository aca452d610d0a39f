package org.regames.backend.planner.optimize.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.Drawn;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Draws moves from the sets that a check has just computed. Many rules test whether players have a
 * move before their turn, so the work of the check is repeated for the move. If the keeper reaches
 * a node only through such a check, and the words to draw from are among those that the check
 * computes, by the same formula, the state keeps them in between. A check that may end long before
 * it has computed all of them is left unchanged, since it usually does; one that can end only after
 * much of its work now computes all of them first.
 *
 * <pre>
 * // before
 * sets 2
 * sets of m1: values 16 to 17 from sets[0] on, 1 words each
 * at n2: find f0, play f1, tell f2, pick f6
 * keep f3() at "begin":
 *   go to n6
 *   yes
 * keep f4() at "p":
 *   if f5[]
 *     go to n2
 *     yes
 *   else
 *     go to n8
 *     yes
 * check f5() at "m", 1 locals, 6 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   b2 = b1 &gt;&gt;&gt; 1
 *   b3 = sets[1]
 *   b4 = (b2 &amp; b3)
 *   b5 = (0xff &amp; b4)
 *   yes if some of [b5]
 * pick f6() at "move", 1 locals, 7 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   b2 = b1 &gt;&gt;&gt; 1
 *   b3 = sets[1]
 *   b4 = (b2 &amp; b3)
 *   b5 = (0xff &amp; b4)
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b5] left b6
 * // after
 * at n2: find f0, play f1, tell f2, pick f8
 * keep f4() at "p":
 *   if f7[]
 *     go to n2
 *     yes
 *   else
 *     go to n8
 *     yes
 * check f7() at "m", 1 locals, 6 words:
 *   b0 = sets[0]
 *   b1 = (0x1ff &amp; b0)
 *   b2 = b1 &gt;&gt;&gt; 1
 *   b3 = sets[1]
 *   b4 = (b2 &amp; b3)
 *   b5 = (0xff &amp; b4)
 *   sets[2 + 0 * 1] = b5
 *   yes if some of [b5]
 * pick f8() at "move", 1 locals, 8 words:
 *   b7 = sets[2]
 *   draw one of
 *     add moves 0 | x0 &lt;&lt; 0 for x0 in [b7] left b6
 * </pre>
 */
public final class ReuseCheckSets {
  /** Repeating fewer statements costs no more than storing their results. */
  private static final int FEWEST = 6;

  /**
   * A check counts as ending early if less than one part in this many of its statements precede its
   * first possible end.
   */
  private static final int LATE = 3;

  private final BitboardSelection kept;
  private final List<Plan.Function> functions;
  private final Arrivals arrivals;

  /** Where words are stored: the same place for all nodes, as a play is at one at a time. */
  private final List<Integer> rooms;

  private ReuseCheckSets(
      BitboardSelection kept,
      List<Plan.Function> functions,
      List<Integer> rooms,
      Arrivals arrivals) {
    this.rooms = rooms;
    this.kept = kept;
    this.functions = functions;
    this.arrivals = arrivals;
  }

  /** A check after which the keeper goes to a node. */
  private record Guard(BoolExpr.Call check, int node, List<Op> body) {}

  /**
   * How plays reach nodes.
   *
   * @param called the functions that are called
   * @param transitions how often these functions go to a node
   * @param guards the checks after which they go there
   */
  private record Arrivals(
      List<Plan.Function> called,
      Map<Integer, Integer> transitions,
      Map<Integer, List<Guard>> guards) {
    static Arrivals of(Plan plan) {
      Arrivals arrivals = new Arrivals(plan.called(), new HashMap<>(), new HashMap<>());
      arrivals.called.forEach(function -> Op.all(function.body()).forEach(arrivals::add));
      return arrivals;
    }

    private void add(Op op) {
      if (op instanceof Op.GoTo(int node)) {
        transitions.merge(node, 1, Integer::sum);
      }
      guard(op)
          .ifPresent(
              guard -> guards.computeIfAbsent(guard.node(), _ -> new ArrayList<>()).add(guard));
    }

    /** The check before all arrivals at a node; nothing if some have another one, or none. */
    Optional<BoolExpr.Call> only(int node) {
      List<Guard> all = guards.getOrDefault(node, List.of());
      List<BoolExpr.Call> checks = all.stream().map(Guard::check).distinct().toList();
      return checks.size() == 1 && transitions.get(node) == all.size()
          ? Optional.of(checks.getFirst())
          : Optional.empty();
    }
  }

  /** The same plan, in which moves are drawn from such sets. */
  public static Plan apply(Plan plan) {
    List<Plan.Function> functions = new ArrayList<>(plan.functions());
    BitboardSelection kept = BitboardSelection.of(plan);
    List<Integer> rooms = new ArrayList<>();
    Map<Integer, Integer> pickers = new TreeMap<>();
    Arrivals arrivals = Arrivals.of(plan);
    for (Map.Entry<Integer, Integer> drawn : plan.pickers().entrySet()) {
      ReuseCheckSets shared = new ReuseCheckSets(kept, functions, rooms, arrivals);
      if (drawn.getKey() != plan.begin()) {
        shared.share(drawn.getKey(), functions.get(drawn.getValue()));
      }
      if (shared.picker >= 0) {
        pickers.put(drawn.getKey(), shared.picker);
        arrivals = Arrivals.of(plan.with(functions));
      }
    }
    return plan.with(functions, kept.layout())
        .withTurns(
            (node, turn) ->
                Optional.ofNullable(pickers.get(node))
                    .map(picker -> turn.drawnBy(Optional.of(picker)))
                    .orElse(turn));
  }

  private int picker = -1;

  private void share(int node, Plan.Function drawing) {
    Optional<BoolExpr.Call> only = arrivals.only(node);
    if (only.isEmpty()
        || !(drawing.body().getLast() instanceof Op.Pick(var sets, var shares, _))
        || !shares.isEmpty()) {
      return;
    }
    List<Op> before = drawing.body().subList(0, drawing.body().size() - 1);
    ValueNumbering.Numbers numbers = new ValueNumbering.Numbers();
    ValueNumbering wanted = new ValueNumbering(numbers, List.of());
    if (before.size() < FEWEST
        || !wanted.follow(before)
        || arrivals.guards.get(node).stream().anyMatch(guard -> changes(guard.body(), before))) {
      return;
    }
    BoolExpr.Call call = only.get();
    Plan.Function check = functions.get(call.function());
    found(check, call, numbers)
        .ifPresent(found -> share(node, drawing, sets, wanted, check, call, found));
  }

  /** The work of a check: its statements without those that end it, and the words it tests. */
  private record Found(
      List<Op> ops, List<BitboardExpr> words, Map<BitboardExpr, BitboardExpr> values) {}

  private Optional<Found> found(
      Plan.Function check, BoolExpr.Call call, ValueNumbering.Numbers numbers) {
    ValueNumbering values = new ValueNumbering(numbers, call.arguments());
    List<Op> ops = new ArrayList<>();
    List<BitboardExpr> words = new ArrayList<>();
    Map<BitboardExpr, BitboardExpr> known = new HashMap<>();
    for (Op op : check.body()) {
      if (op instanceof Op.FinishIf(BoolExpr.Some(List<BitboardExpr> some), List<Op> first)
          && first.isEmpty()) {
        if (isEarly(check.body(), ops.size())) {
          return Optional.empty();
        }
        words.addAll(some);
      } else if (words.isEmpty() || op instanceof Op.LetBits) {
        if (!values.follow(List.of(op))) {
          return Optional.empty();
        }
        ops.add(op);
        if (op instanceof Op.LetBits(int local, _)) {
          BitboardExpr.Local word = new BitboardExpr.Local(local);
          values.of(word).ifPresent(value -> known.putIfAbsent(value, word));
        }
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new Found(ops, words, known));
  }

  /** Whether a check that may end after this many statements usually ends long before the last. */
  private static boolean isEarly(List<Op> body, int statements) {
    return LATE * statements < body.size() - 1;
  }

  private void share(
      int node,
      Plan.Function drawing,
      List<Drawn> sets,
      ValueNumbering wanted,
      Plan.Function check,
      BoolExpr.Call call,
      Found found) {
    Map<BitboardExpr, Integer> places = new HashMap<>();
    List<Op> keeping = new ArrayList<>();
    List<Op> drawn = new ArrayList<>();
    List<Drawn> from = new ArrayList<>();
    UnaryOperator<BitboardExpr> keep =
        word -> {
          BitboardExpr source = wanted.of(word).map(found.values()::get).orElseThrow();
          int place =
              places.computeIfAbsent(
                  source,
                  bits -> {
                    int room = room(keeping.size());
                    keeping.add(
                        new Op.KeepWord(
                            new BitboardExpr.Chosen(room, new IntExpr.Const(0), 1), bits));
                    drawn.add(
                        new Op.LetBits(
                            drawing.words() + drawn.size(), new BitboardExpr.Stored(room)));
                    return drawing.words() + drawn.size() - 1;
                  });
          return new BitboardExpr.Local(place);
        };
    for (Drawn set : sets) {
      boolean isFound =
          words(set).allMatch(word -> wanted.of(word).map(found.values()::get).isPresent());
      if (!isFound) {
        return;
      }
      from.add(from(set, keep));
    }
    List<Op> body = new ArrayList<>(found.ops());
    body.addAll(keeping);
    body.add(new Op.FinishIf(new BoolExpr.Some(found.words()), List.of()));
    int number = functions.size();
    functions.add(check.part(number, body));
    drawn.add(new Op.Pick(from));
    picker = functions.size();
    functions.add(drawing.part(picker, drawn).with(drawing.words() + drawn.size() - 1, drawn));
    for (Plan.Function function : arrivals.called) {
      List<Op> changed = calling(function.body(), node, call, number);
      functions.set(function.number(), function.with(function.words(), changed));
    }
  }

  /** The words of a set that are not known beforehand. */
  private static Stream<BitboardExpr> words(Drawn drawn) {
    Stream<BitboardExpr> words = drawn.moves().words().stream();
    return (drawn instanceof Drawn.Product product
            ? Stream.concat(product.words().stream(), words)
            : words)
        .filter(word -> !(word instanceof BitboardExpr.Const));
  }

  /** The same moves, with other words. */
  private static Drawn from(Drawn drawn, UnaryOperator<BitboardExpr> keep) {
    return switch (drawn) {
      case Op.AddSet set ->
          new Op.AddSet(
              set.local(),
              set.first(),
              from(set.words(), keep),
              set.rest(),
              set.code(),
              set.hash());
      case Drawn.Product(int local, int first, List<BitboardExpr> words, Op.AddSet moves) ->
          new Drawn.Product(local, first, from(words, keep), from(moves, keep).moves());
    };
  }

  private static List<BitboardExpr> from(
      List<BitboardExpr> words, UnaryOperator<BitboardExpr> keep) {
    return words.stream()
        .map(word -> word instanceof BitboardExpr.Const ? word : keep.apply(word))
        .toList();
  }

  private int room(int number) {
    while (rooms.size() <= number) {
      rooms.add(kept.more());
    }
    return rooms.get(number);
  }

  /** The check of a statement that goes to a node if it holds, with little work before that. */
  private static Optional<Guard> guard(Op op) {
    if (op instanceof Op.Cascade(List<Op.Case> cases, List<Op> otherwise)
        && cases.size() == 1
        && cases.getFirst().test() instanceof BoolExpr.Call call) {
      List<Op> body = call.negated() ? otherwise : cases.getFirst().body();
      boolean isPlain =
          body.stream()
              .allMatch(
                  each ->
                      each instanceof Op.Let
                          || each instanceof Op.StoreScalar
                          || each instanceof Op.GoTo
                          || each instanceof Op.Finish(boolean answer) && answer);
      List<Op> goes = body.stream().filter(Op.GoTo.class::isInstance).toList();
      BoolExpr.Call check = new BoolExpr.Call(call.function(), call.arguments(), false);
      return isPlain && goes.size() == 1 && goes.getFirst() instanceof Op.GoTo(int node)
          ? Optional.of(new Guard(check, node, body))
          : Optional.empty();
    }
    return Optional.empty();
  }

  /** The same statements with another check before they go to a node. */
  private static List<Op> calling(List<Op> ops, int node, BoolExpr.Call check, int other) {
    return ops.stream()
        .map(
            op -> {
              Op inner = op.mapBodies(body -> calling(body, node, check, other));
              return inner instanceof Op.Cascade(List<Op.Case> cases, List<Op> otherwise)
                      && guard(inner).filter(guard -> guard.node() == node).isPresent()
                      && cases.getFirst().test() instanceof BoolExpr.Call call
                  ? new Op.Cascade(
                      List.of(
                          new Op.Case(
                              new BoolExpr.Call(other, call.arguments(), call.negated()),
                              cases.getFirst().body())),
                      otherwise)
                  : inner;
            })
        .toList();
  }

  /** Whether statements assign to a variable that others read. */
  private static boolean changes(List<Op> ops, List<Op> reading) {
    Set<Integer> read = new TreeSet<>();
    Op.all(reading)
        .flatMap(op -> op.expressions().stream())
        .flatMap(PlanExpression::all)
        .forEach(
            expression -> {
              if (expression instanceof IntExpr.Scalar(int variable)) {
                read.add(variable);
              }
            });
    return ops.stream()
        .anyMatch(op -> op instanceof Op.StoreScalar(int variable, _) && read.contains(variable));
  }
}
