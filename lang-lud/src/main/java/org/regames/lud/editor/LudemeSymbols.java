package org.regames.lud.editor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.lud.tree.Kind;
import org.regames.lud.tree.Ludeme;
import org.regames.lud.tree.LudemeTable;
import org.regames.lud.tree.Parameter;

/** The ludemes of the table and the symbols that they take, as built-in names. */
final class LudemeSymbols {
  private final Map<String, Symbol> ludemes = new TreeMap<>();
  private final Map<String, Symbol> constants = new TreeMap<>();

  LudemeSymbols(SymbolTable.Builder table) {
    LudemeTable.TABLE.all().stream()
        .collect(Collectors.groupingBy(Ludeme::title, LinkedHashMap::new, Collectors.toList()))
        .forEach((title, rows) -> ludemes.put(title, table.add(draft(title, rows))));
    for (Kind kind : Kind.values()) {
      for (String symbol : kind.symbols()) {
        constants.computeIfAbsent(
            symbol,
            _ ->
                table.add(
                    SymbolDraft.of(SymbolKind.VALUE, symbol).type(kind.noun()).signature(symbol)));
      }
    }
  }

  private static SymbolDraft draft(String title, List<Ludeme> rows) {
    Ludeme first = rows.getFirst();
    return SymbolDraft.of(SymbolKind.FUNCTION, title)
        .signature(shown(first))
        .type(first.kind().noun())
        .parameters(first.parameters().stream().map(LudemeSymbols::shown).toList())
        .comment(rows.size() == 1 ? first.meaning() : meanings(rows));
  }

  private static String meanings(List<Ludeme> rows) {
    return rows.stream()
        .map(row -> shown(row) + " -- " + row.meaning())
        .distinct()
        .collect(Collectors.joining("\n"));
  }

  /** The ludeme as an author writes it; optional parts are in brackets. */
  private static String shown(Ludeme ludeme) {
    return ludeme.parameters().stream()
        .map(LudemeSymbols::shown)
        .collect(Collectors.joining(" ", "(" + ludeme.title() + " ", ")"))
        .replace(" )", ")");
  }

  private static String shown(Parameter parameter) {
    String name =
        parameter.isLabelled()
            ? parameter.name() + ":" + parameter.type().noun()
            : parameter.name();
    return parameter.isOptional() ? "[" + name + "]" : name;
  }

  /** The ludeme with a name, or with the name and the symbol after it: {@code move Step}. */
  Optional<Symbol> ludeme(String name, String next) {
    return Optional.ofNullable(ludemes.getOrDefault(name + " " + next, ludemes.get(name)));
  }

  Optional<Symbol> constant(String name) {
    return Optional.ofNullable(constants.get(name));
  }
}
