package org.regames.gdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.regames.gdl.grammar.KifLexer;
import org.regames.gdl.grammar.KifParser;
import org.regames.gdl.grammar.KifParser.ExpressionContext;
import org.regames.gdl.grammar.KifParser.ListContext;
import org.regames.gdl.grammar.KifParser.VariableContext;
import org.regames.gdl.grammar.KifParser.WordContext;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.Formula;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.gdl.syntax.GdlRule;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * Reads prefix GDL. That brackets match is checked first, so that a missing one costs one rule at
 * most.
 */
final class PrefixReader {
  /** How deep brackets may nest; the deepest published game has 26 levels. */
  private static final int DEEPEST = 300;

  private final Source source;
  private final Diagnostics diagnostics;
  private final AntlrSyntax syntax;

  PrefixReader(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.diagnostics = diagnostics;
    this.syntax = new AntlrSyntax(source, diagnostics);
  }

  GdlDescription read() {
    KifParser parser = syntax.parser(KifLexer::new, KifParser::new);
    CommonTokenStream stream = (CommonTokenStream) parser.getTokenStream();
    stream.fill();
    List<Token> tokens = stream.getTokens();
    Origin start = Origin.of(source, 0, 0);
    if (hasPercent(tokens) || !isBalanced(tokens)) {
      return new GdlDescription(List.of(), List.of(), start);
    }
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    Comments comments = new Comments(tokens);
    List<GdlRule> rules = new ArrayList<>();
    for (ExpressionContext expression : parser.file().expression()) {
      List<String> before = comments.before(expression.getStart().getStartIndex());
      rule(expression, before).ifPresent(rules::add);
    }
    return new GdlDescription(rules, comments.before(Integer.MAX_VALUE), start);
  }

  /**
   * Reports the first percent sign between rules. It begins a comment in infix notation; here, what
   * follows it would be read as facts.
   */
  private boolean hasPercent(List<Token> tokens) {
    int depth = 0;
    for (Token token : tokens) {
      if (depth == 0 && token.getType() == KifLexer.WORD && token.getText().startsWith("%")) {
        String message = "a comment does not begin with `%` in prefix notation";
        diagnostics.report(
            Diagnostic.error("syntax", syntax.origin(token), message)
                .withHint("write `;` for `%`"));
        return true;
      }
      depth += token.getType() == KifLexer.OPEN ? 1 : token.getType() == KifLexer.CLOSE ? -1 : 0;
    }
    return false;
  }

  /** Reports brackets without partner. A rule starts at the start of a line, or is indented. */
  private boolean isBalanced(List<Token> tokens) {
    Deque<Token> open = new ArrayDeque<>();
    boolean balanced = true;
    for (Token token : tokens) {
      if (token.getType() == KifLexer.OPEN) {
        boolean startsRule = token.getCharPositionInLine() == 0 && ruleFollows(tokens, token);
        if (startsRule && !open.isEmpty()) {
          unclosed(open.peekLast(), token);
          balanced = false;
          open.clear();
        }
        open.push(token);
        if (open.size() > DEEPEST) {
          diagnostics.error(
              "too-deep", syntax.origin(token), "brackets nest deeper than " + DEEPEST + " here");
          return false;
        }
      } else if (token.getType() == KifLexer.CLOSE && open.poll() == null) {
        diagnostics.report(
            Diagnostic.error("syntax", syntax.origin(token), "this `)` closes nothing")
                .withHint("remove it, or look for a rule above that ends too early"));
        balanced = false;
      }
    }
    if (!open.isEmpty()) {
      unclosed(open.peekLast(), null);
      balanced = false;
    }
    return balanced;
  }

  private static boolean ruleFollows(List<Token> tokens, Token open) {
    int next = open.getTokenIndex() + 1;
    return next < tokens.size() && tokens.get(next).getText().equals("<=");
  }

  private void unclosed(Token open, Token next) {
    Diagnostic finding =
        Diagnostic.error("syntax", syntax.origin(open), "this `(` is never closed");
    diagnostics.report(
        next == null
            ? finding.withHint("add the missing `)` where what starts here ends")
            : finding.withNote(syntax.origin(next), "the next rule starts here"));
  }

  private Optional<GdlRule> rule(ExpressionContext expression, List<String> comments) {
    if (!(expression instanceof ListContext list) || !word(list, 0).equals("<=")) {
      return atom(expression, "a rule or a fact")
          .map(head -> new GdlRule(head, List.of(), comments, syntax.origin(expression)));
    }
    if (list.expression().size() < 2) {
      error(list, "a rule needs a head after `<=`", "write (<= head condition …)");
      return Optional.empty();
    }
    Optional<Atom> head = atom(list.expression(1), "the head of a rule");
    List<Formula> body = formulas(list, 2);
    return head.map(atom -> new GdlRule(atom, body, comments, syntax.origin(list)));
  }

  private List<Formula> formulas(ListContext list, int first) {
    List<Formula> formulas = new ArrayList<>();
    list.expression().stream()
        .skip(first)
        .forEach(expression -> formula(expression).ifPresent(formulas::add));
    return formulas;
  }

  private Optional<Formula> formula(ExpressionContext expression) {
    if (!(expression instanceof ListContext list)) {
      return atom(expression, "a condition").map(Formula.Holds::new);
    }
    Origin origin = syntax.origin(list);
    return switch (relation(list)) {
      case "not" -> {
        if (list.expression().size() != 2) {
          error(list, "`not` takes one condition", "write (not (and a b)) for several");
          yield Optional.empty();
        }
        yield formula(list.expression(1)).map(operand -> new Formula.Not(operand, origin));
      }
      case "and" -> Optional.of(new Formula.And(formulas(list, 1), origin));
      case "or" -> Optional.of(new Formula.Or(formulas(list, 1), origin));
      case "distinct" -> {
        if (list.expression().size() < 3) {
          error(list, "`distinct` takes two terms or more", "write (distinct ?x ?y)");
          yield Optional.empty();
        }
        List<GdlTerm> terms = list.expression().stream().skip(1).map(this::term).toList();
        yield Optional.of(new Formula.Distinct(terms, origin));
      }
      default -> atom(expression, "a condition").map(Formula.Holds::new);
    };
  }

  private Optional<Atom> atom(ExpressionContext expression, String what) {
    Origin origin = syntax.origin((ParserRuleContext) expression);
    switch (expression) {
      case WordContext word -> {
        return Optional.of(new Atom(Keywords.plain(word.getText()), List.of(), origin));
      }
      case ListContext list when !word(list, 0).isEmpty() -> {
        List<GdlTerm> terms = list.expression().stream().skip(1).map(this::term).toList();
        return Optional.of(new Atom(relation(list), terms, origin));
      }
      default -> {
        error(expression, "expected " + what + ", which starts with a name", "write (name term …)");
        return Optional.empty();
      }
    }
  }

  private GdlTerm term(ExpressionContext expression) {
    Origin origin = syntax.origin(expression);
    return switch (expression) {
      case VariableContext variable ->
          new GdlTerm.Variable(variable.getText().substring(1), origin);
      case ListContext list when !word(list, 0).isEmpty() -> {
        List<GdlTerm> terms = list.expression().stream().skip(1).map(this::term).toList();
        yield terms.isEmpty()
            ? new GdlTerm.Symbol(Keywords.plainTerm(word(list, 0)), origin)
            : new GdlTerm.Compound(word(list, 0), terms, origin);
      }
      case ListContext list -> {
        error(list, "expected a term, which starts with a name", "write (name term …)");
        yield new GdlTerm.Symbol("error", origin);
      }
      default -> new GdlTerm.Symbol(Keywords.plainTerm(expression.getText()), origin);
    };
  }

  /** The word at a place of a list; empty if something else is there. */
  private static String word(ListContext list, int index) {
    return index < list.expression().size() && list.expression(index) instanceof WordContext word
        ? word.getText()
        : "";
  }

  /** The relation or connective that a list begins with; empty if there is none. */
  private static String relation(ListContext list) {
    return Keywords.plain(word(list, 0));
  }

  private void error(ParserRuleContext place, String message, String hint) {
    diagnostics.report(Diagnostic.error("syntax", syntax.origin(place), message).withHint(hint));
  }
}
