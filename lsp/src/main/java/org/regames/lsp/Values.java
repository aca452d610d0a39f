package org.regames.lsp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Closure;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/** The values of a game's names in its automaton, if it keeps the names. */
final class Values {
  private static final int LONGEST = 300;

  private final Map<String, Type> types = new HashMap<>();
  private final Map<String, String> values = new HashMap<>();

  private final Set<String> outdated;

  /**
   * @param sound the text whose values these are
   * @param now the present text
   */
  Values(Checked.Sound sound, Snapshot now) {
    Game game = sound.game();
    game.types().forEach((TypeDefinition type) -> types.put(type.name(), type.type()));
    for (Constant constant : game.constants()) {
      values.put(constant.name(), brief(constant.value().toString()));
    }
    for (Variable variable : game.variables()) {
      values.put(variable.name(), brief(variable.initial().toString()));
    }
    this.outdated = sound.text() == now ? Set.of() : outdated(sound.text(), now);
  }

  /** The names whose definitions have changed, directly or through other names. */
  private static Set<String> outdated(Snapshot before, Snapshot now) {
    Map<String, List<String>> old = definitions(before);
    Map<String, List<String>> current = definitions(now);
    Map<String, List<String>> usedIn = new HashMap<>();
    SymbolTable table = now.table();
    for (SymbolTable.Part part : table.parts()) {
      String name = table.symbols().get(part.symbol()).name();
      for (Use use : table.usesIn(part.range().start(), part.range().end())) {
        usedIn.computeIfAbsent(table.symbol(use).name(), _ -> new ArrayList<>()).add(name);
      }
    }
    List<String> changed =
        current.keySet().stream().filter(name -> !current.get(name).equals(old.get(name))).toList();
    return Closure.of(changed, name -> usedIn.getOrDefault(name, List.of()));
  }

  private static Map<String, List<String>> definitions(Snapshot text) {
    Map<String, List<String>> definitions = new HashMap<>();
    for (SymbolTable.Part part : text.table().parts()) {
      String name = text.table().symbols().get(part.symbol()).name();
      definitions.computeIfAbsent(name, _ -> new ArrayList<>()).add(part.range().text());
    }
    return definitions;
  }

  private static String brief(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
  }

  /** The value of a constant, or the initial one of a variable. */
  Optional<String> value(String name) {
    return Optional.ofNullable(outdated.contains(name) ? null : values.get(name));
  }

  /** The number of values of a type, if it is a set type. */
  Optional<Integer> size(String name) {
    if (outdated.contains(name)) {
      return Optional.empty();
    }
    Set<String> seen = new HashSet<>();
    Type type = types.get(name);
    while (type instanceof Type.Named(String other, _) && seen.add(other)) {
      type = types.get(other);
    }
    return type instanceof Type.SetType set ? Optional.of(set.symbols().size()) : Optional.empty();
  }
}
