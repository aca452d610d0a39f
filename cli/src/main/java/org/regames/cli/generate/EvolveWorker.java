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
 * What {@code evolve} has the processes of a cluster do: measure games that it made. Public as they
 * make one by its name.
 */
public final class EvolveWorker implements UnaryOperator<String> {
  /**
   * What is searched and how.
   *
   * @param words options of {@link SearchOptions}
   * @param fitness the text of the file of fitness, empty where there is none
   */
  record Setting(List<String> words, SpaceText space, String fitness) {}

  /**
   * A space as texts.
   *
   * @param name that of a space, or of the file of a script
   * @param script its text, or null
   * @param ancestors games to begin with; where there are none and no script, the space is that of
   *     the name
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
   * @param setting as JSON
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
