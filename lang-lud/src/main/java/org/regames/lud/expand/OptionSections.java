package org.regames.lud.expand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.OfferedChoices;
import org.regames.ir.language.OfferedChoices.OfferedChoice;
import org.regames.ir.language.OfferedChoices.OfferedOption;
import org.regames.ir.language.OfferedChoices.OfferedRuleset;

/**
 * The options of a text, and the rest of it.
 *
 * @param options in the order of the text
 * @param rulesets choices that belong together
 * @param rest the text without them, still with markers
 */
record OptionSections(List<GameOption> options, List<OfferedRuleset> rulesets, TracedText rest) {
  /** Splits a text whose brackets match. */
  static OptionSections of(TracedText text, Diagnostics diagnostics) {
    List<GameOption> options = new ArrayList<>();
    List<OfferedRuleset> rulesets = new ArrayList<>();
    OptionReader reader = new OptionReader(text, diagnostics);
    TracedText rest =
        Extraction.without(
            Set.of("option", "rulesets"),
            text,
            (word, open) -> {
              if (word.equals("option")) {
                reader.option(open).ifPresent(options::add);
              } else {
                rulesets.addAll(reader.rulesets(open));
              }
            });
    return new OptionSections(options, rulesets, rest);
  }

  /**
   * The choices shown to users. Rulesets without choices are left out, since their rules were never
   * written down.
   */
  OfferedChoices offered() {
    return new OfferedChoices(options.stream().map(OptionSections::offered).toList(), selectable());
  }

  private List<OfferedRuleset> selectable() {
    return rulesets.stream().filter(set -> !set.choices().isEmpty()).toList();
  }

  private static OfferedOption offered(GameOption option) {
    return new OfferedOption(
        option.heading(),
        option.items().stream()
            .map(it -> new OfferedChoice(it.name(), it.description(), it == option.usual()))
            .toList());
  }

  /** All choices of the user: single ones, and those of the ruleset for other options. */
  List<String> wanted(GameChoices choices, Diagnostics diagnostics) {
    List<String> wanted = new ArrayList<>(choices.options());
    Set<String> named = wanted.stream().map(OptionSections::heading).collect(Collectors.toSet());
    choices.ruleset().map(name -> choices(name, diagnostics)).orElse(List.of()).stream()
        .filter(choice -> !named.contains(heading(choice)))
        .forEach(wanted::add);
    return wanted;
  }

  private static String heading(String choice) {
    return choice.substring(0, Math.max(0, choice.lastIndexOf('/')));
  }

  private List<String> choices(String name, Diagnostics diagnostics) {
    Optional<OfferedRuleset> found =
        rulesets.stream()
            .filter(set -> set.name().equals(name) || set.name().equals("Ruleset/" + name))
            .findFirst();
    if (found.isPresent() && !found.get().choices().isEmpty()) {
      return found.get().choices();
    }
    String message =
        found.isPresent()
            ? "the ruleset `" + name + "` says nothing about the rules"
            : "there is no ruleset `" + name + "`";
    List<String> names = selectable().stream().map(OfferedRuleset::name).toList();
    diagnostics.report(
        Diagnostic.error("unknown-name", Origin.of(rest.source(), 0, 0), message)
            .withHint(
                names.isEmpty()
                    ? "the game has no rulesets"
                    : "there are " + OptionChoice.listed(names)));
    return List.of();
  }
}
