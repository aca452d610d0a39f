package org.regames.cli;

import java.util.Map;
import java.util.Optional;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.certify.Certifier;
import org.regames.ir.passes.Pipeline;

/** Looks, while passes run, for the reasons why each step keeps the tree, as lines of a file. */
final class Certificates implements Pipeline.Listener {
  /** Passes that do not keep the tree exactly, and what they change. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "mangle-symbols", "it gives tags, players and scores other names",
          "skip-artificial-tags", "it drops tags",
          "skip-redundant-tags", "it drops tags");

  private final StringBuilder lines = new StringBuilder();
  private Game before;

  Certificates(Game game) {
    before = Builtins.complete(game);
    add(new CertificateLine(null, 0, Dumps.text(before), null, null));
  }

  @Override
  public void changed(Pipeline.Step step) {
    Game after = Builtins.complete(step.game().get());
    String other = OTHERS.get(step.pass());
    Certifier.Found found =
        other == null
            ? Certifier.find(before, after)
            : new Certifier.Found(Optional.empty(), "the tree is another: " + other);
    add(
        new CertificateLine(
            step.pass(),
            step.round(),
            Dumps.text(after),
            found.certificate().map(CertificateLine.Why::of).orElse(null),
            found.certificate().isPresent() ? null : found.why()));
    before = after;
  }

  private void add(CertificateLine line) {
    lines.append(Json.line(line)).append('\n');
  }

  String text() {
    return lines.toString();
  }
}
