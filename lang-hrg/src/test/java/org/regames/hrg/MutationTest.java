package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Whatever a text says, reading it ends with a game or with errors. More texts are tried with
 * {@code -Dmutations=1000}.
 */
class MutationTest {
  private static final int MUTATIONS = Integer.getInteger("mutations", 15);
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_]+|\\$[$_]?|[=!<>]=|\\S|\\s+");

  static Stream<Path> texts() {
    return Stream.of("lowering", "errors")
        .flatMap(folder -> Games.files(Games.resources(folder), ".hrg").stream());
  }

  @ParameterizedTest
  @MethodSource("texts")
  void endsWithAGameOrErrors(Path file) {
    String text = Games.text(file);
    Random random = new Random(text.hashCode());
    for (int i = 0; i < MUTATIONS; i++) {
      String mutated = mutate(text, random);
      Result<Game> result = Games.read("mutated.hrg", mutated, new Budget(20_000));
      result.value().ifPresent(Validators::validate);
      assertTrue(
          result.value().isPresent() || result.diagnostics().stream().anyMatch(Diagnostic::isError),
          () -> "neither a game nor an error:\n" + mutated);
    }
  }

  private static String mutate(String text, Random random) {
    List<String> tokens = new ArrayList<>(List.of("\n"));
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    for (int i = 0; i <= random.nextInt(3); i++) {
      int at = random.nextInt(tokens.size());
      int other = random.nextInt(tokens.size());
      switch (random.nextInt(6)) {
        case 0 -> tokens.set(at, tokens.get(other));
        case 1 -> tokens.add(at, tokens.get(other));
        case 2 -> tokens.subList(at, Math.min(tokens.size() - 1, at + 5)).clear();
        case 3 -> tokens.subList(at + 1, tokens.size()).clear();
        case 4 -> tokens.addAll(at, List.copyOf(tokens.subList(Math.min(at, other), other)));
        default -> tokens.set(at, String.valueOf((char) random.nextInt(1, 300)));
      }
    }
    return String.join("", tokens);
  }
}
