package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/** Changes statements everywhere, including inside others. */
public final class Rewriting {
  private Rewriting() {}

  /** The statement with other lists of statements in its blocks. */
  public static HrgStatement blocks(
      HrgStatement statement, UnaryOperator<List<HrgStatement>> lists) {
    return statement.mapBlocks(block -> new Block(lists.apply(block.statements()), block.origin()));
  }

  /** The statements with each of their expressions changed, including nested ones. */
  public static List<HrgStatement> expressions(
      List<HrgStatement> statements, UnaryOperator<HrgExpression> change) {
    return statements.stream().map(statement -> expressions(statement, change)).toList();
  }

  private static HrgStatement expressions(
      HrgStatement statement, UnaryOperator<HrgExpression> change) {
    return blocks(statement, list -> expressions(list, change))
        .mapExpressions(expression -> deep(expression, change));
  }

  /** The expression with its parts changed and then itself. */
  public static HrgExpression deep(HrgExpression expression, UnaryOperator<HrgExpression> change) {
    return change.apply(expression.mapChildren(inner -> deep(inner, change)));
  }

  /** Changes a name to another where it stands as an expression. */
  public static UnaryOperator<HrgExpression> renaming(String from, String to) {
    return renaming(Map.of(from, to));
  }

  /**
   * Changes names to others where they stand as expressions; constructors do not count as names
   * here.
   */
  public static UnaryOperator<HrgExpression> renaming(Map<String, String> names) {
    return expression ->
        expression instanceof HrgExpression.Reference(Name name) && names.containsKey(name.text())
            ? Hrg.ref(names.get(name.text()))
            : expression;
  }

  /** The list, including nested ones, with calls of a graph in the place of its statements. */
  public static List<HrgStatement> withCalls(
      List<HrgStatement> list, List<HrgStatement> sequence, String name) {
    List<HrgStatement> result = new ArrayList<>();
    int i = 0;
    while (i < list.size()) {
      int end = i + sequence.size();
      if (end <= list.size() && list.subList(i, end).equals(sequence)) {
        result.add(Hrg.call(name));
        i = end;
      } else {
        result.add(Rewriting.blocks(list.get(i), inner -> withCalls(inner, sequence, name)));
        i++;
      }
    }
    return result;
  }
}
