package org.regames.cli.console;

import java.io.PrintStream;
import java.util.List;
import org.regames.backend.interpreter.Impropriety;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.TerminalStyle;

/** Prints the findings of stages, the first ones in full. */
public final class Findings {
  private static final int MOST_SHOWN = 50;

  private final PrintStream err;
  private final DiagnosticRenderer renderer;

  public Findings(Terminal terminal) {
    this.err = terminal.err();
    this.renderer = new DiagnosticRenderer(terminal.colourErr());
  }

  /** Prints the findings about one game, errors and warnings, at most {@value #MOST_SHOWN} each. */
  public void print(List<Diagnostic> findings) {
    int errors = 0;
    int warnings = 0;
    for (Diagnostic finding : findings) {
      int shownBefore = finding.isError() ? errors++ : warnings++;
      if (shownBefore < MOST_SHOWN) {
        err.print(renderer.render(finding));
      }
    }
    rest(errors, "error");
    rest(warnings, "warning");
  }

  private void rest(int count, String word) {
    if (count > MOST_SHOWN) {
      err.println("… and " + count(count - MOST_SHOWN, "more " + word));
    }
  }

  /** Prints one line about an error without a place in a source. */
  public void error(String message) {
    print("31", "error:", message);
  }

  /** Prints one line about what the user should know. */
  public void warning(String message) {
    print("33", "warning:", message);
  }

  private void print(String colour, String word, String message) {
    err.println((renderer.colour() ? TerminalStyle.styled(colour, word) : word) + " " + message);
  }

  /**
   * Prints improprieties; returns whether the game may nevertheless be considered proper, that is,
   * whether there were only warnings.
   */
  public boolean printImproprieties(List<Impropriety> improprieties) {
    List<Diagnostic> met = improprieties.stream().map(Impropriety::diagnostic).toList();
    print(met);
    return errors(met) == 0;
  }

  public static long errors(List<Diagnostic> findings) {
    return findings.stream().filter(Diagnostic::isError).count();
  }

  /** {@code 1 error}, {@code 2 errors}. */
  public static String count(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
