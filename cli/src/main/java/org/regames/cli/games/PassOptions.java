package org.regames.cli.games;

import static org.regames.ir.passes.Pipeline.Listener.NONE;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.passes.MangleSymbols;
import org.regames.ir.passes.PassException;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import picocli.CommandLine.Option;

/** The options for transformation passes. */
public final class PassOptions {
  private static final String MANGLING = new MangleSymbols().name();

  @Option(
      names = "--passes",
      paramLabel = "NAME",
      split = ",",
      description =
          "Transformation passes to run first: none (the default), all, or names; "
              + "see regames passes.")
  public List<String> passes = List.of("none");

  private Optional<Pipeline> pipeline = Optional.empty();

  /**
   * Checks whether the passes exist.
   *
   * @throws Failure if one does not
   */
  public void check() {
    try {
      pipeline = Optional.of(Passes.parse(String.join(",", passes)));
    } catch (DiagnosticException unknown) {
      Diagnostic finding = unknown.diagnostic();
      String hint = finding.hint().map(text -> "; " + text).orElse("");
      throw Failure.misused("--passes: " + finding.message() + hint);
    }
  }

  /** Whether no pass is requested. */
  public boolean isNone() {
    return asked().passes().isEmpty();
  }

  /** Whether names are to be mangled. */
  public boolean isMangling() {
    return passes.stream().anyMatch(pass -> pass.strip().equals(MANGLING));
  }

  /**
   * The table of mangled names of a game: on each line a new name, a tab and the old name; types,
   * constants, variables, symbols and tags, and nodes, in this order.
   */
  public String newNames(Game game) {
    List<String> others = passes.stream().filter(pass -> !pass.strip().equals(MANGLING)).toList();
    Game plain =
        run(Passes.parse(others.isEmpty() ? "none" : String.join(",", others)), game, NONE);
    StringBuilder text = new StringBuilder();
    MangleSymbols.table(plain).forEach((old, now) -> text.append(now + "\t" + old + "\n"));
    MangleSymbols.nodeTable(plain).forEach((old, now) -> text.append(now + "\t" + old + "\n"));
    return text.toString();
  }

  /**
   * Runs the passes.
   *
   * @throws Failure if a requested pass does not exist, or fails
   */
  public Game transform(Game game) {
    return transform(game, NONE);
  }

  /** The same, and reports every step. */
  public Game transform(Game game, Pipeline.Listener listener) {
    return run(asked(), game, listener);
  }

  private Pipeline asked() {
    if (pipeline.isEmpty()) {
      check();
    }
    return pipeline.orElseThrow();
  }

  /** Runs passes; package-private for a test with one that fails, as none here is known to. */
  public static Game run(Pipeline pipeline, Game game, Pipeline.Listener listener) {
    try {
      return pipeline.run(game, listener);
    } catch (PassException failed) {
      throw failure(failed);
    }
  }

  /** Saves the game on which a pass failed, for a report. */
  private static Failure failure(PassException failed) {
    Path file = Path.of("failed-" + failed.pass() + ".rg");
    Map<Path, String> text = new LinkedHashMap<>();
    text.put(file, Dumps.text(failed.before()));
    OutputFiles.write(text);
    return Failure.failed(
        failed.getMessage()
            + "; please report it with "
            + file
            + ", the game before it (regames translate --to rg --passes "
            + failed.pass()
            + " "
            + file
            + " fails again)");
  }
}
