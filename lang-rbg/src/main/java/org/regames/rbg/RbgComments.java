package org.regames.rbg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.rbg.grammar.RbgLexer;
import org.regames.rbg.syntax.RbgRule;

/**
 * The comments of a file, by the parts of the text that they belong to. A comment at the end of a
 * line is about that line, any other about what follows it. One about something that is not written
 * back, such as a macro without a part of the rules, is kept before the next section.
 *
 * @param first the lines at the start of the file, before everything
 * @param sections the lines before each section, by its name
 * @param inRules the lines before parts of the rules, by the offset of the part
 * @param last the lines at the end of the rules
 */
record RbgComments(
    List<String> first,
    Map<String, List<String>> sections,
    Map<Integer, List<String>> inRules,
    List<String> last) {
  /** No comments at all. */
  static final RbgComments NONE = new RbgComments(List.of(), Map.of(), Map.of(), List.of());

  /**
   * The comments of a game.
   *
   * @param tokens all tokens of its file with the comments among them, its end as the last
   * @param rules its rules, each part with its own position
   */
  static RbgComments of(List<Token> tokens, AntlrSyntax syntax, RbgRule rules) {
    if (tokens.stream().noneMatch(token -> token.getType() == RbgLexer.COMMENT)) {
      return NONE;
    }
    TreeSet<Integer> parts = new TreeSet<>();
    collectStarts(rules, parts);
    return new Placement(tokens, syntax, parts).place();
  }

  List<String> before(String section) {
    return sections.getOrDefault(section, List.of());
  }

  private static void collectStarts(RbgRule rule, TreeSet<Integer> starts) {
    starts.add(rule.origin().start());
    switch (rule) {
      case RbgRule.Sum(List<RbgRule> inner, _) ->
          inner.forEach(part -> collectStarts(part, starts));
      case RbgRule.Concatenation(List<RbgRule> inner, _) ->
          inner.forEach(part -> collectStarts(part, starts));
      case RbgRule.Power(RbgRule body, _, _) -> collectStarts(body, starts);
      case RbgRule.Star(RbgRule body, _) -> collectStarts(body, starts);
      case RbgRule.Check(RbgRule body, _, _) -> collectStarts(body, starts);
      case RbgRule.Shift _,
          RbgRule.On _,
          RbgRule.Off _,
          RbgRule.Assignment _,
          RbgRule.Comparison _,
          RbgRule.Switch _ -> {}
    }
  }

  /** Scans the file and finds a place for each comment. */
  private static final class Placement {
    private final List<Token> tokens;
    private final AntlrSyntax syntax;
    private final TreeSet<Integer> parts;

    /** For each token, the first one from it on that is not a comment, or that starts an item. */
    private final int[] nextWord;

    private final int[] nextHash;
    private final List<String> first = new ArrayList<>();
    private final Map<String, List<String>> sections = new HashMap<>();
    private final Map<Integer, List<String>> inRules = new HashMap<>();
    private final List<String> last = new ArrayList<>();

    Placement(List<Token> tokens, AntlrSyntax syntax, TreeSet<Integer> parts) {
      this.tokens = tokens;
      this.syntax = syntax;
      this.parts = parts;
      int end = tokens.size() - 1;
      nextWord = new int[end + 1];
      nextHash = new int[end + 1];
      Arrays.fill(nextWord, end);
      Arrays.fill(nextHash, end);
      for (int i = end - 1; i >= 0; i--) {
        int type = tokens.get(i).getType();
        nextWord[i] = type == RbgLexer.COMMENT ? nextWord[i + 1] : i;
        nextHash[i] = type == RbgLexer.HASH ? i : nextHash[i + 1];
      }
    }

    RbgComments place() {
      int item = -1; // where the section or macro starts that the comment is in
      int line = -1; // where the line starts, comments aside
      for (int i = 0; i < tokens.size(); i++) {
        Token token = tokens.get(i);
        boolean continues = line >= 0 && tokens.get(line).getLine() == token.getLine();
        if (token.getType() != RbgLexer.COMMENT) {
          item = token.getType() == RbgLexer.HASH ? i : item;
          line = continues ? line : i;
        } else if (continues || item < 0 || !heads(i)) {
          place(i, continues ? line : i, item);
        } else {
          place(i, i, nextHash[i]);
        }
      }
      return new RbgComments(first, sections, inRules, last);
    }

    /** Whether only other comments are between this one and the next section or macro. */
    private boolean heads(int comment) {
      return nextWord[comment] == nextHash[comment] && nextHash[comment] < tokens.size() - 1;
    }

    private void place(int comment, int about, int item) {
      List<String> lines = tokens.get(comment).getText().lines().map(String::strip).toList();
      if (item < 0) {
        first.addAll(lines);
        return;
      }
      int end = nextHash[item + 1];
      Integer part = parts.ceiling(offset(about));
      String section = section(item);
      if ((section.isEmpty() || section.equals("rules")) && part != null && part < offset(end)) {
        boolean heads = section.equals("rules") && about <= item;
        (heads
                ? sections.computeIfAbsent(section, _ -> new ArrayList<>())
                : inRules.computeIfAbsent(part, _ -> new ArrayList<>()))
            .addAll(lines);
      } else if (section.equals("rules")) {
        last.addAll(lines);
      } else {
        atSection(item, lines);
      }
    }

    private void atSection(int item, List<String> lines) {
      int at = item;
      while (at < tokens.size() - 1 && section(at).isEmpty()) {
        at = nextHash[at + 1];
      }
      if (at < tokens.size() - 1) {
        sections.computeIfAbsent(section(at), _ -> new ArrayList<>()).addAll(lines);
      } else {
        last.addAll(lines);
      }
    }

    /** The name of the section that starts here; empty for macros. */
    private String section(int hash) {
      Token name = tokens.get(hash + 1);
      return name.getType() == RbgLexer.NAME ? "" : name.getText();
    }

    private int offset(int token) {
      return syntax.origin(tokens.get(token)).start();
    }
  }
}
