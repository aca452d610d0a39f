package org.regames.lud;

import java.nio.file.Path;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.equipment.EquipmentReader;
import org.regames.lud.tree.Coverage;
import org.regames.lud.tree.LudClause;

/**
 * Reads games: text → tree of ludemes, and says which of them cannot be played.
 *
 * @param choices what the user asks for where a game has options
 */
record LudFrontend(GameChoices choices) implements Frontend {
  /** Names a copy of Ludii for all commands. */
  private static final String COPY = "REGAMES_LUDII";

  /** Where nobody says where a copy of Ludii lies, the environment may. */
  static LudFrontend of(GameChoices choices) {
    Optional<Path> copy =
        choices
            .library()
            .or(
                () ->
                    Optional.ofNullable(System.getenv(COPY))
                        .filter(it -> !it.isBlank())
                        .map(Path::of));
    return new LudFrontend(new GameChoices(choices.options(), choices.ruleset(), copy));
  }

  @Override
  public Result<Game> read(Source source, Budget budget) {
    Result<LudClause> tree = LudParser.parse(source, choices, budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(tree.diagnostics());
    tree.value().ifPresent(game -> Coverage.report(game, diagnostics));
    tree.value()
        .filter(game -> game.is("game"))
        .map(game -> EquipmentReader.read(game, budget))
        .ifPresent(equipment -> diagnostics.reportAll(equipment.diagnostics()));
    return Result.failure(diagnostics);
  }
}
