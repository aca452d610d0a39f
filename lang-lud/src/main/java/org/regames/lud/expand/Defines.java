package org.regames.lud.expand;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.language.Budget;

/**
 * Replaces calls of defines, {@code ("Name" argument …)} and {@code "Name"}, by their expansions.
 */
final class Defines {
  /** How deep calls may nest in expansions. Published games need about ten levels. */
  private static final int DEEPEST = 100;

  /** Words after which a string is the name of a game. */
  private static final Pattern NAMES_A_GAME = Pattern.compile("(game|match|subgame|instance)\\s*$");

  private static final Pattern LABEL = Pattern.compile("[\\w-]+:");

  private final Map<String, TracedText> own;
  private final KnownDefines known;
  private final Diagnostics diagnostics;
  private final Budget budget;
  private final Map<String, List<Call>> missing = new LinkedHashMap<>();

  /** The position of a call. */
  private record Call(TracedText text, int begin, int end) {}

  /**
   * @param own the defines of the text itself, by name
   * @param known those of a copy of Ludii
   */
  Defines(Map<String, TracedText> own, KnownDefines known, Diagnostics diagnostics, Budget budget) {
    this.own = own;
    this.known = known;
    this.diagnostics = diagnostics;
    this.budget = budget;
  }

  /**
   * Removes definitions from a text whose brackets match, and metadata, which are not part of the
   * rules.
   *
   * @param bodies receives the bodies by name; the first of several with one name counts
   * @return the rest
   */
  static TracedText takeFrom(
      TracedText text, Map<String, TracedText> bodies, Diagnostics diagnostics) {
    return Extraction.without(
        Set.of("define", "metadata"),
        text,
        (word, open) -> {
          if (word.equals("define")) {
            define(text, open, bodies, diagnostics);
          }
        });
  }

  private static void define(
      TracedText text, int open, Map<String, TracedText> bodies, Diagnostics diagnostics) {
    int end = Scan.afterBracket(text, open) - 1;
    int word = Scan.skipSpace(text, open + 1, end);
    int string = Scan.skipSpace(text, Scan.afterWord(text, word, end), end);
    if (string == end || text.at(string) != '"') {
      diagnostics.error(
          "syntax",
          text.between(open, end),
          "expected the name of the define in quotes, as in `(define \"Name\" …)`");
      return;
    }
    int afterName = Scan.afterString(text, string);
    String name = text.slice(string + 1, afterName - 1).text();
    int body = Scan.skipSpace(text, afterName, end);
    int last = end;
    while (last > body && Character.isWhitespace(text.at(last - 1))) {
      last--;
    }
    bodies.putIfAbsent(name, text.slice(body, last));
  }

  /**
   * The text without calls. Undefined names are reported, each once.
   *
   * @throws DiagnosticException if the expansion never ends, or the text gets too large
   */
  TracedText expand(TracedText text) {
    TracedText.Builder out = new TracedText.Builder(text.source());
    expand(text, out, 0);
    missing.forEach(this::report);
    return out.build();
  }

  private void expand(TracedText text, TracedText.Builder out, int depth) {
    int from = 0;
    int i = 0;
    while (i < text.length()) {
      char c = text.at(i);
      int string = c == '(' ? Scan.skipSpace(text, i + 1, text.length()) : i;
      if (string >= text.length() || text.at(string) != '"') {
        i++;
        continue;
      }
      int afterString = Scan.afterString(text, string);
      String name = text.slice(string + 1, afterString - 1).text();
      Optional<TracedText> body =
          namesAGame(text, string) ? Optional.empty() : body(name, text, string, afterString);
      if (body.isEmpty() && c == '(') {
        missing
            .computeIfAbsent(name, _ -> new ArrayList<>())
            .add(new Call(text, string, afterString));
      }
      if (body.isEmpty()) {
        i = afterString;
        continue;
      }
      int end = c == '(' ? Scan.afterBracket(text, i) : afterString;
      List<TracedText> arguments = c == '(' ? arguments(text, afterString, end - 1) : List.of();
      out.append(text, from, i);
      spend(body.get(), arguments, text, i, afterString, depth);
      expand(filled(body.get(), arguments), out, depth + 1);
      from = end;
      i = end;
    }
    out.append(text, from, text.length());
  }

  private static boolean namesAGame(TracedText text, int string) {
    return NAMES_A_GAME.matcher(text.text()).region(Math.max(0, string - 20), string).find();
  }

  private Optional<TracedText> body(String name, TracedText text, int begin, int end) {
    TracedText mine = own.get(name);
    return mine != null
        ? Optional.of(mine)
        : known.body(name).map(body -> body.placedAt(text, begin, end));
  }

  private void spend(
      TracedText body, List<TracedText> arguments, TracedText text, int begin, int end, int depth) {
    long length = body.length();
    for (TracedText argument : arguments) {
      length += argument.length();
    }
    budget.spend(1 + length / 8, "texts of defines", text.origin(begin, end));
    if (depth == DEEPEST) {
      throw new DiagnosticException(
          Diagnostic.error(
              "recursion",
              text.origin(begin, end),
              "this define never ends: its text uses it again"));
    }
  }

  /** Arguments: clauses, lists, strings and words, each with the label before it. */
  private static List<TracedText> arguments(TracedText text, int from, int end) {
    List<TracedText> found = new ArrayList<>();
    int i = Scan.skipSpace(text, from, end);
    while (i < end) {
      int begin = i;
      i = afterArgument(text, i, end);
      if (LABEL.matcher(text.slice(begin, i).text()).matches()) {
        i = afterArgument(text, Scan.skipSpace(text, i, end), end);
      }
      found.add(text.slice(begin, i));
      i = Scan.skipSpace(text, i, end);
    }
    return found;
  }

  private static int afterArgument(TracedText text, int begin, int end) {
    if (begin >= end) {
      return end;
    }
    char c = text.at(begin);
    if (c == '"') {
      return Scan.afterString(text, begin);
    }
    if (Scan.isOpening(c)) {
      return Scan.afterBracket(text, begin);
    }
    int after = Math.max(Scan.afterWord(text, begin, end), begin + 1);
    boolean isLabelled =
        text.at(after - 1) == ':' && after < end && !Character.isWhitespace(text.at(after));
    return isLabelled ? afterArgument(text, after, end) : after;
  }

  /**
   * The body with arguments for {@code #1}, {@code #2} and so on, up to the first number that is
   * missing.
   */
  private static TracedText filled(TracedText body, List<TracedText> arguments) {
    int numbers = 0;
    while (numbers < 9 && body.text().contains("#" + (numbers + 1))) {
      numbers++;
    }
    if (numbers == 0) {
      return body;
    }
    TracedText.Builder out = new TracedText.Builder(body.source());
    int from = 0;
    for (int i = body.text().indexOf('#'); i >= 0; i = body.text().indexOf('#', i + 1)) {
      int number = i + 1 < body.length() ? body.at(i + 1) - '0' : 0;
      if (number >= 1 && number <= numbers) {
        out.append(body, from, i);
        TracedText argument = number <= arguments.size() ? arguments.get(number - 1) : null;
        if (argument != null && !argument.text().equals("~")) {
          out.append(argument);
        }
        from = i + 2;
      }
    }
    return out.append(body, from, body.length()).build();
  }

  private void report(String name, List<Call> calls) {
    Call first = calls.getFirst();
    String more = calls.size() == 1 ? "" : "; it is used " + calls.size() + " times";
    Diagnostic finding =
        Diagnostic.error(
            "unknown-name",
            first.text.origin(first.begin, first.end),
            "the define `" + name + "` is not in this text" + known.elsewhere() + more);
    Optional<String> near = NearestName.among(own.keySet()).find(name);
    diagnostics.report(
        finding.withHint(near.map(it -> "did you mean `" + it + "`?").orElse(known.remedy())));
  }
}
