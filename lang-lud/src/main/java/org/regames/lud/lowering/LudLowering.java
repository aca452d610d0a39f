package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgGame;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.equipment.GameEquipment;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;
import org.regames.lud.tree.OtherArgumentException;
import org.regames.lud.trial.MoveNaming;

/** Lowers games of ludemes to games in HRG. */
public final class LudLowering {
  private LudLowering() {}

  /**
   * The game in HRG. Linear in the text, and in the number of sites for each function of sites.
   *
   * @return the game, or why it is not supported
   */
  public static Result<LoweredGame> lower(LudClause game, GameEquipment equipment, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    unknownMaps(game, diagnostics);
    try {
      return new Result<>(Optional.of(either(game, equipment, budget)), diagnostics.list());
    } catch (DiagnosticException refused) {
      diagnostics.report(refused.diagnostic());
    } catch (OtherArgumentException other) {
      diagnostics.error(
          "not-lowerable", other.place(), other.getMessage() + ", which is not supported yet");
    } catch (BoardException impossible) {
      diagnostics.error("not-lowerable", game.origin(), impossible.getMessage());
    }
    return Result.failure(diagnostics);
  }

  /** Warns of lookups in undefined maps, which return the key itself: rarely what was meant. */
  private static void unknownMaps(LudClause game, Diagnostics diagnostics) {
    Set<String> maps =
        game.all()
            .filter(each -> each.is("map"))
            .map(each -> each.word("name"))
            .collect(Collectors.toSet());
    game.all()
        .filter(each -> each.is("mapEntry"))
        .flatMap(entry -> entry.find("name").stream())
        .map(LudValue.Text.class::cast)
        .filter(name -> !maps.contains(name.text()))
        .map(
            name ->
                NearestName.among(maps)
                    .suggest(
                        name.text(),
                        Diagnostic.warning(
                            "unknown-name",
                            name.origin(),
                            "there is no map `" + name.text() + "`: each key stands for itself")))
        .forEach(diagnostics::report);
  }

  /** The game with at most one piece on each site of the board or, if that fails, with several. */
  private static LoweredGame either(LudClause game, GameEquipment equipment, Budget budget) {
    return game(game, equipment, budget, false)
        .or(() -> game(game, equipment, budget, true))
        .orElseThrow();
  }

  /** Empty if several pieces may be on a site although only one was expected. */
  private static Optional<LoweredGame> game(
      LudClause game, GameEquipment equipment, Budget budget, boolean piles) {
    LudClause rules = game.clause("rules");
    if (rules.has("meta")) {
      for (LudClause rule : rules.clause("meta").clauses("rules")) {
        if (!rule.is("passEnd NoEnd") && !(rule.is("swap") && equipment.players() == 2)) {
          throw LudRefusal.of(rule, "is not supported yet");
        }
      }
    }
    if (game.has("mode") && !game.clause("mode").word("mode").equals("Alternating")) {
      throw LudRefusal.of(game.clause("mode"), "other than alternating is not supported yet");
    }
    if (equipment.players() < 1 || equipment.boundless()) {
      throw LudRefusal.of(game, "without players or bounds is not supported yet");
    }
    Model model = new Model(game, equipment, budget, piles);
    if (equipment.tracks().stream()
        .flatMapToInt(track -> IntStream.of(track.sites()))
        .anyMatch(site -> site >= 0 && !model.sites().has(site))) {
      throw LudRefusal.of(
          game.clause("equipment"), "with a track over sites that do not exist is not supported");
    }
    new StartPosition(model).declare();
    HrgDefinition turns = model.turn().rules();
    if (model.piles().missing()) {
      return Optional.empty();
    }
    List<HrgDefinition> all = model.definitions().all(domains(model), turns);
    List<String> pieces = new ArrayList<>(List.of(Model.EMPTY));
    IntStream.rangeClosed(1, model.dice().number()).forEach(die -> pieces.add("die" + die));
    model.pieces().all().forEach(piece -> pieces.add(piece.symbol()));
    MoveNaming naming =
        new MoveNaming(
            model.sites().names(),
            pieces,
            model.sites().onBoard(),
            model.heaps().used(),
            model.hasHands() || piles,
            model.stacks().used(),
            model.dice().bySite(),
            model.start().drawn().placements(model.dice().number() + model.start().placements()));
    HrgGame lowered = new HrgGame(Unread.dropped(Decided.dropped(all)));
    return Optional.of(new LoweredGame(lowered, naming));
  }

  private static List<String> owners(Model model) {
    return model.definitions().isNeeded(Model.UNKNOWN)
        ? List.of(Model.NOBODY, "Player", Model.ALL, Model.UNKNOWN)
        : List.of(Model.NOBODY, "Player", Model.ALL);
  }

  private static List<HrgDefinition> domains(Model model) {
    List<HrgDefinition> domains = new ArrayList<>();
    List<String> players =
        IntStream.rangeClosed(1, model.players()).mapToObj(model::player).toList();
    domains.add(Hrg.domain("Player", players));
    domains.add(
        Hrg.domain(
            "Score",
            model.standings().rank()
                ? model.standings().scores()
                : model.players() == 1 ? List.of("0", "100") : List.of("50", "0", "100")));
    List<String> pieces = new ArrayList<>(List.of(Model.EMPTY));
    model.pieces().all().forEach(piece -> pieces.add(piece.symbol()));
    domains.add(Hrg.domain("Piece", pieces));
    domains.addAll(model.dice().domains());
    domains.addAll(model.chances().domains());
    if (model.definitions().isNeeded("noPiece")) {
      domains.add(Hrg.domain("Kind", List.of("Piece", "noPiece")));
    }
    domains.add(Hrg.domain("Owner", owners(model)));
    domains.addAll(model.sites().domains());
    domains.addAll(model.stacks().domains());
    model.phases().domain().ifPresent(domains::add);
    return domains;
  }
}
