package org.regames.cli.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.cli.Regames;
import org.regames.ir.describe.Description;
import org.regames.ir.describe.English;
import org.regames.ir.describe.RuleChanges;
import org.regames.ir.language.Language;
import org.regames.pcg.evolve.LineComments;

/** The comment above a generated game: what it was made from, how, and what changed. */
final class Provenance {
  private static final int WIDTH = 96;

  /** With more changes than this it is easier to read the rules again. */
  private static final int MOST_CHANGES = 12;

  private final List<String> lines = new ArrayList<>();

  /**
   * @param made how the game was made, in a few words: {@code mutated from 12 with seed 3}
   */
  Provenance(String made) {
    add(LineComments.MADE + " by regames " + Regames.version() + ": " + made + ".", "");
  }

  /** Adds what changed in the rules, if descriptions of both games are known. */
  Provenance changes(Optional<Description> before, Optional<Description> after) {
    if (before.isPresent() && after.isPresent()) {
      List<String> changes = RuleChanges.between(before.get(), after.get());
      add(changes.isEmpty() ? "The rules in words are unchanged." : "What changed:", "");
      changes.stream().limit(MOST_CHANGES).forEach(each -> add("- " + each, "  "));
      if (changes.size() > MOST_CHANGES) {
        add("- and " + (changes.size() - MOST_CHANGES) + " more", "");
      }
    }
    return this;
  }

  /** Adds a sentence. */
  Provenance with(String sentence) {
    add(sentence, "");
    return this;
  }

  private void add(String text, String indent) {
    lines.addAll(English.wrapped(text, "", indent, WIDTH).lines().toList());
  }

  /** A game below this comment, which replaces an earlier one of this kind. */
  String above(String game, Language language) {
    String comment =
        lines.stream()
            .map(line -> (language.comment() + " " + line).stripTrailing() + "\n")
            .collect(Collectors.joining());
    return comment + "\n" + LineComments.withoutMade(game, language.comment());
  }
}
