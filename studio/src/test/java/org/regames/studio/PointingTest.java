package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.language.Budget;

/**
 * Clicks legal moves of random positions on the page: on cells of the board, on the choice that
 * opens there, or on the moves beside it where no cell stands for them. The build tries a few moves
 * of some games; {@code -Dpointing=all} tries all moves of several positions of every game of the
 * library and of 40 of the corpus, and leaves a table in {@code target/pointing-*.tsv}; {@code
 * -Dpointing=chess} only games with that in their path.
 */
@Tag("long")
class PointingTest {
  private static final String WANTED = System.getProperty("pointing", "");
  private static final boolean IS_LONG = !WANTED.isEmpty();
  private static final Path LIBRARY = Path.of("../games");
  private static final Path CORPUS = Path.of("../../shared/corpus");
  private static final int ONE_IN = 8;

  /** Of how many moves of a position, and of how many positions. */
  private static final int MOVES = IS_LONG ? 60 : 5;

  private static final int POSITIONS = IS_LONG ? 3 : 1;
  private static final int PLIES = 6;
  private static final int MOST_TO_CHOOSE_FROM = 12;
  private static final long SEED = 61;

  /** How many games of each folder of the corpus, 40 in all. */
  private static final Map<String, Integer> OF_CORPUS =
      Map.of(
          "hrg",
          8,
          "rbg",
          8,
          "rbg-low",
          2,
          "rg",
          1,
          "sbg",
          2,
          "kif",
          4,
          "kif-public",
          8,
          "lud/games",
          7);

  /** How many games are to be wholly playable by pointing. */
  private static final double SHARE = 0.95;

  /** Of a folder of the corpus, before as many as are wanted could be read. */
  private static final int MOST_TRIED = 60;

  private static final int LONGEST = 60_000;

  @TempDir private Path home;

  /** What became of a game: nothing is wrong where every move could be clicked. */
  private record Tried(int moves, Map<String, String> faults) {}

  /** Games of which so many are tried: the first that can be read. */
  private record Group(List<Path> games, int wanted) {}

  @Test
  void everyLegalMoveOfOurGamesIsClicked() throws Exception {
    List<Path> games = files(LIBRARY).stream().filter(PointingTest::isTaken).toList();
    check("ours", List.of(new Group(games, games.size())));
  }

  @Test
  void everyLegalMoveOfGamesOfOthersIsClicked() throws Exception {
    assumeTrue(Files.isDirectory(CORPUS), "no shared corpus beside the checkout");
    assumeTrue(IS_LONG, "tried by -Dpointing=all");
    check("others", corpus());
  }

  private static boolean isTaken(Path game) {
    return IS_LONG
        ? WANTED.equals("all") || game.toString().contains(WANTED)
        : Math.floorMod(game.getFileName().toString().hashCode(), ONE_IN) == 0;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(
              file -> !file.toString().contains("/src/") && !file.toString().contains("/target"))
          .filter(file -> file.toString().matches(".*\\.(hrg|rg|rbg|sbg|kif|lud|kts|py)"))
          .filter(file -> file.toFile().length() < LONGEST)
          .sorted()
          .toList();
    }
  }

  private static List<Group> corpus() throws IOException {
    List<Group> groups = new ArrayList<>();
    for (Map.Entry<String, Integer> folder : new TreeMap<>(OF_CORPUS).entrySet()) {
      List<Path> all = new ArrayList<>(files(CORPUS.resolve(folder.getKey())));
      Collections.shuffle(all, new Random(SEED));
      List<Path> some = all.stream().filter(PointingTest::isTaken).limit(MOST_TRIED).toList();
      groups.add(new Group(some, folder.getValue()));
    }
    return groups;
  }

  private static String name(Path game) {
    return (game.getParent().getFileName() + "-" + game.getFileName()).replaceAll("[^\\w.-]", "-");
  }

  private void check(String name, List<Group> groups) throws Exception {
    assumeTrue(Browser.installed().isPresent(), "no Chromium is installed");
    Path folder = Files.createDirectory(home.resolve("games"));
    for (Group group : groups) {
      for (Path game : group.games) {
        Files.copy(game, folder.resolve(name(game)));
      }
    }
    StringBuilder table = new StringBuilder();
    int whole = 0;
    int played = 0;
    Studio.Settings settings = new Studio.Settings(folder, List.of(), 0, Budget.DEFAULT_LIMIT, 20);
    try (Studio studio = Studio.start(settings);
        Client client = Client.of(studio.address(), "/studio");
        Browser browser = new Browser(Files.createDirectory(home.resolve("profile")), 1600, 1000)) {
      browser.go(studio.address().toString());
      browser.click("[data-view=play]");
      browser.click("[aria-label^='Close ']");
      for (Group group : groups) {
        int read = 0;
        for (Path game : group.games) {
          if (read < group.wanted) {
            Tried tried = new Player(browser, client, name(game), folder).play();
            read += tried.moves > 0 ? 1 : 0;
            whole += tried.moves > 0 && tried.faults.isEmpty() ? 1 : 0;
            table.append(game + "\t" + tried.moves + "\t" + tried.faults + "\n");
          }
          if (IS_LONG) {
            Files.writeString(Path.of("target/pointing-" + name + ".tsv"), table.toString());
          }
        }
        played += read;
      }
    }
    assumeTrue(played > 0, "no game has that in its path");
    assertTrue(whole >= SHARE * played, table::toString);
  }

  /** Somebody who plays one game for both sides. */
  private static final class Player {
    private static final String EYES = "#view-play [aria-label='Whose view']";

    private final Browser browser;
    private final Client client;
    private final String game;
    private final String text;
    private final String script;
    private final Random random;
    private final Map<String, String> faults = new LinkedHashMap<>();
    private int moves;

    Player(Browser browser, Client client, String game, Path folder) throws IOException {
      this.browser = browser;
      this.client = client;
      this.game = game;
      this.text = Files.readString(folder.resolve(game));
      this.random = new Random(SEED + game.hashCode());
      try (var resource = PointingTest.class.getResourceAsStream("pointing.js")) {
        this.script = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
      }
    }

    Tried play() throws Exception {
      browser.click(".files [title=" + quoted(game) + "]");
      browser.await("document.querySelector('.doc-tab.current')?.textContent === " + quoted(game));
      String status = "document.querySelector('#view-play .status').textContent";
      String note = "document.querySelector('#view-play .note').textContent";
      try {
        browser.await("(" + status + " || " + note + ") && " + IDLE);
      } catch (AssertionError late) {
        close();
        return new Tried(0, Map.of("unread", "in time"));
      }
      if (browser.value(status).isEmpty()) {
        String why = browser.value(note).lines().findFirst().orElse("");
        close();
        return new Tried(0, Map.of("unread", why));
      }
      int seats = Integer.parseInt(browser.value("document.querySelectorAll('.seat').length"));
      for (int seat = 1; seat <= seats; seat++) {
        if (browser
            .value("!!document.querySelector('.seat:nth-child(" + seat + ") [aria-label^=Who]')")
            .equals("true")) {
          browser.choose("#view-play .seat:nth-child(" + seat + ") select", "person");
        }
      }
      if (browser.value("!!document.querySelector(" + quoted(EYES) + ")").equals("true")) {
        browser.choose(EYES, "*");
      }
      for (int position = 0; position < POSITIONS; position++) {
        if (!goOn(position == 0 && IS_LONG ? 0 : PLIES)) {
          break;
        }
      }
      close();
      return new Tried(moves, faults);
    }

    private void close() throws Exception {
      browser.click("[aria-label=" + quoted("Close " + game) + "]");
      browser.await("!document.querySelector('#view-play .status').textContent");
    }

    private static final String IDLE =
        "!document.querySelector('#view-play.busy, #view-play.thinking') && !document"
            + ".querySelector('#view-play .status').textContent.startsWith('random')";

    /** Plays some moves, then tries those of the position there; says whether there are any. */
    private boolean goOn(int plies) throws Exception {
      for (int ply = 0; ply < plies; ply++) {
        JsonObject position = position();
        if (position.get("over").getAsBoolean()) {
          return false;
        }
        int count = position.getAsJsonArray("legal").size();
        String chosen = tags(position, random.nextInt(Math.min(200, count)));
        String before = browser.value("document.querySelectorAll('#view-play .move').length");
        String chip =
            "[...document.querySelectorAll('#view-play .choices .chip')].find(e => e.title === "
                + quoted(chosen)
                + ")";
        browser.await("!!" + chip); // the list of moves follows the board
        browser.value(chip + ".click()");
        browser.await("document.querySelectorAll('#view-play .move').length > " + before);
      }
      JsonObject position = position();
      int count = position.getAsJsonArray("legal").size();
      List<Integer> some = new ArrayList<>(IntStream.range(0, count).boxed().toList());
      Collections.shuffle(some, random);
      for (int move : some.subList(0, Math.min(MOVES, count))) {
        String tags = tags(position, move);
        String fault =
            browser.promised(
                "(%s)(%s, %s, %s)"
                    .formatted(script, path(position, move), quoted(tags), MOST_TO_CHOOSE_FROM));
        moves++;
        if (!fault.isEmpty()) {
          faults.putIfAbsent(fault.replaceAll("\\d+", "n"), tags + ": " + fault);
          browser.key("Escape", "Escape", 27, false);
        }
      }
      return count > 0;
    }

    /** What the server says of the position on the page. */
    private JsonObject position() throws Exception {
      browser.await(IDLE);
      String made =
          browser.value(
              "JSON.stringify([...document.querySelectorAll('#view-play .move')].map(e => e.title"
                  + " ? e.title.split(' ') : []))");
      Map<String, Object> asked = new HashMap<>();
      asked.put("game", Map.of("file", game, "text", text));
      asked.put("moves", new Gson().fromJson(made, List.class));
      return client.result("studio/position", asked).getAsJsonObject();
    }

    private static String tags(JsonObject position, int move) {
      List<String> tags = new ArrayList<>();
      for (JsonElement tag : position.getAsJsonArray("legal").get(move).getAsJsonArray()) {
        tags.add(tag.getAsString());
      }
      return String.join(" ", tags);
    }

    private static String path(JsonObject position, int move) {
      JsonElement clicks = position.getAsJsonArray("clicks").get(move);
      return clicks.getAsJsonObject().get("path").toString();
    }

    private static String quoted(String text) {
      return new Gson().toJson(text);
    }
  }
}
