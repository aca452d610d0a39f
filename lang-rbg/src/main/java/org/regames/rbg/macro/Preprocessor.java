package org.regames.rbg.macro;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;
import org.regames.rbg.grammar.RbgLexer;

/**
 * Removes the macros from a file: collects their definitions and expands their uses in the sections
 * ("Macro system" in the technical specification of Regular Boardgames).
 */
public final class Preprocessor {
  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Expander expander;
  private final Map<String, List<Macro>> macros = new LinkedHashMap<>();
  private final List<RbgToken> sections = new ArrayList<>();
  private final Set<Integer> misused = new HashSet<>();

  public Preprocessor(AntlrSyntax syntax, Diagnostics diagnostics, Budget budget) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.expander = new Expander(syntax, diagnostics, budget);
  }

  /**
   * The tokens of all sections in the order of the file, without macros.
   *
   * @param tokens all tokens of the file, the last one being its end
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public List<RbgToken> run(List<Token> tokens) {
    int end = tokens.size() - 1;
    int at = nextHash(tokens, 0, end);
    if (at > 0) {
      diagnostics.error(
          "syntax",
          syntax.origin(tokens.getFirst()),
          "expected `#` and a section or a macro, found `" + tokens.getFirst().getText() + "`");
    }
    while (at < end) {
      int next = nextHash(tokens, at + 1, end);
      item(tokens.subList(at, next));
      at = next;
    }
    sections.add(RbgToken.expanded(tokens.get(end), null));
    return sections;
  }

  /** The macros of a name, wherever in the file they are defined. */
  public List<Macro> macros(String name) {
    return macros.getOrDefault(name, List.of());
  }

  /** The names of all macros. */
  public Set<String> names() {
    return macros.keySet();
  }

  /**
   * Whether the name was meant to use a macro or to be joined; that it does not is already
   * reported.
   */
  public boolean isMisused(Token name) {
    return misused.contains(name.getStartIndex())
        || expander.failedJoins().contains(name.getStartIndex());
  }

  private static int nextHash(List<Token> tokens, int from, int end) {
    int at = from;
    while (at < end && tokens.get(at).getType() != RbgLexer.HASH) {
      at++;
    }
    return at;
  }

  private void item(List<Token> item) {
    int type = item.size() < 2 ? Token.EOF : item.get(1).getType();
    switch (type) {
      case RbgLexer.PLAYERS, RbgLexer.VARIABLES, RbgLexer.PIECES, RbgLexer.BOARD, RbgLexer.RULES ->
          section(item);
      case RbgLexer.NAME -> definition(item);
      default ->
          diagnostics.report(
              Diagnostic.error(
                      "syntax",
                      syntax.origin(item.get(Math.min(1, item.size() - 1))),
                      "expected the name of a section or of a macro after `#`")
                  .withHint("the sections are players, variables, pieces, board and rules"));
    }
  }

  private void section(List<Token> item) {
    item.subList(0, 2).forEach(token -> sections.add(RbgToken.expanded(token, null)));
    List<Token> text = item.subList(2, item.size());
    TemplateReader reader = new TemplateReader(syntax, diagnostics, macros, List.of(), false, text);
    expander.expand(reader.read(), sections);
    misused.addAll(reader.misused());
  }

  private void definition(List<Token> item) {
    Token name = item.get(1);
    Set<String> parameters = new LinkedHashSet<>();
    int at = 2;
    if (typeAt(item, at) == RbgLexer.OPEN) {
      at = parameters(item, parameters);
    }
    if (at < 0) {
      return;
    }
    if (typeAt(item, at) != RbgLexer.EQUALS) {
      expected(item, at, "`=` and the body of the macro `" + name.getText() + "`");
      return;
    }
    List<Token> text = item.subList(at + 1, item.size());
    List<String> names = List.copyOf(parameters);
    TemplateReader reader = new TemplateReader(syntax, diagnostics, macros, names, true, text);
    List<MacroTemplate> body = reader.read();
    misused.addAll(reader.misused());
    define(new Macro(name, names, body, reader.deepest()));
  }

  /** Reads {@code (a; b)}; returns where it ends, or -1 after an error. */
  private int parameters(List<Token> item, Set<String> parameters) {
    int at = 2;
    do {
      at++;
      if (typeAt(item, at) != RbgLexer.NAME) {
        return expected(item, at, "the name of a parameter");
      }
      String parameter = item.get(at).getText();
      if (!parameters.add(parameter)) {
        diagnostics.error(
            "duplicate-name",
            syntax.origin(item.get(at)),
            "the macro has two parameters `" + parameter + "`");
      }
      at++;
    } while (typeAt(item, at) == RbgLexer.SEMICOLON);
    return typeAt(item, at) == RbgLexer.CLOSE
        ? at + 1
        : expected(item, at, "`;` or `)` in the parameters of a macro");
  }

  private static int typeAt(List<Token> item, int at) {
    return at < item.size() ? item.get(at).getType() : Token.EOF;
  }

  private int expected(List<Token> item, int at, String what) {
    Token found = item.get(Math.min(at, item.size() - 1));
    diagnostics.error(
        "syntax",
        syntax.origin(found),
        "expected " + what + (at < item.size() ? ", found `" : " after `") + found.getText() + "`");
    return -1;
  }

  private void define(Macro macro) {
    List<Macro> named = macros.computeIfAbsent(macro.name().getText(), _ -> new ArrayList<>());
    for (Macro other : named) {
      int parameters = macro.parameters().size();
      int others = other.parameters().size();
      if (parameters == others || parameters == 0 || others == 0) {
        diagnostics.report(
            Diagnostic.error(
                    "duplicate-name",
                    syntax.origin(macro.name()),
                    "the macro `" + macro.name().getText() + "` is defined twice")
                .withNote(syntax.origin(other.name()), "the first definition")
                .withHint("macros of one name must all have parameters, each a different number"));
        return;
      }
    }
    named.add(macro);
  }
}
