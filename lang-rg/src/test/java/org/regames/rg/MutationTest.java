package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/** Whatever the text: no exception, no failure without an error, and what is read prints back. */
@Tag("long")
class MutationTest {
  private static final int ROUNDS = 3000;

  private static final List<String> BITS =
      List.of(
          ";",
          ":",
          ",",
          "{",
          "}",
          "[",
          "]",
          "(",
          ")",
          "(*)",
          "=",
          "==",
          "!=",
          "->",
          "?",
          "!",
          "$",
          "$$",
          "@",
          "@unique ",
          "@repeat ",
          "@simpleApply ",
          "@tagIndex ",
          "@integer ",
          "type ",
          "const ",
          "var ",
          "\n",
          " ",
          "//",
          "0",
          "begin",
          "end",
          "player",
          "keeper",
          "Player",
          "\t",
          "\r\n",
          "é",
          "\uD83D\uDE00",
          "\uD83D",
          "\u0000",
          "-");

  @Test
  void everyTextIsReadOrRefused() throws IOException {
    List<String> texts = new ArrayList<>(Reading.texts(Reading.ERRORS).values());
    if (Files.isDirectory(Reading.CORPUS)) {
      texts.addAll(Reading.texts(Reading.CORPUS).values());
    }
    for (int seed = 0; seed < 20; seed++) {
      texts.add(RgPrinter.print(new RandomGame(seed).game()));
    }
    int read = 0;
    for (int seed = 0; seed < ROUNDS; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(pick(texts, random));
      for (int i = random.nextInt(3); i >= 0 && !text.isEmpty(); i--) {
        mutate(text, texts, random);
      }
      read += isRead(text.toString(), "seed " + seed) ? 1 : 0;
    }
    assertTrue(read > 50, "mutations that are still RG: " + read);
  }

  private static String pick(List<String> texts, Random random) {
    return texts.get(random.nextInt(texts.size()));
  }

  private static boolean isRead(String text, String seed) {
    Result<Game> result = Reading.result(text);
    Reading.render(result.diagnostics());
    boolean errors = result.diagnostics().stream().anyMatch(Diagnostic::isError);
    assertEquals(errors, result.value().isEmpty(), seed);
    result
        .value()
        .ifPresent(
            game -> {
              Reading.render(Validators.validate(game));
              assertEquals(game, Reading.game(RgPrinter.print(game)), seed);
            });
    return !errors;
  }

  private static void mutate(StringBuilder text, List<String> texts, Random random) {
    int at = random.nextInt(text.length());
    int end = Math.min(text.length(), at + random.nextInt(50));
    switch (random.nextInt(7)) {
      case 0 -> text.setLength(at);
      case 1 -> text.deleteCharAt(at);
      case 2 -> text.delete(at, end);
      case 3 -> text.insert(at, pick(BITS, random));
      case 4 -> text.insert(random.nextInt(text.length()), text.substring(at, end));
      case 5 -> replaceWord(text, at, random);
      default -> {
        String other = pick(texts, random);
        int from = random.nextInt(other.length() + 1);
        text.insert(at, other, from, Math.min(other.length(), from + random.nextInt(80)));
      }
    }
  }

  /** Puts one word of the text in the place of another, which often leaves the text readable. */
  private static void replaceWord(StringBuilder text, int at, Random random) {
    String[] words = text.toString().split("\\W+");
    String word = words.length == 0 ? "x" : words[random.nextInt(words.length)];
    int start = at;
    while (start < text.length() && !Character.isLetterOrDigit(text.charAt(start))) {
      start++;
    }
    int end = start;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    text.replace(start, end, word);
  }
}
