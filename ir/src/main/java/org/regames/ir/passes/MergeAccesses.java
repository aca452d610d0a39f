package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Replaces two constant maps, one applied to the value of the other, by their composition.
 *
 * <pre>
 * const next: A -> A = {a: b, b: c, c: a};
 * const back: A -> A = {:a, c: b};
 * begin, m: x = back[next[y]];
 * m, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * const next: A -> A = {a: b, b: c, c: a};
 * const back: A -> A = {:a, c: b};
 * const back_next: A -> A = {a: a, b: b, c: a};
 * begin, m: x = back_next[y];
 * m, end: player = keeper;
 * </pre>
 *
 * <p>The new map has, for every key of the inner one and for its default, what the outer map has
 * for the value; it has a default if the inner one has one. Maps of maps are not merged, and the
 * new constants may not have more than {@link #MAX_ENTRIES} entries together.
 */
public final class MergeAccesses implements Pass {
  private static final int MAX_ENTRIES = 200_000;

  @Override
  public String description() {
    return "replace a constant map of a constant map by one constant map";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Automaton automaton = draft.automaton();
    Merging merging = new Merging(draft);
    for (int edge : automaton.liveEdges()) {
      Action action = automaton.action(edge);
      Action merged = Expressions.mapReads(action, merging::merge);
      if (!merged.equals(action)) {
        automaton.setAction(edge, merged);
      }
    }
  }

  private record Names(String outer, String inner) {}

  private static final class Merging {
    private final Draft draft;
    private final ConstantMaps constants;
    private final Map<Names, Optional<String>> merged = new HashMap<>();
    private int entries;

    Merging(Draft draft) {
      this.draft = draft;
      Map<String, Value> values = new HashMap<>();
      draft.constants().forEach(constant -> values.put(constant.name(), constant.value()));
      this.constants = new ConstantMaps(values);
    }

    Expression merge(Expression expression) {
      if (expression
              instanceof
              Expression.Access(
                  Expression.Reference(String outer, _),
                  Expression.Access(Expression.Reference(String inner, _), var key, _),
                  var origin)
          && draft.constant(outer) != null
          && draft.constant(inner) != null) {
        Names names = new Names(outer, inner);
        Optional<String> name = merged.get(names);
        if (name == null) {
          name = constant(names);
          merged.put(names, name);
        }
        return name.isEmpty()
            ? expression
            : merge(new Expression.Access(new Expression.Reference(name.get()), key, origin));
      }
      return expression;
    }

    private Optional<String> constant(Names names) {
      Constant outer = draft.constant(names.outer());
      Constant inner = draft.constant(names.inner());
      if (!(draft.typing().shape(outer.type()).orElse(null) instanceof Shape.MapShape outerShape)
          || !(draft.typing().shape(inner.type()).orElse(null) instanceof Shape.MapShape shape)
          || !(outerShape.target() instanceof Shape.SetShape)
          || !(draft.unfolded(inner.type()) instanceof Type.Arrow(Type source, _, _))
          || !(draft.unfolded(outer.type()) instanceof Type.Arrow(_, Type target, _))
          || (entries += shape.source().symbols().size()) > MAX_ENTRIES) {
        return Optional.empty();
      }
      Optional<Value> otherwise =
          constants.resolve(inner.value()) instanceof Value.MapLiteral literal
              ? literal.otherwise().flatMap(value -> composed(outer, constants.resolve(value)))
              : Optional.empty();
      List<Value.Entry> list = new ArrayList<>();
      for (String key : shape.source().symbols()) {
        Optional<Value> value =
            constants.at(inner.value(), key).flatMap(found -> composed(outer, found));
        if (value.isEmpty()) {
          return Optional.empty();
        }
        if (!value.equals(otherwise)) {
          list.add(new Value.Entry(key, value.get()));
        }
      }
      return Optional.of(named(names, new Type.Arrow(source, target), otherwise, list));
    }

    private String named(
        Names names, Type type, Optional<Value> otherwise, List<Value.Entry> entries) {
      Value value = new Value.MapLiteral(otherwise, entries);
      String wish = names.outer() + "_" + names.inner();
      Constant known = draft.constant(wish);
      if (known != null && known.type().equals(type) && known.value().equals(value)) {
        return wish;
      }
      String name = draft.freshName(wish);
      draft.setConstant(new Constant(name, type, value));
      return name;
    }

    private Optional<Value> composed(Constant outer, Value key) {
      return key instanceof Value.Named(String symbol, _)
          ? constants.at(outer.value(), symbol).filter(value -> value instanceof Value.Named)
          : Optional.empty();
    }
  }
}
