package org.regames.lud.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.lud.expand.TracedText;

/** Parses an expanded text, whose brackets match, into clauses, lists and words. */
public final class NodeReader {
  private static final int LONGEST_RANGE = 1_000;
  private static final Pattern NUMBERS = Pattern.compile("(-?\\d{1,9})\\.\\.(-?\\d{1,9})");
  private static final Pattern LABEL = Pattern.compile("([A-Za-z])(\\d{1,4})");

  private final TracedText text;
  private final Diagnostics diagnostics;
  private final Budget budget;
  private int at;

  private NodeReader(TracedText text, Diagnostics diagnostics, Budget budget) {
    this.text = text;
    this.diagnostics = diagnostics;
    this.budget = budget;
  }

  /**
   * The game or match of a text; empty if there is none, or several.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public static Optional<Node.Clause> game(
      TracedText text, Diagnostics diagnostics, Budget budget) {
    List<Node> nodes = new NodeReader(text, diagnostics, budget).nodes();
    Optional<Node.Clause> game = Optional.empty();
    for (Node node : nodes) {
      if (!(node instanceof Node.Clause clause)) {
        diagnostics.error("syntax", node.origin(), "only clauses may stand here");
      } else if (clause.name().equals("metadata")) {
        continue; // from the expansion of a define
      } else if (game.isPresent()) {
        diagnostics.report(
            Diagnostic.error(
                    "syntax",
                    clause.head(),
                    "a text can have only one game, and this is another one")
                .withNote(game.get().head(), "the first"));
      } else {
        game = Optional.of(clause);
      }
    }
    if (nodes.isEmpty()) {
      diagnostics.error(
          "syntax", text.origin(0, 0), "expected a game, as in `(game \"Name\" (players 2) …)`");
    }
    return diagnostics.hasErrors() ? Optional.empty() : game;
  }

  private List<Node> nodes() {
    List<Node> nodes = new ArrayList<>();
    while (peek() != 0) {
      read(nodes);
    }
    return nodes;
  }

  /** The next character that is not a space; 0 at the end. */
  private char peek() {
    while (at < text.length() && Character.isWhitespace(text.at(at))) {
      at++;
    }
    return at < text.length() ? text.at(at) : 0;
  }

  /** Reads the next part, which gives several nodes for a range, or none. */
  private void read(List<Node> into) {
    char c = peek();
    int begin = at;
    budget.spend(1, "parts of the text", text.origin(begin, begin + 1));
    switch (c) {
      case '(' -> clause(into);
      case '{' -> {
        at++;
        List<Node> elements = new ArrayList<>();
        while (peek() != '}') {
          read(elements);
        }
        into.add(new Node.Collection(elements, text.between(begin, at++)));
      }
      case '"' -> string(into);
      default -> word(into);
    }
  }

  private void clause(List<Node> into) {
    int open = at++;
    char c = peek();
    if (c == '(') {
      unwrap(into);
    } else if (c == '{' || c == '"' || c == ')') {
      unwrap(new ArrayList<>());
      diagnostics.error(
          "syntax", text.between(open, at - 1), "expected the name of a ludeme after `(`");
    } else {
      int head = at;
      String name = word();
      Origin place = text.origin(head, at);
      List<Node.Argument> arguments = new ArrayList<>();
      while (peek() != ')') {
        argument(arguments);
      }
      into.add(new Node.Clause(name, place, arguments, text.between(open, at++)));
    }
  }

  /** Brackets around clauses have no meaning: {@code ((a b) (c))} is replaced by its contents. */
  private void unwrap(List<Node> into) {
    while (peek() != ')') {
      read(into);
    }
    at++;
  }

  private void argument(List<Node.Argument> into) {
    int begin = at;
    String label = "";
    char c = peek();
    if (c != '(' && c != '{' && c != '"') {
      label = label();
    }
    Origin labelled = text.origin(begin, at);
    if (!label.isEmpty() && peek() == ')') {
      return; // a label whose value vanished
    }
    List<Node> values = new ArrayList<>();
    read(values);
    for (Node value : values) {
      into.add(new Node.Argument(label, value, label.isEmpty() ? value.origin() : labelled));
    }
  }

  /** The next label; if there is none, empty and nothing is consumed. */
  private String label() {
    int i = at;
    while (i < text.length() && isOfLabel(text.at(i))) {
      i++;
    }
    if (i == at || i == text.length() || text.at(i) != ':') {
      return "";
    }
    String label = text.text().substring(at, i);
    at = i + 1;
    return label;
  }

  private static boolean isOfLabel(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  /** A word, at least one character. */
  private String word() {
    int begin = at++;
    while (at < text.length()
        && !Character.isWhitespace(text.at(at))
        && "(){}\"".indexOf(text.at(at)) < 0) {
      at++;
    }
    return text.text().substring(begin, at);
  }

  private void word(List<Node> into) {
    int begin = at;
    String word = word();
    Origin origin = text.origin(begin, at);
    Matcher range = NUMBERS.matcher(word);
    if (!range.matches()) {
      into.add(new Node.Symbol(word, origin));
      return;
    }
    int first = Integer.parseInt(range.group(1));
    int last = Integer.parseInt(range.group(2));
    if (isTooLong(Math.abs((long) last - first) + 1, origin)) {
      return;
    }
    int step = first <= last ? 1 : -1;
    for (int i = first; i != last + step; i += step) {
      into.add(new Node.Symbol(Integer.toString(i), origin));
    }
  }

  private boolean isTooLong(long length, Origin origin) {
    if (length > LONGEST_RANGE) {
      diagnostics.error(
          "too-large",
          origin,
          "a range may have " + LONGEST_RANGE + " elements, and this one has " + length);
      return true;
    }
    budget.spend(length, "elements of a range", origin);
    return false;
  }

  private void string(List<Node> into) {
    int begin = at;
    String first = string();
    if (!text.text().startsWith("..\"", at)) {
      into.add(new Node.Text(first, text.origin(begin, at)));
      return;
    }
    at += 2;
    String last = string();
    Origin origin = text.origin(begin, at);
    Matcher from = LABEL.matcher(first);
    Matcher to = LABEL.matcher(last);
    if (!from.matches() || !to.matches()) {
      diagnostics.error(
          "syntax", origin, "expected labels of one letter and a number, as in `\"A1\"..\"C3\"`");
      return;
    }
    int rows = Integer.parseInt(to.group(2)) - Integer.parseInt(from.group(2)) + 1;
    int columns = to.group(1).charAt(0) - from.group(1).charAt(0) + 1;
    if (isTooLong(Math.max(0, (long) rows) * Math.max(0, columns), origin)) {
      return;
    }
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows; row++) {
        char letter = (char) (from.group(1).charAt(0) + column);
        int number = Integer.parseInt(from.group(2)) + row;
        into.add(new Node.Text(letter + "" + number, origin));
      }
    }
  }

  private String string() {
    int begin = ++at;
    while (text.at(at) != '"' || text.at(at - 1) == '\\') {
      at++;
    }
    return text.text().substring(begin, at++).replace("\\\"", "'");
  }
}
