package org.regames.lud;

import java.util.Optional;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.expand.TextExpansion;
import org.regames.lud.expand.TracedText;
import org.regames.lud.syntax.NodeReader;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.Resolver;

/** Parses texts into trees of ludemes. */
public final class LudParser {
  private LudParser() {}

  /**
   * The tree of a game. Linear in the expanded text.
   *
   * @param choices what the user chooses in games with options
   * @return the tree unless there are errors, and all independent findings
   */
  public static Result<LudClause> parse(Source source, GameChoices choices, Budget budget) {
    Result<TracedText> expanded = TextExpansion.expand(source, choices, budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(expanded.diagnostics());
    Optional<LudClause> tree = Optional.empty();
    try {
      tree =
          expanded
              .value()
              .flatMap(game -> NodeReader.game(game, diagnostics, budget))
              .flatMap(game -> Resolver.resolve(game, diagnostics, budget));
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
    }
    return diagnostics.hasErrors()
        ? Result.failure(diagnostics)
        : new Result<>(tree, diagnostics.list());
  }
}
