package org.regames.lud.equipment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.LudParser;
import org.regames.lud.board.SiteContainers.Container;
import org.regames.lud.board.SiteContainers.Use;
import org.regames.lud.board.graph.SiteType;
import org.regames.lud.tree.LudClause;

/**
 * Boards of published games beside recorded plays of them. With {@code -Dgame=} those whose path
 * has this in it.
 */
@Tag("long")
class CorpusBoardsTest {
  private static final Path CORPUS =
      Path.of(System.getProperty("regames.root", "..")).resolveSibling("shared/corpus/lud");
  private static final String ONLY = System.getProperty("game", "");

  /** One game in so many; {@code -Dsample=1} takes all. */
  private static final int SAMPLE = ONLY.isEmpty() ? Integer.getInteger("sample", 8) : 1;

  /** Where something goes to or comes from, with the type of site. */
  private static final Pattern SITE =
      Pattern.compile("(?:type|typeFrom|typeTo)=(Cell|Vertex|Edge),(?:to|from)=(\\d+)");

  /** A die is put where it lies at the start, and shows a face when it is rolled. */
  private static final Pattern ROLL = Pattern.compile("SetStateAndUpdateDice:site=(\\d+)");

  private final List<String> wrong = new ArrayList<>();
  private int records;
  private int lastSites;
  private int rolled;

  @Test
  void boardsOfTheCorpusHaveTheSitesThatRecordsName() throws IOException {
    Path games = CORPUS.resolve("games");
    assumeTrue(Files.isDirectory(games), "../shared/corpus/lud is not there");
    List<Path> files = files(games);
    for (Path file : files) {
      String name = games.relativize(file).toString().replaceFirst("\\.lud$", "");
      Optional<GameEquipment> equipment = equipment(file);
      if (equipment.isPresent()) {
        compare(name, equipment.get(), CORPUS.resolve("trials").resolve(name));
      }
    }
    System.out.println(
        files.size()
            + " boards, "
            + records
            + " recorded plays; the last site of all is named in "
            + lastSites
            + ", and all dice in "
            + rolled);
    assertEquals(List.of(), wrong, () -> String.join("\n", wrong));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> all =
          paths
              .filter(path -> path.toString().endsWith(".lud") && path.toString().contains(ONLY))
              .sorted()
              .toList();
      return Stream.iterate(0, i -> i < all.size(), i -> i + SAMPLE).map(all::get).toList();
    }
  }

  private Optional<GameEquipment> equipment(Path file) throws IOException {
    Source source = new Source(file.toString(), Files.readString(file));
    Result<LudClause> tree = LudParser.parse(source, GameChoices.NONE, new Budget());
    Result<GameEquipment> equipment =
        tree.value()
            .map(game -> EquipmentReader.read(game, new Budget()))
            .orElseGet(() -> new Result<>(Optional.empty(), tree.diagnostics()));
    equipment.diagnostics().forEach(finding -> wrong.add(file + ": " + finding.message()));
    return equipment.value();
  }

  private void compare(String name, GameEquipment equipment, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> trials = Files.list(folder)) {
      for (Path trial : trials.sorted().toList()) {
        records++;
        compare(name + " " + trial.getFileName(), equipment, text(trial));
      }
    }
  }

  private static String text(Path trial) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(trial)), StandardCharsets.UTF_8))) {
      return reader.readAllAsString();
    }
  }

  private void compare(String name, GameEquipment equipment, String text) {
    int last = -1;
    Matcher sites = SITE.matcher(text);
    while (sites.find()) {
      SiteType type = SiteType.valueOf(sites.group(1).toUpperCase(Locale.ROOT));
      int site = Integer.parseInt(sites.group(2));
      last = Math.max(last, site);
      boolean known =
          site < equipment.board().count(type)
              || type == SiteType.CELL
                  && equipment.containers().of(site).filter(it -> it.first() > 0).isPresent();
      if (!known) {
        wrong.add(name + ": there is no " + type + " " + site);
        return;
      }
    }
    lastSites += last == equipment.containers().size() - 1 ? 1 : 0;
    compareDice(name, equipment, text);
  }

  /** Dice come last, so where the first and the last one lie tells how many sites there are. */
  private void compareDice(String name, GameEquipment equipment, String text) {
    int first = Integer.MAX_VALUE;
    int last = -1;
    Matcher rolls = ROLL.matcher(text);
    while (rolls.find()) {
      first = Math.min(first, Integer.parseInt(rolls.group(1)));
      last = Math.max(last, Integer.parseInt(rolls.group(1)));
    }
    if (last < 0) {
      return;
    }
    rolled++;
    List<Container> dice =
        equipment.containers().all().stream().filter(it -> it.use() == Use.DICE).toList();
    if (dice.isEmpty()
        || dice.getFirst().first() != first
        || equipment.containers().size() - 1 != last) {
      wrong.add(name + ": dice lie from " + first + " to " + last + ", not in " + dice);
    }
  }
}
