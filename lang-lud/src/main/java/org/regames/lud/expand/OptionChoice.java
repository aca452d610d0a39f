package org.regames.lud.expand;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;

/** Decides on options and puts the chosen texts into the game. */
final class OptionChoice {
  /** Texts of options hold markers of later ones, so that this is never reached. */
  private static final int DEEPEST = 100;

  private static final Pattern MARKER =
      Pattern.compile("<([^<>:\\s()]{1,80})(?::([^<>:\\s()]{1,80}))?>");

  private final List<GameOption> options;
  private final List<GameOption> decided = new ArrayList<>();
  private final Map<GameOption, GameOption.Item> chosen = new LinkedHashMap<>();
  private final Diagnostics diagnostics;
  private final Budget budget;

  private OptionChoice(List<GameOption> options, Diagnostics diagnostics, Budget budget) {
    this.options = options;
    this.diagnostics = diagnostics;
    this.budget = budget;
  }

  /** Replaces all markers of options by the user's choices, or by what their authors prefer. */
  static TracedText apply(
      OptionSections sections, GameChoices choices, Diagnostics diagnostics, Budget budget) {
    TracedText text = sections.rest();
    List<GameOption> options = sections.options();
    OptionChoice choice = new OptionChoice(options, diagnostics, budget);
    sections.wanted(choices, diagnostics).forEach(wanted -> choice.choose(wanted, text));
    for (GameOption option : options) {
      // An item without texts ends the substitution, of later options, too.
      GameOption.Item item = choice.chosen.computeIfAbsent(option, GameOption::usual);
      if (item.texts().isEmpty()) {
        break;
      }
      choice.decided.add(option);
    }
    if (choice.decided.isEmpty()) {
      return text;
    }
    TracedText.Builder out = new TracedText.Builder(text.source());
    choice.substitute(text, out, 0);
    return out.build();
  }

  private void choose(String wanted, TracedText text) {
    for (GameOption option : options) {
      for (GameOption.Item item : option.items()) {
        if ((option.heading() + "/" + item.name()).equals(wanted)) {
          GameOption.Item before = chosen.putIfAbsent(option, item);
          if (before != null && before != item) {
            diagnostics.error(
                "unknown-name",
                option.origin(),
                "both `"
                    + before.name()
                    + "` and `"
                    + item.name()
                    + "` are chosen for `"
                    + option.heading()
                    + "`");
          }
          return;
        }
      }
    }
    List<String> names =
        options.stream()
            .flatMap(
                option -> option.items().stream().map(it -> option.heading() + "/" + it.name()))
            .toList();
    Diagnostic finding =
        Diagnostic.error(
            "unknown-name", Origin.of(text.source(), 0, 0), "there is no option `" + wanted + "`");
    Optional<String> near = NearestName.among(names).find(wanted);
    diagnostics.report(
        finding.withHint(
            names.isEmpty()
                ? "the game has no options"
                : near.map(it -> "did you mean `" + it + "`?")
                    .orElse("there are " + listed(names))));
  }

  static String listed(List<String> names) {
    int shown = 12;
    String all = names.stream().limit(shown).collect(Collectors.joining("`, `", "`", "`"));
    return names.size() > shown ? all + " and " + (names.size() - shown) + " more" : all;
  }

  private void substitute(TracedText text, TracedText.Builder out, int depth) {
    int from = 0;
    Matcher marker = MARKER.matcher(text.text());
    while (marker.find()) {
      Optional<TracedText> instead = marked(marker.group(1), marker.group(2));
      if (instead.isPresent()) {
        out.append(text, from, marker.start());
        from = marker.end();
        Origin place = text.origin(marker.start(), from);
        budget.spend(1 + instead.get().length() / 32, "texts of options", place);
        if (depth == DEEPEST) {
          diagnostics.error("recursion", place, "this option is part of its own text");
          return;
        }
        substitute(instead.get(), out, depth + 1);
      }
    }
    out.append(text, from, text.length());
  }

  /** The text for {@code <tag>} or {@code <tag:argument>}; empty if it is not a marker. */
  private Optional<TracedText> marked(String tag, String argument) {
    for (GameOption option : decided) {
      int index = argument == null ? 0 : option.arguments().indexOf(argument);
      List<TracedText> texts = chosen.get(option).texts();
      if (option.tag().equals(tag) && index >= 0 && index < texts.size()) {
        return Optional.of(texts.get(index));
      }
    }
    return Optional.empty();
  }
}
