package org.regames.lsp;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;

/** What the names of a game came to in its automaton, where names are kept. */
final class Values {
  private static final int LONGEST = 300;

  private final Map<String, Type> types = new HashMap<>();
  private final Map<String, String> values = new HashMap<>();

  private Values(Game game) {
    game.types().forEach((TypeDefinition type) -> types.put(type.name(), type.type()));
    for (Constant constant : game.constants()) {
      values.put(constant.name(), brief(constant.value().toString()));
    }
    for (Variable variable : game.variables()) {
      values.put(variable.name(), brief(variable.initial().toString()));
    }
  }

  static Optional<Values> of(Optional<Game> game) {
    return game.map(Values::new);
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
  }

  /** The value of a constant, or the initial one of a variable. */
  Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** How many values a type has, where it has a set of them. */
  Optional<Integer> size(String name) {
    Set<String> seen = new HashSet<>();
    Type type = types.get(name);
    while (type instanceof Type.Named(String other, _) && seen.add(other)) {
      type = types.get(other);
    }
    return type instanceof Type.SetType set ? Optional.of(set.symbols().size()) : Optional.empty();
  }
}
