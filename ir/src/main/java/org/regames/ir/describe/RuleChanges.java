package org.regames.ir.describe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.Description.Section;

/** What changed from one game to one derived from it, in the words of their rules. */
public final class RuleChanges {
  private RuleChanges() {}

  /**
   * A line for each rule that only one of two games has, in the order of the topics: {@code Pieces:
   * new: goes one square ahead}. The order of rules within a topic does not matter.
   */
  public static List<String> between(Description before, Description after) {
    Map<String, SequencedSet<String>> old = rules(before);
    Map<String, SequencedSet<String>> changed = rules(after);
    List<String> lines = new ArrayList<>();
    SequencedSet<String> topics = new LinkedHashSet<>(changed.keySet());
    topics.addAll(old.keySet());
    for (String topic : topics) {
      SequencedSet<String> were = old.getOrDefault(topic, new LinkedHashSet<>());
      SequencedSet<String> are = changed.getOrDefault(topic, new LinkedHashSet<>());
      were.stream()
          .filter(each -> !are.contains(each))
          .forEach(each -> lines.add(topic + ": gone: " + each));
      are.stream()
          .filter(each -> !were.contains(each))
          .forEach(each -> lines.add(topic + ": new: " + each));
      if (!drawings(before, topic).equals(drawings(after, topic))) {
        lines.add(topic + ": new: the drawing");
      }
    }
    return lines;
  }

  /** The rules of each topic: sentences, and quoted lines. */
  private static Map<String, SequencedSet<String>> rules(Description description) {
    Map<String, SequencedSet<String>> rules = new LinkedHashMap<>();
    for (Section section : description.sections()) {
      SequencedSet<String> all =
          rules.computeIfAbsent(section.heading(), _ -> new LinkedHashSet<>());
      section.parts().stream().flatMap(RuleChanges::rules).forEach(all::add);
    }
    return rules;
  }

  private static Stream<String> rules(Part part) {
    return switch (part) {
      case Part.Prose(String text) -> Stream.of(text.split("(?<=[.]) "));
      case Part.Item(String text, _) -> Stream.of(text);
      case Part.Drawing _ -> Stream.of();
      case Part.Quote(String text) -> text.lines().filter(line -> !line.isBlank());
    };
  }

  private static List<Part> drawings(Description description, String topic) {
    return description.sections().stream()
        .filter(section -> section.heading().equals(topic))
        .flatMap(section -> section.parts().stream())
        .filter(Part.Drawing.class::isInstance)
        .toList();
  }
}
