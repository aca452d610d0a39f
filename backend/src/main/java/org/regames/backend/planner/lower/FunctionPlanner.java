package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.regames.backend.layout.Term;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.ConstantFolding;
import org.regames.backend.planner.analysis.DisjointGuards;
import org.regames.backend.planner.analysis.graph.Condition;
import org.regames.backend.planner.analysis.graph.FunctionBoundaries;
import org.regames.backend.planner.analysis.graph.Graph;
import org.regames.backend.planner.analysis.graph.Region;
import org.regames.backend.planner.analysis.graph.Step;

/**
 * Plans the body of one function: all paths from a node up to the nodes that are functions of their
 * own, one statement after the other.
 *
 * <p>Variables of set types that a path assigns live in locals, so nothing has to be undone for
 * them when the next transition is tried. Cells of maps are changed in the state; if other
 * transitions may be tried afterwards the changes are undone.
 */
final class FunctionPlanner {
  private final Lowering builder;
  private final FunctionFamily part;
  private final Region region;
  private final ExitCode leaves;
  private final boolean follows;

  private Environment environment;
  private CodeExpr hash = new CodeExpr.Hash();
  private DecisionCodec move;
  private boolean packed; // whether the moves of the function are codes

  private List<Op> ops = new ArrayList<>();
  private final List<Op> undo = new ArrayList<>();
  private int locals;
  private int savedMaps;

  private final Hoisting hoisting;

  private FunctionPlanner(Lowering builder, FunctionFamily part, Hoisting hoisting) {
    this.hoisting = hoisting;
    this.builder = builder;
    this.part = part;
    this.region = part.region();
    this.leaves = new ExitCode(part);
    this.follows = part.kind().follows();
    this.move = new DecisionCodec(builder.decisions(), part.kind());
    this.environment = new Environment(builder.layout().variables().size(), hoisting);
  }

  /** Plans the function of some, or for an undivided node of all, of its transitions. */
  static Plan.Function plan(Lowering builder, FunctionFamily part, FunctionPiece piece) {
    boolean nothingStored = part.kind() == Plan.Kind.FIND || part.kind() == Plan.Kind.CHECK;
    Hoisting counting = new Hoisting(nothingStored, part.parameters(piece.node()).size());
    Plan.Function function = new FunctionPlanner(builder, part, counting).plan(piece);
    return counting.isWorthwhile()
        ? new FunctionPlanner(builder, part, counting.second()).plan(piece)
        : function;
  }

  private Plan.Function plan(FunctionPiece piece) {
    int node = piece.node();
    packed = part.isPacked(node, builder.decisions());
    environment.know(builder.knowledge(), region.name(node));
    if (part.kind() == Plan.Kind.KEEP && !part.isFinal(node)) {
      keepKnown(node);
    }
    List<Integer> parameters = part.parameters(node);
    parameters.forEach(variable -> environment.set(variable, new IntExpr.Local(locals++)));
    locals += hoisting.locals().size();
    hoisting.locals().forEach((value, local) -> ops.add(new Op.Let(local.number(), value)));
    if (part.isCounted(node)) {
      ops.add(new Op.Spend());
    }
    boolean whole = piece.first() == 0 && piece.end() == region.transitions(node).size();
    if (whole) {
      part.visits().at(node, environment, hash).ifPresent(ops::add);
      path(node, true);
    } else {
      choose(node, piece.first(), piece.end());
    }
    return new Plan.Function(
        piece.number(), piece.name(), part.kind(), packed, parameters, locals, savedMaps, 0, ops);
  }

  /** Known values need not be passed, but still have to be stored at the end of the move. */
  private void keepKnown(int node) {
    BitSet known = builder.knowledge().at(region.name(node));
    known.and(part.flow().dirty(node));
    known.stream().forEach(variable -> environment.set(variable, environment.get(variable)));
  }

  private IntExpr.Local local(IntExpr value) {
    IntExpr.Local local = new IntExpr.Local(locals++);
    ops.add(new Op.Let(local.number(), value));
    environment.define(local, value);
    return local;
  }

  private IntExpr stable(IntExpr value) {
    return value instanceof IntExpr.Const || value instanceof IntExpr.Local ? value : local(value);
  }

  /** Follows the paths from a node; iterates as long as there is one transition. */
  private void path(int start, boolean isEntry) {
    int node = start;
    boolean here = isEntry;
    while (true) {
      if (region.isTarget(node)) {
        leaves.reachTarget(ops, undo);
        return;
      }
      if (!here && part.cuts().isFunction(node)) {
        call(node);
        return;
      }
      here = false;
      List<Graph.Transition> transitions = region.transitions(node);
      if (transitions.size() != 1) {
        split(node);
        return;
      }
      Graph.Transition transition = transitions.getFirst();
      if (part.nests(node, transition)) {
        go(node, transition);
        return;
      }
      if (!simple(node, transition)) {
        return;
      }
      if (region.leaves(transition)) {
        end(transition);
        return;
      }
      ops.addAll(part.visits().between(node, transition.to()));
      node = transition.to();
    }
  }

  private void split(int node) {
    int count = region.transitions(node).size();
    int pieces = part.cuts().size(node) / FunctionBoundaries.LARGEST + 1;
    if (pieces == 1 || count < 2 * pieces || counts(node)) {
      choose(node, 0, count);
      return;
    }
    if (part.isFinal(node)) {
      store();
    }
    ops.addAll(move.noted());
    int step = (count + pieces - 1) / pieces;
    List<Op.Case> cases = new ArrayList<>();
    IntExpr depth = move.depth(); // a piece reads the same decision again
    int bits = MoveEncoding.transitionBits(region.transitions(node));
    IntExpr decision = follows ? stable(move.decision(node, 0, bits)) : null;
    for (int first = 0; first < count; first += step) {
      int end = Math.min(count, first + step);
      int function = builder.piece(part, node, first, end);
      if (follows) {
        List<Op> body = new ArrayList<>();
        leaves.call(body, function, arguments(node), move.code(), hash, depth, undo);
        cases.add(new Op.Case(new BoolExpr.Less(decision, new IntExpr.Const(end)), body));
      } else {
        leaves.call(ops, function, arguments(node), move.code(), hash, move.depth(), undo);
      }
    }
    if (follows) {
      ops.add(new Op.Cascade(cases, List.of()));
    }
  }

  /** Whether comparisons that held when a move was found are repeated when it is played. */
  private boolean testsAgain() {
    return part.kind() == Plan.Kind.PLAY && !builder.has(Feature.SIMPLE_APPLY);
  }

  /** Tries transitions from a node or, if the move is given, follows the one it took. */
  private void choose(int node, int first, int end) {
    List<Graph.Transition> transitions = region.transitions(node);
    if (follows) {
      follow(node, first, end);
    } else if (end - first > 1 && builder.exclusion().exclusive(transitions)) {
      cascade(node, first, end);
    } else {
      for (int i = first; i < end; i++) {
        int transition = i;
        ops.add(new Op.Block(branch(() -> take(node, transition, false))));
      }
    }
  }

  /** At most one of the guards holds, so the transitions after it need not be tried. */
  private void cascade(int node, int first, int end) {
    List<Graph.Transition> transitions = region.transitions(node);
    List<Op.Case> cases = new ArrayList<>();
    List<Op> otherwise = List.of();
    for (int i = first; i < end; i++) {
      int transition = i;
      Condition guard = ((Step.Guard) transitions.get(i).step()).condition();
      BoolExpr test = builder.test(guard, environment);
      if (ConstantFolding.isFalse(test)) {
        continue;
      }
      List<Op> body =
          branch(
              () -> {
                environment.learn(test);
                take(node, transition, true);
              });
      boolean last =
          i > 0
              && transitions.size() == 2
              && DisjointGuards.complements(
                  ((Step.Guard) transitions.get(0).step()).condition(), guard);
      if (last && first == 0 || ConstantFolding.isTrue(test)) {
        otherwise = body;
        break; // no other guard holds
      }
      cases.add(new Op.Case(test, body));
    }
    if (cases.isEmpty()) {
      ops.addAll(otherwise);
    } else {
      ops.add(new Op.Cascade(cases, otherwise));
    }
  }

  /** Whether the code of a move contains the number of rounds on a cycle through a node. */
  private boolean counts(int node) {
    return (follows || part.kind() == Plan.Kind.FIND) && builder.decisions().isCounted(node);
  }

  /** Follows the cycle for another round, or leaves it. */
  private void followRounds(int node) {
    MoveEncoding decisions = builder.decisions();
    List<Graph.Transition> transitions = region.transitions(node);
    List<Op> round = new ArrayList<>();
    for (int i = 0; i < transitions.size(); i++) {
      int transition = i;
      if (decisions.isRound(node, transitions.get(i))) {
        round =
            branch(
                () -> {
                  move.takeRound(node);
                  take(node, transition, !testsAgain());
                });
      }
    }
    List<Op> leaving = branch(() -> followTransition(node, 0, transitions.size()));
    IntExpr left = new IntExpr.CodeBits(decisions.count(node), decisions.countBits(node));
    BoolExpr more = new BoolExpr.Compare(left, new IntExpr.Const(0), true);
    ops.add(new Op.Cascade(List.of(new Op.Case(more, round)), leaving));
  }

  private void follow(int node, int first, int end) {
    if (counts(node)) {
      followRounds(node);
    } else {
      followTransition(node, first, end);
    }
  }

  private void followTransition(int node, int first, int end) {
    List<Graph.Transition> transitions = region.transitions(node);
    if (transitions.size() < 2) {
      for (int i = first; i < end; i++) {
        take(node, i, !testsAgain());
      }
      return;
    }
    IntExpr decision = move.decision(node, 0, MoveEncoding.transitionBits(transitions));
    List<List<Op>> cases = new ArrayList<>();
    for (int i = first; i < end; i++) {
      int transition = i;
      boolean never = counts(node) && builder.decisions().isRound(node, transitions.get(i));
      cases.add(never ? List.of() : branch(() -> take(node, transition, !testsAgain())));
    }
    ops.add(new Op.Select(IntExpr.sum(decision, new IntExpr.Const(-first)), cases));
  }

  /** Plans statements in the present context, and then restores that. */
  private List<Op> branch(Runnable body) {
    List<Op> outer = ops;
    Environment before = environment;
    CodeExpr hashBefore = hash;
    DecisionCodec moveBefore = move;
    ops = new ArrayList<>();
    environment = before.copy();
    move = move.copy();
    body.run();
    List<Op> inner = ops;
    ops = outer;
    environment = before;
    hash = hashBefore;
    move = moveBefore;
    return inner;
  }

  /** Follows one of several transitions. */
  private void take(int node, int index, boolean guarded) {
    List<Graph.Transition> transitions = region.transitions(node);
    if (counts(node) && !follows && builder.decisions().isRound(node, transitions.get(index))) {
      move.addRound(node);
    } else {
      move.note(node, 0, MoveEncoding.transitionBits(transitions), new IntExpr.Const(index));
    }
    Graph.Transition transition = transitions.get(index);
    if (guarded && transition.step() instanceof Step.Guard) {
      after(node, transition);
    } else {
      go(node, transition);
    }
  }

  private void go(int node, Graph.Transition transition) {
    switch (transition.step()) {
      case Step.AssignAny(Step.Cell place, int[] symbols) -> any(node, transition, place, symbols);
      case Step.Assign(Step.Cell place, Term value) when part.nests(node, transition) -> {
        IntExpr stored = stable(builder.expressions().value(value, environment));
        assignCell(node, place, stored, transition);
      }
      case Step.AssignMap map when part.nests(node, transition) -> {
        int saved = savedMaps++;
        ops.add(new Op.SaveMap(map.place().variable(), saved));
        ops.add(builder.copy(map, environment));
        Op restore = new Op.RestoreMap(map.place().variable(), saved);
        undone(node, restore, transition);
      }
      case Step.Assign _, Step.AssignMap _, Step.Skip _, Step.Guard _, Step.Tag _ -> {
        if (simple(node, transition)) {
          after(node, transition);
        }
      }
    }
  }

  private void after(int node, Graph.Transition transition) {
    if (region.leaves(transition)) {
      end(transition);
    } else {
      ops.addAll(part.visits().between(node, transition.to()));
      path(transition.to(), false);
    }
  }

  /** Plans a step without nested statements; false if it is never legal. */
  private boolean simple(int node, Graph.Transition transition) {
    if (part.kind() == Plan.Kind.FIND && region.leaves(transition)) {
      return true; // whose turn is next is not part of a move
    }
    switch (transition.step()) {
      case Step.Skip _ -> {}
      case Step.Guard(Condition condition) -> {
        if (part.checks(node) || testsAgain() && transition.step().checks().isEmpty()) {
          return require(builder.test(condition, environment));
        }
        if (condition instanceof Condition.Compare) {
          environment.learn(builder.test(condition, environment));
        }
      }
      case Step.Tag(Term symbol) -> tag(builder.expressions().value(symbol, environment));
      case Step.Assign(Step.Cell place, _)
          when !part.isFinal(node) && !part.matters(place, transition) -> {}
      case Step.Assign(Step.Cell place, Term value) -> {
        IntExpr stored = builder.expressions().value(value, environment);
        if (place.keys().isEmpty()) {
          environment.set(place.variable(), stable(stored));
        } else if (part.isFinal(node)) {
          IntExpr target = builder.expressions().target(place, environment);
          ops.add(new Op.StoreCell(place.variable(), target, stored));
        }
      }
      case Step.AssignMap map -> {
        if (part.isFinal(node)) {
          ops.add(builder.copy(map, environment));
        }
      }
      case Step.AssignAny _ -> throw new IllegalStateException("not simple at node " + node);
    }
    return true;
  }

  private boolean require(BoolExpr test) {
    if (!ConstantFolding.isTrue(test) && !ConstantFolding.isFalse(test)) {
      ops.add(new Op.Require(test));
      environment.learn(test);
    }
    return !ConstantFolding.isFalse(test);
  }

  private void tag(IntExpr symbol) {
    if (part.kind() == Plan.Kind.FIND && builder.hashed()) {
      hash = new CodeExpr.Mixed(hash, symbol);
    }
    if (part.kind() == Plan.Kind.TELL) {
      ops.add(new Op.TellTag(symbol));
    }
  }

  private void any(int node, Graph.Transition transition, Step.Cell place, int[] symbols) {
    int shift = MoveEncoding.transitionBits(region.transitions(node));
    int lowest = MoveEncoding.lowest(symbols);
    int width = MoveEncoding.symbolBits(transition.step());
    if (follows) {
      IntExpr offset = move.decision(node, shift, width);
      IntExpr symbol = stable(IntExpr.sum(offset, new IntExpr.Const(lowest)));
      environment.exclude(symbol, Loops.others(symbols, builder.layout()));
      assign(node, place, symbol, transition);
      return;
    }
    int local = locals++;
    hoisting.enterLoop();
    List<Op> body =
        branch(
            () -> {
              IntExpr value = new IntExpr.Local(local);
              environment.exclude(value, Loops.others(symbols, builder.layout()));
              if (part.work().isLarge()) {
                ops.add(new Op.Spend());
              }
              move.note(node, shift, width, IntExpr.sum(value, new IntExpr.Const(-lowest)));
              assign(node, place, value, transition);
            });
    hoisting.leaveLoop();
    int[] order = part.kind() == Plan.Kind.KEEP ? symbols : Loops.sorted(symbols);
    ops.add(
        Loops.over(
            local,
            () -> locals++,
            order,
            body,
            builder.tables(),
            builder.has(Feature.ITERATOR),
            packed && !builder.hashed()));
  }

  private void assign(int node, Step.Cell place, IntExpr value, Graph.Transition transition) {
    if (place.keys().isEmpty()) {
      environment.set(place.variable(), value);
      after(node, transition);
    } else if (!part.isFinal(node) && !part.matters(place, transition)) {
      after(node, transition);
    } else if (part.isFinal(node) && follows) {
      IntExpr target = builder.expressions().target(place, environment);
      ops.add(new Op.StoreCell(place.variable(), target, value));
      after(node, transition);
    } else {
      assignCell(node, place, value, transition);
    }
  }

  /** Changes a cell in a map, plans what follows, and undoes the change. */
  private void assignCell(int node, Step.Cell place, IntExpr value, Graph.Transition transition) {
    IntExpr target = stable(builder.expressions().target(place, environment));
    IntExpr old = local(new IntExpr.Cell(place.variable(), target));
    ops.add(new Op.StoreCell(place.variable(), target, value));
    undone(node, new Op.StoreCell(place.variable(), target, old), transition);
  }

  private void undone(int node, Op restore, Graph.Transition transition) {
    undo.addFirst(restore);
    ops.add(new Op.Block(branch(() -> after(node, transition))));
    undo.removeFirst();
    ops.add(restore);
  }

  private void end(Graph.Transition transition) {
    ops.addAll(move.noted());
    leaves.end(ops, transition, environment, move.code(), hash, move.depth());
  }

  private void store() {
    leaves.store(ops, environment);
    environment.clear();
  }

  private void call(int node) {
    if (part.isFinal(node)) {
      store();
    }
    ops.addAll(move.noted());
    int function = builder.function(part, node);
    leaves.call(ops, function, arguments(node), move.code(), hash, move.depth(), undo);
  }

  private List<IntExpr> arguments(int node) {
    return part.parameters(node).stream().map(environment::get).toList();
  }
}
