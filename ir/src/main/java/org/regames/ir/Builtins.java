package org.regames.ir;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** The definitions that every game has, written or not (RG paper, "Special definitions"). */
public final class Builtins {
  public static final String PLAYER_TYPE = "Player";
  public static final String SCORE_TYPE = "Score";
  public static final String GOALS_TYPE = "Goals";
  public static final String PLAYER_OR_SYSTEM_TYPE = "PlayerOrSystem";
  public static final String BOOL_TYPE = "Bool";
  public static final String VISIBILITY_TYPE = "Visibility";

  /** The variable that holds whose move it is; assigning it ends a move. */
  public static final String PLAYER = "player";

  /** The variable that holds the score of each player. */
  public static final String GOALS = "goals";

  /** The variable that says which players see the tags of the present part of a move. */
  public static final String VISIBLE = "visible";

  /** The system player that runs the rules. */
  public static final String KEEPER = "keeper";

  /** The system player that plays each of its moves with the same probability. */
  public static final String RANDOM = "random";

  private Builtins() {}

  /**
   * The game with every missing built-in added. {@code Player} and {@code Score} cannot be added;
   * what depends on them is left out where they are missing or no set types.
   */
  public static Game complete(Game game) {
    Typing typing = Typing.of(game);
    Optional<List<String>> players = symbols(typing, PLAYER_TYPE);
    Optional<List<String>> scores = symbols(typing, SCORE_TYPE);
    Set<String> typeNames = new HashSet<>();
    game.types().forEach(type -> typeNames.add(type.name()));
    Set<String> variableNames = new HashSet<>();
    game.variables().forEach(variable -> variableNames.add(variable.name()));

    List<TypeDefinition> types = new ArrayList<>(game.types());
    List<Variable> variables = new ArrayList<>(game.variables());
    if (typeNames.add(BOOL_TYPE)) {
      types.add(new TypeDefinition(BOOL_TYPE, new Type.SetType(List.of("0", "1"))));
    }
    Type.Named player = new Type.Named(PLAYER_TYPE);
    if (players.isPresent()) {
      if (typeNames.add(PLAYER_OR_SYSTEM_TYPE)) {
        List<String> everyone = new ArrayList<>(players.get());
        everyone.addAll(List.of(KEEPER, RANDOM));
        types.add(new TypeDefinition(PLAYER_OR_SYSTEM_TYPE, new Type.SetType(everyone)));
      }
      if (typeNames.add(VISIBILITY_TYPE)) {
        Type visibility = new Type.Arrow(player, new Type.Named(BOOL_TYPE));
        types.add(new TypeDefinition(VISIBILITY_TYPE, visibility));
      }
      if (variableNames.add(PLAYER)) {
        variables.add(variable(PLAYER, PLAYER_OR_SYSTEM_TYPE, new Value.Named(KEEPER)));
      }
      if (variableNames.add(VISIBLE)) {
        variables.add(variable(VISIBLE, VISIBILITY_TYPE, everywhere("1")));
      }
    }
    if (players.isPresent() && scores.isPresent()) {
      if (typeNames.add(GOALS_TYPE)) {
        Type goals = new Type.Arrow(player, new Type.Named(SCORE_TYPE));
        types.add(new TypeDefinition(GOALS_TYPE, goals));
      }
      if (variableNames.add(GOALS)) {
        variables.add(variable(GOALS, GOALS_TYPE, everywhere(scores.get().getFirst())));
      }
    }
    return new Game(types, game.constants(), variables, game.edges(), game.pragmas());
  }

  private static Optional<List<String>> symbols(Typing typing, String name) {
    return switch (typing.shape(new Type.Named(name)).orElse(null)) {
      case Shape.SetShape set when !set.symbols().isEmpty() -> Optional.of(set.symbols());
      case null -> Optional.empty();
      case Shape.SetShape _, Shape.MapShape _ -> Optional.empty();
    };
  }

  private static Variable variable(String name, String type, Value initial) {
    return new Variable(name, new Type.Named(type), initial);
  }

  private static Value everywhere(String symbol) {
    return new Value.MapLiteral(Optional.of(new Value.Named(symbol)), List.of());
  }
}
