package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Gives every map a name: literals only in constants, and none inside another.
 *
 * <pre>
 * var goals: Goals = {:0};
 * var grid: A -> A -> A = {:{:a}};
 * begin, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * const Hoisted1: A -> A = {:a};
 * const Hoisted2: Goals = {:0};
 * const Hoisted3: A -> A -> A = {:Hoisted1};
 * var goals: Goals = Hoisted2;
 * var grid: A -> A -> A = Hoisted3;
 * var visible: Visibility = Hoisted4;
 * begin, end: player = keeper;
 * </pre>
 *
 * <p>A constant and its value are the same value.
 */
public final class NormalizeConstants implements Pass {
  @Override
  public String description() {
    return "give every map inside a map, and every initial map, a name";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    new Hoisting(draft).run();
  }

  private record Typed(Type type, Value value) {}

  private static final class Hoisting {
    private final Draft draft;
    private final Map<Typed, Value.Named> names = new HashMap<>();
    private int count;

    Hoisting(Draft draft) {
      this.draft = draft;
    }

    void run() {
      for (Constant constant : draft.constants()) {
        Value flat = flat(constant.type(), constant.value());
        if (!flat.equals(constant.value())) {
          draft.setConstant(
              new Constant(constant.name(), constant.type(), flat, constant.origin()));
        }
      }
      for (Variable variable : draft.variables()) {
        Value named = named(variable.type(), variable.initial());
        if (!named.equals(variable.initial())) {
          draft.setVariable(
              new Variable(variable.name(), variable.type(), named, variable.origin()));
        }
      }
    }

    /** A literal with names in place of nested maps. */
    private Value flat(Type type, Value value) {
      if (!(value instanceof Value.MapLiteral(var otherwise, var entries, var origin))
          || !(draft.unfolded(type) instanceof Type.Arrow(_, Type target, _))) {
        return value;
      }
      List<Value.Entry> flat = new ArrayList<>();
      for (Value.Entry entry : entries) {
        flat.add(new Value.Entry(entry.key(), named(target, entry.value()), entry.origin()));
      }
      return new Value.MapLiteral(otherwise.map(inner -> named(target, inner)), flat, origin);
    }

    private Value named(Type type, Value value) {
      if (!(value instanceof Value.MapLiteral)) {
        return value;
      }
      Value flat = flat(type, value);
      return names.computeIfAbsent(
          new Typed(type, flat),
          _ -> {
            String name = draft.freshName("Hoisted" + ++count);
            draft.setConstant(new Constant(name, type, flat, value.origin()));
            return new Value.Named(name);
          });
    }
  }
}
