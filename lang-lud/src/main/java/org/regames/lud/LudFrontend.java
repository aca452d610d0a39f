package org.regames.lud;

import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.lud.expand.Choices;
import org.regames.lud.expand.Expansion;
import org.regames.lud.syntax.NodeReader;
import org.regames.lud.tree.Clause;
import org.regames.lud.tree.Coverage;
import org.regames.lud.tree.Resolver;

/** Reads games: text → tree of ludemes, and says which of them cannot be played. */
public final class LudFrontend {
  private LudFrontend() {}

  static Result<Game> read(Source source, Choices choices, Budget budget) {
    Result<Clause> tree = tree(source, choices, budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(tree.diagnostics());
    tree.value().ifPresent(game -> Coverage.report(game, diagnostics));
    return Result.failure(diagnostics);
  }

  /**
   * The tree of ludemes of a game. The cost is that of the expanded text.
   *
   * @param choices what is asked for where the game has options
   * @return the tree unless there are errors, and all independent findings
   */
  public static Result<Clause> tree(Source source, Choices choices, Budget budget) {
    Result<Expansion> expansion = Expansion.of(source, choices, budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(expansion.diagnostics());
    Optional<Clause> tree = Optional.empty();
    try {
      tree =
          expansion
              .value()
              .flatMap(it -> NodeReader.game(it.text(), diagnostics, budget))
              .flatMap(it -> Resolver.resolve(it, diagnostics, budget));
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
    }
    return diagnostics.hasErrors()
        ? Result.failure(diagnostics)
        : new Result<>(tree, diagnostics.list());
  }
}
