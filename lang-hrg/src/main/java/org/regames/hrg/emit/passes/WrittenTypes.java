package org.regames.hrg.emit.passes;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;

/** The types of variables and functions of a game, and of what is read from them. */
final class WrittenTypes {
  private final Map<String, HrgType> types = new HashMap<>();

  WrittenTypes(HrgGame game) {
    for (HrgDefinition definition : game.definitions()) {
      switch (definition) {
        case HrgDefinition.Variable e -> types.put(e.name().text(), e.type());
        case HrgDefinition.Function e -> types.put(e.name().text(), e.type());
        case HrgDefinition.Domain _, HrgDefinition.Graph _ -> {}
      }
    }
  }

  /** The type of a variable, or of a value of a map; unknown for symbols and parameters. */
  Optional<HrgType> of(HrgExpression expression) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) -> Optional.ofNullable(types.get(name.text()));
      case HrgExpression.Application e -> {
        Optional<HrgType> type = of(e.map());
        for (int i = 0; i < e.arguments().size(); i++) {
          type = type.flatMap(it -> arrow(it).map(HrgType.Arrow::target));
        }
        yield type;
      }
      case HrgExpression.Construction _,
          HrgExpression.Binary _,
          HrgExpression.Membership _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ ->
          Optional.empty();
    };
  }

  /** The type of the keys of a map, the first ones where it has several. */
  Optional<HrgType> keys(HrgExpression map) {
    return of(map).flatMap(WrittenTypes::arrow).map(HrgType.Arrow::source);
  }

  private static Optional<HrgType.Arrow> arrow(HrgType type) {
    return type instanceof HrgType.Arrow arrow ? Optional.of(arrow) : Optional.empty();
  }
}
