package org.regames.backend.verify;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.interpreter.State;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Origin;

/**
 * What has not been seen yet in the states of a game. Costs nothing once everything has been seen.
 */
final class Observations {
  private static final Set<String> NOT_BOARDS = Set.of(Builtins.GOALS, Builtins.VISIBLE);

  private final Game game;

  /** For each map variable the symbols that no cell of it has held. */
  private final Map<String, Set<String>> pieces = new LinkedHashMap<>();

  /** For each player the scores that no play ended with. */
  private final Map<String, Set<String>> scores = new LinkedHashMap<>();

  private boolean ended;

  /**
   * @param game a game with all built-ins
   */
  Observations(Game game) {
    this.game = game;
    Typing typing = Typing.of(game);
    for (Variable variable : game.variables()) {
      if (!NOT_BOARDS.contains(variable.name())) {
        typing
            .shape(variable.type())
            .flatMap(Observations::cells)
            .ifPresent(symbols -> pieces.put(variable.name(), new LinkedHashSet<>(symbols)));
      }
    }
    for (String player : symbols(typing, Builtins.PLAYER_TYPE)) {
      scores.put(player, new LinkedHashSet<>(symbols(typing, Builtins.SCORE_TYPE)));
    }
  }

  private static List<String> symbols(Typing typing, String type) {
    return switch (typing.shape(new Type.Named(type)).orElse(null)) {
      case Shape.SetShape set -> set.symbols();
      case Shape.MapShape _ -> List.of();
      case null -> List.of();
    };
  }

  /** The symbols that the cells of a map may hold, including those of nested maps. */
  private static Optional<List<String>> cells(Shape shape) {
    return switch (shape) {
      case Shape.SetShape _ -> Optional.empty();
      case Shape.MapShape map ->
          switch (map.target()) {
            case Shape.SetShape set -> Optional.of(set.symbols());
            case Shape.MapShape inner -> cells(inner);
          };
    };
  }

  /** Observes a state. */
  void see(State state) {
    if (state.isTerminal()) {
      ended = true;
      state.scores().forEach((player, score) -> scores.get(player).remove(score));
    }
    if (!pieces.isEmpty()) {
      Map<String, Value> values = state.values();
      Iterator<Map.Entry<String, Set<String>>> open = pieces.entrySet().iterator();
      while (open.hasNext()) {
        Map.Entry<String, Set<String>> missing = open.next();
        remove(values.get(missing.getKey()), missing.getValue());
        if (missing.getValue().isEmpty()) {
          open.remove();
        }
      }
    }
  }

  /** The default of a map counts as the value of a cell, though all cells may have others. */
  private static void remove(Value value, Set<String> missing) {
    value.leaves().map(Value.Named::name).forEach(missing::remove);
  }

  /** What was never seen. */
  List<Lint> lints() {
    List<Lint> lints = new ArrayList<>();
    pieces.forEach(
        (variable, missing) -> {
          Origin origin = game.variable(variable).orElseThrow().origin();
          missing.forEach(symbol -> lints.add(new Lint.UnreachablePiece(variable, symbol, origin)));
        });
    Origin origin = game.type(Builtins.SCORE_TYPE).orElseThrow().origin();
    if (!ended) {
      lints.add(new Lint.UnreachedEnd(origin));
      return lints;
    }
    scores.forEach(
        (player, missing) -> {
          if (!missing.isEmpty()) {
            lints.add(new Lint.UnreachedScore(player, List.copyOf(missing), origin));
          }
        });
    return lints;
  }
}
