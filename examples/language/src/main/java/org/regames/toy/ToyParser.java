package org.regames.toy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Result;

/** Reads lines of a keyword and what belongs to it; every mistake is reported with its place. */
final class ToyParser {
  private static final Pattern LINE = Pattern.compile(".+");
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final String NUMBER = "[1-9]\\d{0,3}";

  /** A line: its keyword, how many words follow it, their form, and that form in words. */
  private record Line(
      String keyword, int least, int most, String form, String what, String example) {}

  private static final List<Line> LINES =
      List.of(
          new Line("players", 2, 8, "[a-z]+", "a name in small letters", "players ann ben"),
          new Line("heap", 1, 1, NUMBER, "a number from 1 to 9999", "heap 7"),
          new Line("take", 1, 99, NUMBER, "a number from 1 to 9999", "take 1 2 3"));

  private final Source source;
  private final Diagnostics diagnostics = new Diagnostics();
  private final Map<String, List<Word>> lines = new TreeMap<>();
  private boolean isMisspelt;

  private ToyParser(Source source) {
    this.source = source;
  }

  static Result<ToyGame> parse(Source source) {
    return new ToyParser(source).parse();
  }

  private Result<ToyGame> parse() {
    LINE.matcher(source.text()).results().forEach(this::read);
    Origin all = Origin.of(source, 0, source.text().length());
    // A keyword that is misspelt has been named.
    for (Line line : isMisspelt ? List.<Line>of() : LINES) {
      if (!lines.containsKey(line.keyword)) {
        diagnostics.error("syntax", all, "expected a line such as `" + line.example + "`");
      }
    }
    return diagnostics.hasErrors()
        ? Result.failure(diagnostics)
        : Result.success(
            new ToyGame(lines.get("players"), lines.get("heap").getFirst(), lines.get("take")));
  }

  private void read(MatchResult line) {
    List<Word> words = new ArrayList<>();
    for (MatchResult word : WORD.matcher(line.group()).results().toList()) {
      Origin place = Origin.of(source, line.start() + word.start(), line.start() + word.end());
      words.add(new Word(word.group(), place));
    }
    if (words.isEmpty() || words.getFirst().text().startsWith("#")) {
      return;
    }
    Word keyword = words.removeFirst();
    Optional<Line> known = LINES.stream().filter(it -> it.keyword.equals(keyword.text())).findAny();
    if (known.isEmpty()) {
      List<String> names = LINES.stream().map(Line::keyword).toList();
      String expected = "`" + String.join("`, `", names) + "`";
      String message = "expected one of " + expected + ", found `" + keyword.text() + "`";
      Diagnostic finding = Diagnostic.error("syntax", keyword.origin(), message);
      diagnostics.report(NearestName.among(names).suggest(keyword.text(), finding));
      isMisspelt = true;
      return;
    }
    check(keyword, words, known.get());
    if (lines.put(keyword.text(), words) != null) {
      diagnostics.error(
          "duplicate-section", keyword.origin(), "a second line `" + keyword.text() + "`");
    }
  }

  private void check(Word keyword, List<Word> words, Line line) {
    if (words.size() < line.least || words.size() > line.most) {
      diagnostics.error(
          "syntax", keyword.origin(), "expected a line such as `" + line.example + "`");
    }
    Set<String> seen = new HashSet<>();
    for (Word word : words) {
      if (!word.text().matches(line.form)) {
        String message = "expected " + line.what + ", found `" + word.text() + "`";
        diagnostics.error("syntax", word.origin(), message);
      } else if (!seen.add(word.text())) {
        diagnostics.error("syntax", word.origin(), "`" + word.text() + "` for the second time");
      }
    }
  }
}
