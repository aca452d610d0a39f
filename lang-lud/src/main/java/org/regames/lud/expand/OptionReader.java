package org.regames.lud.expand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.OfferedChoices.OfferedRuleset;

/** Reads {@code (option …)} and {@code (rulesets …)}. */
final class OptionReader {
  private final TracedText text;
  private final Diagnostics diagnostics;

  /** The brackets of the text must match. */
  OptionReader(TracedText text, Diagnostics diagnostics) {
    this.text = text;
    this.diagnostics = diagnostics;
  }

  /**
   * {@code (option "Heading" <Tag> args:{ <a> … } { (item "Choice" <text> … "description")* … })}.
   */
  Optional<GameOption> option(int open) {
    int end = Scan.afterBracket(text, open) - 1;
    int i = afterHead(open, end);
    String heading = null;
    String tag = null;
    List<String> arguments = List.of();
    List<GameOption.Item> items = List.of();
    while ((i = Scan.skipSpace(text, i, end)) < end) {
      int from = i;
      char c = text.at(i);
      if (c == '"') {
        i = Scan.afterString(text, i);
        heading = content(from, i);
      } else if (c == '<') {
        i = Math.min(Scan.afterAngle(text, i), end);
        tag = content(from, i);
      } else if (c == '{') {
        i = Scan.afterBracket(text, i);
        items = items(from + 1, i - 1);
      } else {
        i = Math.max(Scan.afterWord(text, i, end), i + 1);
        int list = Scan.skipSpace(text, i, end);
        if (text.slice(from, i).text().equals("args:") && list < end && text.at(list) == '{') {
          i = Scan.afterBracket(text, list);
          arguments = angles(list + 1, i - 1).stream().map(each -> each.text().strip()).toList();
        }
      }
    }
    if (heading == null || tag == null || items.isEmpty()) {
      diagnostics.error(
          "syntax",
          text.between(open, end),
          "expected an option such as `(option \"Board Size\" <Size> args:{<size>}"
              + " {(item \"3x3\" <3> \"Small.\")})`");
      return Optional.empty();
    }
    return Optional.of(
        new GameOption(heading, tag.strip(), arguments, items, text.between(open, end)));
  }

  private List<GameOption.Item> items(int from, int end) {
    List<GameOption.Item> items = new ArrayList<>();
    int i = from;
    while ((i = Scan.skipSpace(text, i, end)) < end) {
      if (text.at(i) != '(') {
        i++;
        continue;
      }
      int close = Scan.afterBracket(text, i) - 1;
      int stars = close + 1;
      while (stars < end && text.at(stars) == '*') {
        stars++;
      }
      List<String> strings = strings(afterHead(i, close), close);
      if (!strings.isEmpty()) {
        String description = strings.size() > 1 ? strings.getLast() : "";
        List<TracedText> texts = angles(afterHead(i, close), close);
        items.add(new GameOption.Item(strings.getFirst(), texts, description, stars - close - 1));
      }
      i = stars;
    }
    return items;
  }

  /** {@code (rulesets { (ruleset "Ruleset/Name" { "Heading/Choice" … })* … })}. */
  List<OfferedRuleset> rulesets(int open) {
    List<OfferedRuleset> sets = new ArrayList<>();
    int end = Scan.afterBracket(text, open) - 1;
    int i = text.text().indexOf('{', open);
    while (i >= 0 && i < end) {
      if (text.at(i) == '"') {
        i = Scan.afterString(text, i);
        continue;
      }
      if (text.at(i) == '(') {
        int close = Scan.afterBracket(text, i) - 1;
        List<String> head = strings(afterHead(i, close), close);
        int list = text.text().indexOf('{', i);
        if (!head.isEmpty() && list > 0 && list < close) {
          sets.add(
              new OfferedRuleset(
                  head.getFirst(), strings(list + 1, Scan.afterBracket(text, list) - 1)));
        }
        i = close;
      }
      i++;
    }
    return sets;
  }

  private int afterHead(int open, int end) {
    return Scan.afterWord(text, Scan.skipSpace(text, open + 1, end), end);
  }

  /** Strings that are not within brackets of any kind. */
  private List<String> strings(int from, int end) {
    List<String> found = new ArrayList<>();
    int i = from;
    while (i < end) {
      int begin = i;
      switch (text.at(i)) {
        case '"' -> {
          i = Scan.afterString(text, i);
          found.add(content(begin, i));
        }
        case '<' -> i = Scan.afterAngle(text, i);
        case '(', '{' -> i = Scan.afterBracket(text, i);
        default -> i++;
      }
    }
    return found;
  }

  private List<TracedText> angles(int from, int end) {
    List<TracedText> found = new ArrayList<>();
    int i = from;
    while (i < end) {
      int begin = i;
      switch (text.at(i)) {
        case '"' -> i = Scan.afterString(text, i);
        case '<' -> {
          i = Math.min(Scan.afterAngle(text, i), end);
          found.add(text.slice(begin + 1, i - 1));
        }
        default -> i++;
      }
    }
    return found;
  }

  private String content(int from, int end) {
    return end - from < 2 ? "" : text.slice(from + 1, end - 1).text();
  }
}
