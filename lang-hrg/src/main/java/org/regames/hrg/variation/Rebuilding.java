package org.regames.hrg.variation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;

/**
 * Copies a tree and replaces some of its nodes. A replacement is used as it is, and must be of the
 * same kind: a block for a block, an expression for an expression.
 */
final class Rebuilding {
  private final Function<Object, Optional<Object>> replaced;

  /**
   * @param replaced the replacement of a node; empty if its parts are copied
   */
  Rebuilding(Function<Object, Optional<Object>> replaced) {
    this.replaced = replaced;
  }

  /** A tree with one node replaced, which is found by its identity. */
  static HrgGame replace(HrgGame game, Object node, Object by) {
    return new Rebuilding(each -> each == node ? Optional.of(by) : Optional.empty()).game(game);
  }

  /** A copy that changes names only. */
  static Rebuilding ofNames(UnaryOperator<Name> renamed) {
    return new Rebuilding(
        each -> each instanceof Name name ? Optional.of(renamed.apply(name)) : Optional.empty());
  }

  @SuppressWarnings("unchecked")
  private <T> T either(T node, Function<T, T> copied) {
    return (T) replaced.apply(node).orElseGet(() -> copied.apply(node));
  }

  private <T> List<T> each(List<T> nodes, UnaryOperator<T> copied) {
    return nodes.stream().map(copied).toList();
  }

  HrgGame game(HrgGame game) {
    return new HrgGame(each(game.definitions(), this::definition));
  }

  private Name name(Name name) {
    return either(name, same -> same);
  }

  private Generator generator(Generator generator) {
    Generator.Values values =
        switch (generator.values()) {
          case Generator.Values.Range(Name first, Name last) ->
              new Generator.Values.Range(name(first), name(last));
          case Generator.Values.Members(List<Name> names) ->
              // Two numbers may have become equal, and a set has each member once.
              new Generator.Values.Members(names.stream().map(this::name).distinct().toList());
        };
    return new Generator(name(generator.variable()), values, generator.origin());
  }

  HrgDefinition definition(HrgDefinition definition) {
    return either(
        definition,
        node ->
            switch (node) {
              case HrgDefinition.Domain(var name, var elements, var origin) ->
                  new HrgDefinition.Domain(name(name), each(elements, this::element), origin);
              case HrgDefinition.Variable(var name, var type, var initial, var origin) ->
                  new HrgDefinition.Variable(
                      name(name), type(type), initial.map(this::expression), origin);
              case HrgDefinition.Function(var name, var type, var cases, var origin) ->
                  new HrgDefinition.Function(
                      name(name), type(type), each(cases, this::functionCase), origin);
              case HrgDefinition.Graph(
                      var name,
                      boolean reusable,
                      var parameters,
                      var body,
                      var origin) ->
                  new HrgDefinition.Graph(
                      name(name), reusable, each(parameters, this::parameter), block(body), origin);
            });
  }

  private HrgDefinition.Element element(HrgDefinition.Element element) {
    return switch (element) {
      case HrgDefinition.Element.Member(Name name) -> new HrgDefinition.Element.Member(name(name));
      case HrgDefinition.Element.Construction(
              var constructor,
              var arguments,
              var generators,
              var origin) ->
          new HrgDefinition.Element.Construction(
              name(constructor),
              each(arguments, this::name),
              each(generators, this::generator),
              origin);
    };
  }

  private HrgDefinition.Case functionCase(HrgDefinition.Case of) {
    return new HrgDefinition.Case(
        each(of.patterns(), this::pattern), expression(of.body()), of.origin());
  }

  private HrgDefinition.Parameter parameter(HrgDefinition.Parameter parameter) {
    return new HrgDefinition.Parameter(name(parameter.name()), type(parameter.type()));
  }

  private HrgPattern pattern(HrgPattern pattern) {
    return switch (pattern) {
      case HrgPattern.Wildcard wildcard -> wildcard;
      case HrgPattern.Variable(Name name) -> new HrgPattern.Variable(name(name));
      case HrgPattern.Literal(Name name) -> new HrgPattern.Literal(name(name));
      case HrgPattern.Construction(var constructor, var arguments, var origin) ->
          new HrgPattern.Construction(name(constructor), each(arguments, this::pattern), origin);
    };
  }

  private HrgType type(HrgType type) {
    return either(type, this::copied);
  }

  private HrgType copied(HrgType type) {
    return switch (type) {
      case HrgType.Named(Name name) -> new HrgType.Named(name(name));
      case HrgType.Members(var names, var origin) ->
          new HrgType.Members(each(names, this::name), origin);
      case HrgType.Arrow(var source, var target, var origin) ->
          new HrgType.Arrow(type(source), type(target), origin);
    };
  }

  Block block(Block block) {
    return either(block, b -> new Block(each(b.statements(), this::statement), b.origin()));
  }

  private HrgExpression.Part part(HrgExpression.Part part) {
    return new HrgExpression.Part(
        expression(part.key()),
        expression(part.value()),
        each(part.generators(), this::generator),
        part.origin());
  }

  HrgExpression expression(HrgExpression expression) {
    return either(expression, this::copied);
  }

  private HrgExpression copied(HrgExpression expression) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) -> new HrgExpression.Reference(name(name));
      case HrgExpression.Construction(var constructor, var arguments, var origin) ->
          new HrgExpression.Construction(
              name(constructor), each(arguments, this::expression), origin);
      case HrgExpression.Application(var map, var arguments, boolean brackets, var origin) ->
          new HrgExpression.Application(
              expression(map), each(arguments, this::expression), brackets, origin);
      case HrgExpression.Binary(var operator, var left, var right, var origin) ->
          new HrgExpression.Binary(operator, expression(left), expression(right), origin);
      case HrgExpression.Membership(var value, var type, var origin) ->
          new HrgExpression.Membership(expression(value), type(type), origin);
      case HrgExpression.Conditional(var condition, var then, var otherwise, var origin) ->
          new HrgExpression.Conditional(
              expression(condition), expression(then), expression(otherwise), origin);
      case HrgExpression.MapLiteral(var otherwise, var parts, var origin) ->
          new HrgExpression.MapLiteral(
              otherwise.map(this::expression), each(parts, this::part), origin);
    };
  }

  private HrgStatement statement(HrgStatement statement) {
    return either(statement, this::copied);
  }

  private HrgStatement copied(HrgStatement statement) {
    return switch (statement) {
      case HrgStatement.Assignment(var target, var value, var origin) ->
          new HrgStatement.Assignment(expression(target), expression(value), origin);
      case HrgStatement.AnyAssignment(var target, var type, var origin) ->
          new HrgStatement.AnyAssignment(expression(target), type(type), origin);
      case HrgStatement.Tag(var parts, boolean artificial, var origin) ->
          new HrgStatement.Tag(each(parts, this::name), artificial, origin);
      case HrgStatement.VariableTag(var variable, var origin) ->
          new HrgStatement.VariableTag(name(variable), origin);
      case HrgStatement.Check(var condition, var origin) ->
          new HrgStatement.Check(expression(condition), origin);
      case HrgStatement.If(var arms, var otherwise, var origin) ->
          new HrgStatement.If(
              each(
                  arms,
                  arm -> new HrgStatement.Arm(expression(arm.condition()), block(arm.body()))),
              otherwise.map(this::block),
              origin);
      case HrgStatement.While(var condition, var body, var origin) ->
          new HrgStatement.While(expression(condition), block(body), origin);
      case HrgStatement.Loop(var body, var origin) -> new HrgStatement.Loop(block(body), origin);
      case HrgStatement.Branch(var alternatives, var origin) ->
          new HrgStatement.Branch(each(alternatives, this::block), origin);
      case HrgStatement.BranchIn(var variable, var type, var body, var origin) ->
          new HrgStatement.BranchIn(name(variable), type(type), block(body), origin);
      case HrgStatement.Repeat(var count, var body, var origin) ->
          new HrgStatement.Repeat(name(count), block(body), origin);
      case HrgStatement.RepeatIn(var variable, var type, var body, var origin) ->
          new HrgStatement.RepeatIn(name(variable), type(type), block(body), origin);
      case HrgStatement.Call(var graph, var arguments, var origin) ->
          new HrgStatement.Call(name(graph), each(arguments, this::expression), origin);
      case HrgStatement.Jump jump -> jump;
    };
  }
}
