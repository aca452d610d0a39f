package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.antlr.FirstMistake;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.rg.grammar.RgLexer;

/** The examples of the page of this package, and of those of the IR that need a language. */
class PackageExamplesTest {
  @Test
  void theSmallestGameIsReadAndPrinted() {
    String text = "begin, end: player = keeper; type Player = {x}; type Score = {0}; // minimal";
    Result<Game> result = RgParser.parse(new Source("minimal.rg", text), new Budget());
    assertEquals(
        """
        type Bool = {0, 1};
        type Goals = Player -> Score;
        type Player = {x};
        type PlayerOrSystem = {x, keeper, random};
        type Score = {0};
        type Visibility = Player -> Bool;

        var goals: Goals = {:0};
        var player: PlayerOrSystem = keeper;
        var visible: Visibility = {:1};

        begin, end: player = keeper;
        """,
        RgPrinter.print(result.value().orElseThrow()));
  }

  @Test
  void aLanguageReadsAndWrites() {
    Language language = new RgLanguage();
    String text = RgPrinter.print(Reading.game(Reading.USUAL + "begin, end: player = keeper;"));
    Source source = new Source("min.rg", text);
    Result<Game> game = language.frontend().orElseThrow().read(source, new Budget());
    assertEquals(0, game.diagnostics().size());
    Result<String> written = language.emitter().orElseThrow().emit(game.value().orElseThrow());
    assertEquals(text, written.value().orElseThrow());
  }

  @Test
  void aStatementEndsAtItsFirstMistake() {
    Source source = new Source("test.rg", "begin, end: player keeper;");
    Diagnostics diagnostics = new Diagnostics();
    AntlrSyntax syntax = new AntlrSyntax(source, diagnostics);
    org.regames.rg.grammar.RgParser parser =
        syntax.parser(RgLexer::new, org.regames.rg.grammar.RgParser::new);
    parser.setErrorHandler(new FirstMistake());
    ParseCancellationException end =
        assertThrows(ParseCancellationException.class, parser::statement);
    diagnostics.report(syntax.mistake(parser, FirstMistake.of(end)));
    assertEquals(
        """
        test.rg:1:20: error: expected `=`, `==` or `!=`, found `keeper` [syntax]
            1 | begin, end: player keeper;
              |                    ^~~~~~
        """,
        Reading.render(diagnostics.list()));
  }
}
