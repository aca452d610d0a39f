package org.regames.ir.language;

import java.util.List;

/**
 * A parameter of a family of games.
 *
 * @param value its value
 * @param possible all values that it may have, in order; none if there are more than {@link
 *     #MOST_TOLD}
 */
public record FamilyParameter(String name, String value, List<String> possible) {
  /** As many values as anyone would choose from. */
  public static final int MOST_TOLD = 200;

  public FamilyParameter {
    possible = possible.size() > MOST_TOLD ? List.of() : List.copyOf(possible);
  }
}
