package org.regames.cli.generate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.pcg.evolve.FamilySpace;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.LanguageSpace;

/** The spaces that command lines can name: those on the class path, scripts, and games in files. */
public record Spaces(GameOptions games, Terminal terminal) {
  public static List<String> names() {
    return GameSpace.all().stream().map(GameSpace::name).toList();
  }

  /** Whether mutations in a space may make a game less symmetric. */
  static boolean losesSymmetry(GameSpace space) {
    return space.language().name().equals(HrgSpace.LANGUAGE);
  }

  /** The space with a name, if there is one. */
  static Optional<GameSpace> installed(String name) {
    return GameSpace.all().stream().filter(space -> space.name().equals(name)).findFirst();
  }

  /**
   * The space with a name, or of the script in a file.
   *
   * @throws Failure if it is neither
   */
  GameSpace random(String name) {
    return installed(name)
        .or(() -> family(name))
        .orElseThrow(
            () ->
                Failure.misused(
                    "SPACE: expected one of "
                        + String.join(", ", names())
                        + " or a script with parameters, found `"
                        + name
                        + "`"));
  }

  private Optional<GameSpace> family(String name) {
    return games
        .languages()
        .bySuffix(name)
        .filter(language -> language.families().isPresent())
        .map(language -> new FamilySpace(language, SourceFiles.read(name, terminal.in())));
  }

  /**
   * A space to search: by name, of a script, or from initial games.
   *
   * @throws Failure if the names are none of these
   */
  GameSpace of(List<String> names) {
    String first = names.getFirst();
    if (names.size() == 1) {
      Optional<GameSpace> single = installed(first).or(() -> family(first));
      if (single.isPresent()) {
        made(single.get().sample(1)); // reports mistakes of a script before the search
        return single.get();
      }
    }
    if (!Files.exists(Path.of(first))) {
      throw Failure.misused(
          first
              + ": there is neither such a file nor such a space; spaces are "
              + String.join(", ", names()));
    }
    Language language = games.languages().varied(games.language(first));
    List<String> ancestors = new ArrayList<>();
    for (String file : GameFiles.of(names, 1).all(games)) {
      games.load(file, terminal);
      ancestors.add(ancestor(file, language, "").text());
    }
    return new LanguageSpace(language, ancestors);
  }

  /**
   * An initial game, in the language in which it is varied.
   *
   * @param language the required language
   * @param option the option that names the file, for messages
   * @throws Failure if it is different, or the game cannot be written in it
   */
  Source ancestor(String file, Language language, String option) {
    Language written = games.language(file);
    if (!games.languages().varied(written).name().equals(language.name())) {
      throw Failure.misused(
          option + file + ": expected a game in " + language.name() + " as the others");
    }
    Source source = SourceFiles.read(file, terminal.in());
    if (written.name().equals(language.name())) {
      return source;
    }
    Result<String> text = written.translator(language).orElseThrow().format(source, games.budget());
    return new Source(file + language.suffixes().getFirst(), made(text));
  }

  /**
   * The text made by a space.
   *
   * @throws Failure if there is none
   */
  String made(Result<String> game) {
    List<Diagnostic> findings = game.diagnostics();
    if (game.value().isEmpty()) {
      new Findings(terminal).print(findings);
      throw Failure.reported(findings);
    }
    return game.value().get();
  }

  /** A game that a space made, as a file of this name without suffix. */
  static Source file(GameSpace space, String stem, String text) {
    return new Source(stem + space.language().suffixes().getFirst(), text);
  }

  /** The sources of random games, for the help. */
  static final class Random implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return names().iterator();
    }
  }
}
