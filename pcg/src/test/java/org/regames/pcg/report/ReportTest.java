package org.regames.pcg.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.regames.pcg.evolve.Axis;

class ReportTest {
  private static final String RULES = "// </script><script>alert(1)</script> & <b>\n";

  private static String page() {
    ReportedGame game =
        new ReportedGame(
            "7",
            "mutated",
            List.of(2, 3),
            Map.of("fitness", 0.5),
            Map.of("fitness", List.of(0.4, 0.6)),
            "<svg/>",
            "A pawn moves.",
            RULES,
            "1. white: a",
            Map.of("7.hrg", "games/7.hrg"),
            List.of("3"));
    Report.Grid grid = new Report.Grid(Axis.USUAL.get(0), Axis.USUAL.get(1));
    return new Report("a run", List.of("two"), List.of(game), Optional.of(grid), Map.of("no", 4))
        .html();
  }

  @Test
  void thePageHasAllDataAndNothingEndsItsScript() {
    Matcher data =
        Pattern.compile("<script id=\"data\" type=\"application/json\">(.*?)</script>")
            .matcher(page());
    assertTrue(data.find());
    JsonObject read = JsonParser.parseString(data.group(1)).getAsJsonObject();
    JsonArray games = read.getAsJsonArray("games");
    assertEquals(1, games.size());
    assertEquals(RULES, games.get(0).getAsJsonObject().get("rules").getAsString());
    assertEquals("random.branching", read.getAsJsonObject("across").get("metric").getAsString());
    assertEquals(4, read.getAsJsonObject("out").get("no").getAsInt());
    assertFalse(page().contains("alert(1)</script>"));
  }

  @Test
  void thePageNeedsNoNetwork() {
    String withoutNames = page().replace("http://www.w3.org/2000/svg", "");
    assertFalse(withoutNames.contains("http:") || withoutNames.contains("https:"));
    assertFalse(withoutNames.contains("src=\"") || withoutNames.contains("@import"));
  }
}
