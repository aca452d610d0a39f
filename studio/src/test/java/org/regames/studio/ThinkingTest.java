package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.language.Budget;

/** Hints, reviews and matches, as the page asks for them. */
class ThinkingTest {
  @TempDir private static Path folder;
  private static Studio studio;
  private static Client page;

  @BeforeAll
  static void start() throws Exception {
    studio = Studio.start(new Studio.Settings(folder, List.of(), 0, Budget.DEFAULT_LIMIT, 5));
    page = Client.of(studio.address(), "/studio");
  }

  @AfterAll
  static void end() {
    page.close();
    studio.close();
  }

  private static Map<String, Object> asked(String game, String... moves) throws IOException {
    String text = Files.readString(Path.of("../games/hrg", game));
    Map<String, Object> asked = new HashMap<>();
    asked.put("game", Map.of("file", game, "text", text));
    asked.put("moves", Stream.of(moves).map(List::of).toList());
    asked.put("seconds", 0.5);
    asked.put("seed", 1);
    return asked;
  }

  private static JsonObject ask(String method, Map<String, Object> params) throws Exception {
    return page.result("studio/" + method, params).getAsJsonObject();
  }

  @Test
  void theMoveThatWinsIsTheBestOne() throws Exception {
    JsonObject thoughts = ask("think", asked("tictactoe.hrg", "1,1", "2,1", "1,2", "2,2"));

    JsonObject best = thoughts.getAsJsonArray("best").get(0).getAsJsonObject();
    assertEquals("[\"C__1_3\"]", best.get("tags").toString());
    assertEquals(1, best.get("value").getAsDouble(), 0.02);
    assertEquals(
        "moves are judged only in games in which nothing is hidden",
        page.error("studio/think", asked("kuhn-poker.hrg")));
  }

  /** The fourth move lets the other player win, who does so. */
  @Test
  void aBlunderIsFound() throws Exception {
    Map<String, Object> asked = asked("tictactoe.hrg", "2,2", "1,1", "1,2", "3,3", "3,2");
    asked.put("seconds", 2);
    JsonObject review = ask("review", asked);

    assertEquals(5, review.getAsJsonArray("moves").size());
    JsonObject blunder = review.getAsJsonArray("moves").get(3).getAsJsonObject();
    assertEquals(3, blunder.get("move").getAsInt());
    assertEquals("[\"C__3_2\"]", blunder.get("better").toString());
    double lost = blunder.get("best").getAsDouble() - blunder.get("value").getAsDouble();
    assertTrue(lost > 0.15, blunder::toString);
    JsonObject last = review.getAsJsonArray("moves").get(4).getAsJsonObject();
    assertEquals(last.get("best"), last.get("value"));
  }

  /**
   * Whoever has two in a row may win at once, and lets the other win instead: the worst that can be
   * done, however the few playouts of such a move ended.
   */
  @Test
  void aWinThatWasMissedIsFoundEachTime() throws Exception {
    Map<String, Object> asked = asked("tictactoe.hrg", "1,1", "2,1", "1,2", "2,2", "3,3");
    for (int seed = 0; seed < 8; seed++) {
      asked.put("seed", seed);
      JsonObject missed = ask("review", asked).getAsJsonArray("moves").get(4).getAsJsonObject();
      assertEquals(1, missed.get("best").getAsDouble(), 0.001, missed::toString);
      assertEquals(0, missed.get("value").getAsDouble(), 0.001, missed::toString);
    }
  }

  /** Who moves while a search thinks takes the question back while news of it is on the way. */
  @Test
  void searchesThatAreTakenBackCloseNoSocket() throws Exception {
    Client other = Client.of(studio.address(), "/studio");
    Map<String, Object> asked = asked("tictactoe.hrg");
    asked.put("seconds", 5);
    for (int i = 0; i < 60 && other.closed.getCount() > 0; i++) {
      CompletableFuture<JsonObject> answer = other.ask("studio/think", asked);
      Thread.sleep(Duration.ofMillis(96).plusNanos(i * 100_000L));
      other.cancel(other.lastId());
      answer.get(60, TimeUnit.SECONDS);
    }
    asked.put("seconds", 0.1);
    JsonObject thoughts = other.result("studio/think", asked).getAsJsonObject();
    assertEquals(8, thoughts.getAsJsonArray("best").size());
    other.close();
  }

  @Test
  void agentsPlayAMatch() throws Exception {
    Map<String, Object> asked = asked("tictactoe.hrg");
    asked.put("agents", List.of("mcts:50it", "random"));
    asked.put("plays", 6);
    JsonObject match = ask("match", asked);

    assertEquals(6, match.get("done").getAsInt());
    assertEquals(6, match.get("total").getAsInt());
    JsonObject seat =
        match.getAsJsonObject("last").getAsJsonArray("seats").get(0).getAsJsonObject();
    assertEquals("x", seat.get("player").getAsString());
    assertTrue(List.of("mcts:50it", "random").contains(seat.get("agent").getAsString()));
    int results = 0;
    for (JsonElement row : match.getAsJsonArray("rows")) {
      JsonObject one = row.getAsJsonObject();
      assertEquals(6, one.get("plays").getAsInt());
      results += one.get("wins").getAsInt() + one.get("draws").getAsInt();
      results += one.get("losses").getAsInt();
    }
    assertEquals(12, results);
    assertTrue(match.getAsJsonObject("last").getAsJsonArray("moves").size() >= 5);
    asked.put("plays", 9999);
    assertEquals("a match has 1 to 200 plays", page.error("studio/match", asked));
    asked.put("plays", 1);
    asked.put("agents", List.of("random"));
    assertEquals("a match takes two agents", page.error("studio/match", asked));
  }
}
