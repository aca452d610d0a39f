package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Gate;
import org.regames.pcg.MetricNames;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.evolve.KnownGames;

/** The page on metrics has all of them, and its gates are gates. */
class PcgPageTest {
  private static final Path PAGE = Path.of(System.getProperty("regames.root"), "docs/pcg.md");

  @Test
  void allMetricsAreInTheTable() throws IOException {
    TreeSet<String> documented =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("| `"))
            .flatMap(
                line ->
                    Pattern.compile("`(?:[a-z]+\\.)?([a-z-]+)`")
                        .matcher(line.split("\\|")[1])
                        .results())
            .map(name -> name.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    TreeSet<String> measured =
        MetricNames.ALL.measured().stream()
            .map(name -> name.replaceFirst(".*\\.", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    new KnownGames().names().forEach(name -> measured.add(name.replaceFirst(".*\\.", "")));
    assertEquals(measured, documented);
  }

  @Test
  void theGatesAreGates() throws IOException {
    Matcher block = Pattern.compile("(?s)```gates\n(.*?)```").matcher(Files.readString(PAGE));
    assertTrue(block.find());
    assertEquals(4, Gate.read(new Source("gates", block.group(1))).size());
  }

  @Test
  void theUsualFitnessesAreAsShown() throws IOException {
    List<Fitness> shown =
        Pattern.compile("(?s)```fitness\n(.*?)```")
            .matcher(Files.readString(PAGE))
            .results()
            .map(block -> Fitness.read(new Source("fitness", block.group(1))))
            .toList();
    assertEquals(List.of(Fitness.LADDER, Fitness.USUAL), shown);
  }
}
