package org.regames.cli.games;

import java.nio.file.Files;
import java.nio.file.Path;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.draw.board.ViewFile;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

/** View files beside games, which describe how a game looks. */
public final class ViewFiles {
  private ViewFiles() {}

  /**
   * Reads the view beside a game, if there is one, and prints its findings.
   *
   * @throws Failure if it is wrong
   */
  public static ViewFile beside(String file, Game game, Terminal terminal) {
    if (file.equals(SourceFiles.STANDARD_INPUT)) {
      return ViewFile.NONE;
    }
    Path path = SourceFiles.path(file);
    Path view =
        path.resolveSibling(SourceFiles.stem(path.getFileName().toString()) + ViewFile.SUFFIX);
    if (!Files.isRegularFile(view)) {
      return ViewFile.NONE;
    }
    Source source = SourceFiles.read(view.toString(), terminal.in());
    Result<ViewFile> read = ViewFile.read(source, game);
    new Findings(terminal).print(read.diagnostics());
    return read.value().orElseThrow(() -> Failure.reported(read.diagnostics()));
  }
}
