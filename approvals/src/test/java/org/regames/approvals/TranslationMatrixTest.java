package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/**
 * Games of every language that is read can be written in every language that is: two of each
 * language, chosen by a seed, and all with {@code -Dmatrix=full}.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class TranslationMatrixTest {
  private static final List<String> TARGETS = List.of("rg", "hrg", "json", "dot", "svg", "cpp");

  /** Writes whole game trees, so most games are too large for it; its module tries small ones. */
  private static final String OF_SMALL_TREES = "efg";

  private static final int SAMPLE = 1;
  private static final long SEED = 8;

  @Test
  void theMatrixHasAllLanguages() {
    List<String> written =
        Language.all().stream()
            .filter(each -> each.emitter().isPresent() || each.folderEmitter().isPresent())
            .map(Language::name)
            .filter(name -> !name.equals(OF_SMALL_TREES))
            .toList();
    assertEquals(TARGETS.stream().sorted().toList(), written);
  }

  @TestFactory
  Stream<DynamicTest> gamesAreTranslated() {
    return games().stream()
        .flatMap(
            file -> {
              Game game = Games.read(file);
              String name = file.getFileName().toString();
              return TARGETS.stream()
                  .map(
                      target ->
                          DynamicTest.dynamicTest(
                              name + " to " + target, () -> check(game, target)));
            });
  }

  private static List<Path> games() {
    Map<String, List<Path>> byLanguage = new TreeMap<>();
    Stream.concat(Games.library().stream(), Games.lineGames().stream())
        .forEach(
            file ->
                byLanguage
                    .computeIfAbsent(file.getParent().toString(), _ -> new ArrayList<>())
                    .add(file));
    boolean all = System.getProperty("matrix", "").equals("full");
    Random random = new Random(SEED);
    List<Path> games = new ArrayList<>();
    for (List<Path> files : byLanguage.values()) {
      Collections.shuffle(files, random);
      games.addAll(all ? files : files.subList(0, Math.min(SAMPLE, files.size())));
    }
    return games;
  }

  private static void check(Game game, String target) throws Exception {
    Language language =
        Language.all().stream()
            .filter(each -> each.name().equals(target))
            .findFirst()
            .orElseThrow();
    if (language.folderEmitter().isPresent()) {
      Map<String, String> files = value(language.folderEmitter().get().emit(game, "sample"));
      assertFalse(files.isEmpty(), "no file");
      files.forEach((name, text) -> assertFalse(text.isBlank(), name + " is empty"));
      return;
    }
    String text = value(language.emitter().orElseThrow().emit(game));
    switch (target) {
      case "rg", "json" -> assertEquals(game, Games.parse(text, target));
      case "hrg" -> assertEquals(players(game), players(Games.parse(text, target)));
      case "svg" -> {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(bytes));
      }
      case "dot" -> assertTrue(text.startsWith("digraph"), text);
      default -> throw new AssertionError("nothing is known about " + target);
    }
  }

  private static Type players(Game game) {
    return game.type(Builtins.PLAYER_TYPE).orElseThrow().type();
  }

  private static <T> T value(Result<T> result) {
    List<String> errors =
        result.diagnostics().stream().filter(Diagnostic::isError).map(Diagnostic::message).toList();
    assertEquals(List.of(), errors);
    return result.value().orElseThrow();
  }
}
