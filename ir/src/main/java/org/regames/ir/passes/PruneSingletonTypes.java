package org.regames.ir.passes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.Expressions;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.passes.draft.Draft;
import org.regames.ir.passes.draft.WellTyped;

/**
 * Removes variables whose type has only one symbol.
 *
 * <pre>
 * type One = {a};
 * var only: One = a;
 * begin, m: only = a;
 * m, n: x == only;
 * n, o: $$ only;
 * o, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type One = {a};
 * begin, m: ;
 * m, n: x == a;
 * n, o: $ a;
 * o, end: player = keeper;
 * </pre>
 *
 * <p>Such a variable always has that value, so it distinguishes no states. It stays if it is
 * assigned something whose type has other symbols, which according to the author do not occur, or
 * if the symbol would not be well typed in its place.
 */
public final class PruneSingletonTypes implements Pass {
  @Override
  public String description() {
    return "replace variables of types with one symbol by the symbol";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    Map<String, String> symbols = new HashMap<>();
    for (Variable variable : draft.variables()) {
      if (!Builtins.VARIABLES.contains(variable.name())
          && draft.typing().shape(variable.type()).orElse(null) instanceof Shape.SetShape set
          && set.symbols().size() == 1) {
        symbols.put(variable.name(), set.symbols().getFirst());
      }
    }
    Automaton automaton = draft.automaton();
    int before;
    do { // a variable that stays may keep another from being removed
      before = symbols.size();
      for (int edge = 0; edge < automaton.edgeBound() && !symbols.isEmpty(); edge++) {
        if (automaton.isEdge(edge)) {
          keepDoubtful(draft, automaton.action(edge), symbols);
        }
      }
    } while (symbols.size() < before);
    for (int edge = 0; edge < automaton.edgeBound() && !symbols.isEmpty(); edge++) {
      if (automaton.isEdge(edge)) {
        Action replaced = replaced(automaton.action(edge), symbols);
        if (!replaced.equals(automaton.action(edge))) {
          automaton.setAction(edge, replaced);
        }
      }
    }
    symbols.keySet().stream().sorted().forEach(draft::removeVariable);
  }

  private static void keepDoubtful(Draft draft, Action action, Map<String, String> symbols) {
    String written = Expressions.assigned(action);
    if (symbols.containsKey(written)) {
      Shape shape =
          switch (action) {
            case Action.Assignment(_, Expression right) ->
                draft.typing().typeOf(right).orElse(null);
            case Action.AnyAssignment(_, var type) -> draft.typing().shape(type).orElse(null);
            case Action.Skip _, Action.Condition _, Action.Tagging _ -> null;
          };
      if (!(shape instanceof Shape.SetShape set)
          || !set.symbols().equals(List.of(symbols.get(written)))) {
        symbols.remove(written);
      }
    } else if (!WellTyped.test(draft.typing(), replaced(action, symbols))) {
      Expressions.reads(action).forEach(symbols::remove);
    }
  }

  private static Action replaced(Action action, Map<String, String> symbols) {
    if (symbols.containsKey(Expressions.assigned(action))) {
      return new Action.Skip();
    }
    if (action instanceof Action.VariableTag(String variable) && symbols.containsKey(variable)) {
      return new Action.Tag(symbols.get(variable));
    }
    return Expressions.mapReads(
        action,
        part ->
            part instanceof Expression.Reference(String name, var origin)
                    && symbols.containsKey(name)
                ? new Expression.Reference(symbols.get(name), origin)
                : part);
  }
}
