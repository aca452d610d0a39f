package org.regames.cli.tooling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.regames.bench.family.Family;
import org.regames.bench.measure.Plot;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;

/** The charts of {@code regames bench}: speed by threads, and by the size of the board. */
public final class BenchPlots {
  /** Measures one engine with one game in a JVM of its own. */
  @FunctionalInterface
  interface Meter {
    /** The playouts per second. */
    double rate(Forks jvms, String file, String engine, int threads);
  }

  private static final Progress.Unit FORKS = new Progress.Unit(" forks", 1);
  private static final String UP = "playouts per second";

  private final Meter meter;
  private final List<String> engines;
  private final Terminal terminal;
  private final Forks jvms = new Forks();
  private long done;

  BenchPlots(Meter meter, List<String> engines, Terminal terminal) {
    this.meter = meter;
    this.engines = engines;
    this.terminal = terminal;
  }

  /**
   * Checks that there are boards of these sizes.
   *
   * @throws Failure if there are not
   */
  static void check(List<Integer> sizes) {
    int smallest = Family.ALL.stream().mapToInt(Family::smallest).max().orElseThrow();
    for (int size : sizes) {
      if (size < smallest || size > Family.LARGEST) {
        throw Failure.misused(
            "--sizes: expected numbers from "
                + smallest
                + " to "
                + Family.LARGEST
                + ", found "
                + size);
      }
    }
  }

  /** Measures and writes all charts: one for the threads of each game, one for each family. */
  void write(String folder, List<String> files, List<Integer> sizes) {
    Path out = SourceFiles.path(folder);
    Map<Path, String> charts = new LinkedHashMap<>();
    List<Integer> threads = threads();
    long all =
        engines.size() * (files.size() * threads.size() + (long) Family.ALL.size() * sizes.size());
    try (Progress progress = new Progress(terminal, "plots", all, FORKS, Duration.ZERO)) {
      for (String file : files) {
        Plot plot =
            plot(
                SourceFiles.stem(file) + " by threads",
                "threads",
                false,
                threads,
                (engine, count) -> rate(file, engine, count, progress));
        charts.put(out.resolve("threads-" + SourceFiles.stem(file) + ".svg"), plot.svg());
      }
      for (Family family : Family.ALL) {
        charts.put(out.resolve(family.name() + ".svg"), bySize(family, sizes, progress).svg());
      }
    }
    OutputFiles.write(charts);
  }

  private Plot bySize(Family family, List<Integer> sizes, Progress progress) {
    Path game = null;
    try {
      game = Files.createTempFile(family.name(), family.suffix());
      Path file = game;
      return plot(
          family.name() + " by size",
          "rows and columns of the board",
          true,
          sizes,
          (engine, size) -> {
            write(file, family.text(size));
            return rate(file.toString(), engine, 1, progress);
          });
    } catch (IOException failure) {
      throw Failure.failed("no temporary file can be made: " + SourceFiles.reason(failure));
    } finally {
      delete(game);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException failure) {
      throw Failure.failed(file + ": cannot be written: " + SourceFiles.reason(failure));
    }
  }

  private static void delete(Path file) {
    if (file != null && !file.toFile().delete()) {
      file.toFile().deleteOnExit();
    }
  }

  private double rate(String file, String engine, int threads, Progress progress) {
    progress.at(done++, engine);
    return meter.rate(jvms, file, engine, threads);
  }

  private Plot plot(
      String title,
      String across,
      boolean logarithmic,
      List<Integer> places,
      BiFunction<String, Integer, Double> rate) {
    List<Plot.Line> lines = new ArrayList<>();
    for (String engine : engines) {
      SortedMap<Integer, Double> points = new TreeMap<>();
      places.forEach(place -> points.put(place, rate.apply(engine, place)));
      lines.add(new Plot.Line(engine, points));
    }
    return new Plot(title, across, UP, logarithmic, lines);
  }

  /** 1, 2, 4, … up to and including the number of processors. */
  private static List<Integer> threads() {
    int processors = Runtime.getRuntime().availableProcessors();
    List<Integer> counts = new ArrayList<>();
    for (int count = 1; count < processors; count *= 2) {
      counts.add(count);
    }
    counts.add(processors);
    return counts;
  }
}
