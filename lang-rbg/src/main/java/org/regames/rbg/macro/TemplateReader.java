package org.regames.rbg.macro;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.NearestName;
import org.regames.rbg.grammar.RbgLexer;

/**
 * Reads one text, the body of a macro or of a section, with the macros defined before it. Linear in
 * the length of the text.
 */
final class TemplateReader {
  /** How deep uses of macros may nest, in bodies and arguments together; games need about ten. */
  static final int DEEPEST = 256;

  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Map<String, List<Macro>> macros;
  private final Map<String, Integer> parameters = new HashMap<>();
  private final boolean inMacro;

  /** For each opening bracket the token that closes it; -1 if there is none. */
  private final int[] closes;

  /** The opening brackets with a {@code ;} directly inside them. */
  private final BitSet separated = new BitSet();

  private final List<Token> tokens;
  private int at;
  private int depth;
  private int deepest;
  private final Set<Integer> misused = new HashSet<>();

  /**
   * @param macros the macros that may be used, by name
   * @param parameters the parameters of the macro that the text is the body of
   * @param inMacro whether the text is a macro's body, where {@code ~} may stand
   */
  TemplateReader(
      AntlrSyntax syntax,
      Diagnostics diagnostics,
      Map<String, List<Macro>> macros,
      List<String> parameters,
      boolean inMacro,
      List<Token> tokens) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.macros = macros;
    parameters.forEach(name -> this.parameters.put(name, this.parameters.size()));
    this.inMacro = inMacro;
    this.tokens = tokens;
    this.closes = new int[tokens.size()];
    matchBrackets();
  }

  /** How deep uses of macros nest in what was read. */
  int deepest() {
    return deepest;
  }

  /** The positions of names that were meant to use a macro and do not. */
  Set<Integer> misused() {
    return misused;
  }

  List<MacroTemplate> read() {
    return read(tokens.size());
  }

  private List<MacroTemplate> read(int end) {
    List<MacroTemplate> parts = new ArrayList<>();
    while (at < end) {
      Token token = tokens.get(at);
      if (token.getType() != RbgLexer.JOIN) {
        parts.add(part(end));
      } else if (inMacro) {
        joins(parts, end);
      } else {
        diagnostics.error(
            "bad-join",
            syntax.origin(token),
            "`~` joins tokens only in the bodies of macros; this is a section");
        at++;
      }
    }
    return parts;
  }

  /**
   * Continues after the part before a {@code ~}, and replaces that part by the whole chain of
   * joins.
   */
  private void joins(List<MacroTemplate> parts, int end) {
    List<MacroTemplate> joined = new ArrayList<>();
    Token first = tokens.get(at);
    Token last = first;
    if (!parts.isEmpty()) {
      joined.add(parts.removeLast());
      first = joined.getFirst().first();
    }
    while (at < end && tokens.get(at).getType() == RbgLexer.JOIN) {
      last = tokens.get(at++);
      if (at < end && tokens.get(at).getType() != RbgLexer.JOIN) {
        MacroTemplate next = part(end);
        joined.add(next);
        last = next.last();
      }
    }
    parts.add(new MacroTemplate.Join(first, last, joined));
  }

  private MacroTemplate part(int end) {
    Token token = tokens.get(at++);
    Integer parameter = parameters.get(token.getText());
    if (parameter != null) {
      return new MacroTemplate.Parameter(token, parameter);
    }
    List<Macro> named = macros.get(token.getText());
    if (named == null) {
      return hasSeveralArguments(end) ? unknownMacro(token) : new MacroTemplate.Plain(token);
    }
    if (named.getFirst().parameters().isEmpty()) {
      return call(token, token, named.getFirst(), List.of());
    }
    return at < end && tokens.get(at).getType() == RbgLexer.OPEN
        ? callWithArguments(token, named, end)
        : new MacroTemplate.Plain(token);
  }

  /** Whether the next bracket contains a `;`, which only arguments of macros do. */
  private boolean hasSeveralArguments(int end) {
    return at < end && separated.get(at) && closing(end) >= 0;
  }

  private MacroTemplate unknownMacro(Token name) {
    diagnostics.report(
        NearestName.among(macros.keySet())
            .suggest(
                name.getText(),
                Diagnostic.error(
                    "unknown-name",
                    syntax.origin(name),
                    "unknown macro `" + name.getText() + "`")));
    at = closing(tokens.size()) + 1;
    return misused(name);
  }

  private MacroTemplate callWithArguments(Token name, List<Macro> named, int end) {
    int close = closing(end);
    if (close < 0) {
      diagnostics.error(
          "macro-arguments",
          syntax.origin(tokens.get(at)),
          "the arguments of `" + name.getText() + "` have no closing `)`");
      at = end;
      return misused(name);
    }
    at++;
    depth++;
    List<List<MacroTemplate>> arguments = new ArrayList<>();
    while (at <= close) {
      int stop = separator(close);
      arguments.add(depth > DEEPEST ? skip(stop) : read(stop));
      at = stop + 1;
    }
    depth--;
    for (Macro macro : named) {
      if (macro.parameters().size() == arguments.size()) {
        return call(name, tokens.get(close), macro, arguments);
      }
    }
    reportArguments(name, named, arguments.size());
    return misused(name);
  }

  private MacroTemplate misused(Token name) {
    misused.add(name.getStartIndex());
    return new MacroTemplate.Plain(name);
  }

  private List<MacroTemplate> skip(int stop) {
    at = stop;
    return List.of();
  }

  private MacroTemplate call(
      Token first, Token last, Macro macro, List<List<MacroTemplate>> arguments) {
    deepest = Math.max(deepest, depth + 1 + macro.depth());
    if (deepest > DEEPEST) {
      diagnostics.error(
          "too-deep", syntax.origin(first), "uses of macros nest deeper than " + DEEPEST + " here");
      deepest = depth + 1;
      return misused(first);
    }
    return new MacroTemplate.Call(first, last, macro, arguments);
  }

  private void reportArguments(Token name, List<Macro> named, int given) {
    String wanted =
        named.stream()
            .map(macro -> macro.parameters().size())
            .sorted()
            .map(String::valueOf)
            .collect(Collectors.joining(" or "));
    Diagnostic finding =
        Diagnostic.error(
            "macro-arguments",
            syntax.origin(name),
            "the macro `" + name.getText() + "` takes " + wanted + " arguments, not " + given);
    for (Macro macro : named) {
      finding =
          finding.withNote(
              syntax.origin(macro.name()), "`" + macro.signature() + "` is defined here");
    }
    diagnostics.report(finding.withHint("arguments are separated by `;`"));
  }

  /** Where the next bracket is closed, or -1. */
  private int closing(int end) {
    return closes[at] < end ? closes[at] : -1;
  }

  /**
   * Finds where brackets are closed, and which have a {@code ;} directly inside, for the whole
   * text.
   */
  private void matchBrackets() {
    Arrays.fill(closes, -1);
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < tokens.size(); i++) {
      switch (tokens.get(i).getType()) {
        case RbgLexer.OPEN -> open.push(i);
        case RbgLexer.CLOSE -> {
          if (!open.isEmpty()) {
            closes[open.pop()] = i;
          }
        }
        case RbgLexer.SEMICOLON -> {
          if (!open.isEmpty()) {
            separated.set(open.peek());
          }
        }
        default -> {} // the other tokens of the grammar
      }
    }
  }

  /** The next {@code ;} outside inner brackets, or the given end. */
  private int separator(int end) {
    int open = 0;
    for (int i = at; i < end; i++) {
      open += nesting(tokens.get(i));
      if (open == 0 && tokens.get(i).getType() == RbgLexer.SEMICOLON) {
        return i;
      }
    }
    return end;
  }

  private static int nesting(Token token) {
    return token.getType() == RbgLexer.OPEN ? 1 : token.getType() == RbgLexer.CLOSE ? -1 : 0;
  }
}
