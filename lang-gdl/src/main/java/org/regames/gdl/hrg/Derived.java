package org.regames.gdl.hrg;

import java.util.List;
import java.util.Set;

/**
 * A relation as a graph.
 *
 * @param parameters the names of its arguments
 * @param domains the values they are called with, which grow until the graph is written
 */
record Derived(
    FlatRelation relation, String name, List<String> parameters, List<Set<String>> domains) {
  /** An argument in the code of the graph. */
  Binding argument(int place) {
    return Binding.of(parameters.get(place), domains.get(place), true);
  }
}
