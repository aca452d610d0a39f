package org.regames.lud.expand;

import java.util.List;

/**
 * Choices that belong together.
 *
 * @param name what they are called, {@code Ruleset/…}
 * @param choices as {@code Heading/Choice}
 */
public record Ruleset(String name, List<String> choices) {
  public Ruleset {
    choices = List.copyOf(choices);
  }

  /** Whether a user who writes this means this set. */
  boolean isCalled(String wanted) {
    return name.equals(wanted) || name.equals("Ruleset/" + wanted);
  }
}
