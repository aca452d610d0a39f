package org.regames.hrg;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.emit.GameWriter;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.lowering.HrgLowering;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Result;

/** Writes any game in HRG. */
public final class HrgEmitter implements Emitter {
  /** Automata with more edges are written once, and texts that are lowered to more stay. */
  private static final int MOST_EDGES = 20_000;

  private static final int MOST_ROUNDS = 4;

  private static final Set<String> BUILT_IN =
      Set.of(Builtins.PLAYER_TYPE, Builtins.SCORE_TYPE, Builtins.PLAYER_OR_SYSTEM_TYPE);

  @Override
  public Result<String> emit(Game game) {
    return emit(game, new Budget());
  }

  /**
   * The game as HRG text. Lowering that again gives a game of the same plays; what differs beside
   * (pragmas that HRG does not have, a variable that stands for a place in the automaton) is
   * reported as warnings.
   *
   * <p>What is written is lowered and written again a few times, until it stays: the names and the
   * order of alternatives then say nothing about where the game came from, and a game that was
   * changed in HRG differs in what was changed.
   *
   * @throws DiagnosticException where checks share so many edges that the budget does not hold the
   *     graphs, each of which repeats them
   */
  @Override
  public Result<String> emit(Game game, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    reportSymbolsLikeDomains(game, diagnostics);
    game.constants().forEach(it -> reportNumber(it.name(), it.origin(), diagnostics));
    game.variables().forEach(it -> reportNumber(it.name(), it.origin(), diagnostics));
    if (diagnostics.hasErrors()) {
      return Result.failure(diagnostics);
    }
    String text = write(game, diagnostics, budget);
    if (diagnostics.hasErrors()) {
      return Result.failure(diagnostics);
    }
    boolean stays = game.edges().size() > MOST_EDGES;
    for (int round = 1; round < MOST_ROUNDS && !stays; round++) {
      String again = again(text);
      stays = again.equals(text);
      text = again;
    }
    return Result.of(text, diagnostics);
  }

  /** Other domains get other names, but those that every game has are known by theirs. */
  private static void reportSymbolsLikeDomains(Game game, Diagnostics diagnostics) {
    Set<String> domains =
        Builtins.complete(game).types().stream()
            .map(TypeDefinition::name)
            .filter(BUILT_IN::contains)
            .collect(Collectors.toSet());
    Set<String> reported = new HashSet<>();
    List<TypeDefinition> written =
        game.types().stream().sorted(Comparator.comparing(t -> !t.origin().isKnown())).toList();
    for (TypeDefinition type : written) {
      if (type.type() instanceof Type.SetType set) {
        set.symbols().stream()
            .filter(domains::contains)
            .filter(reported::add)
            .forEach(
                symbol ->
                    diagnostics.report(
                        Diagnostic.error(
                                "symbol-like-domain",
                                type.origin(),
                                "the symbol `"
                                    + symbol
                                    + "` cannot be written in HRG, where it names a domain")
                            .withHint("give the symbol another name")));
      }
    }
  }

  private static void reportNumber(String name, Origin origin, Diagnostics diagnostics) {
    if (Name.isNumber(name)) {
      diagnostics.report(
          Diagnostic.error(
                  "reserved-name",
                  origin,
                  "the name `" + name + "` cannot be written in HRG, where it is a number")
              .withHint("begin the name with a letter"));
    }
  }

  private static String write(Game game, Diagnostics diagnostics, Budget budget) {
    return HrgText.of(new GameWriter(game, diagnostics, budget).write());
  }

  /** The text of the game that a text is lowered to. */
  private static String again(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Parsed parsed = HrgParser.parse(new Source("written.hrg", text), diagnostics);
    Game game = HrgLowering.lower(parsed, diagnostics, new Budget(Long.MAX_VALUE));
    boolean isLarge = game.edges().size() > MOST_EDGES; // a short text may stand for many
    return isLarge || diagnostics.hasErrors()
        ? text
        : write(game, diagnostics, new Budget(Long.MAX_VALUE));
  }
}
