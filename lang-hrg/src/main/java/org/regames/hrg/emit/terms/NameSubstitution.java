package org.regames.hrg.emit.terms;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Part;
import org.regames.hrg.syntax.Name;

/** Puts one name in the place of another. */
public final class NameSubstitution {
  private NameSubstitution() {}

  /** The expression with one name in the place of another; constructors are no names here. */
  public static HrgExpression of(HrgExpression expression, String from, String to) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) ->
          name.text().equals(from) ? Syntax.reference(to) : expression;
      case HrgExpression.Construction e ->
          new HrgExpression.Construction(e.constructor(), all(e.arguments(), from, to), e.origin());
      case HrgExpression.Application e ->
          new HrgExpression.Application(
              of(e.map(), from, to), all(e.arguments(), from, to), e.brackets(), e.origin());
      case HrgExpression.Binary e ->
          new HrgExpression.Binary(
              e.operator(), of(e.left(), from, to), of(e.right(), from, to), e.origin());
      case HrgExpression.Membership e ->
          new HrgExpression.Membership(of(e.value(), from, to), e.type(), e.origin());
      case HrgExpression.Conditional e ->
          new HrgExpression.Conditional(
              of(e.condition(), from, to),
              of(e.consequence(), from, to),
              of(e.alternative(), from, to),
              e.origin());
      case HrgExpression.MapLiteral e -> {
        Optional<HrgExpression> otherwise = e.otherwise().map(value -> of(value, from, to));
        List<Part> parts =
            e.parts().stream()
                .map(
                    part ->
                        new Part(
                            of(part.key(), from, to),
                            of(part.value(), from, to),
                            part.generators(),
                            part.origin()))
                .toList();
        yield new HrgExpression.MapLiteral(otherwise, parts, e.origin());
      }
    };
  }

  private static List<HrgExpression> all(List<HrgExpression> list, String from, String to) {
    return list.stream().map(expression -> of(expression, from, to)).toList();
  }
}
