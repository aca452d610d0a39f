package org.regames.ir.passes.draft;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/** The global names of a game: types, constants, variables, and the symbols of its types. */
public final class GlobalNames {
  private final Set<String> names = new HashSet<>();

  private GlobalNames() {}

  public static Set<String> of(
      Collection<TypeDefinition> types,
      Collection<Constant> constants,
      Collection<Variable> variables) {
    GlobalNames found = new GlobalNames();
    types.forEach(
        type -> {
          found.names.add(type.name());
          found.add(type.type());
        });
    constants.forEach(
        constant -> {
          found.names.add(constant.name());
          found.add(constant.type());
          found.add(constant.value());
        });
    variables.forEach(
        variable -> {
          found.names.add(variable.name());
          found.add(variable.type());
          found.add(variable.initial());
        });
    return found.names;
  }

  private void add(Type type) {
    for (Type part : type.parts()) {
      switch (part) {
        case Type.Named(String name, _) -> names.add(name);
        case Type.SetType(List<String> symbols, _) -> names.addAll(symbols);
        case Type.Arrow _ -> {}
      }
    }
  }

  private void add(Value value) {
    switch (value) {
      case Value.Named(String name, _) -> names.add(name);
      case Value.MapLiteral(var otherwise, var entries, _) -> {
        otherwise.ifPresent(this::add);
        entries.forEach(entry -> names.add(entry.key()));
        entries.forEach(entry -> add(entry.value()));
      }
    }
  }
}
