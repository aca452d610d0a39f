package org.regames.hrg.lowering;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.HrgKeywords;

/** The names of copies of graphs, each used once. The package page explains them. */
final class CopyNames {
  /** The most characters of a name: names of more deeply nested calls would be too long to help. */
  private static final int LONGEST = 80;

  private final Set<String> taken = new HashSet<>();
  private final Map<String, Integer> deepCopies = new HashMap<>();

  /** Reserves a name for {@link #take}. */
  void reserve(String name) {
    taken.add(name);
  }

  /** The name, if it is free or only reserved. */
  String take(String reserved) {
    taken.remove(reserved);
    return unused(reserved);
  }

  /** The name, or a similar one if it is taken. */
  String unused(String wanted) {
    String name = wanted;
    while (!taken.add(name)) {
      name += "_";
    }
    return name;
  }

  /** The name for a call of a graph from a copy. */
  String callee(String caller, String graph, int number) {
    String path = caller.equals(HrgKeywords.RULES) ? "" : caller + "_";
    String name = path + graph + number;
    return unused(
        name.length() <= LONGEST
            ? name
            : graph + "_deep" + deepCopies.merge(graph, 1, Integer::sum));
  }
}
