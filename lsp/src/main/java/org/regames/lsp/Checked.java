package org.regames.lsp;

import java.util.List;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;

/**
 * What reading a text as a game came to.
 *
 * @param snapshot the text
 * @param findings all that is wrong with it
 * @param game the game of this text or, where it has mistakes, of the last one that had none
 */
record Checked(Snapshot snapshot, List<Diagnostic> findings, Optional<Game> game) {
  Checked {
    findings = List.copyOf(findings);
  }
}
