package org.regames.cli.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.regames.cli.console.Json;
import org.regames.cli.games.Languages;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.FamilySpace;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.LanguageSpace;
import picocli.CommandLine;

/**
 * The work of {@code evolve} in the processes of a cluster: measuring games. Public because it is
 * instantiated by name.
 */
public final class EvolveWorker implements UnaryOperator<String> {
  /**
   * The settings of the search.
   *
   * @param words arguments for {@link SearchOptions}
   * @param fitness the text of the fitness file, empty if there is none
   */
  record Setting(List<String> words, SpaceText space, String fitness) {}

  /**
   * A space as texts.
   *
   * @param name the name of a space, or of the file of a script
   * @param script the text of the script, or null
   * @param ancestors games to begin with; without these and without a script, the space is given by
   *     its name
   */
  record SpaceText(String name, String language, String script, List<String> ancestors) {
    static SpaceText of(GameSpace space) {
      String script = space instanceof FamilySpace(Language _, Source text) ? text.text() : null;
      return new SpaceText(space.name(), space.language().name(), script, space.ancestors());
    }

    GameSpace space() {
      Language known = Languages.installed().named(language);
      if (script != null) {
        return new FamilySpace(known, new Source(name, script));
      }
      return ancestors.isEmpty()
          ? Spaces.installed(name).orElseThrow()
          : new LanguageSpace(known, ancestors);
    }
  }

  private final Evolution evolution;

  /**
   * @param setting the setting as JSON
   */
  public EvolveWorker(String setting) {
    Setting read = Json.read(setting, Setting.class);
    SearchOptions options = new SearchOptions();
    new CommandLine(options).parseArgs(read.words.toArray(String[]::new));
    Optional<Source> fitness =
        Optional.of(new Source("fitness", read.fitness)).filter(text -> !text.text().isEmpty());
    this.evolution = options.evolution(read.space.space(), fitness, 1);
  }

  /** Measures a game. */
  @Override
  public String apply(String game) {
    return evolution.measured(game);
  }
}
