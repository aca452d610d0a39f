package org.regames.gdl.lowering;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.NetView;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;

/**
 * Writes effects that happen at once as assignments one after the other. A group is written when
 * none of the remaining effects reads it; if effects read each other in a cycle, the next value
 * waits in a twin of the variable.
 */
final class EffectWriter {
  private final GameNet game;
  private final Net net;
  private final StateVariables state;
  private final FormulaWriter conditions;
  private final GdlDefinitions definitions;
  private final RulePlaces places;
  private final EdgeCollector graph;
  private final Map<String, String> tables = new HashMap<>();
  private final Map<Integer, BitSet> reads = new HashMap<>();

  /** The most formulas visited to find what effects read; beyond that, any is taken to read all. */
  private static final long MOST_WORK = 10_000_000;

  private long work;

  EffectWriter(
      GameNet game,
      StateVariables state,
      FormulaWriter conditions,
      GdlDefinitions definitions,
      RulePlaces places,
      EdgeCollector graph) {
    this.places = places;
    this.game = game;
    this.net = game.net();
    this.state = state;
    this.conditions = conditions;
    this.definitions = definitions;
    this.graph = graph;
  }

  /**
   * The numbers of the groups that decide an effect, without its own; kept views are known by then.
   */
  BitSet reads(Effect effect) {
    BitSet groups = new BitSet();
    if (effect instanceof Effect.Cases(_, List<Effect.Case> cases)) {
      cases.forEach(some -> groups.or(groups(some.condition())));
    }
    groups.clear(effect.group().number());
    return groups;
  }

  private BitSet groups(int formula) {
    return reads.computeIfAbsent(formula, this::groupsBelow);
  }

  private BitSet groupsBelow(int formula) {
    BitSet groups = new BitSet();
    if (work > MOST_WORK) {
      groups.set(0, state.groups().size());
      return groups;
    }
    Set<Integer> seen = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(formula));
    for (; !open.isEmpty(); work++) {
      int next = open.pop();
      if (!seen.add(next)) {
        continue;
      }
      switch (net.kind(next)) {
        case CONSTANT, MOVE -> {}
        case FACT -> groups.set(state.group(net.leaf(next)).number());
        case VIEW -> {
          NetView view = game.views().get(net.leaf(next));
          for (NetView.ViewRule rule : view.isKept() ? List.<NetView.ViewRule>of() : view.rules()) {
            open.push(rule.condition());
            rule.views().forEach(other -> open.push(net.view(other)));
          }
        }
        case NOT, AND, OR -> {
          for (int operand : net.operands(next)) {
            open.push(operand);
          }
        }
      }
    }
    return groups;
  }

  /** Writes all effects between two nodes; the new nodes are named after the first. */
  void write(List<Effect> effects, String from, String to) {
    Map<Integer, Effect> remaining = new LinkedHashMap<>();
    effects.forEach(effect -> remaining.put(effect.group().number(), effect));
    Map<Integer, Integer> readers = new HashMap<>();
    effects.forEach(
        effect -> reads(effect).stream().forEach(group -> readers.merge(group, 1, Integer::sum)));
    Deque<Effect> ready = new ArrayDeque<>();
    for (Effect effect : effects) {
      if (readers.getOrDefault(effect.group().number(), 0) == 0) {
        ready.add(effect);
      }
    }
    List<Effect> waiting = new ArrayList<>();
    String at = from;
    while (!remaining.isEmpty()) {
      boolean direct = !ready.isEmpty();
      Effect effect = direct ? ready.poll() : remaining.values().iterator().next();
      if (remaining.remove(effect.group().number()) == null) {
        continue; // its next value is already waiting
      }
      if (!direct) {
        waiting.add(effect);
      }
      at = one(effect, direct ? effect.group().place() : effect.group().twin(), at, from);
      reads(effect).stream()
          .filter(group -> readers.merge(group, -1, Integer::sum) == 0)
          .mapToObj(remaining::get)
          .filter(Objects::nonNull)
          .forEach(ready::add);
    }
    for (Effect effect : waiting) {
      StateVariables.Group group = effect.group();
      at = graph.after(at, from, new Action.Assignment(group.place(), group.twin()));
      at = graph.after(at, from, EdgeCollector.assign(group.twin(), group.initial()));
    }
    graph.edge(at, to, new Action.Skip());
  }

  /** Writes the computation of one effect to a place; returns the node after it. */
  private String one(Effect effect, Expression place, String from, String name) {
    return switch (effect) {
      case Effect.Set(_, String value) ->
          graph.after(from, name, EdgeCollector.assign(place, value));
      case Effect.Successor(StateVariables.Group group, List<String> next) ->
          graph.after(
              from,
              name,
              new Action.Assignment(
                  place,
                  new Expression.Access(EdgeCollector.name(table(group, next)), group.place())));
      case Effect.Cases(StateVariables.Group group, List<Effect.Case> cases) ->
          cases(group, cases, place, from, name);
    };
  }

  private String cases(
      StateVariables.Group group,
      List<Effect.Case> cases,
      Expression place,
      String from,
      String name) {
    String after = graph.node(name);
    String at = from;
    for (Effect.Case some : cases) {
      String yes = graph.node(name);
      String no = graph.node(name);
      conditions
          .about(group.topic(), places.next(StateVariables.variable(group.place())))
          .fork(some.condition(), at, yes, no);
      graph.edge(yes, after, EdgeCollector.assign(place, some.value()));
      at = no;
    }
    boolean isTwin = place != group.place();
    graph.edge(at, after, isTwin ? new Action.Assignment(place, group.place()) : new Action.Skip());
    return after;
  }

  /** The name of the constant map from each value to the next. */
  private String table(StateVariables.Group group, List<String> next) {
    Map<String, Value> entries = new LinkedHashMap<>();
    for (int i = 0; i < next.size(); i++) {
      String value = i < group.symbols().size() ? group.symbols().get(i) : group.none();
      entries.put(value, new Value.Named(next.get(i)));
    }
    return tables.computeIfAbsent(
        group.type() + " " + entries,
        _ -> {
          String name = definitions.name("after_" + StateVariables.variable(group.place()));
          Type type = new Type.Arrow(group.type(), group.type());
          for (String other : definitions.members(group.type())) {
            entries.putIfAbsent(other, new Value.Named(other));
          }
          definitions.constants.add(new Constant(name, type, definitions.map(entries)));
          return name;
        });
  }
}
