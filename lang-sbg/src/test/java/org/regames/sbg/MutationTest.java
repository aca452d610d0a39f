package org.regames.sbg;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Damaged texts never do anything but give a game or messages, within the budget. */
class MutationTest {
  /** How many damaged texts are tried; set by {@code -Dregames.sbg.mutations=N}. */
  private static final int MUTATIONS = Integer.getInteger("regames.sbg.mutations", 150);

  private static final List<String> TOKENS =
      List.of(
          "(",
          ")",
          "^",
          "*",
          "+",
          "-",
          ",",
          "&",
          "|",
          ".",
          "#",
          "@",
          "<",
          "<<",
          ">>",
          "<BOARD>",
          "<PIECES>",
          "<GOALS>",
          "<GOAL>",
          "e",
          "w",
          "P",
          "p",
          "0",
          "3",
          "99999999999",
          "é",
          "/*",
          "//",
          "\n");

  static Stream<String> originals() {
    return Stream.concat(
            Sbg.resources("errors", ".sbg").stream(), Sbg.resources("lowering", ".sbg").stream())
        .map(Sbg::text);
  }

  @ParameterizedTest
  @MethodSource("originals")
  void damageIsReported(String original) {
    Random random = new Random(original.hashCode());
    List<String> words = new ArrayList<>(List.of(original.split("(?<=\\W)|(?=\\W)")));
    for (int i = 0; i < MUTATIONS; i++) {
      String text = mutated(words, random);
      Result<Game> result =
          new SbgLanguage()
              .frontend()
              .orElseThrow()
              .read(new Source("damaged.sbg", text), new Budget(100_000));
      assertTrue(
          result.value().isPresent()
              || result.diagnostics().stream().anyMatch(Diagnostic::isError));
      result.diagnostics().forEach(new DiagnosticRenderer(false)::render);
    }
  }

  private static String mutated(List<String> words, Random random) {
    List<String> changed = new ArrayList<>(words);
    for (int n = 1 + random.nextInt(3); n > 0 && !changed.isEmpty(); n--) {
      int at = random.nextInt(changed.size());
      switch (random.nextInt(4)) {
        case 0 -> changed.remove(at);
        case 1 -> changed.add(at, TOKENS.get(random.nextInt(TOKENS.size())));
        case 2 -> changed.set(at, changed.get(random.nextInt(changed.size())));
        default -> {
          int end = at + random.nextInt(changed.size() - at);
          changed.addAll(at, List.copyOf(changed.subList(at, end)));
        }
      }
    }
    return String.join("", changed);
  }
}
