package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.recover.Structure;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Lowers a net whose facts are sorted into families to an automaton (RG paper, appendix D.2). */
public final class GdlLowering {
  private GdlLowering() {}

  /**
   * A translation.
   *
   * @param facts for each fact that the game still has, as prefix GDL, the comparison that tells
   *     whether it holds
   * @param isHidden whether players know no more than what they see
   */
  public record Lowered(Game game, Map<String, Action.Comparison> facts, boolean isHidden) {
    public Lowered {
      facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
  }

  /**
   * The game, with its built-ins. Linear in the size of the net for each phase of the game.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException where the budget does not suffice
   */
  public static Lowered lower(GameNet game, Structure structure, Origin origin, Budget budget) {
    Definitions definitions = new Definitions(budget, origin);
    Graph graph = new Graph(budget, origin);
    players(game, definitions);
    StateVariables state = new StateVariables(game, structure.families(), definitions);
    MoveVariables moves = new MoveVariables(game, definitions);
    KeptViews kept = new KeptViews(game, graph);
    state.define();
    moves.define();
    kept.define(definitions);
    Conditions conditions = new Conditions(game, state, moves, kept, definitions, graph);
    EffectWriter effects = new EffectWriter(game, state, conditions, definitions, graph);
    Turns turns =
        new Turns(
            game,
            structure.implications(),
            state,
            moves,
            kept,
            conditions,
            effects,
            definitions,
            graph);
    turns.write();
    conditions.finish();
    Game all =
        new Game(
            definitions.types,
            definitions.constants,
            definitions.variables,
            graph.edges(),
            List.of());
    Game lowered = Builtins.complete(Unused.removed(all));
    return new Lowered(lowered, facts(game, state, lowered), game.hasHiddenInformation());
  }

  private static Map<String, Action.Comparison> facts(
      GameNet game, StateVariables state, Game lowered) {
    Set<String> variables =
        lowered.variables().stream().map(Variable::name).collect(Collectors.toSet());
    Map<String, Action.Comparison> facts = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      Action.Comparison test = state.test(fact, false);
      if (variables.contains(StateVariables.variable(test.left()))) {
        facts.put(game.terms().text(game.facts().get(fact)), test);
      }
    }
    return facts;
  }

  private static void players(GameNet game, Definitions definitions) {
    List<String> players = new ArrayList<>();
    TreeSet<Integer> scores = new TreeSet<>(List.of(0));
    for (int role = 0; role < game.roles().size(); role++) {
      if (!game.isRandom(role)) {
        players.add(Names.symbol(game.roles().get(role), game.terms()));
        scores.addAll(game.goals().get(role).keySet());
      }
    }
    definitions.fixedType(Builtins.PLAYER_TYPE, players);
    definitions.fixedType(Builtins.SCORE_TYPE, scores.stream().map(String::valueOf).toList());
    definitions.symbol(Builtins.KEEPER);
    definitions.symbol(Builtins.RANDOM);
    definitions.symbol(Builtins.PLAYER);
    definitions.symbol(Builtins.GOALS);
    definitions.symbol(Builtins.VISIBLE);
  }
}
