package org.regames.ir.validate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Nothing has a keyword of RG for its name: the game would be written as a text that cannot be read
 * again. Readers of RG see to it by their grammar; other languages may have such words.
 */
final class ReservedNames implements Validator {
  private record Named(String name, Origin origin) {}

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    Set<String> reported = new HashSet<>();
    for (Named named : names(subject)) {
      if (Builtins.KEYWORDS.contains(named.name) && reported.add(named.name)) {
        diagnostics.error(
            "reserved-name",
            named.origin,
            "`" + named.name + "` is a keyword of RG and cannot be a name; choose another");
      }
    }
  }

  private static List<Named> names(Subject subject) {
    Game game = subject.game();
    List<Named> names = new ArrayList<>();
    game.types().forEach(type -> names.add(new Named(type.name(), type.origin())));
    game.constants().forEach(constant -> names.add(new Named(constant.name(), constant.origin())));
    game.variables().forEach(variable -> names.add(new Named(variable.name(), variable.origin())));
    subject.symbols().forEach((symbol, set) -> names.add(new Named(symbol, set.origin())));
    for (Edge edge : game.edges()) {
      names.add(new Named(edge.from(), edge.origin()));
      names.add(new Named(edge.to(), edge.origin()));
      if (edge.action() instanceof Action.Tag(String tag)) {
        names.add(new Named(tag, edge.origin()));
      }
    }
    return names;
  }
}
