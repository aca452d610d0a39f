package org.regames.cli.games;

import org.regames.cli.console.Failure;
import org.regames.ir.Game;
import org.regames.ir.certify.Certificate;
import org.regames.ir.certify.Certifier;
import org.regames.ir.certify.Checker;
import picocli.CommandLine.Option;

/** The option for the work limit of the search for a certificate. */
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
   * Checks the option.
   *
   * @throws Failure if its value is not possible
   */
  public void check() {
    if (most < 1) {
      throw Failure.misused("--max-work: expected a number from 1 up, found " + most);
    }
  }

  /** Checks a certificate; the verdict of a check that reached the limit says how to raise it. */
  public Checker.Verdict check(Game before, Game after, Certificate certificate) {
    Checker.Verdict verdict =
        Checker.check(before, after, certificate, Math.max(most, Checker.USUAL_WORK));
    return verdict.stopped()
        ? new Checker.Verdict(verdict.wrong().map(why -> why + MORE), true)
        : verdict;
  }

  /**
   * Looks for a certificate; the result of a search that reached the limit says how to raise it.
   */
  public Certifier.Found find(Game before, Game after) {
    Certifier.Found found = Certifier.find(before, after, most);
    return found.stopped()
        ? new Certifier.Found(found.certificate(), found.why() + MORE, true)
        : found;
  }
}
