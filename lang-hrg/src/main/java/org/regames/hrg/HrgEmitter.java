package org.regames.hrg;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.regames.hrg.emit.GameWriter;
import org.regames.hrg.emit.passes.HrgDraft;
import org.regames.hrg.emit.passes.HrgPass;
import org.regames.hrg.emit.passes.HrgPasses;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.language.PassEmitter;
import org.regames.ir.language.Result;

/** Writes any game in HRG. */
public final class HrgEmitter implements PassEmitter {
  private static final Set<String> BUILT_IN =
      Set.of(Builtins.PLAYER_TYPE, Builtins.SCORE_TYPE, Builtins.PLAYER_OR_SYSTEM_TYPE);

  @Override
  public Result<String> emit(Game game) {
    return emit(game, new Budget());
  }

  /**
   * The game as HRG text. Lowering it again gives a game with the same plays; other differences
   * (pragmas that HRG lacks, a variable that stands for a node of the automaton) are reported as
   * warnings.
   *
   * @throws DiagnosticException if checks share so many edges that their graphs, each of which
   *     repeats these edges, exceed the budget
   */
  @Override
  public Result<String> emit(Game game, Budget budget) {
    return emit(game, budget, _ -> true, (_, _) -> {});
  }

  @Override
  public List<TextPass> passes() {
    return HrgPasses.list().stream()
        .map(pass -> new TextPass(pass.name(), pass.description()))
        .toList();
  }

  @Override
  public Result<String> emit(
      Game game,
      Budget budget,
      Predicate<String> runs,
      BiConsumer<String, Supplier<String>> after) {
    Diagnostics diagnostics = new Diagnostics();
    reportSymbolsLikeDomains(game, diagnostics);
    game.constants().forEach(it -> reportNumber(it.name(), it.origin(), diagnostics));
    game.variables().forEach(it -> reportNumber(it.name(), it.origin(), diagnostics));
    if (diagnostics.hasErrors()) {
      return Result.failure(diagnostics);
    }
    HrgDraft draft = new GameWriter(game, diagnostics, budget).write();
    if (diagnostics.hasErrors()) {
      return Result.failure(diagnostics);
    }
    tell(START, draft, after);
    for (HrgPass pass : HrgPasses.list()) {
      if (runs.test(pass.name())) {
        draft = pass.apply(draft);
        tell(pass.name(), draft, after);
      }
    }
    return Result.of(HrgText.of(draft.game()), diagnostics);
  }

  private static void tell(
      String pass, HrgDraft draft, BiConsumer<String, Supplier<String>> after) {
    after.accept(pass, () -> HrgText.of(draft.game()));
  }

  /** Other domains can be renamed, but not the built-in ones. */
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
}
