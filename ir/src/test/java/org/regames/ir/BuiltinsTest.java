package org.regames.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BuiltinsTest {
  private static final TypeDefinition PLAYER = type("Player", set("x", "o"));
  private static final TypeDefinition SCORE = type("Score", set("50", "100"));

  private static Type set(String... symbols) {
    return new Type.SetType(List.of(symbols));
  }

  private static TypeDefinition type(String name, Type type) {
    return new TypeDefinition(name, type);
  }

  private static Game game(List<Variable> variables, TypeDefinition... types) {
    return new Game(List.of(types), List.of(), variables, List.of(), List.of());
  }

  private static List<String> definitions(Game game) {
    return Stream.concat(game.types().stream(), game.variables().stream())
        .map(Object::toString)
        .toList();
  }

  @Test
  void addsAllThatIsMissing() {
    assertEquals(
        List.of(
            "type Bool = {0, 1};",
            "type Goals = Player -> Score;",
            "type Player = {x, o};",
            "type PlayerOrSystem = {x, o, keeper, random};",
            "type Score = {50, 100};",
            "type Visibility = Player -> Bool;",
            "var goals: Goals = {:50};",
            "var player: PlayerOrSystem = keeper;",
            "var visible: Visibility = {:1};"),
        definitions(Builtins.complete(game(List.of(), PLAYER, SCORE))));
  }

  @Test
  void addsNothingTwice() {
    Game complete = Builtins.complete(game(List.of(), PLAYER, SCORE));
    assertEquals(complete, Builtins.complete(complete));
  }

  @Test
  void leavesAloneWhatIsThere() {
    Variable player = new Variable("player", new Type.Named("Player"), new Value.Named("o"));
    TypeDefinition bool = type("Bool", set("1", "0"));
    Game complete = Builtins.complete(game(List.of(player), PLAYER, SCORE, bool));
    assertEquals(player, complete.variable("player").orElseThrow());
    assertEquals(bool, complete.type("Bool").orElseThrow());
  }

  @Test
  void unfoldsTheTypesThatItNeeds() {
    TypeDefinition alias = type("Player", new Type.Named("Side"));
    Game complete = Builtins.complete(game(List.of(), alias, SCORE, type("Side", set("x"))));
    assertEquals(
        "type PlayerOrSystem = {x, keeper, random};",
        complete.type("PlayerOrSystem").orElseThrow().toString());
  }

  @Test
  void leavesOutWhatDependsOnMissingOrUnusableTypes() {
    assertEquals(
        List.of("type Bool = {0, 1};", "type Score = {50, 100};"),
        definitions(Builtins.complete(game(List.of(), SCORE))));
    TypeDefinition bool = type("Bool", set("no", "yes"));
    assertEquals(
        List.of("goals", "player"),
        Builtins.complete(game(List.of(), PLAYER, SCORE, bool)).variables().stream()
            .map(Variable::name)
            .toList());
  }
}
