package org.regames.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** The text of a game and its language. */
record GameFile(Language language, Source source) {
  static GameFile read(String file) throws IOException {
    return of(file, Files.readString(Path.of(file)));
  }

  /** A text as if it were in a file with a name. */
  static GameFile of(String file, String text) {
    Language language =
        Language.all().stream()
            .filter(each -> each.suffixes().stream().anyMatch(file::endsWith))
            .findFirst()
            .orElseThrow();
    return new GameFile(language, new Source(file, text));
  }

  Game game() {
    return language.frontend().orElseThrow().read(source, new Budget()).value().orElseThrow();
  }
}
