package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.gdl.net.Net;
import org.regames.gdl.recover.Implication;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Writes the turns. In every phase the keeper tests whether the play has ended; if not, the roles
 * that have a choice move one after the other, and the next state is computed. If only one role
 * moves, each of its moves is followed by its changes; if several do, their moves are kept, unseen,
 * and the keeper computes the state from them.
 */
final class Turns {
  private static final String OVER = "over";
  private static final String NEXT = "next";

  /** The node where the keeper computes the next state from all formulas. */
  private static final String STEP = "step";

  /** What conditions are about. */
  private static final String ENDS = "ends";

  /** The most alternatives of the end that are tested after some step, summed over steps. */
  private static final int MOST_ASKED = 20_000;

  /** Up to this many are tested after all moves of a family, instead of what each move needs. */
  private static final int FEW_ENDS = 16;

  private final GameNet game;
  private final Net net;
  private final StateVariables state;
  private final MoveVariables moves;
  private final KeptViews kept;
  private final FormulaWriter conditions;
  private final EffectWriter writer;
  private final GdlDefinitions definitions;
  private final EdgeCollector graph;
  private final RulePlaces places;
  private final Effects effects;
  private final Phases phases;
  private final Endings endings;
  private final Alternatives alternatives;
  private final MoveFamilies families;
  private final PerceptWriter percepts;
  private final Map<String, String> asked = new HashMap<>();
  private int askedParts;
  private final List<List<Integer>> movesOfRoles = new ArrayList<>();
  private final List<Integer> players = new ArrayList<>();
  private final boolean hidden;
  private final boolean viewsOfMoves;
  private final boolean byGates;

  /**
   * @param byGates whether all phases keep their moves for one step that is computed from all
   *     formulas
   */
  Turns(
      GameNet game,
      Effects effects,
      List<Implication> implications,
      boolean byGates,
      StateVariables state,
      MoveVariables moves,
      KeptViews kept,
      FormulaWriter conditions,
      EffectWriter writer,
      GdlDefinitions definitions,
      RulePlaces places,
      EdgeCollector graph) {
    this.places = places;
    this.game = game;
    this.net = game.net();
    this.state = state;
    this.moves = moves;
    this.kept = kept;
    this.conditions = conditions;
    this.writer = writer;
    this.definitions = definitions;
    this.graph = graph;
    this.effects = effects;
    this.byGates = byGates;
    this.phases = new Phases(game, state);
    this.endings = new Endings(game, state);
    this.alternatives = new Alternatives(net, state, implications);
    this.families = new MoveFamilies(game, moves, definitions, graph);
    this.percepts = new PerceptWriter(game, players, places, conditions, graph);
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
    return TermNames.symbol(game.roles().get(role), game.terms());
  }

  private String legality(int move) {
    return "legal_" + TermNames.word(game.terms().name(game.moves().get(move).term()));
  }

  private RulePlaces.Scope places(int move, List<Action.Comparison> tests) {
    GameNet.Move made = game.moves().get(move);
    return places.legal(game.roles().get(made.role()), made.term(), tests, game.terms());
  }

  private void about(MoveFamilies.Branch any) {
    conditions.about(legality(any.move()), places(any.move(), any.tests()));
  }

  private static Action turn(String player) {
    return EdgeCollector.assign(Builtins.PLAYER, player);
  }

  /** The variable for who sees tags, which is nobody at first. */
  static Variable nobodySees() {
    Value nobody = new Value.MapLiteral(Optional.of(new Value.Named("0")), List.of());
    return new Variable(Builtins.VISIBLE, new Type.Named(Builtins.VISIBILITY_TYPE), nobody);
  }

  void write() {
    if (hidden) {
      definitions.variables.add(nobodySees());
    }
    graph.edge(Edge.BEGIN, byGates ? NEXT : start(), new Action.Skip());
    phases.phases().forEach(this::phase);
    String next = byGates ? kept.write(NEXT, conditions) : NEXT;
    if (phases.variable().isPresent()) {
      dispatch(next, phases.variable().get());
    } else if (byGates) {
      graph.edge(next, ask(phases.phases().getFirst()), new Action.Skip());
    }
    if (byGates && game.terminal() != Net.TRUE) {
      gates();
    }
    new Scoring(game, places, conditions, graph).write(OVER);
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
    return name(phase, this::role);
  }

  /** The name of a phase: who moves in it, and its number. */
  static String name(Phases.Phase phase, IntFunction<String> roles) {
    String movers = String.join("_", phase.movers().stream().map(roles::apply).toList());
    return (movers.isEmpty() ? Builtins.KEEPER : movers) + phase.number();
  }

  /** The node where the keeper tests whether the play ends in a phase. */
  private String ask(Phases.Phase phase) {
    return "ask_" + name(phase);
  }

  /** The same after a step that can make only some alternatives of the terminal condition hold. */
  private String ask(Phases.Phase phase, SortedSet<Integer> alternatives) {
    int ending = net.or(alternatives.stream().mapToInt(Integer::intValue).toArray());
    askedParts += net.operands(ending).length;
    if (ending == game.terminal() || askedParts > MOST_ASKED || kept.exist()) {
      return ask(phase);
    }
    return asked.computeIfAbsent(
        phase.number() + " " + ending,
        _ -> {
          LeafSubstitution known = new LeafSubstitution(net, phase.known());
          String node = graph.node(ask(phase));
          conditions
              .about(ENDS, places.of(Keywords.TERMINAL))
              .fork(known.apply(ending), node, OVER, turn(phase));
          return node;
        });
  }

  private String turn(Phases.Phase phase) {
    return "turn_" + name(phase);
  }

  private void dispatch(String from, StateVariables.Group group) {
    for (Phases.Phase phase : phases.phases()) {
      for (int value : phase.values()) {
        String symbol = value < group.facts().size() ? group.symbols().get(value) : group.none();
        graph.edge(
            from,
            ask(phase),
            new Action.Comparison(group.place(), EdgeCollector.name(symbol), false));
      }
    }
  }

  private void phase(Phases.Phase phase) {
    LeafSubstitution known = new LeafSubstitution(net, phase.known());
    String turn = turn(phase);
    String asked = byGates ? ask(phase) : kept.write(ask(phase), conditions);
    int ending = known.apply(game.terminal());
    boolean isKnown = net.kind(ending) == Net.Kind.CONSTANT;
    conditions
        .about(ENDS, places.of(Keywords.TERMINAL))
        .fork(byGates && !isKnown ? game.terminal() : ending, asked, OVER, turn);
    if (ending == Net.TRUE) {
      return;
    }
    boolean one = phase.movers().size() <= 1 && !viewsOfMoves && !byGates;
    if (phase.movers().isEmpty() && one) {
      step(known, turn);
    } else if (one) {
      choice(phase, known, turn);
    } else {
      simultaneous(phase, known, turn);
    }
  }

  /** Everybody's move is forced. */
  private void step(LeafSubstitution known, String from) {
    String seen = percepts.write(from, from, formula -> known.apply(formula));
    writer.write(all(known::apply), seen, phaseAfter(known::apply).map(this::ask).orElse(NEXT));
  }

  private interface Formulas {
    int apply(int formula);
  }

  /**
   * Where play continues after a step: at the phase, if it is known, or at the choice among all.
   */
  private String after(Optional<Phases.Phase> phase, SortedSet<Integer> alternatives) {
    return phase.map(known -> ask(known, alternatives)).orElse(NEXT);
  }

  /** The phase after a step, if it is known. */
  private Optional<Phases.Phase> phaseAfter(Formulas next) {
    if (phases.variable().isEmpty()) {
      return Optional.of(phases.phases().getFirst());
    }
    StateVariables.Group group = phases.variable().get();
    boolean none = !group.isTotal();
    for (int i = 0; i < group.facts().size(); i++) {
      int formula = next.apply(game.next().get(group.facts().get(i)));
      if (formula == Net.TRUE) {
        return Optional.of(phases.of(i));
      }
      none &= formula == Net.FALSE;
    }
    return none ? Optional.of(phases.of(group.facts().size())) : Optional.empty();
  }

  /** One role chooses; what each move changes is known when it is made. */
  private void choice(Phases.Phase phase, LeafSubstitution known, String turn) {
    int mover = phase.movers().getFirst();
    String choose = "choose_" + name(phase);
    graph.edge(turn, choose, turn(role(mover)), game.rules().get(mover));
    Map<Integer, Integer> without = new HashMap<>(phase.known());
    movesOfRoles.get(mover).forEach(move -> without.put(net.move(move), Net.FALSE));
    MoveSplit split = new MoveSplit(net, new LeafSubstitution(net, without), graph);
    RoleChanges changes = new RoleChanges(game, state, effects, writer, graph, known, split, mover);
    changes.collect();
    Map<Integer, Optional<Phases.Phase>> next = new LinkedHashMap<>();
    Map<Integer, SortedSet<Integer>> ends = new HashMap<>();
    List<MoveFamilies.Branch> straight = new ArrayList<>();
    for (int move : movesOfRoles.get(mover)) {
      int legal = known.apply(game.legal().get(move));
      if (legal != Net.FALSE) {
        Formulas then = formula -> split.at(known.apply(formula), move);
        next.put(move, phaseAfter(then));
        ends.put(move, endings.after(changes.all(move)));
        Optional<List<Action.Assignment>> sets = sets(changes.of(move), then);
        Optional<List<Action.Comparison>> tests = conditions.tests(legal);
        if (sets.isPresent() && tests.isPresent()) {
          straight.add(
              new MoveFamilies.Branch(
                  move, tests.get(), sets.get(), next.get(move).map(Phases.Phase::number)));
        }
      }
    }
    for (List<MoveFamilies.Branch> family : families.of(straight)) {
      List<Integer> moves = family.stream().map(MoveFamilies.Branch::move).toList();
      Optional<SortedSet<Integer>> common = common(moves.stream().map(ends::get).toList());
      if (common.isPresent()) {
        String after = after(next.get(moves.getFirst()), common.get());
        about(family.getFirst());
        families.write(family, choose, choose, changes.shared(after));
        moves.forEach(next::remove);
      }
    }
    next.forEach(
        (move, after) -> {
          String name = role(mover) + phase.number() + "_" + moves.symbol(move);
          String tag = graph.node(name);
          conditions
              .about(legality(move), places(move, List.of()))
              .require(known.apply(game.legal().get(move)), choose, tag);
          String moved = graph.after(tag, name, new Action.Tag(moves.symbol(move)));
          String done = graph.after(moved, name, turn(Builtins.KEEPER));
          String seen = percepts.write(done, name, formula -> split.at(known.apply(formula), move));
          Optional<List<Effect>> one = alternatives.of(changes.of(move));
          if (one.isPresent()) {
            alternatives(one.get(), changes, seen, after);
          } else {
            writer.write(changes.of(move), seen, changes.shared(after(after, ends.get(move))));
          }
        });
  }

  /** Each alternative continues separately, since it can end the play in fewer ways than all. */
  private void alternatives(
      List<Effect> effects, RoleChanges changes, String from, Optional<Phases.Phase> next) {
    String at = from;
    for (Effect effect : effects) {
      if (effect instanceof Effect.Cases(StateVariables.Group group, List<Effect.Case> cases)) {
        Effect.Case only = cases.getFirst();
        String yes = graph.node(from);
        String no = graph.node(from);
        conditions
            .about(group.topic(), places.next(StateVariables.variable(group.place())))
            .fork(only.condition(), at, yes, no);
        String after = goOn(changes, List.of(new Effect.Set(group, only.value())), next);
        graph.edge(yes, after, EdgeCollector.assign(group.place(), only.value()));
        at = no;
      } else {
        writer.write(List.of(effect), at, goOn(changes, List.of(effect), next));
        return;
      }
    }
    graph.edge(at, goOn(changes, List.of(), next), new Action.Skip());
  }

  private String goOn(RoleChanges changes, List<Effect> own, Optional<Phases.Phase> next) {
    List<Effect> all = new ArrayList<>(changes.common());
    all.addAll(own);
    return changes.shared(after(next, endings.after(all)));
  }

  /**
   * The endings that any of some moves may cause, unless these are many more than those of each.
   */
  private static Optional<SortedSet<Integer>> common(List<SortedSet<Integer>> ends) {
    SortedSet<Integer> all = new TreeSet<>();
    ends.forEach(all::addAll);
    int most = ends.stream().mapToInt(Set::size).max().orElseThrow();
    return all.size() <= 2 * most + FEW_ENDS ? Optional.of(all) : Optional.empty();
  }

  /** Effects as plain assignments; empty if they are more than that, or somebody sees something. */
  private Optional<List<Action.Assignment>> sets(List<Effect> effects, Formulas then) {
    List<Action.Assignment> sets = new ArrayList<>();
    for (Effect effect : effects) {
      if (!(effect instanceof Effect.Set(StateVariables.Group group, String value))) {
        return Optional.empty();
      }
      sets.add(new Action.Assignment(group.place(), EdgeCollector.name(value)));
    }
    boolean sees =
        game.sees().stream()
            .flatMap(percepts -> percepts.values().stream())
            .anyMatch(formula -> then.apply(formula) != Net.FALSE);
    return sees ? Optional.empty() : Optional.of(sets);
  }

  /** Several roles choose without seeing each other's choice. */
  private void simultaneous(Phases.Phase phase, LeafSubstitution known, String turn) {
    String at = turn;
    Set<Integer> movers = new HashSet<>(phase.movers());
    boolean reveals = !hidden && movers.size() > 1;
    if (reveals) {
      at = percepts.visible(at, turn, players, "0");
    }
    for (int role = 0; role < game.roles().size(); role++) {
      if (movers.contains(role)) {
        String choose = "choose_" + name(phase) + "_" + role(role);
        graph.edge(at, choose, turn(role(role)), game.rules().get(role));
        at = choices(known, role, choose);
      } else if (viewsOfMoves || byGates) {
        at = graph.after(at, turn, moves.set(phase.forced().get(role)));
      }
    }
    if (!movers.isEmpty()) {
      at = graph.after(at, turn, turn(Builtins.KEEPER));
    }
    if (reveals) {
      at = percepts.visible(at, turn, players, "1");
      for (int role : phase.movers()) {
        if (!movesOfRoles.get(role).isEmpty()) {
          at = graph.after(at, turn, new Action.VariableTag(moves.variable(role)));
        }
      }
    }
    if (byGates) {
      graph.edge(at, STEP, new Action.Skip());
      return;
    }
    at = percepts.write(at, turn, known::apply);
    List<Effect> all = all(known::apply);
    String written = graph.node(turn);
    writer.write(all, at, written);
    List<Action> resets = resets(role -> movers.contains(role) || viewsOfMoves);
    graph.chain(written, after(phaseAfter(known::apply), endings.after(all)), resets);
  }

  private List<Effect> all(Formulas known) {
    List<Effect> all = new ArrayList<>();
    for (StateVariables.Group group : state.groups()) {
      effects.of(group, fact -> known.apply(game.next().get(fact))).ifPresent(all::add);
    }
    return all;
  }

  private List<Action> resets(IntPredicate some) {
    List<Action> resets = new ArrayList<>();
    for (int role = 0; role < game.roles().size(); role++) {
      if (!movesOfRoles.get(role).isEmpty() && some.test(role)) {
        resets.add(moves.reset(role));
      }
    }
    return resets;
  }

  /** The step of all phases, whatever the moves are. */
  private void gates() {
    String at = percepts.write(STEP, STEP, formula -> formula);
    String written = graph.node(STEP);
    writer.write(all(formula -> formula), at, written);
    graph.chain(written, NEXT, resets(_ -> true));
  }

  private String choices(LeafSubstitution known, int role, String choose) {
    String chosen = graph.node(choose);
    List<MoveFamilies.Branch> plain = new ArrayList<>();
    Map<Integer, Integer> legal = new LinkedHashMap<>();
    for (int move : movesOfRoles.get(role)) {
      int possible = known.apply(game.legal().get(move));
      int condition = byGates ? game.legal().get(move) : possible;
      if (possible != Net.FALSE) {
        legal.put(move, condition);
        conditions
            .tests(condition)
            .ifPresent(tests -> plain.add(new MoveFamilies.Branch(move, tests, List.of(), chosen)));
      }
    }
    List<List<MoveFamilies.Branch>> some = families.of(plain);
    some.forEach(
        family -> {
          about(family.getFirst());
          families.keep(family, choose, chosen, role);
        });
    some.forEach(family -> family.forEach(branch -> legal.remove(branch.move())));
    legal.forEach(
        (move, condition) -> {
          String name = choose + "_" + moves.symbol(move);
          String tag = graph.node(name);
          conditions.about(legality(move), places(move, List.of())).require(condition, choose, tag);
          String moved = graph.after(tag, name, new Action.Tag(moves.symbol(move)));
          graph.edge(moved, chosen, moves.set(move));
        });
    return chosen;
  }
}
