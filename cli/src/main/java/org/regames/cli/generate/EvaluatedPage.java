package org.regames.cli.generate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.regames.agents.PlayedGame;
import org.regames.cli.games.Descriptions;
import org.regames.cli.games.GameDetails;
import org.regames.cli.games.Languages;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.pcg.report.Report;
import org.regames.pcg.report.ReportedGame;

/** The page that {@code evaluate --report} writes. */
public final class EvaluatedPage {
  /** The language in which rules are easiest to read. */
  private static final String READABLE = "hrg";

  private final Optional<Path> folder;
  private final Map<String, ReportedGame> games = new ConcurrentHashMap<>();

  EvaluatedPage(Optional<Path> folder) {
    this.folder = folder;
    folder.ifPresent(place -> OutputFiles.check(List.of(place.resolve("index.html"))));
  }

  /** What a page shows about a game, except for links. */
  static ReportedGame shown(
      GameMetrics outcome, PlayedGame game, Source source, Language language) {
    Map<String, Double> metrics = new LinkedHashMap<>();
    Map<String, List<Double>> intervals = new LinkedHashMap<>();
    outcome
        .metrics()
        .forEach(
            (name, value) -> {
              if (value.value() != null) {
                metrics.put(name, value.value());
              }
              if (value.low() != null && value.high() != null) {
                intervals.put(name, List.of(value.low(), value.high()));
              }
            });
    GameDetails details = GameDetails.of(game, outcome.file());
    return new ReportedGame(
        outcome.file(),
        outcome.gates().isEmpty() ? "" : outcome.verdict(),
        List.of(),
        metrics,
        intervals,
        details.board(),
        english(source, language),
        rules(source, language),
        details.play(),
        Map.of(),
        List.of());
  }

  /** Whether a page is wanted. */
  boolean isWanted() {
    return folder.isPresent();
  }

  /** Adds a game to the page, with a link to its file. */
  void add(ReportedGame game) {
    Path from = folder.orElseThrow().toAbsolutePath().normalize();
    Path file = SourceFiles.path(game.name()).toAbsolutePath().normalize();
    String link = from.relativize(file).toString();
    games.put(game.name(), game.withLinks(Map.of(file.getFileName().toString(), link)));
  }

  private static String english(Source source, Language language) {
    return new Descriptions(Languages.installed())
        .readable(source, language)
        .map(Description::plainText)
        .orElse("");
  }

  private static String rules(Source source, Language language) {
    Languages languages = Languages.installed();
    boolean isKnown = languages.targets().contains(READABLE);
    if (!isKnown || language.translator(languages.named(READABLE)).isEmpty()) {
      return source.text();
    }
    return languages.written(source, language, languages.named(READABLE));
  }

  /** Writes the page, if wanted, with these files in this order. */
  void write(List<String> files, List<String> about) {
    folder.ifPresent(
        place -> {
          List<ReportedGame> shown = new ArrayList<>();
          files.stream().filter(games::containsKey).map(games::get).forEach(shown::add);
          Report report =
              new Report(shown.size() + " games", about, shown, Optional.empty(), Map.of());
          OutputFiles.write(Map.of(place.resolve("index.html"), report.html()));
        });
  }
}
