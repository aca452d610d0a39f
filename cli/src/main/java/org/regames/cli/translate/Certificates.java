package org.regames.cli.translate;

import java.util.Optional;
import org.regames.cli.console.Json;
import org.regames.cli.games.Dumps;
import org.regames.cli.games.WorkOptions;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.certify.Certifier;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/** While passes run, searches certificates that each step keeps the tree, as lines of a file. */
public final class Certificates implements Pipeline.Listener {
  private final StringBuilder lines = new StringBuilder();
  private final WorkOptions work;
  private Game before;

  Certificates(Game game, WorkOptions work) {
    this.work = work;
    before = Builtins.complete(game);
    add(new CertificateLine(null, 0, Dumps.text(before), null, null));
  }

  @Override
  public void changed(Pipeline.PassRun step) {
    Game after = Builtins.complete(step.game().get());
    Certifier.Found found =
        treeChange(step.pass())
            .map(
                other -> new Certifier.Found(Optional.empty(), "the tree differs: " + other, false))
            .orElseGet(() -> work.find(before, after));
    add(
        new CertificateLine(
            step.pass(),
            step.round(),
            Dumps.text(after),
            found.certificate().map(CertificateLine.Why::of).orElse(null),
            found.certificate().isPresent() ? null : found.why()));
    before = after;
  }

  private static Optional<String> treeChange(String pass) {
    return Passes.list().stream()
        .filter(each -> each.name().equals(pass))
        .findFirst()
        .flatMap(Pass::treeChange);
  }

  private void add(CertificateLine line) {
    lines.append(Json.line(line)).append('\n');
  }

  String text() {
    return lines.toString();
  }
}
