package org.regames.cli.translate;

import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.PassOptions;
import org.regames.cli.games.SourceFiles;
import org.regames.cli.games.WorkOptions;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.certify.Checker;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code regames certify}: whether certificates prove what they claim. */
@Command(
    name = "certify",
    header = CertifyCommand.SUMMARY,
    description =
        "Reads what regames translate --certify wrote: a game after each step of the passes, and "
            + "why the step keeps the game tree; or computes this for a game. The reasons are "
            + "checked by code that shares nothing with the passes. Steps without a certificate "
            + "are listed; they may still be correct.",
    footer = {
      "",
      "Exit codes: 0 every step is confirmed, 1 a certificate is wrong, 2 bad usage, 3 steps have "
          + "no certificate.",
      "",
      "Example: regames certify games/gdl/lights.kif"
    })
public final class CertifyCommand implements Callable<Integer> {
  public static final String SUMMARY = "Confirm, step by step, that passes kept the game tree.";

  /** The exit code if nothing is wrong, but not everything is known to be right. */
  private static final int UNDECIDED = 3;

  /** What {@code --json} prints. */
  record Outcome(
      String file, String verdict, int steps, int confirmed, List<UnconfirmedStep> others) {}

  /** A step that is not confirmed. */
  record UnconfirmedStep(int line, String pass, int round, boolean wrong, String reason) {}

  private final Terminal terminal;

  @Parameters(
      paramLabel = "FILE",
      description = "A file that regames translate --certify wrote, or a game.")
  private String file;

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private WorkOptions work;
  @Mixin private Json json;

  public CertifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    work.check();
    List<String> lines = text().lines().toList();
    List<UnconfirmedStep> others = new ArrayList<>();
    Game before = game(line(lines, 0), 1);
    for (int i = 1; i < lines.size(); i++) {
      CertificateLine line = line(lines, i);
      Game after = game(line, i + 1);
      Optional<UnconfirmedStep> other = step(i + 1, line, before, after);
      other.ifPresent(others::add);
      before = after;
    }
    int steps = lines.size() - 1;
    boolean isWrong = others.stream().anyMatch(UnconfirmedStep::wrong);
    String verdict = isWrong ? "wrong" : others.isEmpty() ? "confirmed" : "undecided";
    if (json.wanted) {
      terminal
          .out()
          .println(Json.line(new Outcome(file, verdict, steps, steps - others.size(), others)));
    } else {
      others.forEach(this::print);
      terminal
          .out()
          .println((steps - others.size()) + " of " + Findings.count(steps, "step") + " confirmed");
    }
    return isWrong ? Failure.FAILED : others.isEmpty() ? Failure.DONE : UNDECIDED;
  }

  /**
   * The certificates; if the file is a game, they are made now, for all passes if none are named.
   */
  private String text() {
    if (!games.isGame(file)) {
      return SourceFiles.read(file, terminal.in()).text();
    }
    passes.check();
    Game game = games.load(file, terminal);
    Certificates certificates = new Certificates(game, work);
    if (passes.isNone()) {
      PassOptions.run(Passes.all(), game, certificates);
    } else {
      passes.transform(game, certificates);
    }
    return certificates.text();
  }

  private void print(UnconfirmedStep step) {
    terminal
        .out()
        .println(
            file
                + ":"
                + step.line
                + ": "
                + step.pass
                + " in round "
                + step.round
                + (step.wrong ? ": the certificate is wrong: " : ": not confirmed: ")
                + step.reason);
  }

  private Optional<UnconfirmedStep> step(
      int number, CertificateLine line, Game before, Game after) {
    if (line.why() == null) {
      String reason = line.whyNot() == null ? "" : line.whyNot();
      return Optional.of(new UnconfirmedStep(number, line.pass(), line.round(), false, reason));
    }
    Checker.Verdict verdict = work.check(before, after, line.why().certificate());
    return verdict
        .wrong()
        .map(
            why -> new UnconfirmedStep(number, line.pass(), line.round(), !verdict.stopped(), why));
  }

  private CertificateLine line(List<String> lines, int index) {
    try {
      CertificateLine line = Json.read(lines.get(index), CertificateLine.class);
      if (line != null && line.game() != null && (line.why() == null || line.why().isWhole())) {
        return line;
      }
    } catch (JsonParseException _) {
      // reported below
    }
    throw Failure.failed(file + ":" + (index + 1) + ": expected a line of a certificate");
  }

  private Game game(CertificateLine line, int number) {
    Language automata = games.languages().source(Optional.of("rg"), "game.rg");
    Result<Game> read =
        automata
            .frontend()
            .orElseThrow()
            .read(new Source(file + ":" + number, line.game()), games.budget());
    List<Diagnostic> findings =
        read.value().isPresent() ? Validators.validate(read.value().get()) : read.diagnostics();
    if (Findings.errors(findings) > 0) {
      new Findings(terminal).print(findings);
      throw Failure.reported(findings);
    }
    return Builtins.complete(read.value().orElseThrow());
  }
}
