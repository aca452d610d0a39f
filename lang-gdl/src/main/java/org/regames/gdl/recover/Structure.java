package org.regames.gdl.recover;

import java.util.List;

/**
 * What is proven about the facts of a game.
 *
 * @param families facts as variables and maps
 * @param implications facts that hold wherever others do
 */
public record Structure(List<Family> families, List<Implication> implications) {
  public Structure {
    families = List.copyOf(families);
    implications = List.copyOf(implications);
  }
}
