package org.regames.dap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/debugger.md and the extension say of launches is so. */
class PageTest {
  private static final Pattern CONFIGURATION = Pattern.compile("(?s)```json\n(.*?)```");
  private static final Pattern SETTING = Pattern.compile("(?m)^\\| `(\\w+)` \\|");

  private static String page() throws IOException {
    return Files.readString(Editor.ROOT.resolve("docs/debugger.md"));
  }

  @Test
  void theConfigurationsOfThePageLaunch() throws IOException {
    Matcher found = CONFIGURATION.matcher(page());
    int count = 0;
    while (found.find()) {
      count++;
      JsonObject configuration = JsonParser.parseString(found.group(1)).getAsJsonObject();
      List<Object> settings = new ArrayList<>();
      for (String name : configuration.keySet()) {
        if (!name.equals("program")) {
          settings.addAll(List.of(name, configuration.get(name).getAsString()));
        }
      }
      String game = configuration.get("program").getAsString().replace("games/", "");
      try (Editor editor = new Editor()) {
        assertEquals("entry", editor.launch(game, settings.toArray()).getReason());
      }
    }
    assertTrue(count > 0);
  }

  @Test
  void thePageAndTheExtensionNameAllSettings() throws IOException {
    Set<String> named = new TreeSet<>();
    Matcher setting = SETTING.matcher(page());
    while (setting.find()) {
      named.add(setting.group(1));
    }
    JsonObject extension =
        JsonParser.parseString(Files.readString(Editor.ROOT.resolve("editors/vscode/package.json")))
            .getAsJsonObject();
    Set<String> offered =
        new TreeSet<>(
            extension
                .getAsJsonObject("contributes")
                .getAsJsonArray("debuggers")
                .get(0)
                .getAsJsonObject()
                .getAsJsonObject("configurationAttributes")
                .getAsJsonObject("launch")
                .getAsJsonObject("properties")
                .keySet());

    assertEquals(Launch.SETTINGS, named);
    assertEquals(Launch.SETTINGS, offered);
  }
}
