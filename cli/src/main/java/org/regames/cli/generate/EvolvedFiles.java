package org.regames.cli.generate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.agents.PlayedGame;
import org.regames.cli.console.Threads;
import org.regames.cli.games.Descriptions;
import org.regames.cli.games.GameDetails;
import org.regames.cli.games.Languages;
import org.regames.cli.games.OutputFiles;
import org.regames.ir.describe.Description;
import org.regames.ir.language.Language;
import org.regames.pcg.evolve.Archive;
import org.regames.pcg.evolve.Axis;
import org.regames.pcg.evolve.Candidate;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.report.Report;
import org.regames.pcg.report.ReportedGame;

/**
 * The output of a search in its folder: the elites, a table of them, and a page.
 *
 * @param made all games that were made
 * @param target another language in which to write the games as well
 */
public record EvolvedFiles(
    Path folder, Evolution evolution, Archive archive, List<Candidate> made, Language target) {
  private static final String GAMES = "games";

  /** Writes everything, several games at a time, and reports the number done. */
  void write(int threads, Consumer<Integer> done) {
    List<Candidate> elites = archive.elites();
    List<Shown> shown =
        Threads.each(threads, elites.size(), number -> shown(elites.get(number)), done);
    Map<Path, String> texts = new LinkedHashMap<>();
    for (Shown each : shown) {
      Provenance made = provenance(each);
      Language own = evolution.space().language();
      texts.put(folder.resolve(GAMES).resolve(own(each.elite)), made.above(each.elite.text(), own));
      texts.put(folder.resolve(GAMES).resolve(other(each.elite)), made.above(each.written, target));
    }
    texts.put(folder.resolve("archive.csv"), csv());
    texts.put(folder.resolve("index.html"), page(shown).html());
    OutputFiles.write(texts);
  }

  /** An elite with the details for the page. */
  private record Shown(
      Candidate elite, String written, GameDetails details, Optional<Description> english) {}

  private Provenance provenance(Shown shown) {
    Candidate elite = shown.elite;
    Optional<Candidate> parent =
        made.stream().filter(each -> each.number() == elite.parent()).findFirst();
    String from =
        elite.parent() < 0
            ? ""
            : " from "
                + IntStream.of(elite.parent(), elite.other())
                    .filter(number -> number >= 0)
                    .mapToObj(number -> "game " + number)
                    .collect(Collectors.joining(" and "));
    return new Provenance("game " + elite.number() + " of a search, " + elite.made() + from)
        .changes(parent.flatMap(this::english), shown.english)
        .with(
            String.format(
                Locale.ROOT,
                "Fitness %s; metrics of %d plays, seed %d: %s.",
                elite.fitness(),
                evolution.evaluation().plays(),
                evolution.evaluation().seed(),
                elite.metrics().entrySet().stream()
                    .map(each -> each.getKey() + " " + each.getValue())
                    .collect(Collectors.joining(", "))));
  }

  private Optional<Description> english(Candidate game) {
    GameSpace space = evolution.space();
    return new Descriptions(Languages.installed())
        .readable(space.source(game.text()), space.language());
  }

  private String own(Candidate elite) {
    return elite.number() + evolution.space().language().suffixes().getFirst();
  }

  private String other(Candidate elite) {
    return elite.number() + target.suffixes().getFirst();
  }

  private Shown shown(Candidate elite) {
    GameSpace space = evolution.space();
    String written =
        Languages.installed().written(space.source(elite.text()), space.language(), target);
    PlayedGame game = PlayedGame.forFewPlays(space.check(elite.text()).value().orElseThrow());
    GameDetails details = GameDetails.of(game, "game " + elite.number());
    return new Shown(elite, written, details, english(elite));
  }

  private Report page(List<Shown> shown) {
    List<Axis> axes = evolution.axes();
    Optional<Report.Grid> grid =
        axes.size() == 2
            ? Optional.of(new Report.Grid(axes.get(0), axes.get(1)))
            : Optional.empty();
    Map<String, Integer> out = new TreeMap<>();
    for (Candidate each : made) {
      if (each.out() != null) {
        String reason = each.out().replaceAll("[0-9]+(?=$|[ ,.])", "N");
        out.merge(each.out().startsWith("fails") ? each.out() : reason, 1, Integer::sum);
      }
    }
    List<String> about =
        List.of(
            String.format(
                Locale.ROOT,
                "%d games were made; %d are kept, the fittest of each kind: coverage %.1f %%, sum"
                    + " of fitness %.2f.",
                made.size(),
                shown.size(),
                100 * archive.coverage(),
                archive.qualityDiversity()),
            measured());
    String title = "Archive of " + evolution.space().language().name();
    return new Report(title, about, shown.stream().map(this::reported).toList(), grid, out);
  }

  private String measured() {
    Fitness fitness = evolution.fitness();
    return String.format(
        Locale.ROOT,
        "Each was played %d times at random, at most %d moves; seed %d. Gates: %s. Fitness:"
            + " harmonic mean of %s. Of 100 games made from others %d were made from two.",
        evolution.evaluation().plays(),
        evolution.evaluation().mostPlies(),
        evolution.evaluation().seed(),
        joined(fitness.gates()),
        joined(fitness.terms()),
        evolution.crossed());
  }

  private static String joined(List<?> parts) {
    return parts.isEmpty()
        ? "none"
        : parts.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private ReportedGame reported(Shown shown) {
    Candidate elite = shown.elite;
    Map<String, Double> metrics = new LinkedHashMap<>();
    metrics.put("fitness", elite.fitness());
    metrics.putAll(elite.metrics());
    List<Integer> cell = new ArrayList<>();
    int rest = elite.cell();
    for (Axis axis : evolution.axes().reversed()) {
      cell.addFirst(rest % axis.cells());
      rest /= axis.cells();
    }
    Map<String, String> links = new LinkedHashMap<>();
    links.put(own(elite), GAMES + "/" + own(elite));
    links.put(other(elite), GAMES + "/" + other(elite));
    return new ReportedGame(
        "" + elite.number(),
        note(elite),
        evolution.axes().size() == 2 ? cell : List.of(),
        metrics,
        Map.of(),
        shown.details.board(),
        shown.english.map(Description::plainText).orElse(""),
        shown.written,
        shown.details.play(),
        links,
        IntStream.of(elite.parent(), elite.other())
            .filter(number -> number >= 0)
            .mapToObj(String::valueOf)
            .toList());
  }

  private String note(Candidate elite) {
    return Stream.concat(
            Stream.of(elite.made()),
            evolution.space().parameters(elite.text()).entrySet().stream()
                .map(each -> each.getKey() + " = " + each.getValue()))
        .collect(Collectors.joining(", "));
  }

  private String csv() {
    TreeSet<String> metrics = new TreeSet<>();
    Set<String> parameters = new LinkedHashSet<>();
    for (Candidate elite : archive.elites()) {
      metrics.addAll(elite.metrics().keySet());
      parameters.addAll(evolution.space().parameters(elite.text()).keySet());
    }
    StringBuilder text = new StringBuilder("number,cell,fitness,made,parent,other");
    parameters.forEach(name -> text.append(",parameter.").append(name));
    metrics.forEach(metric -> text.append(',').append(metric));
    for (Candidate elite : archive.elites()) {
      text.append(
          String.format(
              Locale.ROOT,
              "\n%d,%d,%s,%s,%d,%d",
              elite.number(),
              elite.cell(),
              elite.fitness(),
              elite.made(),
              elite.parent(),
              elite.other()));
      Map<String, String> values = evolution.space().parameters(elite.text());
      for (String parameter : parameters) {
        text.append(',').append(MetricsFile.cell(values.get(parameter)));
      }
      for (String metric : metrics) {
        Double value = elite.metrics().get(metric);
        text.append(',').append(value == null ? "" : value.toString());
      }
    }
    return text.append('\n').toString();
  }
}
