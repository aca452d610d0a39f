package org.regames.hrg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.TextHole;
import org.regames.hrg.grammar.HrgParser.DeclarationContext;
import org.regames.hrg.grammar.HrgParser.DefinitionContext;
import org.regames.hrg.grammar.HrgParser.DomainContext;
import org.regames.hrg.grammar.HrgParser.ElementContext;
import org.regames.hrg.grammar.HrgParser.FunctionCaseContext;
import org.regames.hrg.grammar.HrgParser.GraphContext;
import org.regames.hrg.grammar.HrgParser.ParameterContext;
import org.regames.hrg.grammar.HrgParser.PatternContext;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.Name;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** Collects definitions, and joins the cases of a function with its declaration. */
final class DefinitionReader {
  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final ExpressionReader expressions;
  private final StatementReader statements;
  private final List<HrgDefinition> definitions = new ArrayList<>();

  /** The cases of the last declaration, if nothing but cases has followed it. */
  private final List<Case> cases = new ArrayList<>();

  DefinitionReader(AntlrSyntax syntax, Diagnostics diagnostics) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.expressions = new ExpressionReader(syntax, diagnostics);
    this.statements = new StatementReader(syntax, diagnostics, expressions);
  }

  /** All definitions read so far. */
  HrgGame game() {
    joinCases();
    return new HrgGame(definitions);
  }

  /**
   * Whether the last definition is a domain, so that text which cannot be parsed may belong to it.
   */
  boolean endsWithDomain() {
    return definitions.isEmpty() || definitions.getLast() instanceof HrgDefinition.Domain;
  }

  /** Drops the domain or variable read last, whose remainder cannot be parsed. */
  void forgetUnfinished() {
    boolean isShort =
        !definitions.isEmpty()
            && cases.isEmpty()
            && !(definitions.getLast() instanceof HrgDefinition.Graph);
    if (isShort) {
      definitions.removeLast();
    }
  }

  void read(DefinitionContext context) {
    if (context instanceof FunctionCaseContext functionCase) {
      read(functionCase);
      return;
    }
    joinCases();
    definitions.add(
        switch (context) {
          case DomainContext domain -> domain(domain);
          case DeclarationContext declaration -> declaration(declaration);
          case GraphContext graph -> graph(graph);
          default -> throw new IllegalStateException("no definition: " + context.getClass());
        });
  }

  private void read(FunctionCaseContext context) {
    Name name = expressions.name(context.name());
    Case read =
        new Case(
            context.pattern().stream().map(this::pattern).toList(),
            expressions.expression(context.expression()),
            syntax.origin(context));
    boolean follows =
        !definitions.isEmpty()
            && definitions.getLast() instanceof HrgDefinition.Variable declared
            && declared.name().text().equals(name.text())
            && declared.initial().isEmpty();
    if (follows) {
      cases.add(read);
    } else {
      diagnostics.report(
          Diagnostic.error(
                  "stray-case",
                  name.origin(),
                  "a case of `"
                      + name
                      + "` must follow the declaration of that function or its other cases")
              .withHint("declare it just before: `" + name + " : Type -> Type`")
              .withFix(
                  "declare `" + name + "`",
                  Origin.of(name.origin().source(), name.origin().start(), name.origin().start()),
                  TextHole.declaration(name.text(), read.patterns().size()) + "\n"));
    }
  }

  /** Turns a declaration followed by cases into a function. */
  private void joinCases() {
    if (!cases.isEmpty() && definitions.removeLast() instanceof HrgDefinition.Variable declared) {
      Origin origin = declared.origin().to(cases.getLast().origin());
      definitions.add(new HrgDefinition.Function(declared.name(), declared.type(), cases, origin));
      cases.clear();
    }
  }

  private HrgDefinition domain(DomainContext context) {
    return new HrgDefinition.Domain(
        expressions.name(context.name()),
        context.element().stream().map(this::element).toList(),
        syntax.origin(context));
  }

  private Element element(ElementContext context) {
    List<Name> names = context.name().stream().map(expressions::name).toList();
    return names.size() == 1
        ? new Element.Member(names.getFirst())
        : new Element.Construction(
            names.getFirst(),
            names.subList(1, names.size()),
            expressions.generators(context.generators()),
            syntax.origin(context));
  }

  private HrgDefinition declaration(DeclarationContext context) {
    return new HrgDefinition.Variable(
        expressions.name(context.name()),
        expressions.type(context.type()),
        Optional.ofNullable(context.expression()).map(expressions::expression),
        syntax.origin(context));
  }

  private HrgDefinition graph(GraphContext context) {
    return new HrgDefinition.Graph(
        expressions.name(context.name()),
        context.reusable != null,
        context.parameter().stream().map(this::parameter).toList(),
        statements.block(context.block()),
        syntax.origin(context));
  }

  private Parameter parameter(ParameterContext context) {
    return new Parameter(expressions.name(context.name()), expressions.type(context.type()));
  }

  private HrgPattern pattern(PatternContext context) {
    Name name = expressions.name(context.name());
    if (!context.pattern().isEmpty()) {
      return new HrgPattern.Construction(
          name, context.pattern().stream().map(this::pattern).toList(), syntax.origin(context));
    }
    if (name.text().equals("_")) {
      return new HrgPattern.Wildcard(name.origin());
    }
    return name.isPatternVariable() ? new HrgPattern.Variable(name) : new HrgPattern.Literal(name);
  }
}
