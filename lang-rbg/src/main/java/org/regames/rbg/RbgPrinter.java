package org.regames.rbg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.RbgBoard;
import org.regames.rbg.syntax.RbgDescription;
import org.regames.rbg.syntax.RbgRule;

/**
 * Writes games in low-level Regular Boardgames: no macros, the board as a graph, powers and lists
 * written out. Reading the text back gives the same game with the same moves. Comments stand before
 * the section, or the part of the rules, that they belong to; those in a macro stand at its first
 * use.
 */
final class RbgPrinter {
  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  /** A condition that never holds. */
  private static final String NEVER = "{}";

  private final Budget budget;
  private final Map<Integer, List<String>> comments;

  /** The directions that some vertex has: a board written out has no others. */
  private final Set<String> directions;

  private RbgPrinter(RbgBoard board, Budget budget, Map<Integer, List<String>> comments) {
    this.budget = budget;
    directions =
        board.directions().entrySet().stream()
            .filter(each -> IntStream.of(each.getValue()).anyMatch(to -> to != RbgBoard.NOWHERE))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    this.comments = new HashMap<>(comments);
  }

  /**
   * The whole text, ended by a line break.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if written-out powers are too long
   */
  static String print(RbgDescription game, RbgComments comments, Budget budget) {
    RbgPrinter printer = new RbgPrinter(game.board(), budget, comments.inRules());
    List<String> rules = new ArrayList<>(printer.lines(game.rules(), WIDTH - INDENT.length()));
    rules.addAll(comments.last());
    String variables = game.variables().isEmpty() ? "" : " " + counters(game.variables());
    return text("", comments.first())
        + section(comments, "players", " " + counters(game.players()) + "\n")
        + section(comments, "pieces", " " + String.join(", ", game.pieces()) + "\n")
        + section(comments, "variables", variables + "\n")
        + section(comments, "board", "\n" + board(game.board()))
        + section(comments, "rules", "\n" + text(INDENT, rules));
  }

  private static String section(RbgComments comments, String name, String body) {
    return text("", comments.before(name)) + "#" + name + " =" + body;
  }

  private static String text(String indent, List<String> lines) {
    return lines.stream().map(line -> indent + line + "\n").collect(Collectors.joining());
  }

  private static String counters(List<RbgDescription.Counter> counters) {
    return counters.stream()
        .map(counter -> counter.name() + "(" + counter.bound() + ")")
        .collect(Collectors.joining(", "));
  }

  private static String board(RbgBoard board) {
    StringBuilder text = new StringBuilder();
    for (int v = 0; v < board.vertices().size(); v++) {
      List<String> edges = new ArrayList<>();
      // Sorted, since a graph names its directions in any order.
      for (Map.Entry<String, int[]> direction : new TreeMap<>(board.directions()).entrySet()) {
        int next = direction.getValue()[v];
        if (next != RbgBoard.NOWHERE) {
          edges.add(direction.getKey() + ": " + board.vertices().get(next));
        }
      }
      text.append(INDENT).append(board.vertices().get(v));
      text.append("[").append(board.pieces().get(v)).append("] {");
      text.append(String.join(", ", edges)).append("}\n");
    }
    return text.toString();
  }

  /** The rule as lines that are, as far as possible, no wider than given. */
  private List<String> lines(RbgRule rule, int width) {
    List<String> lines = new ArrayList<>(takeComments(rule));
    flat(rule, width).ifPresentOrElse(lines::add, () -> lines.addAll(broken(rule, width)));
    return lines;
  }

  /**
   * The comments before the rule, the first time that it is written; those of a sum stand before
   * its first alternative.
   */
  private List<String> takeComments(RbgRule rule) {
    if (rule instanceof RbgRule.Sum) {
      return List.of();
    }
    List<String> before = comments.remove(rule.origin().start());
    return before == null ? List.of() : before;
  }

  private List<String> broken(RbgRule rule, int width) {
    return switch (rule) {
      case RbgRule.Sum(List<RbgRule> alternatives, _) -> alternatives(alternatives, width);
      case RbgRule.Concatenation _, RbgRule.Power _ -> {
        List<RbgRule> parts = new ArrayList<>();
        collectParts(rule, parts);
        yield sequence(parts, width);
      }
      case RbgRule.Star(RbgRule body, _) -> bracketed("(", body, ")*", width);
      case RbgRule.Check(RbgRule body, boolean negated, _) ->
          bracketed(negated ? "{!" : "{?", body, "}", width);
      case RbgRule.Shift _,
          RbgRule.On _,
          RbgRule.Off _,
          RbgRule.Assignment _,
          RbgRule.Comparison _,
          RbgRule.Switch _ ->
          List.of(flat(rule, Integer.MAX_VALUE).orElseThrow());
    };
  }

  /** Collects the parts of a sequence, with nested sequences and powers written out. */
  private void collectParts(RbgRule rule, List<RbgRule> parts) {
    switch (rule) {
      case RbgRule.Concatenation(List<RbgRule> inner, _) when !inner.isEmpty() ->
          inner.forEach(part -> collectParts(part, parts));
      case RbgRule.Power(RbgRule body, int times, Origin origin) -> {
        for (int i = 0; i < times; i++) {
          budget.spend(1, "parts of written-out powers", origin);
          collectParts(body, parts);
        }
      }
      default -> parts.add(rule);
    }
  }

  private List<String> alternatives(List<RbgRule> alternatives, int width) {
    List<String> lines = new ArrayList<>();
    for (RbgRule alternative : alternatives) {
      String first = lines.isEmpty() ? INDENT : "+ ";
      takeComments(alternative).forEach(comment -> lines.add(INDENT + comment));
      for (String line : lines(alternative, width - INDENT.length())) {
        lines.add(first + line);
        first = INDENT;
      }
    }
    return lines;
  }

  /** Fills lines with parts; sums are in brackets. */
  private List<String> sequence(List<RbgRule> parts, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (RbgRule part : parts) {
      List<String> above = takeComments(part);
      if (!above.isEmpty() && !line.isEmpty()) {
        lines.add(line.toString());
        line.setLength(0);
      }
      lines.addAll(above);
      Optional<String> flat = flatPart(part, width - line.length() - 1);
      if (flat.isEmpty() && !line.isEmpty()) {
        lines.add(line.toString());
        line.setLength(0);
        flat = flatPart(part, width);
      }
      if (flat.isPresent()) {
        line.append(line.isEmpty() ? "" : " ").append(flat.get());
      } else {
        lines.addAll(
            part instanceof RbgRule.Sum ? bracketed("(", part, ")", width) : lines(part, width));
      }
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }

  private List<String> bracketed(String open, RbgRule body, String close, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(open);
    lines(body, width - INDENT.length()).forEach(line -> lines.add(INDENT + line));
    lines.add(close);
    return lines;
  }

  /** The rule on one line, if it is not wider than given. */
  private Optional<String> flat(RbgRule rule, int width) {
    budget.spend(1, "characters of rules", rule.origin());
    if (comments.containsKey(rule.origin().start())) {
      return Optional.empty();
    }
    Optional<String> text =
        switch (rule) {
          case RbgRule.Shift(String direction, _) ->
              Optional.of(directions.contains(direction) ? direction : NEVER);
          case RbgRule.On(List<String> pieces, _) ->
              Optional.of("{" + String.join(", ", pieces) + "}");
          case RbgRule.Off(String piece, _) -> Optional.of("[" + piece + "]");
          case RbgRule.Assignment(String variable, var value, _) ->
              Optional.of("[$ " + variable + " = " + value + "]");
          case RbgRule.Comparison(var left, var relation, var right, _) ->
              Optional.of("{$ " + left + " " + relation.sign() + " " + right + "}");
          case RbgRule.Switch(Optional<String> player, Origin _) ->
              Optional.of(player.map(name -> "->" + name).orElse("->>"));
          case RbgRule.Sum(List<RbgRule> alternatives, _) ->
              joined(alternatives, " + ", false, width);
          case RbgRule.Concatenation(List<RbgRule> parts, _) ->
              parts.isEmpty() ? Optional.of(".") : joined(parts, " ", true, width);
          case RbgRule.Power(RbgRule body, int times, _) ->
              times > width ? Optional.empty() : copies(body, times, width);
          case RbgRule.Star(RbgRule body, _) -> star(body, width);
          case RbgRule.Check(RbgRule body, boolean negated, _) ->
              flat(body, width).map(inner -> (negated ? "{! " : "{? ") + inner + "}");
        };
    return text.filter(found -> found.length() <= width);
  }

  /** The same as a part of a sequence, with sums in brackets. */
  private Optional<String> flatPart(RbgRule rule, int width) {
    Optional<String> text = flat(rule, width);
    return rule instanceof RbgRule.Sum ? text.map(sum -> "(" + sum + ")") : text;
  }

  private Optional<String> star(RbgRule body, int width) {
    boolean single =
        !(body instanceof RbgRule.Sum
            || body instanceof RbgRule.Concatenation
            || body instanceof RbgRule.Power
            || body instanceof RbgRule.Star);
    return flat(body, width).map(inner -> single ? inner + "*" : "(" + inner + ")*");
  }

  private Optional<String> copies(RbgRule body, int times, int width) {
    return flatPart(body, width)
        .filter(copy -> (long) (copy.length() + 1) * times <= width + 1L)
        .map(copy -> String.join(" ", Collections.nCopies(times, copy)));
  }

  private Optional<String> joined(List<RbgRule> rules, String sign, boolean parts, int width) {
    StringBuilder text = new StringBuilder();
    for (RbgRule rule : rules) {
      int room = width - text.length();
      Optional<String> next =
          room < 0 ? Optional.empty() : parts ? flatPart(rule, room) : flat(rule, room);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      text.append(text.isEmpty() ? "" : sign).append(next.get());
    }
    return Optional.of(text.toString());
  }
}
