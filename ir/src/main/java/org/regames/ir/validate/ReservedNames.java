package org.regames.ir.validate;

import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that no name is a keyword of RG: the game would be written as a text that cannot be read
 * back. The grammar of RG excludes such names; other languages may have them.
 */
final class ReservedNames implements Validator {
  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Set<String> reported = new HashSet<>();
    BiConsumer<String, Origin> name =
        (text, origin) -> {
          if (Builtins.KEYWORDS.contains(text) && reported.add(text)) {
            diagnostics.error(
                "reserved-name",
                origin,
                "`" + text + "` is a keyword of RG and cannot be a name; choose another");
          }
        };
    Game game = subject.game();
    game.types().forEach(type -> name.accept(type.name(), type.origin()));
    game.constants().forEach(constant -> name.accept(constant.name(), constant.origin()));
    game.variables().forEach(variable -> name.accept(variable.name(), variable.origin()));
    subject.symbols().forEach((symbol, set) -> name.accept(symbol, set.origin()));
    for (Edge edge : game.edges()) {
      name.accept(edge.from(), edge.origin());
      name.accept(edge.to(), edge.origin());
      if (edge.action() instanceof Action.Tag(String tag)) {
        name.accept(tag, edge.origin());
      }
    }
  }
}
