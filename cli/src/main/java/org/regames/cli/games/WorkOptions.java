package org.regames.cli.games;

import org.regames.cli.console.Failure;
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate;
import org.regames.ir.certify.Certifier;
import org.regames.ir.certify.Checker;
import picocli.CommandLine.Option;

/** How much the search for a certificate may do. */
public final class WorkOptions {
  private static final String MORE = ", --max-work N allows more";

  @Option(
      names = "--max-work",
      paramLabel = "N",
      description =
          "How many steps the search for one certificate may take (default: ${DEFAULT-VALUE}), and "
              + "its check if that is more than 50000000; a million takes a few seconds.")
  private long most = Certifier.USUAL_WORK;

  /**
   * Looks whether there can be such a search.
   *
   * @throws Failure where not
   */
  public void check() {
    if (most < 1) {
      throw Failure.misused("--max-work: expected a number from 1 up, found " + most);
    }
  }

  /** Checks a certificate; where the check was stopped that says how to let it go on. */
  public Checker.Verdict check(Game before, Game after, Certificate certificate) {
    Checker.Verdict verdict =
        Checker.check(before, after, certificate, Math.max(most, Checker.USUAL_WORK));
    return verdict.stopped()
        ? new Checker.Verdict(verdict.wrong().map(why -> why + MORE), true)
        : verdict;
  }

  /** Looks for a certificate; where the search was stopped that says how to let it go on. */
  public Certifier.Found find(Game before, Game after) {
    Certifier.Found found = Certifier.find(before, after, most);
    return found.stopped()
        ? new Certifier.Found(found.certificate(), found.why() + MORE, true)
        : found;
  }
}
