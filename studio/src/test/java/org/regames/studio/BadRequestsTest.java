package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.ir.language.Budget;

/**
 * Requests that a page of ours never makes: each has an answer, or a refusal in words. One in four
 * of them is made, with {@code -Dodd=all} each.
 */
@Tag("long")
class BadRequestsTest {
  private static final int ONE_IN = "all".equals(System.getProperty("odd")) ? 1 : 4;

  /** What stands for the game in the requests below. */
  private static final String GAME = "GAME";

  private static final String MOVES = "[[\"C__2_2\"],[\"C__1_1\"]]";
  private static final String POSITION = "{\"after\":[],\"changes\":{\"grid C__1_1\":\"x\"}}";
  private static final String REACHED =
      "{\"after\":[[\"C__2_2\"]],\"changes\":{\"grid C__2_2\":\"x\"}}";
  private static final String PUT =
      "{\"kind\":\"put\",\"piece\":0,\"board\":0,\"cell\":\"C__1_1\",\"to\":\"C__2_2\","
          + "\"place\":\"grid C__2_2\",\"value\":\"x\"}";

  /** For each method, by its name, requests that are answered. */
  private static final Map<String, List<String>> GOOD =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("hello", List.of("{}")),
              Map.entry("files", List.of("{}")),
              Map.entry("read", List.of("{'path':'mine.hrg'}")),
              Map.entry("write", List.of("{'path':'other.hrg','text':'// text'}")),
              Map.entry("game", List.of("{'path':'hrg/tictactoe.hrg'}")),
              Map.entry("page", List.of("{'path':'hrg.md'}")),
              Map.entry("draw", List.of("{'game':GAME,'statements':false,'open':['begin']}")),
              Map.entry("describe", List.of(GAME)),
              Map.entry("parameters", List.of("{'game':GAME,'values':{},'ruleset':''}")),
              Map.entry("passes", List.of(GAME)),
              Map.entry("step", List.of("{'game':ALL,'step':1}")),
              Map.entry("translate", List.of("{'game':GAME,'target':'rg'}")),
              Map.entry("position", List.of("{'game':GAME,'moves':MOVES,'seenBy':'x'}")),
              Map.entry(
                  "setUp",
                  List.of(
                      "{'game':GAME,'position':POSITION,'change':PUT,'moves':[['C__2_2']]}",
                      "{'game':PLAIN,'position':POSITION,'change':" + kind("take") + "}",
                      "{'game':PLAIN,'position':POSITION,'change':" + kind("move") + "}",
                      "{'game':PLAIN,'position':POSITION,'change':" + kind("clear") + "}",
                      "{'game':PLAIN,'position':POSITION,'change':" + kind("set") + "}",
                      "{'game':PLAIN,'position':POSITION,'change':" + kind("mover") + "}")),
              Map.entry("reach", List.of("{'game':GAME,'position':REACHED}")),
              Map.entry("view", List.of("{'file':'mine.hrg','text':'TEXT','view':'{}'}")),
              Map.entry(
                  "choose", List.of("{'game':GAME,'moves':MOVES,'agent':'mcts:50it','seed':1}")),
              Map.entry("think", List.of("{'game':GAME,'moves':MOVES,'seconds':0.1,'seed':1}")),
              Map.entry("review", List.of("{'game':GAME,'moves':MOVES,'seconds':0.1,'seed':1}")),
              Map.entry(
                  "match",
                  List.of("{'game':GAME,'agents':['random','random'],'plays':2,'seed':1}")),
              Map.entry("why", List.of("{'game':GAME,'moves':MOVES,'words':['2,2']}")),
              Map.entry(
                  "debug",
                  List.of("{'game':GAME,'moves':MOVES,'words':['3,3'],'automaton':false}")),
              Map.entry("debugStep", List.of("{'kind':'choose','choice':0,'breakpoints':[47,52]}")),
              Map.entry("playouts", List.of("{'game':GAME,'seconds':0.1,'seed':1}")),
              Map.entry("perft", List.of("{'game':GAME,'depth':2}")),
              Map.entry("explain", List.of(GAME)),
              Map.entry("verify", List.of("{'game':GAME,'states':50,'plays':2}"))));

  private static String kind(String kind) {
    return PUT.replace("put", kind);
  }

  /** What comes in the place of anything. */
  private static final List<JsonElement> ODD =
      Stream.of(
              "null",
              "true",
              "-1",
              "0",
              "99",
              "1.5",
              "2147483647",
              "2147483648",
              "1e300",
              "\"\"",
              "\" \"",
              "\"x\"",
              "\"no such thing\"",
              "\"\\u0000\"",
              "\"../../etc/passwd\"",
              "\"board \\ud800 %s {}\"",
              "[]",
              "[[]]",
              "[null]",
              "[\"\"]",
              "[[\"\"]]",
              "[-1]",
              "{}",
              "{\"\":\"\"}",
              "{\"grid\":\"x\"}",
              "{\"player\":\"o\"}",
              "{\"grid C__9_9\":null}")
          .map(JsonParser::parseString)
          .toList();

  @TempDir static Path folder;
  private static Studio studio;
  private static Client page;
  private static String text;

  @BeforeAll
  static void start() throws IOException {
    text = Files.readString(Path.of("../games/hrg/tictactoe.hrg"));
    Files.writeString(folder.resolve("mine.hrg"), text);
    studio = Studio.start(new Studio.Settings(folder, List.of(), 0, Budget.DEFAULT_LIMIT, 5));
    page = Client.of(studio.address(), "/studio");
  }

  @AfterAll
  static void end() {
    page.close();
    studio.close();
  }

  private static JsonElement request(String template) {
    String game =
        "{\"file\":\"mine.hrg\",\"text\":\"TEXT\",\"passes\":\"none\",\"setUp\":"
            + "{\"after\":[],\"changes\":{}},\"choices\":{\"options\":[]}}";
    String json =
        template
            .replace('\'', '"')
            .replace("PLAIN", "{\"file\":\"mine.hrg\",\"text\":\"TEXT\"}")
            .replace("ALL", game.replace("none", "all"))
            .replace(GAME, game)
            .replace("MOVES", MOVES)
            .replace("POSITION", POSITION)
            .replace("REACHED", REACHED)
            .replace("PUT", PUT);
    return JsonParser.parseString(json.replace("\"TEXT\"", new Gson().toJson(text)));
  }

  static List<String> methods() {
    return List.copyOf(GOOD.keySet());
  }

  @Test
  void eachMethodHasRequestsHere() {
    TreeSet<String> names = new TreeSet<>();
    for (Method method : Service.class.getMethods()) {
      names.add(method.getAnnotation(JsonRequest.class).value().replace("studio/", ""));
    }
    assertEquals(names, new TreeSet<>(GOOD.keySet()));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void anyPartOfARequestMayBeOdd(String method) throws Exception {
    int odd = 0;
    Set<String> faults = new LinkedHashSet<>();
    for (String template : GOOD.get(method)) {
      JsonElement good = request(template);
      if (method.equals("debugStep")) {
        page.result("studio/debug", request(GOOD.get("debug").getFirst()));
      }
      JsonObject answer = answer(method, good);
      assertTrue(answer.has("result"), () -> method + ": " + answer);
      List<JsonElement> bad = changed(good);
      for (int at = 0; at < bad.size(); at += ONE_IN) {
        fault(method, bad.get(at)).ifPresent(faults::add);
        odd++;
      }
    }
    assertEquals("", String.join("\n", faults));
    assertTrue(odd > 5, "requests: " + odd);
  }

  /** A message that is none for people. */
  private static Optional<String> fault(String method, JsonElement params) throws Exception {
    JsonObject answer = answer(method, params);
    if (!answer.has("error")) {
      return Optional.empty();
    }
    String message = answer.getAsJsonObject("error").get("message").getAsString();
    boolean isInWords =
        !message.isBlank()
            && Stream.of("bug in regames", "Internal error", "Exception", "java.", "null")
                .noneMatch(message::contains);
    return isInWords
        ? Optional.empty()
        : Optional.of(
            params.toString().replace(text, "").lines().limit(1).findFirst().orElse("")
                + "\n  "
                + message);
  }

  /** What comes back; who asks for what takes long takes it back. */
  private static JsonObject answer(String method, JsonElement params) throws Exception {
    CompletableFuture<JsonObject> answer = page.ask("studio/" + method, params);
    int number = page.lastId();
    try {
      return answer.get(700, TimeUnit.MILLISECONDS);
    } catch (TimeoutException takesLong) {
      page.cancel(number);
      return answer.get(20, TimeUnit.SECONDS);
    }
  }

  /** A value with something odd in the place of each of its parts, one at a time. */
  private static List<JsonElement> changed(JsonElement value) {
    List<JsonElement> all = new ArrayList<>(ODD);
    all.add(new JsonPrimitive("a".repeat(70_000)));
    switch (value) {
      case JsonObject object -> {
        for (String name : object.keySet()) {
          changed(object.get(name)).forEach(part -> all.add(with(object, name, part)));
          JsonObject without = object.deepCopy();
          without.remove(name);
          all.add(without);
        }
      }
      case JsonArray array -> {
        for (int at = 0; at < array.size(); at++) {
          for (JsonElement part : changed(array.get(at))) {
            JsonArray other = array.deepCopy();
            other.set(at, part);
            all.add(other);
          }
        }
      }
      case JsonPrimitive _, JsonNull _ -> {}
      default -> throw new IllegalArgumentException(value.toString());
    }
    return all;
  }

  private static JsonObject with(JsonObject object, String name, JsonElement part) {
    JsonObject other = object.deepCopy();
    other.add(name, part);
    return other;
  }
}
