package org.regames.hrg.emit.terms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;

/**
 * A condition without its symbols: {@code at[1][2] == red} is {@code at[_][_] == _} with {@code 1},
 * {@code 2} and {@code red}. Conditions of one shape can be written as one, in which variables
 * stand for the symbols.
 *
 * @param skeleton the condition with {@code _} for each symbol
 * @param links how each symbol follows from the first of its kind
 */
public record ConditionShape(HrgExpression skeleton, List<Link> links) {
  private static final HrgExpression HOLE = Hrg.ref("_");

  public ConditionShape {
    links = List.copyOf(links);
  }

  /**
   * A symbol given by another one and, for numbers, how much to add to that.
   *
   * @param base the place of the other symbol; its own if it does not follow from an earlier one
   */
  public record Link(int base, int offset) {}

  /** A condition by its shape and its symbols in their order. */
  public record ShapedCondition(
      HrgExpression condition, ConditionShape shape, List<String> symbols) {
    public ShapedCondition {
      symbols = List.copyOf(symbols);
    }
  }

  /**
   * The shape of a condition. Symbols are of one kind if they are keys of the same map in the same
   * place, or are compared with its values; only these are linked: all numbers of a kind, and words
   * to equal words.
   *
   * @param isSymbol tells symbols from variables and functions
   */
  public static ShapedCondition of(HrgExpression condition, Predicate<String> isSymbol) {
    SymbolReader reader = new SymbolReader(isSymbol);
    HrgExpression skeleton = reader.read(condition, "");
    List<Link> links = new ArrayList<>();
    Map<List<String>, Integer> firsts = new HashMap<>();
    for (int i = 0; i < reader.symbols.size(); i++) {
      String symbol = reader.symbols.get(i);
      boolean isNumber = isNumber(symbol);
      int base =
          firsts.computeIfAbsent(
              List.of(reader.kinds.get(i), isNumber ? "" : symbol), _ -> links.size());
      int offset =
          isNumber ? Integer.parseInt(symbol) - Integer.parseInt(reader.symbols.get(base)) : 0;
      links.add(new Link(base, offset));
    }
    return new ShapedCondition(
        condition, new ConditionShape(skeleton, links), List.copyOf(reader.symbols));
  }

  /** Whether a symbol is a number that can be used in sums. */
  private static boolean isNumber(String symbol) {
    return Name.isNumber(symbol)
        && symbol.length() < 9
        && (symbol.length() == 1 || !symbol.startsWith("0"));
  }

  /** The places whose symbols do not follow from others. */
  public List<Integer> bases() {
    List<Integer> bases = new ArrayList<>();
    for (int i = 0; i < links.size(); i++) {
      if (links.get(i).base == i) {
        bases.add(i);
      }
    }
    return bases;
  }

  /**
   * A condition of this shape.
   *
   * @param symbols the symbol or variable at each place that does not follow from others
   * @param equal how the places of {@link #bases} follow from these
   */
  public HrgExpression with(Map<Integer, String> symbols, Map<Integer, Link> equal) {
    Iterator<Link> next = links.iterator();
    return fill(
        skeleton,
        () -> {
          Link link = next.next();
          Link first = equal.get(link.base);
          return sum(symbols.get(first.base), first.offset + link.offset);
        });
  }

  private static HrgExpression sum(String base, int offset) {
    if (offset == 0) {
      return Hrg.ref(base);
    }
    return isNumber(base)
        ? Hrg.ref("" + (Integer.parseInt(base) + offset))
        : Hrg.binary(
            Hrg.ref(base),
            offset > 0 ? Operator.ADD : Operator.SUBTRACT,
            Hrg.ref("" + Math.abs(offset)));
  }

  /**
   * For each of the {@link #bases} the first of them from which it follows in all of some
   * conditions of one shape.
   */
  public static Map<Integer, Link> equal(List<ShapedCondition> group) {
    Map<List<String>, Integer> firsts = new HashMap<>();
    Map<Integer, Link> equal = new HashMap<>();
    for (int place : group.getFirst().shape.bases()) {
      List<String> symbols = group.stream().map(it -> it.symbols.get(place)).toList();
      boolean areNumbers = symbols.stream().allMatch(ConditionShape::isNumber);
      int start = areNumbers ? Integer.parseInt(symbols.getFirst()) : 0;
      List<String> key =
          areNumbers
              ? symbols.stream().map(it -> "+" + (Integer.parseInt(it) - start)).toList()
              : symbols;
      int first = firsts.computeIfAbsent(key, _ -> place);
      int offset = areNumbers ? start - Integer.parseInt(group.getFirst().symbols.get(first)) : 0;
      equal.put(place, new Link(first, offset));
    }
    return equal;
  }

  private static HrgExpression fill(HrgExpression expression, Supplier<HrgExpression> next) {
    return expression.equals(HOLE)
        ? next.get()
        : expression.mapChildren(inner -> fill(inner, next));
  }

  /** Takes the symbols out of a condition, in the order in which {@code fill} puts them back. */
  private static final class SymbolReader {
    private final Predicate<String> isSymbol;
    private final List<String> symbols = new ArrayList<>();
    private final List<String> kinds = new ArrayList<>();

    private SymbolReader(Predicate<String> isSymbol) {
      this.isSymbol = isSymbol;
    }

    private HrgExpression read(HrgExpression expression, String kind) {
      if (expression instanceof HrgExpression.Reference(Name name)) {
        if (!isSymbol.test(name.text())) {
          return expression;
        }
        symbols.add(name.text());
        kinds.add(kind);
        return HOLE;
      }
      return expression.mapChildren(kindsInside(expression));
    }

    private UnaryOperator<HrgExpression> kindsInside(HrgExpression expression) {
      return switch (expression) {
        case HrgExpression.Binary e
            when e.operator() == Operator.EQUAL || e.operator() == Operator.UNEQUAL ->
            inner -> read(inner, "=" + head(inner.equals(e.left()) ? e.right() : e.left()));
        case HrgExpression.Application e -> {
          int[] place = {-1};
          yield inner -> read(inner, head(e) + place[0]++);
        }
        case HrgExpression.Construction e -> {
          int[] place = {0};
          yield inner -> read(inner, e.constructor() + "/" + place[0]++);
        }
        case HrgExpression.Binary _,
            HrgExpression.Reference _,
            HrgExpression.Membership _,
            HrgExpression.Conditional _,
            HrgExpression.MapLiteral _ ->
            inner -> read(inner, "");
      };
    }

    /** The map that is read, with one bracket for each key. */
    private static String head(HrgExpression expression) {
      return switch (expression) {
        case HrgExpression.Reference(Name name) -> name.text();
        case HrgExpression.Application e -> head(e.map()) + "[]";
        case HrgExpression.Construction e -> e.constructor().text();
        case HrgExpression.Binary _,
            HrgExpression.Membership _,
            HrgExpression.Conditional _,
            HrgExpression.MapLiteral _ ->
            "";
      };
    }
  }
}
