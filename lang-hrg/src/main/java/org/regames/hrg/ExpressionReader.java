package org.regames.hrg;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.RuleContext;
import org.regames.hrg.evaluation.TextHole;
import org.regames.hrg.grammar.HrgParser.ApplicationContext;
import org.regames.hrg.grammar.HrgParser.ArgumentsContext;
import org.regames.hrg.grammar.HrgParser.ArithmeticContext;
import org.regames.hrg.grammar.HrgParser.ComparisonContext;
import org.regames.hrg.grammar.HrgParser.ConditionalContext;
import org.regames.hrg.grammar.HrgParser.ConjunctionContext;
import org.regames.hrg.grammar.HrgParser.DisjunctionContext;
import org.regames.hrg.grammar.HrgParser.ElementContext;
import org.regames.hrg.grammar.HrgParser.ExpressionContext;
import org.regames.hrg.grammar.HrgParser.GeneratorContext;
import org.regames.hrg.grammar.HrgParser.GeneratorsContext;
import org.regames.hrg.grammar.HrgParser.IndexContext;
import org.regames.hrg.grammar.HrgParser.MapLiteralContext;
import org.regames.hrg.grammar.HrgParser.MembersContext;
import org.regames.hrg.grammar.HrgParser.MembershipContext;
import org.regames.hrg.grammar.HrgParser.NameContext;
import org.regames.hrg.grammar.HrgParser.ParenthesisedContext;
import org.regames.hrg.grammar.HrgParser.PartContext;
import org.regames.hrg.grammar.HrgParser.ReferenceContext;
import org.regames.hrg.grammar.HrgParser.SetTypeContext;
import org.regames.hrg.grammar.HrgParser.SuffixContext;
import org.regames.hrg.grammar.HrgParser.TypeContext;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** Turns the syntax of names, types and expressions into their records. */
record ExpressionReader(AntlrSyntax syntax, Diagnostics diagnostics) {
  Name name(NameContext context) {
    Name name = new Name(context.getText(), syntax.origin(context));
    if (context.RESERVED() != null) {
      diagnostics.error(
          "reserved-name",
          name.origin(),
          "`" + name + "` is a keyword of RG and cannot be a name; choose another");
    }
    if (context.HOLE() != null) {
      diagnostics.report(TextHole.finding(name.origin(), missing(context.getParent())));
    }
    return name;
  }

  private static String missing(RuleContext around) {
    return switch (around) {
      case SetTypeContext _ -> "a type, such as the name of a domain or `{no, yes}`";
      case ElementContext _ -> "a value of the domain";
      case ReferenceContext _ -> "a value";
      case GeneratorContext _ -> "a number";
      default -> "a name";
    };
  }

  HrgType type(TypeContext context) {
    List<HrgType> parts = context.setType().stream().map(this::setType).toList();
    HrgType result = parts.getLast();
    for (HrgType source : parts.subList(0, parts.size() - 1).reversed()) {
      result = new HrgType.Arrow(source, result, source.origin().to(result.origin()));
    }
    return result;
  }

  HrgType setType(SetTypeContext context) {
    return context.members() == null
        ? new HrgType.Named(name(context.name()))
        : new HrgType.Members(members(context.members()), syntax.origin(context));
  }

  private List<Name> members(MembersContext context) {
    return context.name().stream().map(this::name).toList();
  }

  /**
   * The generators after {@code where}; none if the context is null, that is, without {@code
   * where}.
   */
  List<Generator> generators(GeneratorsContext context) {
    return context == null ? List.of() : context.generator().stream().map(this::generator).toList();
  }

  private Generator generator(GeneratorContext context) {
    return new Generator(name(context.name(0)), values(context), syntax.origin(context));
  }

  private Generator.Values values(GeneratorContext context) {
    if (context.hole != null) {
      Origin hole = syntax.origin(context.hole);
      diagnostics.report(TextHole.finding(hole, "a range such as `0..7`, or a set `{a, b}`"));
      return new Generator.Values.Members(List.of(new Name(TextHole.WORD, hole)));
    }
    return context.members() == null
        ? new Generator.Values.Range(name(context.first), name(context.last))
        : new Generator.Values.Members(members(context.members()));
  }

  HrgExpression expression(ExpressionContext context) {
    Origin origin = syntax.origin(context);
    return switch (context) {
      case ReferenceContext reference -> new HrgExpression.Reference(name(reference.name()));
      case ParenthesisedContext inner -> expression(inner.expression());
      case ApplicationContext application -> application(application);
      case ArithmeticContext e -> binary(e.operator.getText(), e.expression(), origin);
      case ComparisonContext e -> binary(e.operator.getText(), e.expression(), origin);
      case ConjunctionContext e -> binary(e.operator.getText(), e.expression(), origin);
      case DisjunctionContext e -> binary(e.operator.getText(), e.expression(), origin);
      case MembershipContext e ->
          new HrgExpression.Membership(expression(e.expression()), setType(e.setType()), origin);
      case ConditionalContext e ->
          new HrgExpression.Conditional(
              expression(e.expression(0)),
              expression(e.expression(1)),
              expression(e.expression(2)),
              origin);
      case MapLiteralContext e ->
          new HrgExpression.MapLiteral(
              Optional.ofNullable(e.otherwise).map(this::expression),
              e.part().stream().map(this::part).toList(),
              origin);
      default -> throw new IllegalStateException("no expression: " + context.getClass());
    };
  }

  private HrgExpression binary(String operator, List<ExpressionContext> sides, Origin origin) {
    return new HrgExpression.Binary(
        Operator.of(operator), expression(sides.get(0)), expression(sides.get(1)), origin);
  }

  private HrgExpression application(ApplicationContext context) {
    boolean bareName = context.expression() instanceof ReferenceContext;
    return applied(
        expression(context.expression()), bareName, context.suffix(), syntax.origin(context));
  }

  /**
   * An expression with the arguments or index after it.
   *
   * @param bareName whether the expression is a name without parentheses: if it begins with a
   *     capital letter and arguments follow, it is a constructor
   */
  HrgExpression applied(HrgExpression map, boolean bareName, SuffixContext suffix, Origin origin) {
    List<HrgExpression> arguments = arguments(suffix);
    boolean brackets = suffix instanceof IndexContext;
    return bareName
            && !brackets
            && map instanceof HrgExpression.Reference(Name name)
            && name.isPatternVariable()
        ? new HrgExpression.Construction(name, arguments, origin)
        : new HrgExpression.Application(map, arguments, brackets, origin);
  }

  List<HrgExpression> arguments(SuffixContext suffix) {
    return switch (suffix) {
      case ArgumentsContext arguments ->
          arguments.expression().stream().map(this::expression).toList();
      case IndexContext index -> List.of(expression(index.expression()));
      default -> throw new IllegalStateException("no suffix: " + suffix.getClass());
    };
  }

  private Part part(PartContext context) {
    return new Part(
        expression(context.expression(0)),
        expression(context.expression(1)),
        generators(context.generators()),
        syntax.origin(context));
  }
}
