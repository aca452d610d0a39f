package org.regames.bench.growth;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/**
 * Prints how long games of sizes n, 2n, 4n and 8n take to check, to translate with all passes, to
 * plan and to compile, in processor time of one warm JVM, and the exponent k of the power of n that
 * these times fit best: about 1 where the time is linear, 2 where it is quadratic. Exponents of
 * less than a few milliseconds say little.
 *
 * <p>Arguments: parts of the names of what is to be measured; without any, everything is.
 */
public final class GrowthTable {
  private static final int SIZES = 4;
  private static final List<String> PARTS = List.of("check", "translate", "plan", "compile");

  /** Each time is the least of so many, or of those that this many seconds allow. */
  private static final int ROUNDS = 5;

  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** Checks of deep rules are as deep. */
  private static final long STACK_BYTES = 512L << 20;

  private static final String ROW = "%-26s %9s";
  private static final String CELL = " %11s";

  private GrowthTable() {}

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(null, () -> print(List.of(args), System.out), "growth", STACK_BYTES);
    thread.start();
    thread.join();
  }

  private static void print(List<String> names, PrintStream out) {
    List<Growing> families =
        Growing.ALL.stream()
            .filter(each -> names.isEmpty() || names.stream().anyMatch(each.name()::contains))
            .toList();
    out.printf(ROW, "milliseconds", "size");
    PARTS.forEach(part -> out.printf(CELL, part));
    out.println();
    for (Growing family : families) {
      measure(family, family.least()); // warms up
      int[] sizes = IntStream.range(0, SIZES).map(i -> family.least() << i).toArray();
      List<double[]> rows = new ArrayList<>();
      for (int size : sizes) {
        double[] times = measure(family, size);
        rows.add(times);
        out.printf(ROW, family.name(), size);
        Arrays.stream(times).forEach(time -> out.printf(Locale.ROOT, CELL, "%.1f".formatted(time)));
        out.println();
      }
      out.printf(ROW, "", "exponent");
      for (int part = 0; part < PARTS.size(); part++) {
        int column = part;
        double[] times = rows.stream().mapToDouble(row -> row[column]).toArray();
        out.printf(CELL, "%.2f".formatted(exponent(sizes, times)));
      }
      out.println();
    }
  }

  /** The least milliseconds for each part. */
  private static double[] measure(Growing family, int size) {
    String text = family.text().apply(size);
    double[] least = new double[PARTS.size()];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    long start = System.nanoTime();
    for (int i = 0; i < ROUNDS && (i == 0 || System.nanoTime() - start < MOST_NANOS); i++) {
      double[] times = times(family, text);
      Arrays.setAll(least, part -> Math.min(least[part], times[part]));
    }
    return least;
  }

  private static double[] times(Growing family, String text) {
    List<Long> marks = new ArrayList<>();
    marks.add(cpuNanos());
    Game game = read(family.suffix(), text);
    marks.add(cpuNanos());
    Passes.all().run(game);
    marks.add(cpuNanos());
    var plan = PlanBuilder.plan(Builtins.complete(game));
    marks.add(cpuNanos());
    JvmEngine.compile(plan).newState();
    marks.add(cpuNanos());
    return IntStream.range(0, PARTS.size())
        .mapToDouble(part -> (marks.get(part + 1) - marks.get(part)) / 1e6)
        .toArray();
  }

  /** What other processes do does not count. */
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** A game without errors, as it is read and checked by the command. */
  static Game read(String suffix, String text) {
    Frontend frontend =
        Language.all().stream()
            .filter(each -> each.suffixes().contains(suffix))
            .findFirst()
            .flatMap(Language::frontend)
            .orElseThrow();
    Source source = new Source("growing" + suffix, text);
    var read = Validators.validated(frontend.read(source, new Budget()), source);
    return read.value()
        .orElseThrow(() -> new IllegalArgumentException(read.diagnostics().toString()));
  }

  /**
   * The slope of the straight line that is nearest to points on axes that are both logarithmic, by
   * least squares.
   */
  static double exponent(int[] sizes, double[] times) {
    double[] x = Arrays.stream(sizes).mapToDouble(Math::log).toArray();
    double[] y = Arrays.stream(times).map(Math::log).toArray();
    double meanX = Arrays.stream(x).average().orElseThrow();
    double meanY = Arrays.stream(y).average().orElseThrow();
    double above =
        IntStream.range(0, x.length).mapToDouble(i -> (x[i] - meanX) * (y[i] - meanY)).sum();
    double below = Arrays.stream(x).map(each -> (each - meanX) * (each - meanX)).sum();
    return above / below;
  }
}
