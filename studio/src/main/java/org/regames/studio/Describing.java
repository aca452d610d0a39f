package org.regames.studio;

import java.util.List;
import java.util.Map;
import org.regames.backend.debug.SetUpPosition;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.SvgBoard;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.describe.Description;
import org.regames.ir.language.EnglishRules;
import org.regames.ir.language.Language;

/** Rules in English. */
record Describing(Shelf shelf, Views views) {
  Told.Described describe(Asked.GameText asked, Jobs.Ticket ticket) {
    Game game = shelf.game(asked, ticket);
    Language language = shelf.language(asked);
    EnglishRules english = new EnglishRules(shelf.languages());
    Description rules =
        Shelf.value(english.of(Shelf.source(asked), language, shelf.budget(ticket)));
    return new Told.Described(
        rules.title().isEmpty() ? shelf.stem(asked.file()) : rules.title(),
        english.isReadable(language),
        board(game, views.of(asked, ticket).boards()),
        rules.sections().stream()
            .map(
                section ->
                    new Told.Topic(
                        section.heading(), section.parts().stream().map(Describing::told).toList()))
            .toList());
  }

  private static String board(Game game, BoardView boards) {
    if (boards.boards().isEmpty()) {
      return "";
    }
    Map<String, Value> start = Shelf.refusing(() -> SetUpPosition.after(List.of()).values(game));
    return SvgBoard.text(boards.picture(start, List.of()), "The start of the game");
  }

  private static Told.Saying told(Description.Part part) {
    return switch (part) {
      case Description.Part.Prose(String text) -> new Told.Saying("prose", text, 0);
      case Description.Part.Item(String text, int depth) -> new Told.Saying("item", text, depth);
      case Description.Part.Quote(String text) -> new Told.Saying("quote", text, 0);
      case Description.Part.Drawing(String text) -> new Told.Saying("drawing", text, 0);
    };
  }
}
