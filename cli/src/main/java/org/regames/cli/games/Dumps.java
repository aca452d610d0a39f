package org.regames.cli.games;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.ir.Game;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Language;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/** Collects the automaton after passes that changed something, as files to be written. */
public final class Dumps implements Pipeline.Listener {
  private static final String ALL = "all";

  private final String pass;
  private final Path folder;
  private final Terminal terminal;
  private final Map<Path, String> files = new LinkedHashMap<>();

  /**
   * Dumps after one pass, or after {@code all}.
   *
   * @throws Failure if there is no such pass
   */
  public Dumps(String pass, Path folder, Terminal terminal) {
    this.pass = pass;
    this.folder = folder;
    this.terminal = terminal;
    List<String> names = Passes.list().stream().map(Pass::name).toList();
    if (!pass.equals(ALL) && !names.contains(pass)) {
      throw Failure.misused("--dump-after: there is no pass " + pass + " (see regames passes)");
    }
  }

  @Override
  public void changed(Pipeline.PassRun step) {
    if (!pass.equals(ALL) && !pass.equals(step.pass())) {
      return;
    }
    String name = String.format(Locale.ROOT, "%03d-%s.rg", files.size() + 1, step.pass());
    files.put(folder.resolve(name), text(step.game().get()));
    terminal
        .err()
        .printf(
            Locale.ROOT,
            "%s: round %d, %d nodes, %d edges, %.1f ms%n",
            name,
            step.round(),
            step.nodes(),
            step.edges(),
            step.nanos() / 1e6);
  }

  /** The files, numbered in the order of the steps. */
  public Map<Path, String> files() {
    return files;
  }

  /** The automaton as text that every command reads. */
  public static String text(Game game) {
    Emitter automata =
        Language.all().stream()
            .filter(language -> language.name().equals("rg"))
            .flatMap(language -> language.emitter().stream())
            .findFirst()
            .orElseThrow();
    return automata.emit(game).value().orElseThrow();
  }
}
