package org.regames.ir.language;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A user's choices for texts that offer options.
 *
 * @param options choices, as {@code Heading/Choice}
 * @param ruleset the name of choices that belong together
 * @param library the folder of the files that texts may refer to
 */
public record GameChoices(List<String> options, Optional<String> ruleset, Optional<Path> library) {
  /** No choices: each game as its author wrote it. */
  public static final GameChoices NONE =
      new GameChoices(List.of(), Optional.empty(), Optional.empty());

  public GameChoices {
    options = List.copyOf(options);
  }
}
