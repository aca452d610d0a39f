package org.regames.gdl.net;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.regames.gdl.ground.Grounding.Instance;
import org.regames.ir.analysis.Components;

/** The strongly connected components of ground atoms under "depends on". Linear. */
final class AtomComponents {
  private AtomComponents() {}

  /**
   * The components, each ascending; what an atom depends on comes before it.
   *
   * @param rules the rules of each atom
   */
  static List<List<Integer>> inOrder(List<List<Instance>> rules) {
    int[] component = Components.of(rules.size(), atom -> uses(rules.get(atom)));
    List<List<Integer>> components = new ArrayList<>();
    IntStream.rangeClosed(0, IntStream.of(component).max().orElse(-1))
        .forEach(_ -> components.add(new ArrayList<>()));
    for (int atom = 0; atom < component.length; atom++) {
      components.get(component[atom]).add(atom);
    }
    return components;
  }

  private static int[] uses(List<Instance> rules) {
    return rules.stream()
        .flatMapToInt(
            rule -> IntStream.concat(IntStream.of(rule.positive()), IntStream.of(rule.negative())))
        .toArray();
  }
}
