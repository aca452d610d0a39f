package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.Net;
import org.regames.gdl.net.Substitution;
import org.regames.gdl.recover.Implication;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Writes the turns. In every phase the keeper asks whether the play has ended; else the roles that
 * have a choice move one after the other, and the next state is computed. Where one role alone
 * moves, each of its moves is followed by what it changes; where several do, their moves are kept,
 * unseen, and the keeper computes the state from them.
 */
final class Turns {
  private static final String OVER = "over";
  private static final String NEXT = "next";

  private final GameNet game;
  private final Net net;
  private final StateVariables state;
  private final MoveVariables moves;
  private final KeptViews kept;
  private final Conditions conditions;
  private final EffectWriter writer;
  private final Definitions definitions;
  private final Graph graph;
  private final Effects effects;
  private final Phases phases;
  private final List<List<Integer>> movesOfRoles = new ArrayList<>();
  private final List<Integer> players = new ArrayList<>();
  private final boolean hidden;
  private final boolean viewsOfMoves;

  Turns(
      GameNet game,
      List<Implication> implications,
      StateVariables state,
      MoveVariables moves,
      KeptViews kept,
      Conditions conditions,
      EffectWriter writer,
      Definitions definitions,
      Graph graph) {
    this.game = game;
    this.net = game.net();
    this.state = state;
    this.moves = moves;
    this.kept = kept;
    this.conditions = conditions;
    this.writer = writer;
    this.definitions = definitions;
    this.graph = graph;
    this.effects = new Effects(net, implications);
    this.phases = new Phases(game, state);
    this.hidden = game.hasHiddenInformation();
    this.viewsOfMoves = new ViewMoves(game).exist();
    for (int role = 0; role < game.roles().size(); role++) {
      movesOfRoles.add(game.movesOf(role));
      if (!game.isRandom(role)) {
        players.add(role);
      }
    }
  }

  private String role(int role) {
    return Names.symbol(game.roles().get(role), game.terms());
  }

  private static Action turn(String player) {
    return Graph.assign(Builtins.PLAYER, player);
  }

  void write() {
    if (hidden) {
      Value nobody = new Value.MapLiteral(Optional.of(new Value.Named("0")), List.of());
      definitions.variables.add(
          new Variable(Builtins.VISIBLE, new Type.Named(Builtins.VISIBILITY_TYPE), nobody));
    }
    graph.edge(Edge.BEGIN, start(), new Action.Skip());
    phases.phases().forEach(this::phase);
    if (phases.variable().isPresent()) {
      dispatch(phases.variable().get());
    }
    over();
  }

  private String start() {
    if (phases.variable().isEmpty()) {
      return ask(phases.phases().getFirst());
    }
    StateVariables.Group group = phases.variable().get();
    int value = group.facts().size();
    for (int i = 0; i < group.facts().size(); i++) {
      value = game.initial().get(group.facts().get(i)) ? i : value;
    }
    return ask(phases.of(value));
  }

  private String name(Phases.Phase phase) {
    String movers = String.join("_", phase.movers().stream().map(this::role).toList());
    return (movers.isEmpty() ? Builtins.KEEPER : movers) + phase.number();
  }

  /** Where the keeper asks whether the play ends in a phase. */
  private String ask(Phases.Phase phase) {
    return "ask_" + name(phase);
  }

  private void dispatch(StateVariables.Group group) {
    for (Phases.Phase phase : phases.phases()) {
      for (int value : phase.values()) {
        String symbol = value < group.facts().size() ? group.symbols().get(value) : group.none();
        graph.edge(
            NEXT, ask(phase), new Action.Comparison(group.place(), Graph.name(symbol), false));
      }
    }
  }

  private void phase(Phases.Phase phase) {
    Substitution known = new Substitution(net, phase.known());
    String turn = "turn_" + name(phase);
    String asked = kept.write(ask(phase), conditions);
    conditions.fork(known.apply(game.terminal()), asked, OVER, turn);
    if (game.terminal() == Net.TRUE) {
      return;
    }
    boolean one = phase.movers().size() <= 1 && !viewsOfMoves;
    if (phase.movers().isEmpty() && one) {
      step(phase, known, turn);
    } else if (one) {
      choice(phase, known, turn);
    } else {
      simultaneous(phase, known, turn);
    }
  }

  /** Everybody's move is forced. */
  private void step(Phases.Phase phase, Substitution known, String from) {
    List<Effect> all = new ArrayList<>();
    for (StateVariables.Group group : state.groups()) {
      effects.of(group, fact -> known.apply(game.next().get(fact))).ifPresent(all::add);
    }
    String seen = percepts(from, from, formula -> known.apply(formula));
    writer.write(all, seen, after(value -> known.apply(value)));
  }

  private interface Formulas {
    int apply(int formula);
  }

  /** Where play goes on after a step: the phase, where it is known, or the choice among all. */
  private String after(Formulas next) {
    if (phases.variable().isEmpty()) {
      return ask(phases.phases().getFirst());
    }
    StateVariables.Group group = phases.variable().get();
    boolean none = !group.isTotal();
    for (int i = 0; i < group.facts().size(); i++) {
      int formula = next.apply(game.next().get(group.facts().get(i)));
      if (formula == Net.TRUE) {
        return ask(phases.of(i));
      }
      none &= formula == Net.FALSE;
    }
    return none ? ask(phases.of(group.facts().size())) : NEXT;
  }

  /** One role chooses; what each move changes is known when it is made. */
  private void choice(Phases.Phase phase, Substitution known, String turn) {
    int mover = phase.movers().getFirst();
    String choose = "choose_" + name(phase);
    graph.edge(turn, choose, turn(role(mover)));
    Map<Integer, Integer> without = new HashMap<>(phase.known());
    movesOfRoles.get(mover).forEach(move -> without.put(net.move(move), Net.FALSE));
    MoveSplit split = new MoveSplit(net, new Substitution(net, without));
    Changes changes = new Changes(known, split, mover);
    changes.collect();
    for (int move : movesOfRoles.get(mover)) {
      int legal = known.apply(game.legal().get(move));
      if (legal == Net.FALSE) {
        continue;
      }
      String symbol = moves.symbol(move);
      String name = role(mover) + phase.number() + "_" + symbol;
      String tag = graph.node(name);
      conditions.require(legal, choose, tag);
      String moved = graph.after(tag, name, new Action.Tag(symbol));
      String done = graph.after(moved, name, turn(Builtins.KEEPER));
      String seen = percepts(done, name, formula -> split.at(known.apply(formula), move));
      String shared = changes.shared(after(formula -> split.at(known.apply(formula), move)));
      writer.write(changes.of(move), seen, shared);
    }
  }

  /** What the moves of a role change: what all change in the same way is written once. */
  private final class Changes {
    private final Substitution known;
    private final MoveSplit split;
    private final int mover;
    private final Map<Integer, List<Effect>> own = new HashMap<>();
    private final List<Effect> common = new ArrayList<>();
    private final Map<String, String> sharedEntries = new LinkedHashMap<>();

    Changes(Substitution known, MoveSplit split, int mover) {
      this.known = known;
      this.split = split;
      this.mover = mover;
    }

    void collect() {
      movesOfRoles.get(mover).forEach(move -> own.put(move, new ArrayList<>()));
      List<Effect> everywhere = new ArrayList<>();
      for (StateVariables.Group group : state.groups()) {
        TreeSet<Integer> special = new TreeSet<>();
        Map<Integer, Integer> next = new HashMap<>();
        for (int fact : group.facts()) {
          next.put(fact, known.apply(game.next().get(fact)));
          for (int move : split.moves(next.get(fact))) {
            special.add(move);
          }
        }
        Optional<Effect> otherwise = effects.of(group, fact -> split.otherwise(next.get(fact)));
        for (int move : special) {
          effects.of(group, fact -> split.at(next.get(fact), move)).ifPresent(own.get(move)::add);
        }
        if (otherwise.isPresent()) {
          if (special.isEmpty()) {
            everywhere.add(otherwise.get());
          } else {
            own.forEach(
                (move, some) -> {
                  if (!special.contains(move)) {
                    some.add(otherwise.get());
                  }
                });
          }
        }
      }
      hoist(everywhere);
    }

    /**
     * Common effects come after a move's own, unless those, or common ones kept with them, change
     * what they read.
     */
    private void hoist(List<Effect> everywhere) {
      BitSet written = new BitSet();
      own.values().forEach(some -> some.forEach(effect -> written.set(effect.group().number())));
      common.addAll(everywhere);
      boolean changed = true;
      while (changed) {
        changed = false;
        for (Effect effect : List.copyOf(common)) {
          if (writer.reads(effect).intersects(written)) {
            common.remove(effect);
            own.values().forEach(some -> some.add(effect));
            written.set(effect.group().number());
            changed = true;
          }
        }
      }
    }

    List<Effect> of(int move) {
      return own.get(move);
    }

    String shared(String next) {
      if (common.isEmpty()) {
        return next;
      }
      String known = sharedEntries.get(next);
      if (known == null) {
        known = graph.node("step_" + role(mover));
        sharedEntries.put(next, known);
        writer.write(common, known, next);
      }
      return known;
    }
  }

  /** Several roles choose without seeing each other's choice. */
  private void simultaneous(Phases.Phase phase, Substitution known, String turn) {
    String at = turn;
    Set<Integer> movers = new HashSet<>(phase.movers());
    boolean reveals = !hidden && movers.size() > 1;
    if (reveals) {
      at = visible(at, turn, players, "0");
    }
    for (int role = 0; role < game.roles().size(); role++) {
      if (movers.contains(role)) {
        String choose = "choose_" + name(phase) + "_" + role(role);
        graph.edge(at, choose, turn(role(role)));
        at = choices(phase, known, role, choose);
      } else if (viewsOfMoves) {
        at = graph.after(at, turn, moves.set(phase.forced().get(role)));
      }
    }
    if (!movers.isEmpty()) {
      at = graph.after(at, turn, turn(Builtins.KEEPER));
    }
    if (reveals) {
      at = visible(at, turn, players, "1");
      for (int role : phase.movers()) {
        at = graph.after(at, turn, new Action.VariableTag(moves.variable(role)));
      }
    }
    at = percepts(at, turn, known::apply);
    List<Effect> all = new ArrayList<>();
    for (StateVariables.Group group : state.groups()) {
      effects.of(group, fact -> known.apply(game.next().get(fact))).ifPresent(all::add);
    }
    String written = graph.node(turn);
    writer.write(all, at, written);
    List<Action> resets = new ArrayList<>();
    for (int role = 0; role < game.roles().size(); role++) {
      if (!movesOfRoles.get(role).isEmpty() && (movers.contains(role) || viewsOfMoves)) {
        resets.add(moves.reset(role));
      }
    }
    graph.chain(written, after(known::apply), resets);
  }

  private String choices(Phases.Phase phase, Substitution known, int role, String choose) {
    String chosen = graph.node(choose);
    for (int move : movesOfRoles.get(role)) {
      int legal = known.apply(game.legal().get(move));
      if (legal != Net.FALSE) {
        String symbol = moves.symbol(move);
        String name = choose + "_" + symbol;
        String tag = graph.node(name);
        conditions.require(legal, choose, tag);
        String moved = graph.after(tag, name, new Action.Tag(symbol));
        graph.edge(moved, chosen, moves.set(move));
      }
    }
    return chosen;
  }

  private String visible(String from, String name, List<Integer> roles, String value) {
    String at = from;
    for (int role : roles) {
      at = graph.after(at, name, Graph.assign(Builtins.VISIBLE, role(role), value));
    }
    return at;
  }

  /** What each player sees of the step, shown by the keeper as tags. */
  private String percepts(String from, String name, Formulas formulas) {
    String at = from;
    for (int role : players) {
      Map<Integer, Integer> seen = new LinkedHashMap<>();
      game.sees()
          .get(role)
          .forEach(
              (percept, formula) -> {
                int now = formulas.apply(formula);
                if (now != Net.FALSE) {
                  seen.put(percept, now);
                }
              });
      if (!seen.isEmpty()) {
        at = visible(at, name, List.of(role), "1");
        for (Map.Entry<Integer, Integer> percept : seen.entrySet()) {
          String yes = graph.node(name);
          String after = graph.node(name);
          conditions.fork(percept.getValue(), at, yes, after);
          graph.edge(yes, after, new Action.Tag(Names.symbol(percept.getKey(), game.terms())));
          at = after;
        }
        at = visible(at, name, List.of(role), "0");
      }
    }
    return at;
  }

  /** The scores, and the end. */
  private void over() {
    String at = OVER;
    for (int role : players) {
      String scored = graph.node(OVER);
      for (Map.Entry<Integer, Integer> goal : game.goals().get(role).reversed().entrySet()) {
        String yes = graph.node(OVER);
        String no = graph.node(OVER);
        conditions.fork(goal.getValue(), at, yes, no);
        graph.edge(yes, scored, Graph.assign(Builtins.GOALS, role(role), goal.getKey().toString()));
        at = no;
      }
      graph.edge(at, scored, new Action.Skip());
      at = scored;
    }
    graph.edge(at, Edge.END, turn(Builtins.KEEPER));
  }
}
