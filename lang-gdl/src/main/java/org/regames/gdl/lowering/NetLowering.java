package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.LeafSubstitution;
import org.regames.gdl.recover.Structure;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.net.NetGame;

/** Lowers a net to one that engines play, with the phases and variables of the automaton. */
public final class NetLowering {
  private final GameNet game;
  private final StateVariables state;
  private final MoveVariables moves;
  private final Phases phases;
  private final CircuitWriter circuit;

  /** What each phase knows. */
  private final List<LeafSubstitution> known = new ArrayList<>();

  /** For each move the condition for it, which is used if its role has a choice. */
  private final List<Integer> legal = new ArrayList<>();

  private final boolean viewsOfMoves;

  private NetLowering(GameNet game, StateVariables state, MoveVariables moves) {
    this.game = game;
    this.state = state;
    this.moves = moves;
    this.phases = new Phases(game, state);
    phases.phases().forEach(phase -> known.add(new LeafSubstitution(game.net(), phase.known())));
    for (int move = 0; move < game.moves().size(); move++) {
      legal.add(legal(move));
    }
    this.circuit = new CircuitWriter(game);
    this.viewsOfMoves = new ViewMoves(game).exist();
  }

  /**
   * The game. Linear in the size of the net for each phase.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public static NetGame lower(GameNet game, Structure structure, Origin origin, Budget budget) {
    GdlDefinitions definitions = new GdlDefinitions(budget, origin);
    GdlLowering.players(game, definitions);
    StateVariables state = new StateVariables(game, structure.families(), definitions);
    MoveVariables moves = new MoveVariables(game, definitions);
    state.define();
    moves.define();
    if (game.hasHiddenInformation()) {
      definitions.variables.add(Turns.nobodySees());
    }
    Game frame =
        new Game(
            definitions.types, definitions.constants, definitions.variables, List.of(), List.of());
    return new NetLowering(game, state, moves).lowered(Builtins.complete(frame));
  }

  private NetGame lowered(Game frame) {
    List<NetGame.Role> roles = new ArrayList<>();
    for (int role = 0; role < game.roles().size(); role++) {
      roles.add(role(role));
    }
    List<NetGame.Move> all = new ArrayList<>();
    for (int move = 0; move < game.moves().size(); move++) {
      int role = game.moves().get(move).role();
      all.add(new NetGame.Move(role, moves.symbol(move), circuit.literal(legal.get(move))));
    }
    List<Integer> next = game.next().stream().map(circuit::literal).toList();
    int terminal = circuit.literal(game.terminal());
    SortedMap<Integer, Integer> phaseOf = new TreeMap<>();
    int otherwise = 0;
    if (phases.variable().isPresent()) {
      List<Integer> facts = phases.variable().get().facts();
      for (int value = 0; value < facts.size(); value++) {
        phaseOf.put(facts.get(value), phases.of(value).number());
      }
      otherwise = phases.variable().get().isTotal() ? otherwise : phases.of(facts.size()).number();
    }
    return new NetGame(
        frame,
        circuit.build(),
        state.groups().stream().map(NetLowering::place).toList(),
        game.initial(),
        next,
        roles,
        all,
        terminal,
        phases.phases().stream().map(this::phase).toList(),
        phaseOf,
        otherwise);
  }

  private NetGame.Role role(int role) {
    List<NetGame.Score> scores = new ArrayList<>();
    if (!game.isRandom(role)) {
      for (Map.Entry<Integer, Integer> goal : game.goals().get(role).reversed().entrySet()) {
        scores.add(new NetGame.Score(goal.getKey().toString(), circuit.literal(goal.getValue())));
      }
    }
    return new NetGame.Role(symbol(role), Optional.ofNullable(moves.variable(role)), scores);
  }

  /**
   * The condition for a move, which matters only in the phases in which its role has a choice. If
   * they agree on it, what they know need not be tested: not all moves depend on whose turn it is.
   */
  private int legal(int move) {
    int role = game.moves().get(move).role();
    int plain = game.legal().get(move);
    List<Integer> ways =
        phases.phases().stream()
            .filter(phase -> phase.movers().contains(role))
            .map(phase -> known.get(phase.number()).apply(plain))
            .distinct()
            .toList();
    return ways.size() == 1 ? ways.getFirst() : plain;
  }

  private String symbol(int role) {
    return TermNames.symbol(game.roles().get(role), game.terms());
  }

  private NetGame.Phase phase(Phases.Phase phase) {
    boolean one = phase.movers().size() <= 1 && !viewsOfMoves;
    String name = "choose_" + Turns.name(phase, this::symbol);
    List<NetGame.RoleChoice> choices =
        phase.movers().stream()
            .map(
                role ->
                    new NetGame.RoleChoice(
                        role, one ? name : name + "_" + symbol(role), game.rules().get(role)))
            .toList();
    boolean isHidden = !game.hasHiddenInformation() && phase.movers().size() > 1;
    List<Integer> forced = List.copyOf(new TreeMap<>(phase.forced()).values());
    return new NetGame.Phase(choices, forced, !one, isHidden);
  }

  private static NetGame.FactVariable place(StateVariables.Group group) {
    List<String> keys = new ArrayList<>();
    Expression place = group.place();
    while (place instanceof Expression.Access(Expression map, Expression key, _)) {
      keys.addFirst(key.toString());
      place = map;
    }
    Optional<String> none = group.isTotal() ? Optional.empty() : Optional.of(group.none());
    return new NetGame.FactVariable(place.toString(), keys, group.facts(), group.symbols(), none);
  }
}
