package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.ir.language.Budget;

/** What the page is answered, as it goes over the wire. */
@Tag("long")
class AnswersTest {
  @TempDir static Path folder;
  private static Studio studio;
  private static Client page;

  @BeforeAll
  static void start() throws IOException {
    studio = Studio.start(new Studio.Settings(folder, List.of(), 0, Budget.DEFAULT_LIMIT, 5));
    page = Client.of(studio.address(), "/studio");
  }

  @AfterAll
  static void end() {
    page.close();
    studio.close();
  }

  private static Map<String, Object> game(String name) throws IOException {
    return Map.of("file", name, "text", text(name));
  }

  private static String text(String name) throws IOException {
    return Files.readString(Path.of("../games/hrg", name));
  }

  private static JsonObject ask(String method, Map<String, Object> params) throws Exception {
    return page.result("studio/" + method, params).getAsJsonObject();
  }

  private static JsonObject setUp(String game, Object position, Map<String, Object> change)
      throws Exception {
    return ask("setUp", Map.of("game", game(game), "position", position, "change", change));
  }

  private static Map<String, Object> position(Map<String, String> changes) {
    return Map.of("after", List.of(), "changes", changes);
  }

  @Test
  void whatTheRulesRememberOfAKingGoesWithIt() throws Exception {
    Map<String, Object> change =
        Map.of("kind", "move", "board", 0, "cell", "S__e_1", "to", "S__e_3");
    JsonObject board = setUp("chess.hrg", position(Map.of()), change);
    assertEquals(
        "[clock, score of white, score of black, passed, a1 has not moved, a8 has not moved, e1 has"
            + " not moved, e8 has not moved, h1 has not moved, h8 has not moved]",
        board.getAsJsonArray("fields").asList().stream()
            .map(field -> field.getAsJsonObject().get("name").getAsString())
            .toList()
            .toString());
    JsonObject moved = board.getAsJsonObject("position");
    JsonObject changes = moved.getAsJsonObject("changes");
    assertEquals("S__e_3", changes.get("kingAt white").getAsString());
    assertEquals("empty", changes.get("board S__e_1").getAsString());
    Map<String, Object> game = new HashMap<>(game("chess.hrg"));
    game.put("setUp", moved);
    JsonObject at = ask("position", Map.of("game", game, "moves", List.of()));
    assertTrue(at.get("legal").toString().contains("[\"S__e_3\",\"S__e_4\"]"), at::toString);
  }

  @Test
  void countedPiecesAreOneMoreOrOneLess() throws Exception {
    Map<String, Object> put =
        Map.of("kind", "put", "piece", 0, "board", 0, "cell", "H__south_1", "to", "");
    JsonObject more = setUp("oware.hrg", position(Map.of()), put);
    assertEquals(
        "{\"seeds H__south_1\":\"N__5\"}",
        more.getAsJsonObject("position").get("changes").toString());
    JsonObject field = more.getAsJsonArray("fields").get(0).getAsJsonObject();
    assertEquals("captured south", field.get("place").getAsString());
    Map<String, Object> take = Map.of("kind", "take", "board", 0, "cell", "H__south_1");
    JsonObject less = setUp("oware.hrg", more.getAsJsonObject("position"), take);
    assertEquals("{}", less.getAsJsonObject("position").get("changes").toString());
    JsonObject none = setUp("oware.hrg", position(Map.of()), Map.of("kind", "clear"));
    assertTrue(
        none.getAsJsonObject("position")
            .get("changes")
            .toString()
            .contains("\"seeds H__north_6\":\"N__0\""));
  }

  /** A script with two parameters. */
  static final String GRID =
      """
      from lineGames import *
      width = param('width', 3, 7)
      height = param('height', 2, width)
      game = LineGame('grid')
      game.addBoardGrid(width, height)
      game.addPieces(WHITE_PIECE, v(0, 0, 'c'))
      game.addPieces(BLACK_PIECE, v(2, 0, 'c'))
      game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
      game.setLimits(20)
      game.printHRG()
      """;

  private static JsonObject vary(String text, Map<String, String> values) throws Exception {
    Map<String, Object> game = Map.of("file", "grid.linegame.py", "text", text);
    return ask("parameters", Map.of("game", game, "values", values));
  }

  @Test
  void parametersOfScriptsAreTold() throws Exception {
    JsonObject usual = vary(GRID, Map.of());
    assertEquals(GRID, usual.get("text").getAsString());
    assertEquals(
        "{\"name\":\"height\",\"value\":\"2\",\"possible\":[\"2\",\"3\"]}",
        usual.getAsJsonArray("parameters").get(1).toString());
    JsonObject wide = vary(GRID, Map.of("width", "6"));
    assertEquals(GRID + "# parameters: width = 6, height = 2\n", wide.get("text").getAsString());
    JsonObject high = vary(wide.get("text").getAsString(), Map.of("height", "5"));
    JsonObject narrow = vary(high.get("text").getAsString(), Map.of("width", "4"));
    assertEquals(GRID + "# parameters: width = 4\n", narrow.get("text").getAsString());
    assertEquals(2, narrow.getAsJsonArray("parameters").size());
  }

  /** A game with an option and a ruleset. */
  static final String ROWS =
      """
      (option "Rows" <Rows> args:{ <rows> <goal> } {
          (item "Three" <3> <3> "As most people play it.")*
          (item "Four" <4> <3> "A longer game.")
      })
      (rulesets { (ruleset "Ruleset/Long" { "Rows/Four" }) })
      (game "Rows" (players 2)
          (equipment { (board (square <Rows:rows>)) (piece "Disc" Each) })
          (rules
              (play (move Add (to (sites Empty))))
              (end (if (is Line <Rows:goal>) (result Mover Win)))))
      """;

  private static JsonObject chosen(Object choices, Map<String, String> values, String ruleset)
      throws Exception {
    Map<String, Object> game = new HashMap<>(Map.of("file", "rows.lud", "text", ROWS));
    game.put("choices", choices);
    Map<String, Object> asked = new HashMap<>(Map.of("game", game, "values", values));
    asked.put("ruleset", ruleset);
    return ask("parameters", asked);
  }

  @Test
  void optionsAreChosenBesideTheText() throws Exception {
    JsonObject usual = chosen(null, Map.of(), null);
    assertEquals(
        "[{\"name\":\"Rows\",\"value\":\"Three\",\"possible\":[\"Three\",\"Four\"]}]",
        usual.get("parameters").toString());
    assertEquals("[\"Ruleset/Long\"]", usual.get("rulesets").toString());
    assertFalse(usual.has("choices"), usual::toString);
    JsonObject four = chosen(null, Map.of("Rows", "Four"), null);
    assertEquals("{\"options\":[\"Rows/Four\"]}", four.get("choices").toString());
    assertFalse(chosen(four.get("choices"), Map.of("Rows", "Three"), null).has("choices"));
    JsonObject ruleset = chosen(null, Map.of(), "Ruleset/Long");
    assertEquals(
        "{\"options\":[],\"ruleset\":\"Ruleset/Long\"}", ruleset.get("choices").toString());
    assertTrue(ruleset.get("parameters").toString().contains("\"value\":\"Four\""));
    assertFalse(chosen(ruleset.get("choices"), Map.of(), "").has("choices"));
    for (Object choices : Arrays.asList(null, four.get("choices"), ruleset.get("choices"))) {
      Map<String, Object> game = new HashMap<>(Map.of("file", "rows.lud", "text", ROWS));
      game.put("choices", choices);
      JsonObject start = ask("position", Map.of("game", game, "moves", List.of()));
      assertEquals(choices == null ? 9 : 16, start.getAsJsonArray("legal").size());
    }
  }

  @Test
  void rulesAreSaidInEnglish() throws Exception {
    JsonObject rules = ask("describe", game("breakthrough.hrg"));
    assertEquals("breakthrough", rules.get("title").getAsString());
    assertTrue(rules.get("readable").getAsBoolean());
    assertTrue(rules.get("board").getAsString().contains("data-cell"));
    assertEquals(
        "Players",
        rules.getAsJsonArray("topics").get(0).getAsJsonObject().get("heading").getAsString());
    assertTrue(
        rules.toString().contains("Choose a square that holds a piece of the player."),
        rules::toString);
    String rg =
        ask("translate", Map.of("game", game("tictactoe.hrg"), "target", "rg"))
            .get("text")
            .getAsString();
    JsonObject translated = ask("describe", Map.of("file", "tictactoe.rg", "text", rg));
    assertFalse(translated.get("readable").getAsBoolean());
    assertTrue(translated.getAsJsonArray("topics").size() > 2, translated::toString);
    String error = page.error("studio/describe", Map.of("file", "a.hrg", "text", "domain"));
    assertTrue(error.contains("a.hrg:1:"), error);
  }

  @Test
  void aPositionThatDoesNotFitIsRefusedInWords() throws Exception {
    Map<String, Object> game = new HashMap<>(game("tictactoe.hrg"));
    for (Map<String, String> wrong :
        List.of(Map.of("grid C__1_1", "king"), Map.of("grid", "x"), Map.of("men", "x"))) {
      game.put("setUp", position(wrong));
      String error = page.error("studio/position", Map.of("game", game, "moves", List.of()));
      assertTrue(error.startsWith("The position does not fit the game: "), error);
    }
  }

  @Test
  void aViewBesideTheGameOrInThePageSaysHowItLooks() throws Exception {
    Map<String, Object> asked = at("tictactoe.hrg", List.of(List.of("C__2_2")), null);
    assertTrue(ask("position", asked).get("board").getAsString().contains("data-cell"));
    Path view = folder.resolve("tictactoe.view.json");
    Files.writeString(
        view,
        "{\"labels\": {\"grid\": \"noughts\"}, \"boards\": {\"grid\": {\"cells\": \"hexagons\"}}}");
    try {
      assertTrue(ask("position", asked).get("board").getAsString().contains("<polygon"));
      Map<String, Object> game = new HashMap<>(game("tictactoe.hrg"));
      game.put(
          "view",
          "{\"boards\": {\"nowhere\": {}, \"grid\": {\"cells\": \"hexagons\", \"turnd\": 90}}}");
      asked.put("game", game);
      JsonObject wrong = ask("position", asked);
      assertTrue(wrong.get("board").getAsString().contains("<polygon"), "the rest is as said");
      JsonObject turned = ask("view", game).getAsJsonArray("mistakes").get(1).getAsJsonObject();
      assertEquals(
          "[{\"title\":\"change to `turned`\",\"at\":{\"line\":1,\"column\":58,\"endLine\":1,"
              + "\"endColumn\":65},\"text\":\"\\\"turned\\\"\"}]",
          turned.get("fixes").toString());
      assertTrue(
          wrong.get("note").getAsString().contains("tictactoe.view.json:1:"), wrong::toString);
      assertTrue(wrong.get("board").getAsString().contains("data-cell"));
    } finally {
      Files.delete(view);
    }
    String ours = ask("position", at("backgammon.hrg", List.of(), null)).get("board").getAsString();
    assertTrue(ours.contains("data-cell=\"bar\""), ours);
    assertFalse(ask("hello", Map.of()).get("games").toString().contains("view.json"));
  }

  /** A page that is closed while a game is compiled for it, or an agent learns. */
  @ParameterizedTest
  @ValueSource(strings = {"org.regames.backend.planner.", "EvaluationLessons"})
  void nothingIsComputedForAPageThatIsClosed(String work) throws Exception {
    Client other = Client.of(studio.address(), "/studio");
    Map<String, Object> asked = at("chess.hrg", List.of(), null);
    // Each time another text, so that it has to be compiled.
    asked.put("game", Map.of("file", "c.hrg", "text", text("chess.hrg") + "// " + work + "\n"));
    asked.put("agent", "alphabeta:1it");
    asked.put("seed", 1);
    other.ask("studio/choose", asked);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!isGoingOn(work)) {
      assertTrue(System.nanoTime() < end, "nobody began with " + work);
      Thread.sleep(2);
    }
    other.close();
    Thread.sleep(1_000);
    assertFalse(isGoingOn("org.regames.backend.planner."));
    assertFalse(isGoingOn("EvaluationLessons"));
  }

  /** Whoever clicks fast takes questions back while their answers are on the way. */
  @Test
  void questionsThatAreTakenBackCloseNoSocket() throws Exception {
    Client other = Client.of(studio.address(), "/studio");
    Map<String, Object> asked = at("tictactoe.hrg", List.of(), null);
    other.result("studio/position", asked);
    for (int i = 0; i < 600 && other.closed.getCount() > 0; i++) {
      CompletableFuture<JsonObject> answer = other.ask("studio/position", asked);
      Thread.sleep(Duration.ofNanos(i * 10_000L % 2_000_000));
      other.cancel(other.lastId());
      answer.get(60, TimeUnit.SECONDS);
    }
    assertEquals(
        "x", other.result("studio/position", asked).getAsJsonObject().get("mover").getAsString());
    other.close();
  }

  private static boolean isGoingOn(String work) {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().equals("studio"))
        .flatMap(thread -> Stream.of(thread.getValue()))
        .anyMatch(frame -> frame.getClassName().contains(work));
  }

  @Test
  void whatIsMissingInAQuestionIsNamed() throws Exception {
    assertEquals("studio/read: `path` is missing", error("studio/read", Map.of()));
    assertEquals("studio/read: `path` is missing", error("studio/read", null));
    assertEquals(
        "studio/position: `game` is missing", error("studio/position", Map.of("moves", List.of())));
    Map<String, Object> game = new HashMap<>(Map.of("file", "a.hrg"));
    assertEquals(
        "studio/position: `game.text` is missing",
        error("studio/position", Map.of("game", game, "moves", List.of())));
    game.put("text", "");
    assertEquals(
        "studio/position: `moves[0][1]` is missing",
        error("studio/position", Map.of("game", game, "moves", List.of(Arrays.asList("a", null)))));
  }

  private static String error(String method, Map<String, Object> params) throws Exception {
    return page.error(method, params);
  }

  private static Map<String, Object> at(String name, List<List<String>> moves, String seenBy)
      throws IOException {
    Map<String, Object> asked = new HashMap<>();
    asked.put("game", game(name));
    asked.put("moves", moves);
    if (seenBy != null) {
      asked.put("seenBy", seenBy);
    }
    return asked;
  }

  @Test
  void aPositionHasItsBoardAndTheCellsOfItsMoves() throws Exception {
    JsonObject position = ask("position", at("tictactoe.hrg", List.of(List.of("C__2_2")), null));

    assertEquals("o", position.get("mover").getAsString());
    assertEquals(8, position.getAsJsonArray("legal").size());
    assertTrue(position.get("board").getAsString().contains("data-cell=\"C__2_2\""));
    assertEquals(
        "{\"path\":[\"C__1_1\"],\"also\":[]}", position.getAsJsonArray("clicks").get(0).toString());
  }

  @Test
  void aPlayerSeesNoMoreThanItMay() throws Exception {
    List<List<String>> dealt = List.of(List.of("jack"), List.of("queen"));
    JsonObject opener = ask("position", at("kuhn-poker.hrg", dealt, "opener"));
    JsonObject responder = ask("position", at("kuhn-poker.hrg", dealt, "responder"));
    JsonObject all = ask("position", at("kuhn-poker.hrg", dealt, null));

    assertTrue(all.get("board").getAsString().contains("queen"));
    assertFalse(opener.toString().contains("queen"), opener.toString());
    assertFalse(responder.toString().contains("jack"), responder.toString());
    assertEquals(2, opener.getAsJsonArray("legal").size());
    assertEquals(0, responder.getAsJsonArray("legal").size());
  }

  @Test
  void agentsAndChanceChooseLegalMoves() throws Exception {
    Map<String, Object> dealt = new HashMap<>(at("kuhn-poker.hrg", List.of(), null));
    dealt.put("seed", 7);
    assertEquals(1, ask("choose", dealt).getAsJsonArray("tags").size());
    Map<String, Object> first = new HashMap<>(at("tictactoe.hrg", List.of(), null));
    first.put("agent", "mcts:200it");
    first.put("seed", 1);
    assertTrue(ask("choose", first).toString().contains("C__"));
    first.put("agent", "mcts:9999s");
    assertTrue(page.error("studio/choose", first).contains("at most 60s"));
    first.put("agent", "nobody");
    assertTrue(page.error("studio/choose", first).contains("there is no agent"));
  }

  @Test
  void edgesOfAPictureLeadToTheText() throws Exception {
    JsonObject picture = ask("draw", Map.of("game", game("tictactoe.hrg"), "statements", false));
    JsonObject place = picture.getAsJsonArray("places").get(0).getAsJsonObject();

    assertTrue(picture.get("svg").getAsString().startsWith("<svg"));
    assertTrue(place.get("line").getAsInt() > 10, place.toString());
    assertEquals("", place.get("part").getAsString());
    assertEquals(0, picture.getAsJsonArray("closed").size());
    Map<String, Object> chess = Map.of("game", game("chess.hrg"), "statements", false);
    assertTrue(ask("draw", chess).get("closed").toString().contains("\"turn1\""));
  }

  @Test
  void passesComeStepByStep() throws Exception {
    Map<String, Object> game = game("tictactoe.hrg");
    JsonArray steps = ask("passes", game).getAsJsonArray("steps");
    JsonObject last = ask("step", Map.of("game", game, "step", steps.size()));
    JsonObject whole = ask("translate", Map.of("game", after(game), "target", "rg"));

    assertTrue(steps.size() > 5);
    assertEquals(whole.get("text"), last.get("after"));
    assertTrue(page.error("studio/step", Map.of("game", game, "step", 999)).contains("no step"));
  }

  private static Map<String, Object> after(Map<String, Object> game) {
    Map<String, Object> all = new HashMap<>(game);
    all.put("passes", "all");
    return all;
  }

  @Test
  void gamesAreMeasuredAndToldOnTheWay() throws Exception {
    Map<String, Object> game = game("tictactoe.hrg");
    JsonObject counts = ask("perft", Map.of("game", game, "depth", 4));
    JsonObject verdict = ask("verify", Map.of("game", game, "states", 20_000, "plays", 10));
    JsonObject played = ask("playouts", Map.of("game", game, "seconds", 0.5, "seed", 1));

    assertTrue(counts.toString().contains("\"count\":3024"), counts.toString());
    assertTrue(verdict.get("proper").getAsBoolean());
    assertTrue(verdict.get("exhaustive").getAsBoolean());
    assertTrue(played.get("playouts").getAsLong() > 0);
    assertTrue(page.told.stream().anyMatch(told -> told.toString().contains("playouts")));
    assertTrue(ask("explain", game).getAsJsonArray("reasons").size() > 0);
  }

  @Test
  void whatIsNoGameIsSaidWithItsPlace() throws Exception {
    Map<String, Object> wrong = Map.of("file", "x.hrg", "text", "domain Player = x | y\ngarph");

    assertTrue(
        page.error("studio/draw", Map.of("game", wrong, "statements", false))
            .startsWith("x.hrg:2:"));
    Map<String, Object> empty = Map.of("file", "x.hrg", "text", " ");
    assertTrue(page.error("studio/explain", empty).contains("is empty"));
    Map<String, Object> unknown = Map.of("file", "x.doc", "text", "a");
    assertTrue(page.error("studio/explain", unknown).contains("no language"));
  }

  @Test
  void aQuestionIsTakenBack() throws Exception {
    CompletableFuture<JsonObject> long_ =
        page.ask("studio/perft", Map.of("game", game("chess.hrg"), "depth", 30));
    page.cancel(page.lastId());

    JsonObject answer = long_.get(20, TimeUnit.SECONDS);
    assertTrue(answer.toString().contains("cancel"), answer.toString());
    assertEquals(
        3,
        ask("perft", Map.of("game", game("tictactoe.hrg"), "depth", 3))
            .getAsJsonArray("depths")
            .size());
  }

  @Test
  void theLanguageServerAnswersInTheSameWay() throws Exception {
    try (Client editor = Client.of(studio.address(), "/lsp")) {
      JsonObject can =
          editor.result("initialize", Map.of("capabilities", Map.of())).getAsJsonObject();
      editor.send(
          "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":"
              + "{\"uri\":\"file:///studio/x.hrg\",\"languageId\":\"hrg\",\"version\":1,"
              + "\"text\":\"garph\"}}}");
      JsonObject told = editor.told.poll(20, TimeUnit.SECONDS);

      assertTrue(can.getAsJsonObject("capabilities").has("renameProvider"));
      assertFalse(can.getAsJsonObject("capabilities").has("executeCommandProvider"));
      assertEquals("textDocument/publishDiagnostics", told.get("method").getAsString());
    }
  }

  @Test
  void anIllegalMoveHasItsReasons() throws Exception {
    Map<String, Object> asked = at("tictactoe.hrg", List.of(List.of("C__2_2")), null);
    asked.put("words", List.of("C__2_2"));
    JsonObject why = ask("why", asked);

    assertFalse(why.get("legal").getAsBoolean());
    JsonObject obstacle = why.getAsJsonArray("obstacles").get(0).getAsJsonObject();
    assertTrue(obstacle.get("decisive").getAsBoolean());
    assertEquals(47, obstacle.getAsJsonObject("at").get("line").getAsInt());
    assertEquals("x", obstacle.getAsJsonObject("values").get("grid[place]").getAsString());
    asked.put("words", List.of("3,4"));
    assertEquals(
        "no move of this game has the tag `3`; the nearest legal move is 3,1",
        page.error("studio/why", asked));
  }

  @Test
  void aMoveIsSteppedThroughAndBack() throws Exception {
    Map<String, Object> asked = at("tictactoe.hrg", List.of(), null);
    asked.put("words", List.of());
    asked.put("automaton", false);
    JsonObject at = ask("debug", asked);
    assertEquals(46, line(at));
    assertEquals(9, at.getAsJsonArray("choices").size());

    assertEquals(47, line(ask("debugStep", step("choose", 4))));
    assertEquals(48, line(ask("debugStep", step("next", 0))));
    JsonObject after = ask("debugStep", step("next", 0));
    assertTrue(
        after
            .getAsJsonArray("variables")
            .toString()
            .contains("\"name\":\"C(2, 2)\",\"value\":\"x\""));
    assertEquals(48, line(ask("debugStep", step("back", 0))));
    assertEquals(52, line(ask("debugStep", step("run", 0, 52))));
    assertEquals("there is no choice 9 here", page.error("studio/debugStep", step("choose", 8)));
  }

  private static int line(JsonObject debug) {
    return debug.getAsJsonArray("frames").get(0).getAsJsonObject().get("line").getAsInt();
  }

  private static Map<String, Object> step(String kind, int choice, Integer... breakpoints) {
    return Map.of("kind", kind, "choice", choice, "breakpoints", List.of(breakpoints));
  }
}
