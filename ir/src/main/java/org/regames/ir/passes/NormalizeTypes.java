package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;

/**
 * Gives every type a name: arrows only in definitions, between names.
 *
 * <pre>
 * type M = {k} -> {v} -> A;
 * begin, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type M = Type1 -> Type3;
 * type Type1 = {k};
 * type Type2 = {v};
 * type Type3 = Type2 -> A;
 * begin, end: player = keeper;
 * </pre>
 *
 * <p>A name and the type it stands for are the same type.
 */
public final class NormalizeTypes implements Pass {
  @Override
  public String description() {
    return "give every type a name";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    new Naming(draft).run();
  }

  private static final class Naming {
    private final Draft draft;
    private final Map<Type, Type.Named> names = new HashMap<>();
    private final List<TypeDefinition> definitions = new ArrayList<>();
    private int count;

    Naming(Draft draft) {
      this.draft = draft;
    }

    void run() {
      for (TypeDefinition definition : draft.types()) {
        definitions.add(
            new TypeDefinition(
                definition.name(), definition(definition.type()), definition.origin()));
      }
      for (Constant constant : draft.constants()) {
        Type type = named(constant.type());
        if (!type.equals(constant.type())) {
          draft.setConstant(
              new Constant(constant.name(), type, constant.value(), constant.origin()));
        }
      }
      for (Variable variable : draft.variables()) {
        Type type = named(variable.type());
        if (!type.equals(variable.type())) {
          draft.setVariable(
              new Variable(variable.name(), type, variable.initial(), variable.origin()));
        }
      }
      Automaton automaton = draft.automaton();
      for (int edge : automaton.liveEdges()) {
        Action action = named(automaton.action(edge));
        if (!action.equals(automaton.action(edge))) {
          automaton.setAction(edge, action);
        }
      }
      if (!definitions.equals(draft.types())) {
        draft.setTypes(definitions);
      }
    }

    private Action named(Action action) {
      Action inner = Expressions.mapReads(action, this::named);
      return inner instanceof Action.AnyAssignment(var left, var type)
          ? new Action.AnyAssignment(left, named(type))
          : inner;
    }

    private Expression named(Expression expression) {
      return expression instanceof Expression.Cast(var type, var value, var origin)
          ? new Expression.Cast(named(type), value, origin)
          : expression;
    }

    /** The right-hand side of a definition: a set, a name, or an arrow between names. */
    private Type definition(Type type) {
      return type instanceof Type.Arrow(Type source, Type target, var origin)
          ? new Type.Arrow(named(source), named(target), origin)
          : type;
    }

    private Type named(Type type) {
      if (type instanceof Type.Named) {
        return type;
      }
      Type definition = definition(type);
      return names.computeIfAbsent(
          definition,
          _ -> {
            String name = draft.freshName("Type" + ++count);
            definitions.add(new TypeDefinition(name, definition));
            return new Type.Named(name);
          });
    }
  }
}
