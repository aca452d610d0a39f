package org.regames.rg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;
import org.regames.rg.json.JsonLanguage;

class JsonLanguageTest {
  private static final JsonLanguage JSON = new JsonLanguage();
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(resource("rg.schema.json"));

  static List<Integer> seeds() {
    return IntStream.range(0, 100).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void everyGameFitsTheSchemaAndReadsBackEqual(int seed) {
    Game game = new RandomGame(seed).game();
    String text = JSON.emitter().orElseThrow().emit(game).value().orElseThrow();
    assertEquals(List.of(), SCHEMA.validate(text, InputFormat.JSON));
    assertEquals(game, read(text).value().orElseThrow());
  }

  @Test
  void aDefinitionTakesALine() {
    String text = "type Player = {x}; type Score = {0}; begin, end: player = keeper; @unique end;";
    Game game = RgParser.parse(new Source("a.rg", text), new Budget()).value().orElseThrow();
    String json = JSON.emitter().orElseThrow().emit(game).value().orElseThrow();
    assertTrue(
        json.contains(
            """
              "edges": [
                {"from":"begin","to":"end","action":{"kind":"assignment",\
            "left":{"kind":"reference","name":"player"},\
            "right":{"kind":"reference","name":"keeper"}}}
              ],
              "pragmas": [
                "@unique end;"
              ]
            }
            """),
        json);
  }

  @Test
  void everyMistakeHasItsPlace() {
    Result<Game> result =
        read(
            """
            {"types": [{"name": "a b", "type": {"kind": "set", "symbols": []}}],
             "constants": [], "variables": [],
             "edges": [
               {"from": "begin", "to": "end", "action": {"kind": "jump"}},
               {"from": "begin", "action": {"kind": "skip"}}],
             "pragmas": ["type A = {a};"]}
            """);
    assertEquals(
        List.of("1:21", "4:54", "5:4", "6:14"),
        result.diagnostics().stream().map(JsonLanguageTest::place).toList());
    assertTrue(result.value().isEmpty());
  }

  @Test
  void whatCouldNotBeWrittenInRgIsNoName() {
    Result<Game> result =
        read(
            """
            {"types": [], "constants": [], "variables": [], "pragmas": [],
             "edges": [{"from": "type", "to": "end", "action": {"kind": "skip"}}]}
            """);
    assertEquals("reserved-name", result.diagnostics().getFirst().code());
    assertEquals("2:21", place(result.diagnostics().getFirst()));
  }

  @Test
  void whatIsNoJsonIsAnError() {
    assertEquals("syntax", read("{\"types\": [").diagnostics().getFirst().code());
    assertEquals("shape", read("[]").diagnostics().getFirst().code());
    assertEquals("too-deep", read("[".repeat(100_000)).diagnostics().getFirst().code());
  }

  private static String place(Diagnostic diagnostic) {
    return diagnostic.origin().line() + ":" + diagnostic.origin().column();
  }

  private static Result<Game> read(String text) {
    return JSON.frontend().orElseThrow().read(new Source("game.json", text), new Budget());
  }

  private static String resource(String name) {
    try (InputStream in = JsonLanguage.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
