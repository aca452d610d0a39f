package org.regames.hrg.syntax;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.regames.ir.ParameterVariable;
import org.regames.ir.diagnostic.Origin;

/** A statement of a graph. */
public sealed interface HrgStatement {
  Origin origin();

  /** The blocks directly inside this statement, as they are written. */
  default List<Block> blocks() {
    return switch (this) {
      case If e -> Stream.concat(e.arms().stream().map(Arm::body), e.otherwise().stream()).toList();
      case While e -> List.of(e.body());
      case Loop e -> List.of(e.body());
      case Branch e -> e.alternatives();
      case BranchIn e -> List.of(e.body());
      case Repeat e -> List.of(e.body());
      case RepeatIn e -> List.of(e.body());
      case Assignment _, AnyAssignment _, Tag _, VariableTag _, Check _, Call _, Jump _ ->
          List.of();
    };
  }

  /** The same with something else for each of its {@link #blocks}, in their order. */
  default HrgStatement mapBlocks(UnaryOperator<Block> change) {
    return switch (this) {
      case If e ->
          new If(
              e.arms().stream()
                  .map(arm -> new Arm(arm.condition(), change.apply(arm.body())))
                  .toList(),
              e.otherwise().map(change),
              e.origin());
      case While e -> new While(e.condition(), change.apply(e.body()), e.origin());
      case Loop e -> new Loop(change.apply(e.body()), e.origin());
      case Branch e -> new Branch(e.alternatives().stream().map(change).toList(), e.origin());
      case BranchIn e -> new BranchIn(e.variable(), e.type(), change.apply(e.body()), e.origin());
      case Repeat e -> new Repeat(e.count(), change.apply(e.body()), e.origin());
      case RepeatIn e -> new RepeatIn(e.variable(), e.type(), change.apply(e.body()), e.origin());
      case Assignment _, AnyAssignment _, Tag _, VariableTag _, Check _, Call _, Jump _ -> this;
    };
  }

  /** The variable that this statement assigns as a whole, if it assigns one. */
  default Optional<String> assigned() {
    return this instanceof Assignment(HrgExpression.Reference(Name name), _, _)
        ? Optional.of(name.text())
        : Optional.empty();
  }

  /** Whether it assigns the variable of a parameter. */
  default boolean assignsParameter() {
    return assigned().flatMap(ParameterVariable::named).isPresent();
  }

  /** The expressions of this statement itself, not of its blocks, as they are written. */
  default List<HrgExpression> expressions() {
    return switch (this) {
      case Assignment e -> List.of(e.target(), e.value());
      case AnyAssignment e -> List.of(e.target());
      case Check e -> List.of(e.condition());
      case If e -> e.arms().stream().map(Arm::condition).toList();
      case While e -> List.of(e.condition());
      case Call e -> e.arguments();
      case Loop _, Branch _, BranchIn _, Repeat _, RepeatIn _, Tag _, VariableTag _, Jump _ ->
          List.of();
    };
  }

  /** The same with something else for each of its {@link #expressions}, in their order. */
  default HrgStatement mapExpressions(UnaryOperator<HrgExpression> change) {
    return switch (this) {
      case Assignment e ->
          new Assignment(change.apply(e.target()), change.apply(e.value()), e.origin());
      case AnyAssignment e -> new AnyAssignment(change.apply(e.target()), e.type(), e.origin());
      case Check e -> new Check(change.apply(e.condition()), e.origin());
      case If e ->
          new If(
              e.arms().stream()
                  .map(arm -> new Arm(change.apply(arm.condition()), arm.body()))
                  .toList(),
              e.otherwise(),
              e.origin());
      case While e -> new While(change.apply(e.condition()), e.body(), e.origin());
      case Call e -> new Call(e.graph(), e.arguments().stream().map(change).toList(), e.origin());
      case Loop _, Branch _, BranchIn _, Repeat _, RepeatIn _, Tag _, VariableTag _, Jump _ -> this;
    };
  }

  /** This statement and all in its blocks, each before those in its blocks. */
  default Stream<HrgStatement> all() {
    return Stream.concat(
        Stream.of(this),
        blocks().stream().flatMap(block -> block.statements().stream()).flatMap(HrgStatement::all));
  }

  /** All expressions anywhere in this statement. */
  default Stream<HrgExpression> allExpressions() {
    return all().flatMap(statement -> statement.expressions().stream()).flatMap(HrgExpression::all);
  }

  /** {@code x[i] = e}. */
  record Assignment(HrgExpression target, HrgExpression value, Origin origin)
      implements HrgStatement {}

  /** {@code x[i] = T(*)}. */
  record AnyAssignment(HrgExpression target, HrgType type, Origin origin) implements HrgStatement {}

  /** {@code $ a}, {@code $(a b)}, and artificial {@code $_ a}, {@code $_(a b)}. */
  record Tag(List<Name> parts, boolean artificial, Origin origin) implements HrgStatement {
    public Tag {
      parts = List.copyOf(parts);
    }
  }

  /** {@code $$ v}. */
  record VariableTag(Name variable, Origin origin) implements HrgStatement {}

  /** {@code check(c)}. */
  record Check(HrgExpression condition, Origin origin) implements HrgStatement {}

  /** <code>if c { … } else if d { … } else { … }</code>; at least one arm. */
  record If(List<Arm> arms, Optional<Block> otherwise, Origin origin) implements HrgStatement {
    public If {
      arms = List.copyOf(arms);
    }
  }

  /** A condition of an {@link If} and what to do if it holds. */
  record Arm(HrgExpression condition, Block body) {}

  /** <code>while c { … }</code>. */
  record While(HrgExpression condition, Block body, Origin origin) implements HrgStatement {}

  /** <code>loop { … }</code>. */
  record Loop(Block body, Origin origin) implements HrgStatement {}

  /** <code>branch { … } or { … }</code>. */
  record Branch(List<Block> alternatives, Origin origin) implements HrgStatement {
    public Branch {
      alternatives = List.copyOf(alternatives);
    }
  }

  /** <code>branch X in T { … }</code>. */
  record BranchIn(Name variable, HrgType type, Block body, Origin origin) implements HrgStatement {}

  /** <code>repeat 6 { … }</code>. */
  record Repeat(Name count, Block body, Origin origin) implements HrgStatement {}

  /** <code>repeat X in T { … }</code>. */
  record RepeatIn(Name variable, HrgType type, Block body, Origin origin) implements HrgStatement {}

  /** {@code f(a, b)} of a graph. */
  record Call(Name graph, List<HrgExpression> arguments, Origin origin) implements HrgStatement {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** {@code break()} and its like. */
  record Jump(Kind kind, Origin origin) implements HrgStatement {
    /** Where a jump leads. */
    public enum Kind {
      BREAK,
      CONTINUE,
      RETURN,
      END;

      /** The jump as it is written, without its parentheses. */
      public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
      }
    }
  }
}
