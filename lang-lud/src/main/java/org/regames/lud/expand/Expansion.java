package org.regames.lud.expand;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/**
 * A game as one text: what its author wrote, with options decided and defines replaced.
 *
 * @param text the game, whose brackets match
 * @param options what there was to choose
 * @param rulesets choices that belong together
 */
public record Expansion(TracedText text, List<GameOption> options, List<Ruleset> rulesets) {
  public Expansion {
    options = List.copyOf(options);
    rulesets = List.copyOf(rulesets);
  }

  /**
   * Expands a text. The cost is that of what comes out, which the budget limits.
   *
   * @return the game unless there are errors, and all findings
   */
  public static Result<Expansion> of(Source source, Choices choices, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      TracedText written = Comments.strip(TracedText.of(source));
      if (!Brackets.match(written, diagnostics)) {
        return Result.failure(diagnostics);
      }
      return expanded(written, choices, diagnostics, budget);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    }
  }

  private static Result<Expansion> expanded(
      TracedText written, Choices choices, Diagnostics diagnostics, Budget budget) {
    List<GameOption> options = new ArrayList<>();
    List<Ruleset> rulesets = new ArrayList<>();
    OptionReader reader = new OptionReader(written, diagnostics);
    TracedText undecided =
        TopLevel.without(
            Set.of("option", "rulesets"),
            written,
            (word, open) -> {
              if (word.equals("option")) {
                reader.option(open).ifPresent(options::add);
              } else {
                rulesets.addAll(reader.rulesets(open));
              }
            });
    List<String> wanted = wanted(rulesets, choices, written, diagnostics);
    TracedText decided =
        OptionChoice.apply(undecided, options, wanted, diagnostics, budget);
    if (decided != undecided && !Brackets.match(decided, diagnostics)) {
      return Result.failure(diagnostics);
    }
    Map<String, TracedText> own = new LinkedHashMap<>();
    TracedText calling = Defines.takeFrom(decided, own, diagnostics);
    KnownDefines known = new KnownDefines(written.source(), choices.ludii());
    TracedText game = new Defines(own, known, diagnostics, budget).expand(calling);
    if (diagnostics.hasErrors() || !Brackets.match(game, diagnostics)) {
      return Result.failure(diagnostics);
    }
    return Result.of(new Expansion(game, options, rulesets), diagnostics);
  }

  /** All choices: those of the ruleset and those that are named one by one. */
  private static List<String> wanted(
      List<Ruleset> rulesets, Choices choices, TracedText text, Diagnostics diagnostics) {
    List<String> wanted = new ArrayList<>(choices.options());
    if (choices.ruleset().isEmpty()) {
      return wanted;
    }
    String name = choices.ruleset().get();
    Optional<Ruleset> found = rulesets.stream().filter(set -> set.isCalled(name)).findFirst();
    if (found.isPresent() && !found.get().choices().isEmpty()) {
      wanted.addAll(found.get().choices());
      return wanted;
    }
    List<String> names =
        rulesets.stream().filter(set -> !set.choices().isEmpty()).map(Ruleset::name).toList();
    diagnostics.report(
        Diagnostic.error(
                "unknown-name",
                Origin.of(text.source(), 0, 0),
                found.isPresent()
                    ? "the ruleset `" + name + "` says nothing about the rules"
                    : "there is no ruleset `" + name + "`")
            .withHint(
                names.isEmpty()
                    ? "the game has no rulesets"
                    : "there are " + OptionChoice.listed(names)));
    return wanted;
  }
}
