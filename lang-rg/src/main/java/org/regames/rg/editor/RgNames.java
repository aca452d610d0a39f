package org.regames.rg.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/**
 * What the names of a text stand for. Types, values, symbols and nodes have separate namespaces.
 */
final class RgNames {
  private final Words words;
  private final SymbolTable.Builder table;
  private final Map<String, Symbol> types = new HashMap<>();
  private final Map<String, Symbol> values = new HashMap<>();
  private final Map<String, Symbol> symbols = new HashMap<>();
  private final Map<String, Symbol> nodes = new HashMap<>();

  RgNames(Words words, SymbolTable.Builder table) {
    this.words = words;
    this.table = table;
  }

  /** Adds what a statement defines; to be called for all of them before names are looked up. */
  void define(int first, int end) {
    switch (words.text(first)) {
      case "type" -> type(first, end);
      case "const" -> value(first, end, SymbolKind.CONSTANT);
      case "var" -> value(first, end, SymbolKind.VARIABLE);
      default -> {
        if (words.is(first + 1, ",")) {
          node(first, end);
        }
      }
    }
  }

  /** Adds what every game has and this text does not define. */
  void addBuiltIns() {
    type(Builtins.BOOL_TYPE, "{0, 1}", "No and yes.");
    type(Builtins.PLAYER_OR_SYSTEM_TYPE, "Player and keeper, random", "Who may move.");
    type(Builtins.GOALS_TYPE, "Player -> Score", "A score for each player.");
    type(Builtins.VISIBILITY_TYPE, "Player -> Bool", "Who sees what.");
    String ends = "Whose move it is. Assigning it ends the move.";
    variable(Builtins.PLAYER, Builtins.PLAYER_OR_SYSTEM_TYPE, ends);
    variable(Builtins.GOALS, Builtins.GOALS_TYPE, "The score of each player.");
    variable(
        Builtins.VISIBLE,
        Builtins.VISIBILITY_TYPE,
        "Which players see the tags that follow in the move.");
    nodes.computeIfAbsent(
        Edge.END,
        name -> table.add(SymbolDraft.of(SymbolKind.NODE, name).comment("Where every play ends.")));
  }

  private void type(String name, String values, String comment) {
    types.computeIfAbsent(
        name,
        _ ->
            table.add(
                SymbolDraft.of(SymbolKind.TYPE, name)
                    .signature("type " + name + " = " + values)
                    .comment(comment)));
  }

  private void variable(String name, String type, String comment) {
    values.computeIfAbsent(
        name,
        _ ->
            table.add(
                SymbolDraft.of(SymbolKind.VARIABLE, name)
                    .signature("var " + name + ": " + type)
                    .type(type)
                    .comment(comment)));
  }

  private void type(int first, int end) {
    SymbolDraft draft =
        SymbolDraft.of(SymbolKind.TYPE, words.text(first + 1))
            .signature(words.text(first, end - 1));
    Symbol type = define(first, end, first + 1, types, draft);
    for (int at = first + 3; at < end; at++) {
      if (words.is(at, "{")) {
        for (int member = at + 1; member < Math.max(at, words.partner(at)); member++) {
          member(member, type);
        }
      }
    }
  }

  private void member(int at, Symbol type) {
    String name = words.text(at);
    if (isSymbol(at) && !symbols.containsKey(name)) {
      SymbolDraft draft =
          SymbolDraft.of(SymbolKind.VALUE, name)
              .at(words.origin(at), words.origin(at))
              .type(type.name());
      Symbol symbol = table.add(draft);
      symbols.put(name, symbol);
      use(symbol, at, Use.Role.DEFINITION);
    }
  }

  private void value(int first, int end, SymbolKind kind) {
    int equals = first;
    while (equals < end && !words.is(equals, "=")) {
      equals++;
    }
    SymbolDraft draft =
        SymbolDraft.of(kind, words.text(first + 1))
            .signature(words.text(first, equals - 1))
            .type(words.is(first + 2, ":") ? words.text(first + 3, equals - 1) : "");
    define(first, end, first + 1, values, draft);
  }

  private void node(int first, int end) {
    SymbolDraft draft =
        SymbolDraft.of(SymbolKind.NODE, words.text(first)).signature(words.text(first, end - 1));
    define(first, end, first, nodes, draft);
  }

  private Symbol define(
      int first, int end, int name, Map<String, Symbol> names, SymbolDraft draft) {
    Origin whole = words.origin(first, end - 1);
    Symbol known = names.get(draft.name());
    if (known != null) {
      table.part(known, whole);
    } else if (isName(name)) {
      known = table.add(draft.at(words.origin(name), whole).comment(words.commentAbove(first)));
      names.put(draft.name(), known);
    } else {
      return table.add(draft);
    }
    use(known, name, Use.Role.DEFINITION);
    table.fold(whole.start(), whole.end());
    return known;
  }

  boolean isName(int at) {
    String text = words.text(at);
    return !text.isEmpty() && text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_');
  }

  /** Whether a word may be a symbol that is more than a number. */
  boolean isSymbol(int at) {
    return isName(at) && !words.text(at).chars().allMatch(Character::isDigit);
  }

  Optional<Symbol> type(int at) {
    return Optional.ofNullable(types.get(words.text(at)));
  }

  /** The node of a name; one without outgoing edges is defined by its first occurrence. */
  Optional<Symbol> node(int at) {
    if (isName(at) && !nodes.containsKey(words.text(at))) {
      SymbolDraft draft = SymbolDraft.of(SymbolKind.NODE, words.text(at));
      Symbol node = table.add(draft.at(words.origin(at), words.origin(at)));
      nodes.put(words.text(at), node);
      use(node, at, Use.Role.DEFINITION);
    }
    return Optional.ofNullable(nodes.get(words.text(at)));
  }

  Optional<Symbol> symbol(int at) {
    return Optional.ofNullable(symbols.get(words.text(at)));
  }

  /** A constant, a variable or, if neither has the name, a symbol. */
  Optional<Symbol> value(int at) {
    List<Map<String, Symbol>> order = List.of(values, symbols);
    return order.stream()
        .flatMap(names -> Optional.ofNullable(names.get(words.text(at))).stream())
        .findFirst();
  }

  void use(Symbol symbol, int at, Use.Role role) {
    table.use(symbol, words.start(at), words.end(at), role);
  }
}
