package org.regames.gdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.regames.gdl.grammar.InfixLexer;
import org.regames.gdl.grammar.InfixParser;
import org.regames.gdl.grammar.InfixParser.AtomContext;
import org.regames.gdl.grammar.InfixParser.ClauseContext;
import org.regames.gdl.grammar.InfixParser.ConjunctionContext;
import org.regames.gdl.grammar.InfixParser.DisjunctionContext;
import org.regames.gdl.grammar.InfixParser.GroupContext;
import org.regames.gdl.grammar.InfixParser.NegationContext;
import org.regames.gdl.grammar.InfixParser.TermContext;
import org.regames.gdl.grammar.InfixParser.UnitContext;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.Formula;
import org.regames.gdl.syntax.GdlDescription;
import org.regames.gdl.syntax.GdlRule;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.antlr.FirstMistake;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;

/**
 * Reads infix GDL clause by clause; after a mistake, it continues at the next line that starts one.
 */
final class InfixReader {
  private final Source source;
  private final Diagnostics diagnostics;
  private final AntlrSyntax syntax;
  private final InfixParser parser;
  private final CommonTokenStream tokens;
  private final FirstMistake errors = new FirstMistake();

  InfixReader(Source source, Diagnostics diagnostics) {
    this.source = source;
    this.diagnostics = diagnostics;
    this.syntax = new AntlrSyntax(source, diagnostics);
    this.parser = syntax.parser(InfixLexer::new, InfixParser::new);
    parser.setErrorHandler(errors);
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    this.tokens = (CommonTokenStream) parser.getTokenStream();
    tokens.fill();
  }

  GdlDescription read() {
    Comments comments = new Comments(tokens.getTokens());
    List<GdlRule> rules = new ArrayList<>();
    while (tokens.LA(1) != Token.EOF) {
      int start = tokens.index();
      List<String> before = comments.before(tokens.LT(1).getStartIndex());
      try {
        rule(parser.clause(), before).ifPresent(rules::add);
      } catch (ParseCancellationException end) {
        diagnostics.report(syntax.mistake(parser, FirstMistake.of(end)));
        errors.reset(parser);
        skip(start);
      }
    }
    return new GdlDescription(rules, comments.before(Integer.MAX_VALUE), Origin.of(source, 0, 0));
  }

  /** Skips to the first token of a later line that starts in the first column. */
  private void skip(int start) {
    tokens.seek(Math.max(tokens.index(), start + 1));
    while (tokens.LA(1) != Token.EOF && tokens.LT(1).getCharPositionInLine() > 0) {
      tokens.consume();
    }
  }

  private Optional<GdlRule> rule(ClauseContext clause, List<String> comments) {
    Optional<Atom> head = atom(clause.term());
    List<Formula> body =
        clause.disjunction() == null ? List.of() : conditions(disjunction(clause.disjunction()));
    return head.map(atom -> new GdlRule(atom, body, comments, syntax.origin(clause)));
  }

  /** A conjunction without comments is several conditions of the body. */
  private static List<Formula> conditions(Formula body) {
    return body instanceof Formula.And and ? and.operands() : List.of(body);
  }

  private Formula disjunction(DisjunctionContext context) {
    List<Formula> operands = context.conjunction().stream().map(this::conjunction).toList();
    return operands.size() == 1
        ? operands.getFirst()
        : new Formula.Or(operands, syntax.origin(context));
  }

  private Formula conjunction(ConjunctionContext context) {
    List<Formula> operands = context.unit().stream().map(this::unit).toList();
    return operands.size() == 1
        ? operands.getFirst()
        : new Formula.And(operands, syntax.origin(context));
  }

  private Formula unit(UnitContext context) {
    return switch (context) {
      case NegationContext not -> new Formula.Not(unit(not.unit()), syntax.origin(context));
      case GroupContext group -> disjunction(group.disjunction());
      case AtomContext atom -> condition(atom.term());
      default -> throw new IllegalStateException("no unit: " + context.getText());
    };
  }

  private Formula condition(TermContext context) {
    if (relation(context).equals("distinct") && context.term().size() >= 2) {
      return new Formula.Distinct(
          context.term().stream().map(this::term).toList(), syntax.origin(context));
    }
    if (relation(context).equals("not") && context.term().size() == 1) {
      return new Formula.Not(condition(context.term(0)), syntax.origin(context));
    }
    return new Formula.Holds(
        atom(context).orElseGet(() -> new Atom("error", List.of(), syntax.origin(context))));
  }

  private Optional<Atom> atom(TermContext context) {
    if (context.name.getType() == InfixLexer.VARIABLE
        && Keywords.arity(relation(context)).isEmpty()) {
      error(context, "expected the name of a relation, found the variable `" + name(context) + "`");
      return Optional.empty();
    }
    List<GdlTerm> arguments = context.term().stream().map(this::term).toList();
    return Optional.of(new Atom(relation(context), arguments, syntax.origin(context)));
  }

  private GdlTerm term(TermContext context) {
    Origin origin = syntax.origin(context);
    List<GdlTerm> arguments = context.term().stream().map(this::term).toList();
    if (context.name.getType() == InfixLexer.VARIABLE) {
      if (!arguments.isEmpty()) {
        error(context, "the variable `" + name(context) + "` takes no arguments");
      }
      return new GdlTerm.Variable(InfixNames.variable(name(context)), origin);
    }
    return arguments.isEmpty()
        ? new GdlTerm.Symbol(Keywords.plainTerm(name(context)), origin)
        : new GdlTerm.Compound(name(context), arguments, origin);
  }

  /** A keyword is not a variable, even if it begins with a capital letter as variables do. */
  private static String relation(TermContext context) {
    return Keywords.plain(name(context));
  }

  private static String name(TermContext context) {
    String text = context.name.getText();
    return context.name.getType() == InfixLexer.QUOTED
        ? text.substring(1, text.length() - 1)
        : text;
  }

  private void error(ParserRuleContext place, String message) {
    diagnostics.report(
        Diagnostic.error("syntax", syntax.origin(place), message)
            .withHint("variables start with a capital letter; quote symbols that do: 'X'"));
  }
}
