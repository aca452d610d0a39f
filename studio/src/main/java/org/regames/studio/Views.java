package org.regames.studio;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.draw.board.BoardView;
import org.regames.draw.board.ViewFile;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/** How games look: by the view in the page, else in the folder, else among the bundled games. */
final class Views {
  private record Looked(Asked.GameText game, ViewFile view) {}

  private final Shelf shelf;
  private final Folder folder;
  private final Bundled games;
  private final Map<Looked, BoardView> boards = Shelf.kept();

  Views(Shelf shelf, Folder folder, Bundled games) {
    this.shelf = shelf;
    this.folder = folder;
    this.games = games;
  }

  /**
   * How the positions of a game look.
   *
   * @param fault what is wrong with the user's view, and is left out; empty if nothing is
   */
  record Looks(BoardView boards, String fault) {}

  /** The looks of a set-up position do not depend on the contents of its cells. */
  Looks of(Asked.GameText asked, Jobs.Ticket ticket) {
    Asked.GameText text = asked.fromStart();
    Game game = shelf.game(text, ticket);
    ViewFile.AsRead said = said(text, game);
    ViewFile view = said.view();
    BoardView board =
        Shelf.known(boards, new Looked(text.withoutView(), view), () -> BoardView.of(game, view));
    return new Looks(board, said.mistakes().isEmpty() ? "" : Shelf.errors(said.mistakes()));
  }

  /** What is wrong with the view in the page, and the words that it may contain. */
  Told.ViewCheck check(Asked.GameText text, Jobs.Ticket ticket) {
    Game game = shelf.game(text, ticket);
    List<Told.Mistake> mistakes =
        said(text, game).mistakes().stream()
            .filter(one -> one.origin().isKnown())
            .map(Views::mistake)
            .toList();
    return new Told.ViewCheck(mistakes, ViewFile.words(game));
  }

  private static Told.Mistake mistake(Diagnostic found) {
    Origin at = found.origin();
    String hint = found.hint().map(text -> "\n" + text).orElse("");
    return new Told.Mistake(
        found.message() + hint, span(at), found.fixes().stream().map(Views::fix).toList());
  }

  private static Told.TextFix fix(Diagnostic.Fix fix) {
    return new Told.TextFix(fix.title(), span(fix.place()), fix.text());
  }

  private static Told.Span span(Origin at) {
    Source source = at.source();
    return new Told.Span(at.line(), at.column(), source.line(at.end()), source.column(at.end()));
  }

  private ViewFile.AsRead said(Asked.GameText text, Game game) {
    String file = shelf.stem(text.file()) + ViewFile.SUFFIX;
    if (text.view() != null) {
      return ViewFile.readAsFarAsRight(new Source(file, text.view()), game);
    }
    if (folder.has(file)) {
      return ViewFile.readAsFarAsRight(new Source(file, folder.read(file)), game);
    }
    // A user's game may have the name of a bundled one; then the bundled view may not fit.
    return new ViewFile.AsRead(
        ours(file)
            .flatMap(view -> ViewFile.read(new Source(file, view), game).value())
            .orElse(ViewFile.NONE),
        List.of());
  }

  private Optional<String> ours(String file) {
    return games.names().stream()
        .filter(name -> name.endsWith("/" + file))
        .findFirst()
        .map(games::text);
  }
}
