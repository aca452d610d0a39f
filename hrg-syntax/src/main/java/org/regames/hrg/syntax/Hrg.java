package org.regames.hrg.syntax;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Origin;

/**
 * Builds HRG syntax trees that come from no text, so concisely that code which writes HRG reads
 * like HRG.
 *
 * <p>All methods throw an {@link IllegalArgumentException} if the result could not be written as
 * text: for names with characters that HRG does not allow, pattern variables that begin with a
 * small letter, and choices without alternatives. Mistakes that only show in context, such as
 * undefined names, are left to the lowering. So are keywords of RG as names, and domains without
 * members: both may come from input of users, who should get a message.
 */
public final class Hrg {
  private static final Origin HERE = Origin.UNKNOWN;
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");

  private Hrg() {}

  /** A name, possibly of a symbol or a number. */
  public static Name name(String text) {
    require(NAME.matcher(text).matches(), "not a name in HRG: `" + text + "`");
    return new Name(text, HERE);
  }

  /** Names in their order. */
  public static List<Name> names(List<String> texts) {
    return texts.stream().map(Hrg::name).toList();
  }

  /** The name of a domain or of a built-in type. */
  public static HrgType type(String name) {
    return new HrgType.Named(name(name));
  }

  /** {@code A -> B -> C}. */
  public static HrgType map(String first, String... others) {
    require(others.length > 0, "a map from `" + first + "` to nothing");
    HrgType type = type(others[others.length - 1]);
    for (int i = others.length - 2; i >= 0; i--) {
      type = new HrgType.Arrow(type(others[i]), type, HERE);
    }
    return new HrgType.Arrow(type(first), type, HERE);
  }

  /** The name of a constructor, or of a variable of patterns and generators. */
  private static Name variable(String text) {
    Name name = name(text);
    require(name.isPatternVariable(), "expected a name with a capital letter: `" + text + "`");
    return name;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  // Definitions.

  /** {@code domain NAME = a | b}. */
  public static HrgDefinition domain(String name, List<String> members) {
    List<HrgDefinition.Element> elements =
        members.stream()
            .<HrgDefinition.Element>map(it -> new HrgDefinition.Element.Member(name(it)))
            .toList();
    return new HrgDefinition.Domain(name(name), elements, HERE);
  }

  /** {@code domain NAME = Ctor(VARIABLE) where VARIABLE in 0..most}. */
  public static HrgDefinition numbers(String name, String constructor, String variable, int most) {
    require(most >= 0, "a domain of numbers up to " + most);
    Generator.Values range = new Generator.Values.Range(name("0"), name("" + most));
    HrgDefinition.Element element =
        new HrgDefinition.Element.Construction(
            variable(constructor),
            List.of(variable(variable)),
            List.of(new Generator(variable(variable), range, HERE)),
            HERE);
    return new HrgDefinition.Domain(name(name), List.of(element), HERE);
  }

  /** {@code name : Type}. */
  public static HrgDefinition variable(String name, HrgType type) {
    return new HrgDefinition.Variable(name(name), type, Optional.empty(), HERE);
  }

  /** {@code name : Type = initial}. */
  public static HrgDefinition variable(String name, HrgType type, HrgExpression initial) {
    return new HrgDefinition.Variable(name(name), type, Optional.of(initial), HERE);
  }

  /** {@code name : Type} and its cases. */
  public static HrgDefinition function(String name, HrgType type, HrgDefinition.Case... cases) {
    return new HrgDefinition.Function(name(name), type, List.of(cases), HERE);
  }

  /** {@code (patterns) = body} of a function, whose name the case gets as it is printed. */
  public static HrgDefinition.Case when(List<HrgPattern> patterns, HrgExpression body) {
    return new HrgDefinition.Case(patterns, body, HERE);
  }

  /** {@code name : Type} of a graph. */
  public static HrgDefinition.Parameter parameter(String name, String type) {
    return new HrgDefinition.Parameter(name(name), type(type));
  }

  /** {@code graph name(parameters) body}. */
  public static HrgDefinition graph(
      String name, List<HrgDefinition.Parameter> parameters, HrgStatement... body) {
    return graph(name, parameters, List.of(body));
  }

  /** {@code graph name(parameters) body}. */
  public static HrgDefinition graph(
      String name, List<HrgDefinition.Parameter> parameters, List<HrgStatement> body) {
    return new HrgDefinition.Graph(name(name), false, parameters, block(body), HERE);
  }

  /** A symbol as a pattern. */
  public static HrgPattern literal(String symbol) {
    return new HrgPattern.Literal(name(symbol));
  }

  /** {@code Ctor(A, B)} as a pattern. */
  public static HrgPattern pattern(String constructor, String... variables) {
    List<HrgPattern> arguments =
        Stream.of(variables)
            .<HrgPattern>map(variable -> new HrgPattern.Variable(variable(variable)))
            .toList();
    return new HrgPattern.Construction(variable(constructor), arguments, HERE);
  }

  // Expressions.

  /** A name as an expression. */
  public static HrgExpression ref(String name) {
    return new HrgExpression.Reference(name(name));
  }

  /** {@code Ctor(value)}. */
  public static HrgExpression make(String constructor, HrgExpression value) {
    return make(constructor, List.of(value));
  }

  /** {@code Ctor(arguments)}. */
  public static HrgExpression make(String constructor, List<HrgExpression> arguments) {
    return new HrgExpression.Construction(variable(constructor), arguments, HERE);
  }

  /** {@code name(arguments)}. */
  public static HrgExpression apply(String name, HrgExpression... arguments) {
    return apply(name, List.of(arguments));
  }

  /** {@code name(arguments)}. */
  public static HrgExpression apply(String name, List<HrgExpression> arguments) {
    return new HrgExpression.Application(ref(name), arguments, false, HERE);
  }

  /** {@code map[key][key]}. */
  public static HrgExpression at(String map, HrgExpression... keys) {
    HrgExpression result = ref(map);
    for (HrgExpression key : keys) {
      result = index(result, key);
    }
    return result;
  }

  /** {@code map[key]}. */
  public static HrgExpression index(HrgExpression map, HrgExpression key) {
    return new HrgExpression.Application(map, List.of(key), true, HERE);
  }

  /** {@code left operator right}. */
  public static HrgExpression binary(HrgExpression left, Operator operator, HrgExpression right) {
    return new HrgExpression.Binary(operator, left, right, HERE);
  }

  /** {@code left == right}. */
  public static HrgExpression equal(HrgExpression left, HrgExpression right) {
    return binary(left, Operator.EQUAL, right);
  }

  /** {@code if condition then a else b}. */
  public static HrgExpression choose(
      HrgExpression condition, HrgExpression then, HrgExpression otherwise) {
    return new HrgExpression.Conditional(condition, then, otherwise, HERE);
  }

  /** {@code not(condition)}. */
  public static HrgExpression not(HrgExpression condition) {
    return apply(HrgKeywords.NOT, condition);
  }

  /** {@code reachable(graph(arguments))}. */
  public static HrgExpression reachable(String graph, HrgExpression... arguments) {
    return apply(HrgKeywords.REACHABLE, apply(graph, arguments));
  }

  /** <code>{:otherwise; key = value}</code>. */
  public static HrgExpression mapLiteral(String otherwise, List<HrgExpression.Part> parts) {
    return mapLiteral(Optional.of(ref(otherwise)), parts);
  }

  /** <code>{:otherwise; key = value}</code>. */
  public static HrgExpression mapLiteral(
      Optional<HrgExpression> otherwise, List<HrgExpression.Part> parts) {
    return new HrgExpression.MapLiteral(otherwise, parts, HERE);
  }

  /** {@code key = value} of a map. */
  public static HrgExpression.Part part(String key, String value) {
    return new HrgExpression.Part(ref(key), ref(value), List.of(), HERE);
  }

  // Statements.

  /** <code>{ … }</code>. */
  public static Block block(HrgStatement... statements) {
    return block(List.of(statements));
  }

  /** <code>{ … }</code>. */
  public static Block block(List<HrgStatement> statements) {
    return new Block(statements, HERE);
  }

  /** {@code target = value}. */
  public static HrgStatement set(HrgExpression target, HrgExpression value) {
    return new HrgStatement.Assignment(target, value, HERE);
  }

  /** {@code variable = Type(*)}. */
  public static HrgStatement any(String variable, String type) {
    return new HrgStatement.AnyAssignment(ref(variable), type(type), HERE);
  }

  /** {@code $ symbol}. */
  public static HrgStatement tag(String symbol) {
    return new HrgStatement.Tag(List.of(name(symbol)), false, HERE);
  }

  /** {@code $$ variable}. */
  public static HrgStatement tagOf(String variable) {
    return new HrgStatement.VariableTag(name(variable), HERE);
  }

  /** {@code check(condition)}. */
  public static HrgStatement check(HrgExpression condition) {
    return new HrgStatement.Check(condition, HERE);
  }

  /** {@code graph(arguments)}. */
  public static HrgStatement call(String graph, HrgExpression... arguments) {
    return new HrgStatement.Call(name(graph), List.of(arguments), HERE);
  }

  /** One condition of those that {@link #choose(List, Block)} takes. */
  public static HrgStatement.Arm arm(HrgExpression condition, Block body) {
    return new HrgStatement.Arm(condition, body);
  }

  /** <code>if condition { … }</code>. */
  public static HrgStatement when(HrgExpression condition, HrgStatement... body) {
    return when(condition, List.of(body));
  }

  /** <code>if condition { … }</code>. */
  public static HrgStatement when(HrgExpression condition, List<HrgStatement> body) {
    return new HrgStatement.If(List.of(arm(condition, block(body))), Optional.empty(), HERE);
  }

  /** <code>if a { … } else if b { … } else { … }</code>. */
  public static HrgStatement choose(List<HrgStatement.Arm> arms, Block otherwise) {
    require(!arms.isEmpty(), "a choice without conditions");
    return new HrgStatement.If(arms, Optional.of(otherwise), HERE);
  }

  /** <code>while condition { … }</code>. */
  public static HrgStatement.While repeat(HrgExpression condition, HrgStatement... body) {
    return repeat(condition, List.of(body));
  }

  /** <code>while condition { … }</code>. */
  public static HrgStatement.While repeat(HrgExpression condition, List<HrgStatement> body) {
    return new HrgStatement.While(condition, block(body), HERE);
  }

  /** <code>loop { … }</code>. */
  public static HrgStatement loop(HrgStatement... body) {
    return loop(List.of(body));
  }

  /** <code>loop { … }</code>. */
  public static HrgStatement loop(List<HrgStatement> body) {
    return new HrgStatement.Loop(block(body), HERE);
  }

  /** <code>branch { … } or { … }</code>. */
  public static HrgStatement branch(Block... alternatives) {
    require(alternatives.length > 0, "a branch without alternatives");
    return new HrgStatement.Branch(List.of(alternatives), HERE);
  }

  /** <code>branch variable in Type { … }</code>. */
  public static HrgStatement branchIn(String variable, String type, HrgStatement... body) {
    return branchIn(variable, type, List.of(body));
  }

  /** <code>branch variable in Type { … }</code>. */
  public static HrgStatement branchIn(String variable, String type, List<HrgStatement> body) {
    return new HrgStatement.BranchIn(name(variable), type(type), block(body), HERE);
  }

  /** {@code break()} and its like. */
  public static HrgStatement jump(HrgStatement.Jump.Kind kind) {
    return new HrgStatement.Jump(kind, HERE);
  }
}
