package org.regames.gdl.net;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns costly parts that formulas share into views, so that each is computed once for each state:
 * evaluating formulas without memoizing their parts takes time in the size of the formulas written
 * out, which can be exponential in the size of the net. Linear in the net.
 */
public final class SharedParts {
  /** How many evaluations of formulas, counting shared ones each time, make a part costly. */
  private static final long COSTLY = 20_000;

  /** The same if all formulas are computed after each move, instead of a few of them. */
  private static final long COSTLY_BY_GATES = 500;

  /** The assumed cost of a recursive view. */
  private static final long COST_OF_VIEW = 50;

  private final GameNet game;
  private final long costly;
  private final Net net;
  private final BitSet reached = new BitSet();
  private final BitSet shared = new BitSet();

  private SharedParts(GameNet game, long costly) {
    this.game = game;
    this.costly = costly;
    this.net = game.net();
  }

  /** The same game with such views added. */
  public static GameNet kept(GameNet game) {
    return new SharedParts(game, COSTLY).kept();
  }

  /** The same for games whose states are computed from all formulas. */
  public static GameNet keptByGates(GameNet game) {
    return new SharedParts(game, COSTLY_BY_GATES).kept();
  }

  private GameNet kept() {
    reach();
    List<Integer> parts = costly();
    if (parts.isEmpty()) {
      return game;
    }
    Map<Integer, Integer> leaves = new LinkedHashMap<>();
    parts.forEach(part -> leaves.put(part, net.view(game.views().size() + leaves.size())));
    LeafSubstitution substitution = new LeafSubstitution(net, leaves);
    int component = game.views().stream().mapToInt(NetView::component).max().orElse(-1) + 1;
    GameNet replaced = game.replaced(substitution::apply);
    List<NetView> views = new ArrayList<>(replaced.views());
    for (int part : parts) {
      int[] operands = Arrays.stream(net.operands(part)).map(substitution::apply).toArray();
      int definition = net.kind(part) == Net.Kind.AND ? net.and(operands) : net.or(operands);
      NetView.ViewRule rule = new NetView.ViewRule(definition, List.of());
      views.add(new NetView("part", component++, List.of(rule), true));
    }
    return replaced.withViews(views);
  }

  /** Records all formulas that questions depend on, and those that two formulas depend on. */
  private void reach() {
    visit(game.legal());
    visit(game.next());
    visit(List.of(game.terminal()));
    game.goals().forEach(goals -> visit(goals.values()));
    game.sees().forEach(percepts -> visit(percepts.values()));
    game.views().forEach(view -> view.rules().forEach(rule -> visit(List.of(rule.condition()))));
  }

  private void visit(Collection<Integer> formulas) {
    Deque<Integer> open = new ArrayDeque<>(formulas);
    while (!open.isEmpty()) {
      int formula = open.pop();
      if (reached.get(formula)) {
        shared.set(formula);
      } else {
        reached.set(formula);
        for (int operand : net.operands(formula)) {
          open.push(operand);
        }
      }
    }
  }

  /** Shared formulas that cost too much and do not depend on moves; operands come first. */
  private List<Integer> costly() {
    List<Integer> parts = new ArrayList<>();
    long[] costs = new long[net.size()];
    BitSet ofMoves = new BitSet();
    for (int formula : reached.stream().toArray()) {
      long cost = net.kind(formula) == Net.Kind.VIEW ? COST_OF_VIEW : 1;
      boolean ofMove = net.kind(formula) == Net.Kind.MOVE || net.kind(formula) == Net.Kind.VIEW;
      for (int operand : net.operands(formula)) {
        cost = Math.min(Long.MAX_VALUE / 2, cost + costs[operand]);
        ofMove |= ofMoves.get(operand);
      }
      boolean isJunction = net.kind(formula) == Net.Kind.AND || net.kind(formula) == Net.Kind.OR;
      boolean isPart = isJunction && cost > costly && shared.get(formula) && !ofMove;
      costs[formula] = isPart ? 1 : cost;
      ofMoves.set(formula, ofMove);
      if (isPart) {
        parts.add(formula);
      }
    }
    return parts;
  }
}
