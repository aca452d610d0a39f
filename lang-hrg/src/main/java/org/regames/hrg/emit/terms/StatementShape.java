package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/**
 * Statements without the names in their expressions and tags: two lists of one shape differ in
 * names only. A tag such as {@code into__2} has the names {@code into} and {@code 2}.
 *
 * @param skeleton the statements with {@code _} for each name
 * @param names the names in their order
 */
public record StatementShape(List<HrgStatement> skeleton, List<String> names) {
  private static final String HOLE = "_";

  /** The separator of the parts of a tag in the automaton. */
  private static final String JOINT = "__";

  public StatementShape {
    skeleton = List.copyOf(skeleton);
    names = List.copyOf(names);
  }

  /** The shape of some statements. */
  public static StatementShape of(List<HrgStatement> statements) {
    List<String> names = new ArrayList<>();
    UnaryOperator<String> take =
        name -> {
          names.add(name);
          return HOLE;
        };
    UnaryOperator<List<String>> parts =
        tag -> tag.stream().flatMap(part -> Stream.of(part.split(JOINT, -1))).map(take).toList();
    return new StatementShape(changed(statements, take, parts), names);
  }

  /** Whether a statement uses a name, in an expression or in a tag. */
  public static boolean mentions(HrgStatement statement, String name) {
    return of(List.of(statement)).names.contains(name);
  }

  /**
   * Statements of this shape with other names.
   *
   * @param variable a name that has to be a separate part of a tag
   */
  public List<HrgStatement> with(List<String> others, String variable) {
    Iterator<String> next = others.iterator();
    UnaryOperator<List<String>> join =
        holes -> {
          List<String> parts = holes.stream().map(_ -> next.next()).toList();
          return parts.contains(variable) ? parts : List.of(String.join(JOINT, parts));
        };
    return changed(skeleton, _ -> next.next(), join);
  }

  private static List<HrgStatement> changed(
      List<HrgStatement> list, UnaryOperator<String> names, UnaryOperator<List<String>> tags) {
    return list.stream()
        .map(
            statement ->
                Rewriting.blocks(
                    statement instanceof HrgStatement.Tag tag
                        ? changed(tag, tags)
                        : statement.mapExpressions(it -> changed(it, names)),
                    inner -> changed(inner, names, tags)))
        .toList();
  }

  private static HrgStatement changed(HrgStatement.Tag tag, UnaryOperator<List<String>> tags) {
    List<String> parts = tag.parts().stream().map(Name::text).toList();
    return new HrgStatement.Tag(Hrg.names(tags.apply(parts)), tag.artificial(), tag.origin());
  }

  private static HrgExpression changed(HrgExpression expression, UnaryOperator<String> change) {
    return expression instanceof HrgExpression.Reference(Name name)
        ? Hrg.ref(change.apply(name.text()))
        : expression.mapChildren(inner -> changed(inner, change));
  }
}
