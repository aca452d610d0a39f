package org.regames.gdl.recover;

import java.util.List;
import java.util.Map;

/**
 * What is proven about the facts of a game.
 *
 * @param families facts as variables and maps
 * @param implications facts that hold whenever others do
 * @param unproven by function and number of arguments, why facts are not part of a variable
 */
public record Structure(
    List<FactFamily> families, List<Implication> implications, Map<String, Unproven> unproven) {
  static final Structure NONE = new Structure(List.of(), List.of(), Map.of());

  public Structure {
    families = List.copyOf(families);
    implications = List.copyOf(implications);
    unproven = Map.copyOf(unproven);
  }
}
