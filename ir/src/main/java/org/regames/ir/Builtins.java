package org.regames.ir;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
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

  /** Words that begin definitions in RG, and so cannot be names. */
  public static final Set<String> KEYWORDS = Set.of("const", "type", "var");

  /** The variable that holds whose move it is; assigning it ends a move. */
  public static final String PLAYER = "player";

  /** The variable that holds the score of each player. */
  public static final String GOALS = "goals";

  /** The variable that says which players see the tags of the present part of a move. */
  public static final String VISIBLE = "visible";

  /** All of these variables. */
  public static final Set<String> VARIABLES = Set.of(PLAYER, GOALS, VISIBLE);

  /** The system player that runs the rules. */
  public static final String KEEPER = "keeper";

  /** The system player that plays each of its moves with the same probability. */
  public static final String RANDOM = "random";

  private Builtins() {}

  /**
   * The game with every missing built-in added. {@code Player} and {@code Score} cannot be added;
   * where they are missing or not set types, what depends on them is left out. So are variables
   * whose declared type has no room for their value.
   */
  public static Game complete(Game game) {
    Game typed =
        new Game(types(game), game.constants(), game.variables(), game.edges(), game.pragmas());
    return new Game(
        typed.types(), game.constants(), variables(typed), game.edges(), game.pragmas());
  }

  private static List<TypeDefinition> types(Game game) {
    Typing typing = Typing.of(game);
    List<TypeDefinition> types = new ArrayList<>(game.types());
    Set<String> names = new HashSet<>();
    types.forEach(type -> names.add(type.name()));
    BiConsumer<String, Type> add =
        (name, type) -> {
          if (names.add(name)) {
            types.add(new TypeDefinition(name, type));
          }
        };
    Optional<List<String>> players = symbols(typing, PLAYER_TYPE);
    Type player = new Type.Named(PLAYER_TYPE);
    add.accept(BOOL_TYPE, new Type.SetType(List.of("0", "1")));
    if (players.isPresent()) {
      List<String> everyone = new ArrayList<>(players.get());
      everyone.addAll(List.of(KEEPER, RANDOM));
      add.accept(PLAYER_OR_SYSTEM_TYPE, new Type.SetType(everyone.stream().distinct().toList()));
      add.accept(VISIBILITY_TYPE, new Type.Arrow(player, new Type.Named(BOOL_TYPE)));
      if (symbols(typing, SCORE_TYPE).isPresent()) {
        add.accept(GOALS_TYPE, new Type.Arrow(player, new Type.Named(SCORE_TYPE)));
      }
    }
    return types;
  }

  private static List<Variable> variables(Game game) {
    Typing typing = Typing.of(game);
    List<Variable> variables = new ArrayList<>(game.variables());
    Set<String> names = new HashSet<>();
    variables.forEach(variable -> names.add(variable.name()));
    List<Variable> builtins = new ArrayList<>();
    variable(PLAYER, PLAYER_OR_SYSTEM_TYPE, KEEPER, typing).ifPresent(builtins::add);
    variable(VISIBLE, VISIBILITY_TYPE, "1", typing).ifPresent(builtins::add);
    symbols(typing, SCORE_TYPE)
        .flatMap(scores -> variable(GOALS, GOALS_TYPE, scores.getFirst(), typing))
        .ifPresent(builtins::add);
    builtins.stream().filter(builtin -> names.add(builtin.name())).forEach(variables::add);
    return variables;
  }

  /**
   * A variable that holds a symbol, or a map with that symbol everywhere, if its type allows it.
   */
  private static Optional<Variable> variable(
      String name, String type, String symbol, Typing typing) {
    Value value = new Value.Named(symbol);
    Type named = new Type.Named(type);
    return switch (typing.shape(named).orElse(null)) {
      case Shape.SetShape set when set.contains(symbol) ->
          Optional.of(new Variable(name, named, value));
      case Shape.MapShape map
          when map.target() instanceof Shape.SetShape values && values.contains(symbol) ->
          Optional.of(
              new Variable(name, named, new Value.MapLiteral(Optional.of(value), List.of())));
      case Shape.SetShape _, Shape.MapShape _ -> Optional.empty();
      case null -> Optional.empty();
    };
  }

  private static Optional<List<String>> symbols(Typing typing, String name) {
    return switch (typing.shape(new Type.Named(name)).orElse(null)) {
      case Shape.SetShape set when !set.symbols().isEmpty() -> Optional.of(set.symbols());
      case Shape.SetShape _, Shape.MapShape _ -> Optional.empty();
      case null -> Optional.empty();
    };
  }
}
