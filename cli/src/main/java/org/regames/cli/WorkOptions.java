package org.regames.cli;

import org.regames.ir.Game;
import org.regames.ir.certify.Certifier;
import picocli.CommandLine.Option;

/** How much the search for a certificate may do. */
final class WorkOptions {
  @Option(
      names = "--max-work",
      paramLabel = "N",
      description =
          "How many steps the search for one certificate may take (default: ${DEFAULT-VALUE}); a "
              + "million takes some seconds.")
  private long most = Certifier.USUAL_WORK;

  /**
   * Looks whether there can be such a search.
   *
   * @throws Failure where not
   */
  void check() {
    if (most < 1) {
      throw Failure.misused("--max-work: expected a number from 1 up, found " + most);
    }
  }

  /** Looks for a certificate; where the search was stopped that says how to let it go on. */
  Certifier.Found find(Game before, Game after) {
    Certifier.Found found = Certifier.find(before, after, most);
    return found.stopped()
        ? new Certifier.Found(found.certificate(), found.why() + ", --max-work N allows more", true)
        : found;
  }
}
