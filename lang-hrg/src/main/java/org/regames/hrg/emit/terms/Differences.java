package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;
import org.regames.ir.NaturalOrder;

/** Compares statements by the names they use. */
public final class Differences {
  private Differences() {}

  /** The first two names that stand in the same place, and differ. */
  public static Optional<String[]> first(List<HrgStatement> a, List<HrgStatement> b) {
    if (a.size() != b.size()) {
      return Optional.empty();
    }
    List<String> left = names(a);
    List<String> right = names(b);
    if (left.size() != right.size()) {
      return Optional.empty();
    }
    for (int i = 0; i < left.size(); i++) {
      if (!left.get(i).equals(right.get(i))) {
        return Optional.of(new String[] {left.get(i), right.get(i)});
      }
    }
    return Optional.empty();
  }

  /**
   * For each name in the first statements that differs from what stands in its place in the others,
   * that; empty where statements or places differ in more than names.
   */
  public static Optional<Map<String, String>> all(List<HrgStatement> a, List<HrgStatement> b) {
    List<String> left = names(a);
    List<String> right = names(b);
    if (a.size() != b.size() || left.size() != right.size()) {
      return Optional.empty();
    }
    Map<String, String> all = new TreeMap<>(NaturalOrder.NATURAL);
    for (int i = 0; i < left.size(); i++) {
      String known = all.putIfAbsent(left.get(i), right.get(i));
      if (known != null && !known.equals(right.get(i))) {
        return Optional.empty();
      }
    }
    all.entrySet().removeIf(entry -> entry.getKey().equals(entry.getValue()));
    return Optional.of(all);
  }

  /** Whether a statement uses a name, in an expression or as a tag. */
  public static boolean mentions(HrgStatement statement, String name) {
    return names(List.of(statement)).contains(name);
  }

  private static List<String> names(List<HrgStatement> list) {
    List<String> names = new ArrayList<>();
    for (HrgStatement statement : list) {
      if (statement instanceof HrgStatement.Tag tag) {
        tag.parts().forEach(part -> names.add(part.text()));
      }
      statement.expressions().stream()
          .flatMap(HrgExpression::all)
          .forEach(
              expression -> {
                if (expression instanceof HrgExpression.Reference(Name name)) {
                  names.add(name.text());
                }
              });
      statement.blocks().forEach(block -> names.addAll(names(block.statements())));
    }
    return names;
  }

  /** The statements with one name in the place of another, in expressions and as a tag. */
  public static List<HrgStatement> replace(List<HrgStatement> list, String from, String to) {
    return replace(list, Map.of(from, to));
  }

  /** The statements with each of some names replaced, all at once. */
  public static List<HrgStatement> replace(List<HrgStatement> list, Map<String, String> names) {
    return tags(Rewriting.expressions(list, Rewriting.renaming(names)), names);
  }

  private static List<HrgStatement> tags(List<HrgStatement> list, Map<String, String> names) {
    return list.stream().map(statement -> tag(statement, names)).toList();
  }

  private static HrgStatement tag(HrgStatement statement, Map<String, String> names) {
    return statement instanceof HrgStatement.Tag tag
            && tag.parts().size() == 1
            && names.containsKey(tag.parts().getFirst().text())
        ? new HrgStatement.Tag(
            Hrg.names(List.of(names.get(tag.parts().getFirst().text()))),
            tag.artificial(),
            tag.origin())
        : Rewriting.blocks(statement, inner -> tags(inner, names));
  }
}
