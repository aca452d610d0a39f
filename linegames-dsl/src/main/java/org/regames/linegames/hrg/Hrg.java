package org.regames.linegames.hrg;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;

/** Pieces of HRG syntax trees in few words, for those who read the writer as they read HRG. */
final class Hrg {
  private static final Origin HERE = Origin.UNKNOWN;

  private Hrg() {}

  static Name name(String text) {
    return new Name(text, HERE);
  }

  static HrgType type(String name) {
    return new HrgType.Named(name(name));
  }

  /** {@code A -> B -> C}. */
  static HrgType map(String first, String... others) {
    HrgType type = type(others[others.length - 1]);
    for (int i = others.length - 2; i >= 0; i--) {
      type = new HrgType.Arrow(type(others[i]), type, HERE);
    }
    return new HrgType.Arrow(type(first), type, HERE);
  }

  // Definitions.

  /** {@code domain NAME = a | b}. */
  static HrgDefinition domain(String name, List<String> members) {
    List<HrgDefinition.Element> elements =
        members.stream()
            .<HrgDefinition.Element>map(it -> new HrgDefinition.Element.Member(name(it)))
            .toList();
    return new HrgDefinition.Domain(name(name), elements, HERE);
  }

  /** {@code domain NAME = Ctor(N) where N in 0..most}. */
  static HrgDefinition numbers(String name, String constructor, int most) {
    Generator.Values range = new Generator.Values.Range(name("0"), name("" + most));
    HrgDefinition.Element element =
        new HrgDefinition.Element.Construction(
            name(constructor),
            List.of(name("N")),
            List.of(new Generator(name("N"), range, HERE)),
            HERE);
    return new HrgDefinition.Domain(name(name), List.of(element), HERE);
  }

  static HrgDefinition variable(String name, HrgType type) {
    return new HrgDefinition.Variable(name(name), type, Optional.empty(), HERE);
  }

  static HrgDefinition variable(String name, HrgType type, HrgExpression initial) {
    return new HrgDefinition.Variable(name(name), type, Optional.of(initial), HERE);
  }

  static HrgDefinition function(String name, HrgType type, HrgDefinition.Case... cases) {
    return new HrgDefinition.Function(name(name), type, List.of(cases), HERE);
  }

  static HrgDefinition.Case when(List<HrgPattern> patterns, HrgExpression body) {
    return new HrgDefinition.Case(patterns, body, HERE);
  }

  static HrgDefinition graph(String name, List<String> players, HrgStatement... body) {
    List<HrgDefinition.Parameter> parameters =
        players.stream()
            .map(player -> new HrgDefinition.Parameter(name(player), type("Player")))
            .toList();
    return new HrgDefinition.Graph(name(name), false, parameters, block(body), HERE);
  }

  static HrgPattern literal(String symbol) {
    return new HrgPattern.Literal(name(symbol));
  }

  /** {@code Ctor(N)} as a pattern. */
  static HrgPattern number(String constructor) {
    return new HrgPattern.Construction(
        name(constructor), List.of(new HrgPattern.Variable(name("N"))), HERE);
  }

  // Expressions.

  static HrgExpression ref(String name) {
    return new HrgExpression.Reference(name(name));
  }

  /** {@code Ctor(value)}. */
  static HrgExpression make(String constructor, HrgExpression value) {
    return new HrgExpression.Construction(name(constructor), List.of(value), HERE);
  }

  /** {@code name(arguments)}. */
  static HrgExpression apply(String name, HrgExpression... arguments) {
    return new HrgExpression.Application(ref(name), List.of(arguments), false, HERE);
  }

  /** {@code map[key][key]}. */
  static HrgExpression at(String map, HrgExpression... keys) {
    HrgExpression result = ref(map);
    for (HrgExpression key : keys) {
      result = new HrgExpression.Application(result, List.of(key), true, HERE);
    }
    return result;
  }

  static HrgExpression binary(HrgExpression left, Operator operator, HrgExpression right) {
    return new HrgExpression.Binary(operator, left, right, HERE);
  }

  static HrgExpression equal(HrgExpression left, HrgExpression right) {
    return binary(left, Operator.EQUAL, right);
  }

  static HrgExpression choose(
      HrgExpression condition, HrgExpression then, HrgExpression otherwise) {
    return new HrgExpression.Conditional(condition, then, otherwise, HERE);
  }

  static HrgExpression not(HrgExpression condition) {
    return apply("not", condition);
  }

  static HrgExpression reachable(String graph, HrgExpression... arguments) {
    return apply("reachable", apply(graph, arguments));
  }

  static HrgExpression mapLiteral(String otherwise, List<HrgExpression.Part> parts) {
    return new HrgExpression.MapLiteral(Optional.of(ref(otherwise)), parts, HERE);
  }

  static HrgExpression.Part part(String key, String value) {
    return new HrgExpression.Part(ref(key), ref(value), List.of(), HERE);
  }

  // Statements.

  static Block block(HrgStatement... statements) {
    return new Block(List.of(statements), HERE);
  }

  static Block block(List<HrgStatement> statements) {
    return new Block(statements, HERE);
  }

  static HrgStatement set(HrgExpression target, HrgExpression value) {
    return new HrgStatement.Assignment(target, value, HERE);
  }

  static HrgStatement any(String variable, String type) {
    return new HrgStatement.AnyAssignment(ref(variable), type(type), HERE);
  }

  static HrgStatement tag(String symbol) {
    return new HrgStatement.Tag(List.of(name(symbol)), false, HERE);
  }

  static HrgStatement tagOf(String variable) {
    return new HrgStatement.VariableTag(name(variable), HERE);
  }

  static HrgStatement check(HrgExpression condition) {
    return new HrgStatement.Check(condition, HERE);
  }

  static HrgStatement call(String graph, HrgExpression... arguments) {
    return new HrgStatement.Call(name(graph), List.of(arguments), HERE);
  }

  static HrgStatement.Arm arm(HrgExpression condition, Block body) {
    return new HrgStatement.Arm(condition, body);
  }

  static HrgStatement when(HrgExpression condition, HrgStatement... body) {
    return new HrgStatement.If(List.of(arm(condition, block(body))), Optional.empty(), HERE);
  }

  static HrgStatement choose(List<HrgStatement.Arm> arms, Block otherwise) {
    return new HrgStatement.If(arms, Optional.of(otherwise), HERE);
  }

  static HrgStatement.While repeat(HrgExpression condition, HrgStatement... body) {
    return new HrgStatement.While(condition, block(body), HERE);
  }

  static HrgStatement loop(HrgStatement... body) {
    return new HrgStatement.Loop(block(body), HERE);
  }

  static HrgStatement branch(Block... alternatives) {
    return new HrgStatement.Branch(List.of(alternatives), HERE);
  }

  static HrgStatement branchIn(String variable, String type, HrgStatement... body) {
    return new HrgStatement.BranchIn(name(variable), type(type), block(body), HERE);
  }

  static HrgStatement jump(HrgStatement.Jump.Kind kind) {
    return new HrgStatement.Jump(kind, HERE);
  }
}
