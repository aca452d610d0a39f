package org.regames.cli.generate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.EachFile;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Gate;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.report.ReportedGame;
import picocli.CommandLine;

/**
 * The work of {@code evaluate} in the processes of a cluster: games are received and measurements
 * sent as JSON. Public because it is instantiated by name.
 */
public final class EvaluateWorker implements UnaryOperator<String> {
  /**
   * The settings of measuring.
   *
   * @param words arguments for {@link MeasuringOptions}
   * @param gates the text of the gates
   * @param forPage whether a page will show the games
   * @param several whether there are several games in all
   * @param json whether results are printed as JSON
   */
  record Setting(
      List<String> words, String gates, boolean forPage, boolean several, boolean json) {}

  /**
   * A game.
   *
   * @param file its name on the command line
   * @param name its name in messages
   */
  record Task(String file, String name, String text) {}

  /**
   * The result for a game.
   *
   * @param out what is printed besides the metrics
   * @param metrics the metrics, or null after a failure
   * @param page the part of the page, or null if not wanted
   * @param failed the failure, or null
   * @param nanos the time of each stage
   */
  record Answer(
      int exitCode,
      String out,
      String err,
      GameMetrics metrics,
      ReportedGame page,
      EachFile.Failed failed,
      long[] nanos) {}

  private final MeasuringOptions measuring = new MeasuringOptions();
  private final Setting setting;
  private final List<Gate> gates;

  /**
   * @param setting the setting as JSON
   */
  public EvaluateWorker(String setting) {
    this.setting = Json.read(setting, Setting.class);
    new CommandLine(measuring).parseArgs(this.setting.words.toArray(String[]::new));
    measuring.check();
    this.gates =
        this.setting.gates.isEmpty()
            ? List.of()
            : measuring.gates(new Source("gates", this.setting.gates));
  }

  /** Measures a game. */
  @Override
  public String apply(String task) {
    Task game = Json.read(task, Task.class);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal printed = Terminal.into(out).printingTo(out, err);
    Json json = new Json();
    json.wanted = setting.json;
    Meter total = Meter.unlimited();
    AtomicReference<MeasuringOptions.Measured> measured = new AtomicReference<>();
    AtomicReference<EachFile.Failed> failed = new AtomicReference<>();
    int exitCode =
        new EachFile(printed, 1, Optional.of(json))
            .run(
                List.of(game.file),
                setting.several,
                (file, shown) -> {
                  Source text = new Source(game.name, game.text);
                  measured.set(
                      EachFile.noting(
                          file,
                          () ->
                              measuring.measure(
                                  file, () -> text, gates, setting.forPage, total, shown),
                          failed::set));
                  if (measured.get().metrics().hasFailed()) {
                    throw Failure.reported();
                  }
                });
    Optional<MeasuringOptions.Measured> result = Optional.ofNullable(measured.get());
    return Json.line(
        new Answer(
            exitCode,
            out.toString(StandardCharsets.UTF_8),
            err.toString(StandardCharsets.UTF_8),
            result.map(MeasuringOptions.Measured::metrics).orElse(null),
            result.map(MeasuringOptions.Measured::page).orElse(null),
            failed.get(),
            total.nanos()));
  }
}
