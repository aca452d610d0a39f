package org.regames.cli.tooling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.regames.cli.Regames;

/** The explanations of message codes from {@code docs/errors.md}; the page is in the jar. */
public final class ErrorPage {
  private static final String FENCE = "```";

  private ErrorPage() {}

  /** The text about each code, its examples indented, in the order of the page. */
  static SequencedMap<String, String> read() {
    SequencedMap<String, List<String>> sections = new LinkedHashMap<>();
    List<String> open = new ArrayList<>();
    int examples = 0;
    boolean isExample = false;
    for (String line : page().lines().toList()) {
      if (line.startsWith("#")) {
        open = new ArrayList<>();
        examples = 0;
        if (line.startsWith("## ")) {
          sections.put(line.substring(3), open);
        }
      } else if (line.startsWith(FENCE)) {
        isExample = !isExample;
        if (isExample) {
          open.add((examples++ == 0 ? "\nWrong" : "\nRight") + " (" + language(line) + "):");
        }
      } else {
        open.add(isExample ? "    " + line : line);
      }
    }
    SequencedMap<String, String> texts = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> section : sections.entrySet()) {
      texts.put(section.getKey(), String.join("\n", section.getValue()).strip());
    }
    return texts;
  }

  /** The language of an example, by the word after its fence. */
  private static String language(String fence) {
    String word = fence.substring(FENCE.length());
    String first = word.split(" ")[0];
    return switch (word.substring(first.length())) {
      case " rules" -> "in the rules, " + first;
      case " whole" -> "a whole game, " + first;
      default -> first.equals("sh") ? "a command" : first.equals("passes") ? "--passes" : first;
    };
  }

  private static String page() {
    try (InputStream in = Regames.class.getResourceAsStream("errors.md")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
