package org.regames.gdl.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.NetView;
import org.regames.ir.net.Circuit;

/**
 * Writes formulas of a net as a circuit whose signals from outside are the facts and then the
 * moves. Each formula that is needed becomes one gate, negations none. Linear, without recursion.
 */
final class CircuitWriter {
  private static final int UNKNOWN = -1;

  private final GameNet game;
  private final Net net;
  private final Circuit.Builder builder;
  private final int always;

  /** The literal of each formula that has one. */
  private final int[] literals;

  /** The views of each cycle. */
  private final Map<Integer, List<Integer>> members = new TreeMap<>();

  CircuitWriter(GameNet game) {
    this.game = game;
    this.net = game.net();
    this.builder = new Circuit.Builder(game.facts().size() + game.moves().size());
    this.always = builder.and();
    for (int view = 0; view < game.views().size(); view++) {
      members.computeIfAbsent(game.views().get(view).component(), _ -> new ArrayList<>()).add(view);
    }
    this.literals = new int[net.size()];
    Arrays.fill(literals, UNKNOWN);
  }

  Circuit build() {
    return builder.build();
  }

  /** The literal of a formula. */
  int literal(int formula) {
    Deque<Integer> open = new ArrayDeque<>();
    open.push(formula);
    while (!open.isEmpty()) {
      int next = open.peek();
      if (literals[next] != UNKNOWN) {
        open.pop();
        continue;
      }
      int before = open.size();
      for (int operand : needed(next)) {
        if (literals[operand] == UNKNOWN) {
          open.push(operand);
        }
      }
      if (open.size() == before) {
        open.pop();
        write(next);
      }
    }
    return literals[formula];
  }

  private int[] needed(int formula) {
    if (net.kind(formula) != Net.Kind.VIEW) {
      return net.operands(formula);
    }
    return members.get(game.views().get(net.leaf(formula)).component()).stream()
        .flatMap(view -> game.views().get(view).rules().stream())
        .mapToInt(NetView.ViewRule::condition)
        .toArray();
  }

  private void write(int formula) {
    switch (net.kind(formula)) {
      case CONSTANT -> literals[formula] = formula == Net.TRUE ? always : Circuit.not(always);
      case FACT -> literals[formula] = Circuit.literal(net.leaf(formula));
      case MOVE -> literals[formula] = Circuit.literal(game.facts().size() + net.leaf(formula));
      case NOT -> literals[formula] = Circuit.not(literals[net.operands(formula)[0]]);
      case AND -> literals[formula] = builder.and(operands(formula));
      case OR -> literals[formula] = builder.or(operands(formula));
      case VIEW -> cycle(members.get(game.views().get(net.leaf(formula)).component()));
    }
  }

  private int[] operands(int formula) {
    int[] operands = net.operands(formula).clone();
    Arrays.setAll(operands, i -> literals[operands[i]]);
    return operands;
  }

  private void cycle(List<Integer> views) {
    Map<Integer, Integer> places = new HashMap<>();
    views.forEach(view -> places.put(view, places.size()));
    List<List<Circuit.Rule>> rules = new ArrayList<>();
    for (int view : views) {
      rules.add(
          game.views().get(view).rules().stream()
              .map(
                  rule ->
                      new Circuit.Rule(
                          literals[rule.condition()],
                          rule.views().stream().map(places::get).toList()))
              .toList());
    }
    int first = builder.cycle(rules);
    for (int i = 0; i < views.size(); i++) {
      int formula = net.view(views.get(i));
      if (formula < literals.length) { // otherwise it is not needed
        literals[formula] = Circuit.literal(first + i);
      }
    }
  }
}
