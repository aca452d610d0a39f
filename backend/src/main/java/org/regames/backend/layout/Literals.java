package org.regames.backend.layout;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.ir.Constant;
import org.regames.ir.Value;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Turns the written values of constants and variables into trees. */
final class Literals {
  private final Typing typing;
  private final Numbering numbering;
  private final Map<String, Tree> constants = new HashMap<>();

  Literals(Typing typing, Numbering numbering) {
    this.typing = typing;
    this.numbering = numbering;
  }

  Tree constant(Constant constant) {
    Tree known = constants.get(constant.name());
    if (known == null) {
      known = tree(constant.value(), shape(constant));
      constants.put(constant.name(), known);
    }
    return known;
  }

  private Shape shape(Constant constant) {
    return typing.shape(constant.type()).orElseThrow();
  }

  Tree tree(Value value, Shape shape) {
    return switch (value) {
      case Value.Named(String name, _) -> named(name, shape);
      case Value.MapLiteral literal -> node(literal, (Shape.MapShape) shape);
    };
  }

  private Tree named(String name, Shape shape) {
    Constant constant = typing.constant(name).orElse(null);
    if (constant == null) {
      return new Tree.Leaf(numbering.number(name));
    }
    Tree tree = constant(constant);
    return shape == shape(constant) ? tree : converted(tree, shape);
  }

  /** The same map in another type: keys that it lacks are lost, new keys have the default. */
  Tree converted(Tree tree, Shape shape) {
    return switch (tree) {
      case Tree.Leaf leaf -> leaf;
      case Tree.Node node -> {
        Shape.MapShape map = (Shape.MapShape) shape;
        Map<Integer, Tree> entries = new LinkedHashMap<>();
        for (String key : map.source().symbols()) {
          int symbol = numbering.number(key);
          entries.put(symbol, converted(node.get(symbol), map.target()));
        }
        yield new Tree.Node(entries, converted(node.otherwise(), map.target()));
      }
    };
  }

  private Tree node(Value.MapLiteral literal, Shape.MapShape shape) {
    Tree otherwise = literal.otherwise().map(value -> tree(value, shape.target())).orElse(null);
    Map<Integer, Tree> entries = new LinkedHashMap<>();
    shape.source().symbols().forEach(key -> entries.put(numbering.number(key), otherwise));
    for (Value.Entry entry : literal.entries()) {
      entries.put(numbering.number(entry.key()), tree(entry.value(), shape.target()));
    }
    return new Tree.Node(entries, otherwise == null ? mostFrequent(entries) : otherwise);
  }

  /** The default of a map without one; of equally frequent values that of the earliest key. */
  private static Tree mostFrequent(Map<Integer, Tree> entries) {
    Map<Tree, Integer> counts = new LinkedHashMap<>();
    entries.values().forEach(tree -> counts.merge(tree, 1, Integer::sum));
    return counts.entrySet().stream()
        .reduce((best, other) -> other.getValue() > best.getValue() ? other : best)
        .orElseThrow()
        .getKey();
  }
}
