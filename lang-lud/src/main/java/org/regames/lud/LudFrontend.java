package org.regames.lud;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.format.HrgText;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Language;
import org.regames.ir.language.RecordedGames.RecordedGame;
import org.regames.ir.language.Result;
import org.regames.ir.passes.AskOnce;
import org.regames.ir.passes.EndMovesEarly;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.passes.SplitMovers;
import org.regames.lud.equipment.EquipmentReader;
import org.regames.lud.equipment.GameEquipment;
import org.regames.lud.lowering.LoweredGame;
import org.regames.lud.lowering.LudLowering;
import org.regames.lud.lowering.PlayedLudemes;
import org.regames.lud.tree.LudClause;
import org.regames.lud.trial.TrialReader;

/**
 * Reads games: text → tree of ludemes → HRG, and reports those that are not supported.
 *
 * @param choices what the user chooses in games with options
 */
record LudFrontend(GameChoices choices) implements Frontend {
  /** The environment variable with the path of a copy of Ludii, for all commands. */
  private static final String COPY = "REGAMES_LUDII";

  /** Takes the path of a copy of Ludii from the environment, unless it is given. */
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
    return recorded(source, budget).then(RecordedGame::game);
  }

  /** The game with the reader of its records. */
  Result<RecordedGame> recorded(Source source, Budget budget) {
    Result<LoweredGame> lowered = lower(source, budget);
    if (lowered.value().isEmpty()) {
      return new Result<>(Optional.empty(), lowered.diagnostics());
    }
    LoweredGame made = lowered.value().get();
    Result<Game> game = automaton(source.name(), HrgText.of(made.game()), budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(lowered.diagnostics());
    diagnostics.reportAll(game.diagnostics());
    return new Result<>(
        game.value()
            .map(
                automaton ->
                    new RecordedGame(
                        automaton, file -> made.naming().play(TrialReader.read(file)))),
        diagnostics.list());
  }

  /**
   * Engines find sets of moves at once if pieces and directions are constant, as in rules that are
   * written out for each player, if each is found once, and if none has to be played to be found.
   */
  private static final Pipeline FOR_ENGINES =
      new Pipeline(
          List.of(
              List.of(new SplitMovers()), List.of(new AskOnce()), List.of(new EndMovesEarly())));

  /** The automaton of a game in HRG, made by the language {@code hrg}. */
  private static Result<Game> automaton(String name, String text, Budget budget) {
    Language hrg =
        Language.all().stream()
            .filter(language -> language.name().equals("hrg"))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("the language hrg is missing"));
    return hrg.frontend()
        .orElseThrow()
        .read(new Source(name + " as HRG", text), budget)
        .then(FOR_ENGINES::run);
  }

  /** The game in HRG. */
  Result<String> translate(Source source, Budget budget) {
    return lower(source, budget).then(lowered -> HrgText.of(lowered.game()));
  }

  private Result<LoweredGame> lower(Source source, Budget budget) {
    Result<LudClause> tree = LudParser.parse(source, choices, budget);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.reportAll(tree.diagnostics());
    Optional<LudClause> game = tree.value();
    game.ifPresent(each -> PlayedLudemes.report(each, diagnostics));
    Optional<GameEquipment> equipment =
        game.filter(each -> each.is("game"))
            .map(each -> EquipmentReader.read(each, budget))
            .flatMap(
                read -> {
                  diagnostics.reportAll(read.diagnostics());
                  return read.value();
                });
    if (diagnostics.hasErrors() || equipment.isEmpty()) {
      return Result.failure(diagnostics);
    }
    Result<LoweredGame> hrg = LudLowering.lower(game.orElseThrow(), equipment.get(), budget);
    diagnostics.reportAll(hrg.diagnostics());
    return new Result<>(hrg.value(), diagnostics.list());
  }
}
