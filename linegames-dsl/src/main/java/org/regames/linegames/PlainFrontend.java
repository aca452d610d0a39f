package org.regames.linegames;

import java.util.Optional;
import java.util.function.Function;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Result;
import org.regames.linegames.hrg.GeneratedHrg;
import org.regames.linegames.hrg.HrgWriter;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainParser;
import org.regames.linegames.plain.PlainWriter;

/** Parses games on lines, then builds and lowers them through HRG, or prints them. */
final class PlainFrontend {
  private PlainFrontend() {}

  static Result<Game> read(Source source, Budget budget) {
    Result<LineGame> parsed = game(source);
    return parsed.value().isEmpty()
        ? new Result<>(Optional.empty(), parsed.diagnostics())
        : GeneratedHrg.read(
            parsed.value().get().name(),
            HrgWriter.text(parsed.value().get()),
            parsed.diagnostics(),
            budget);
  }

  /** The same game without comments, in the usual layout. */
  static Result<String> format(Source source, Budget budget) {
    return PlainParser.parse(source).then(PlainWriter::text);
  }

  /** A formatter that writes the text of a game that has been built. */
  static Formatter writer(Function<LineGame, String> text) {
    return (source, _) -> game(source).then(text);
  }

  /** The game that a text describes, built. */
  static Result<LineGame> game(Source source) {
    return PlainParser.parse(source).then(PlainGame::build);
  }
}
