package org.regames.lud.expand;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a user asks for.
 *
 * @param options choices, as {@code Heading/Choice}
 * @param ruleset the name of a set of choices, with or without {@code Ruleset/}
 * @param ludii where a copy of Ludii lies, whose defines texts may use
 */
public record Choices(List<String> options, Optional<String> ruleset, Optional<Path> ludii) {
  /** Nothing: every option as its author has it. */
  public static final Choices NONE = new Choices(List.of(), Optional.empty(), Optional.empty());

  public Choices {
    options = List.copyOf(options);
  }
}
