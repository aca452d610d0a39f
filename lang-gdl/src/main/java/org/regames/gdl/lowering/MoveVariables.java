package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.net.GameNet;
import org.regames.ir.Action;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/** A variable for each role that holds its move until the keeper computes the next state. */
final class MoveVariables {
  private final GameNet game;
  private final GdlDefinitions definitions;
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<Integer, Type> types = new HashMap<>();
  private final Map<Integer, List<Integer>> movesOfRoles = new HashMap<>();

  MoveVariables(GameNet game, GdlDefinitions definitions) {
    this.game = game;
    this.definitions = definitions;
    for (int role = 0; role < game.roles().size(); role++) {
      List<Integer> moves = game.movesOf(role);
      movesOfRoles.put(role, moves);
      if (!moves.isEmpty()) {
        String wish = "Move_" + TermNames.symbol(game.roles().get(role), game.terms());
        types.put(role, definitions.type(wish, moves.stream().map(this::symbol).toList()));
      }
    }
  }

  /** The symbol of a move, which is also its tag. */
  String symbol(int move) {
    return TermNames.symbol(game.moves().get(move).term(), game.terms());
  }

  /** Makes the variables, once the symbols of all types are known. */
  void define() {
    types.forEach(
        (role, type) -> {
          String name =
              definitions.name("does_" + TermNames.symbol(game.roles().get(role), game.terms()));
          names.put(role, name);
          definitions.variables.add(new Variable(name, type, new Value.Named(first(role))));
        });
  }

  private String first(int role) {
    return symbol(movesOfRoles.get(role).getFirst());
  }

  /** The variable of a role. */
  String variable(int role) {
    return names.get(role);
  }

  Action set(int move) {
    return EdgeCollector.assign(names.get(game.moves().get(move).role()), symbol(move));
  }

  /** Forgets the move of a role, so that states that differ only in it are equal. */
  Action reset(int role) {
    return EdgeCollector.assign(names.get(role), first(role));
  }

  Action test(int move, boolean negated) {
    return new Action.Comparison(
        EdgeCollector.name(names.get(game.moves().get(move).role())),
        EdgeCollector.name(symbol(move)),
        negated);
  }

  /** The formulas of the moves of the role that makes a move. */
  Collection<Integer> alternatives(int move) {
    List<Integer> all = new ArrayList<>();
    movesOfRoles
        .get(game.moves().get(move).role())
        .forEach(other -> all.add(game.net().move(other)));
    return all;
  }
}
