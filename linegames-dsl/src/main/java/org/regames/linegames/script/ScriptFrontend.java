package org.regames.linegames.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import org.regames.ir.Game;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Result;
import org.regames.ir.language.Splitter;
import org.regames.linegames.hrg.GeneratedHrg;

/** Runs scripts of games on lines and lowers the games that they print, through HRG. */
record ScriptFrontend(ScriptGames games) {
  /** The automaton of the one game of a script. */
  Result<Game> read(Source source, Budget budget) {
    Result<PrintedGame> game = game(source);
    return game.value().isEmpty()
        ? new Result<>(Optional.empty(), game.diagnostics())
        : GeneratedHrg.read(
            game.value().get().name(), game.value().get().hrg(), game.diagnostics(), budget);
  }

  /** A formatter that writes the one game of a script. */
  Formatter writer(Function<PrintedGame, String> text) {
    return (source, _) -> {
      Result<PrintedGame> game = game(source);
      return new Result<>(game.value().map(text), game.diagnostics());
    };
  }

  /** The rules of the one game of a script, in English. */
  Result<Description> describe(Source source, Budget budget) {
    return game(source).then(PrintedGame::rules);
  }

  /** All games of a script. */
  Result<List<Splitter.Part>> split(Source source) {
    return games
        .of(source)
        .then(printed -> printed.games().stream().map(ScriptFrontend::part).toList());
  }

  private static Splitter.Part part(PrintedGame game) {
    SequencedMap<String, String> texts = new LinkedHashMap<>();
    texts.put("hrg", game.hrg());
    texts.put("svg", game.svg());
    return new Splitter.Part(game.name(), texts);
  }

  private Result<PrintedGame> game(Source source) {
    return games.only(source, games.of(source));
  }
}
