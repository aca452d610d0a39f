package org.regames.hrg.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Origin;

/** An expression or a condition; which forms are allowed where is checked later. */
public sealed interface HrgExpression {
  Origin origin();

  /** The expressions directly inside this one, as they are written. */
  default List<HrgExpression> children() {
    return switch (this) {
      case Reference _ -> List.of();
      case Construction e -> e.arguments();
      case Application e -> Stream.concat(Stream.of(e.map()), e.arguments().stream()).toList();
      case Binary e -> List.of(e.left(), e.right());
      case Membership e -> List.of(e.value());
      case Conditional e -> List.of(e.condition(), e.consequence(), e.alternative());
      case MapLiteral e ->
          Stream.concat(
                  e.otherwise().stream(),
                  e.parts().stream().flatMap(part -> Stream.of(part.key(), part.value())))
              .toList();
    };
  }

  /** The same with something else for each of its {@link #children}, in their order. */
  default HrgExpression mapChildren(UnaryOperator<HrgExpression> change) {
    return switch (this) {
      case Reference _ -> this;
      case Construction e ->
          new Construction(e.constructor(), changed(e.arguments(), change), e.origin());
      case Application e ->
          new Application(
              change.apply(e.map()), changed(e.arguments(), change), e.brackets(), e.origin());
      case Binary e ->
          new Binary(e.operator(), change.apply(e.left()), change.apply(e.right()), e.origin());
      case Membership e -> new Membership(change.apply(e.value()), e.type(), e.origin());
      case Conditional e ->
          new Conditional(
              change.apply(e.condition()),
              change.apply(e.consequence()),
              change.apply(e.alternative()),
              e.origin());
      case MapLiteral e ->
          new MapLiteral(
              e.otherwise().map(change),
              e.parts().stream().map(part -> part.mapChildren(change)).toList(),
              e.origin());
    };
  }

  private static List<HrgExpression> changed(
      List<HrgExpression> expressions, UnaryOperator<HrgExpression> change) {
    return expressions.stream().map(change).toList();
  }

  /** This expression and all inside it, each before those inside it. */
  default Stream<HrgExpression> all() {
    List<HrgExpression> found = new ArrayList<>();
    Deque<HrgExpression> next = new ArrayDeque<>(List.of(this)); // sums may be very deep
    while (!next.isEmpty()) {
      HrgExpression expression = next.pop();
      found.add(expression);
      expression.children().reversed().forEach(next::push);
    }
    return found.stream();
  }

  /** The names in this expression, each as often as it occurs. */
  default Stream<String> names() {
    return all()
        .filter(Reference.class::isInstance)
        .map(Reference.class::cast)
        .map(reference -> reference.name().text());
  }

  /** The operands that this joins, in order; only the expression itself if it joins none. */
  default List<HrgExpression> operands(Operator operator) {
    List<HrgExpression> operands = new ArrayList<>();
    HrgExpression rest = this;
    while (rest instanceof Binary(var of, var left, var right, _) && of == operator) {
      operands.addFirst(right);
      rest = left;
    }
    operands.addFirst(rest);
    return operands;
  }

  /** A name: of a symbol, function, variable, argument or pattern variable. */
  record Reference(Name name) implements HrgExpression {
    @Override
    public Origin origin() {
      return name.origin();
    }
  }

  /** {@code Ctor(a, b)}: an upper-case name directly followed by its arguments. */
  record Construction(Name constructor, List<HrgExpression> arguments, Origin origin)
      implements HrgExpression {
    public Construction {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * {@code f(a, b)}, or {@code f[a]}, which means the same where {@code f} is a map. Conditions
   * such as {@code not(c)} have this form, too.
   *
   * @param brackets whether the (then single) argument is written in square brackets
   */
  record Application(
      HrgExpression map, List<HrgExpression> arguments, boolean brackets, Origin origin)
      implements HrgExpression {
    public Application {
      arguments = List.copyOf(arguments);
    }

    /** Whether this is {@code word(…)} for a bare name. */
    public boolean calls(String word) {
      return !brackets && map instanceof Reference(Name name) && name.text().equals(word);
    }

    /** The call of a graph whose reachability this tests, if it is such a test. */
    public Optional<Application> asked() {
      return calls(HrgKeywords.REACHABLE)
              && arguments.getFirst() instanceof Application call
              && call.map() instanceof Reference
          ? Optional.of(call)
          : Optional.empty();
    }

    /** The name of what is called or looked up, if it is a plain name. */
    public Optional<String> called() {
      return map instanceof Reference(Name name) ? Optional.of(name.text()) : Optional.empty();
    }
  }

  /** {@code left operator right}. */
  record Binary(Operator operator, HrgExpression left, HrgExpression right, Origin origin)
      implements HrgExpression {}

  /** {@code value in Type}. */
  record Membership(HrgExpression value, HrgType type, Origin origin) implements HrgExpression {}

  /** {@code if condition then consequence else alternative}. */
  record Conditional(
      HrgExpression condition, HrgExpression consequence, HrgExpression alternative, Origin origin)
      implements HrgExpression {}

  /** <code>{:otherwise; key = value; …}</code>. */
  record MapLiteral(Optional<HrgExpression> otherwise, List<Part> parts, Origin origin)
      implements HrgExpression {
    public MapLiteral {
      parts = List.copyOf(parts);
    }
  }

  /** {@code key = value where X in 0..7} of a map literal. */
  record Part(HrgExpression key, HrgExpression value, List<Generator> generators, Origin origin) {
    public Part {
      generators = List.copyOf(generators);
    }

    private Part mapChildren(UnaryOperator<HrgExpression> change) {
      return new Part(change.apply(key), change.apply(value), generators, origin);
    }
  }
}
