package org.regames.rbg.macro;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.language.Budget;
import org.regames.rbg.grammar.RbgLexer;

/**
 * Turns templates into tokens. Every step is charged to the budget, since a few lines of macros can
 * demand any number of tokens, or any amount of work that makes none.
 */
final class Expander {
  /** A token, with its share of the syntax tree, takes about as much memory as ten edges. */
  private static final int COST = 10;

  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Budget budget;
  private final Set<Integer> failedJoins = new HashSet<>();

  Expander(AntlrSyntax syntax, Diagnostics diagnostics, Budget budget) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.budget = budget;
  }

  /** The starts of joins that made no token, which are reported. */
  Set<Integer> failedJoins() {
    return failedJoins;
  }

  /** Adds the expansion of a text to a list. */
  void expand(List<MacroTemplate> text, List<RbgToken> result) {
    expand(text, List.of(), null, null, result);
  }

  private void expand(
      List<MacroTemplate> text,
      List<List<RbgToken>> arguments,
      Macro macro,
      Expansion where,
      List<RbgToken> result) {
    for (MacroTemplate part : text) {
      expand(part, arguments, macro, where, result);
    }
  }

  private void expand(
      MacroTemplate part,
      List<List<RbgToken>> arguments,
      Macro macro,
      Expansion where,
      List<RbgToken> result) {
    budget.spend(COST, "tokens", syntax.origin(part.first()));
    switch (part) {
      case MacroTemplate.Plain(Token token) -> result.add(RbgToken.expanded(token, where));
      case MacroTemplate.Parameter(Token name, int index) -> {
        List<RbgToken> argument = arguments.get(index);
        budget.spend((long) COST * argument.size(), "tokens", syntax.origin(name));
        String reason = "the macro `" + macro.name().getText() + "`" + RbgToken.PUT_HERE;
        for (RbgToken token : argument) {
          Expansion use = new Expansion(syntax.origin(name), reason, token.expansion());
          result.add(token.usedAt(use));
        }
      }
      case MacroTemplate.Call call -> {
        List<List<RbgToken>> given = new ArrayList<>();
        for (List<MacroTemplate> argument : call.arguments()) {
          List<RbgToken> tokens = new ArrayList<>();
          expand(argument, arguments, macro, where, tokens);
          given.add(tokens);
        }
        String reason = "in the expansion of `" + call.macro().name().getText() + "` here";
        Expansion use = new Expansion(syntax.origin(call.first()), reason, where);
        expand(call.macro().body(), given, call.macro(), use, result);
      }
      case MacroTemplate.Join join -> join(join, arguments, macro, where, result);
    }
  }

  private void join(
      MacroTemplate.Join join,
      List<List<RbgToken>> arguments,
      Macro macro,
      Expansion where,
      List<RbgToken> result) {
    List<RbgToken> joined = new ArrayList<>();
    for (MacroTemplate part : join.parts()) {
      List<RbgToken> right = new ArrayList<>();
      expand(part, arguments, macro, where, right);
      if (joined.isEmpty() || right.isEmpty()) {
        joined.addAll(right);
      } else {
        String text = joined.removeLast().getText() + right.getFirst().getText();
        budget.spend(text.length(), "characters of joined tokens", syntax.origin(join.first()));
        joined.add(joined(join, text, where));
        joined.addAll(right.subList(1, right.size()));
      }
    }
    result.addAll(joined);
  }

  private RbgToken joined(MacroTemplate.Join join, String text, Expansion where) {
    RbgLexer lexer = new RbgLexer(CharStreams.fromString(text));
    Token made = lexer.nextToken();
    int type = made.getType();
    boolean whole = made.getStopIndex() == text.length() - 1;
    if (type == Token.EOF || type == RbgLexer.STRAY || type == RbgLexer.COMMENT || !whole) {
      type = RbgLexer.NAME; // what most joins are meant to make
      failedJoins.add(join.first().getStartIndex());
      Diagnostic finding =
          Diagnostic.error(
              "bad-join",
              syntax.origin(join.first()).to(syntax.origin(join.last())),
              "`~` makes `" + shown(text) + "`, which is not one token");
      diagnostics.report(Expansion.explain(finding, where).withHint("names start with a letter"));
    }
    return RbgToken.joined(join.first(), join.last(), type, text, where);
  }

  private static String shown(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
