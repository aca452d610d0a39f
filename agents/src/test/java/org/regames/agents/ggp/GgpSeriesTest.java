package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Matches one after another, each straight after the last, while other processes compute: none is
 * forfeited, no move is late or not legal, and no match keeps the next from starting. In a build
 * some of our own games with clocks of a second. All of other games, with 10 s to start and 2 s for
 * a move beside four processes, in pieces of ten minutes or so:
 *
 * <pre>
 * mvn -pl agents -am test -Dtest=GgpSeriesTest -Dsurefire.failIfNoSpecifiedTests=false
 *     -Dggp.sheets=FOLDER -Dggp.start=10 -Dggp.play=2 -Dggp.processes=4 -Dggp.steps=10
 *     -Dggp.from=0 -Dggp.to=20
 * </pre>
 */
@Tag("long")
class GgpSeriesTest {
  private static final Path OURS = Path.of(System.getProperty("regames.root"), "games/gdl");
  private static final Path SHEETS = Path.of(System.getProperty("ggp.sheets", OURS.toString()));
  private static final int START = Integer.getInteger("ggp.start", 1);
  private static final int PLAY = Integer.getInteger("ggp.play", 1);
  private static final int PROCESSES = Integer.getInteger("ggp.processes", 1);
  private static final int STEPS = Integer.getInteger("ggp.steps", 2);
  private static final int FROM = Integer.getInteger("ggp.from", 0);
  private static final int TO = Integer.getInteger("ggp.to", 4);

  /** One sheet in so many, so that few are of all kinds. */
  private static final int ONE_IN = Integer.getInteger("ggp.oneIn", 5);

  /** The longest that the player took for an answer, against its clock. */
  private volatile double slowest;

  @Test
  void nothingIsForfeitedLateOrBlocked() throws IOException {
    List<Path> sheets = sheets();
    List<Process> others = new ArrayList<>();
    List<String> log = new ArrayList<>();
    GgpPlayer player = Sheets.player("mcts", log::add);
    try (MessageServer server =
        new MessageServer(
            InetAddress.getLoopbackAddress(), 0, text -> timed(player, text), log::add)) {
      for (int process = 0; process < PROCESSES; process++) {
        others.add(Spinner.start());
      }
      RuleHost host = new RuleHost(URI.create("http://127.0.0.1:" + server.port()), START, PLAY);
      for (int match = FROM; match < Math.min(TO, sheets.size()); match++) {
        String id = "m" + match;
        host.play(id, rules(sheets.get(match)), Sheets.gdl(), match, STEPS);
        System.out.println(sheets.get(match).getFileName() + ": " + of(id, log));
      }
      System.out.println(
          host.asked
              + " moves; the slowest answer was made in "
              + Math.round(100 * slowest)
              + " % of its clock, and was with the host after "
              + host.slowest());
      assertEquals(List.of(), host.faults, () -> String.join("\n", log));
    } finally {
      others.forEach(Process::destroy);
    }
  }

  /** What the player alone takes, without the way there and back on a busy machine. */
  private String timed(GgpPlayer player, String text) {
    long asked = System.nanoTime();
    String answer = player.answer(text);
    int clock = text.startsWith("( START") ? START : PLAY;
    double part = (System.nanoTime() - asked) / 1e9 / clock;
    slowest = Math.max(slowest, part);
    return answer;
  }

  private static String of(String id, List<String> log) {
    return log.stream()
        .filter(line -> line.startsWith(id + ":"))
        .map(line -> line.substring(id.length() + 2))
        .collect(Collectors.joining("; "));
  }

  private static List<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.list(SHEETS)) {
      List<Path> all =
          files
              .filter(file -> file.toString().endsWith(".kif"))
              .filter(GgpSeriesTest::isPrefix)
              .sorted()
              .toList();
      return IntStream.range(0, all.size())
          .filter(n -> n % ONE_IN == 0)
          .mapToObj(all::get)
          .toList();
    }
  }

  private static boolean isPrefix(Path file) {
    return rules(file).stream().anyMatch(rule -> !rule.elements().isEmpty());
  }

  private static List<Kif> rules(Path file) {
    try {
      String text =
          Files.readString(file)
              .lines()
              .map(line -> line.replaceAll(";.*", ""))
              .collect(Collectors.joining("\n"));
      return Kif.first("(" + text + ")").orElseThrow().elements();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A process that does nothing but compute. */
  static final class Spinner {
    private Spinner() {}

    static Process start() throws IOException {
      Path java = Path.of(System.getProperty("java.home"), "bin", "java");
      String path = Path.of("target", "test-classes").toAbsolutePath().toString();
      return new ProcessBuilder(
              java.toString(), "-XX:+UseSerialGC", "-cp", path, Spinner.class.getName())
          .start();
    }

    /** Ends with the process that started it. */
    public static void main(String[] arguments) {
      double sum = 0;
      while (ProcessHandle.current().parent().isPresent()) {
        for (int number = 1; number < 100_000_000; number++) {
          sum += 1.0 / number;
        }
      }
      System.out.println(sum);
    }
  }
}
