package org.regames.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.language.Budget;

/** What pictures of positions show of the last move. */
@Tag("long")
class LastMoveTest {
  @TempDir private static Path folder;

  /** A move says where a man begins and in which direction it goes; both points are marked. */
  @Test
  void whereAMoveLeadsIsMarkedThoughItsTagsDoNotSayIt() throws Exception {
    Studio.Settings settings = new Studio.Settings(folder, List.of(), 0, Budget.DEFAULT_LIMIT, 5);
    try (Studio studio = Studio.start(settings);
        Client page = Client.of(studio.address(), "/studio")) {
      Map<String, Object> game =
          Map.of(
              "file",
              "alquerque.linegame.kts",
              "text",
              Files.readString(Path.of("../games/linegames/alquerque.linegame.kts")));
      Map<String, Object> asked = new HashMap<>();
      asked.put("game", game);
      asked.put("moves", List.of());
      asked.put("seenBy", null);
      JsonArray move =
          page.result("studio/position", asked)
              .getAsJsonObject()
              .getAsJsonArray("legal")
              .get(0)
              .getAsJsonArray();
      asked.put("moves", List.of(move));
      String board =
          page.result("studio/position", asked).getAsJsonObject().get("board").getAsString();
      assertEquals(2, board.split("class=\"halo\"", -1).length - 1, board);
    }
  }
}
