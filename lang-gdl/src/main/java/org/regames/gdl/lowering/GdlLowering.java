package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.SharedParts;
import org.regames.gdl.recover.Structure;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Lowers a net whose facts are sorted into families to an automaton (RG paper, appendix D.2). */
public final class GdlLowering {
  private GdlLowering() {}

  /**
   * A translation.
   *
   * @param facts for each fact that the game still has, as prefix GDL, the comparison that tells
   *     whether it holds
   * @param isHidden whether players know only their percepts
   */
  public record Lowered(Game game, Map<String, Action.Comparison> facts, boolean isHidden) {
    public Lowered {
      facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
  }

  /** The most edges of a game for each item of its net, see {@link GameNet#size}. */
  public static final int EDGES_OF_ITEM = 4;

  /** The same if the changes of each move are written with the move. */
  private static final int EDGES_OF_ITEM_WITH_MOVES = 2;

  /** Additional edges that even the smallest nets may have. */
  public static final int FEW_EDGES = 30_000;

  /**
   * The game, with its built-ins. The changes of each move are written with the move, as long as
   * that takes few edges for each formula; otherwise moves are kept, and the keeper computes the
   * next state from the formulas themselves. So the game has at most {@link #EDGES_OF_ITEM} edges
   * for each item of the net and {@link #FEW_EDGES} more.
   *
   * @throws DiagnosticException if the budget does not suffice
   */
  public static Lowered lower(GameNet game, Structure structure, RulePlaces places, Budget budget) {
    long most = EDGES_OF_ITEM_WITH_MOVES * game.size() + FEW_EDGES;
    if (budget.covers(most)) {
      Optional<Lowered> withMoves =
          Result.success(SharedParts.kept(game))
              .then(kept -> lowered(kept, structure, places, new Budget(most), false))
              .value();
      if (withMoves.isPresent()) {
        budget.spend(withMoves.get().game().edges().size(), "edges", places.start());
        return withMoves.get();
      }
    }
    // The moves change too much: that is left to the keeper.
    return byGates(game, structure, places, budget);
  }

  /** The same, with the next state left to the keeper however small the game is. */
  public static Lowered byGates(
      GameNet game, Structure structure, RulePlaces places, Budget budget) {
    return lowered(SharedParts.keptByGates(game), structure, places, budget, true);
  }

  /**
   * @param byGates whether the keeper computes the next state from all formulas, whatever the moves
   *     are
   */
  private static Lowered lowered(
      GameNet game, Structure structure, RulePlaces places, Budget budget, boolean byGates) {
    GdlDefinitions definitions = new GdlDefinitions(budget, places.start());
    EdgeCollector graph = new EdgeCollector(budget, places);
    players(game, definitions);
    StateVariables state = new StateVariables(game, structure.families(), definitions);
    MoveVariables moves = new MoveVariables(game, definitions);
    KeptViews kept = new KeptViews(game, graph);
    state.define();
    places.hold(state.groups(), game.facts(), game.terms());
    moves.define();
    kept.define(definitions);
    FormulaWriter conditions =
        new FormulaWriter(game, byGates, state, moves, kept, definitions, places, graph);
    EffectWriter effects = new EffectWriter(game, state, conditions, definitions, places, graph);
    Turns turns =
        new Turns(
            game,
            new Effects(game.net(), structure.implications(), graph, byGates),
            structure.implications(),
            byGates,
            state,
            moves,
            kept,
            conditions,
            effects,
            definitions,
            places,
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

  static void players(GameNet game, GdlDefinitions definitions) {
    List<String> players = new ArrayList<>();
    TreeSet<Integer> scores = new TreeSet<>(List.of(0));
    for (int role = 0; role < game.roles().size(); role++) {
      if (!game.isRandom(role)) {
        players.add(TermNames.symbol(game.roles().get(role), game.terms()));
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
