package org.regames.studio;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.ir.language.FamilyParameter;
import org.regames.ir.language.OfferedChoices;
import org.regames.ir.language.OfferedChoices.OfferedChoice;
import org.regames.ir.language.OfferedChoices.OfferedOption;
import org.regames.ir.language.OfferedChoices.OfferedRuleset;

/**
 * The user's choices for a text that offers options. Either a ruleset or single options are chosen:
 * changing an option of a ruleset keeps its other options, but not its name.
 */
final class Choosing {
  private final OfferedChoices offered;
  private final Optional<Asked.Choices> before;

  /**
   * @param before the present choices; null for the defaults of the author
   */
  Choosing(OfferedChoices offered, Asked.Choices before) {
    this.offered = offered;
    this.before = Optional.ofNullable(before);
  }

  /**
   * The options after the changes of a request.
   *
   * @throws Refusal if the text does not offer that
   */
  Told.Family told(String text, Asked.Varied asked) {
    String ruleset =
        asked.ruleset() != null
            ? asked.ruleset()
            : before.flatMap(one -> Optional.ofNullable(one.ruleset())).orElse("");
    boolean isNew = asked.ruleset() != null;
    List<String> options = isNew ? List.of() : before.map(Asked.Choices::options).orElse(List.of());
    Map<String, String> chosen = chosen(Stream.concat(of(ruleset), options.stream()).toList());
    if (!asked.values().isEmpty()) {
      asked.values().forEach((heading, name) -> chosen.put(known(heading, name).heading(), name));
      ruleset = "";
    }
    return new Told.Family(
        text,
        offered.options().stream().map(option -> parameter(option, chosen)).toList(),
        choices(ruleset, chosen),
        offered.rulesets().stream().map(OfferedRuleset::name).toList());
  }

  private Stream<String> of(String ruleset) {
    if (ruleset.isEmpty()) {
      return Stream.of();
    }
    return offered.rulesets().stream()
        .filter(one -> one.name().equals(ruleset))
        .findFirst()
        .orElseThrow(() -> new Refusal("there is no ruleset `" + ruleset + "`"))
        .choices()
        .stream();
  }

  private OfferedOption known(String heading, String name) {
    return offered.options().stream()
        .filter(option -> option.heading().equals(heading))
        .filter(option -> option.choices().stream().anyMatch(one -> one.name().equals(name)))
        .findFirst()
        .orElseThrow(() -> new Refusal("there is no option `" + heading + "/" + name + "`"));
  }

  /** The names of the choices in {@code all}, by heading. */
  private Map<String, String> chosen(List<String> all) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (OfferedOption option : offered.options()) {
      option.choices().stream()
          .map(OfferedChoice::name)
          .filter(name -> all.contains(option.heading() + "/" + name))
          .findFirst()
          .ifPresent(name -> chosen.put(option.heading(), name));
    }
    return chosen;
  }

  private static FamilyParameter parameter(OfferedOption option, Map<String, String> chosen) {
    return new FamilyParameter(
        option.heading(),
        chosen.getOrDefault(option.heading(), usual(option)),
        option.choices().stream().map(OfferedChoice::name).toList());
  }

  private static String usual(OfferedOption option) {
    return option.choices().stream()
        .filter(OfferedChoice::usual)
        .findFirst()
        .map(OfferedChoice::name)
        .orElse("");
  }

  private Asked.Choices choices(String ruleset, Map<String, String> chosen) {
    if (!ruleset.isEmpty()) {
      return new Asked.Choices(List.of(), ruleset);
    }
    List<String> options =
        offered.options().stream()
            .filter(option -> chosen.containsKey(option.heading()))
            .filter(option -> !chosen.get(option.heading()).equals(usual(option)))
            .map(option -> option.heading() + "/" + chosen.get(option.heading()))
            .toList();
    return options.isEmpty() ? null : new Asked.Choices(options, null);
  }
}
