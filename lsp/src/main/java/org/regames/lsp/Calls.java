package org.regames.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.Use;

/** The call hierarchy: which named rules use which others. */
final class Calls {
  private Calls() {}

  static List<CallHierarchyItem> prepare(Snapshot text, Position position) {
    return callable(text, position).map(symbol -> List.of(item(text, symbol))).orElse(List.of());
  }

  private static Optional<Symbol> callable(Snapshot text, Position position) {
    return text.useAt(position).map(text.table()::symbol).filter(Calls::isCallable);
  }

  private static boolean isCallable(Symbol symbol) {
    return switch (symbol.kind()) {
      case FUNCTION, PROCEDURE, MACRO, RELATION -> !symbol.isBuiltIn();
      case TYPE, CONSTRUCTOR, VALUE, CONSTANT, VARIABLE, PARAMETER, LOCAL, NODE -> false;
      case DIRECTION, PIECE, PLAYER -> false;
    };
  }

  static List<CallHierarchyIncomingCall> incoming(Snapshot text, Position position) {
    Map<Symbol, List<Range>> callers = new LinkedHashMap<>();
    callable(text, position)
        .ifPresent(
            called -> {
              for (Use use : text.table().usesOf(called)) {
                if (use.role() != Use.Role.DEFINITION) {
                  text.table()
                      .definitionAround(use.start())
                      .filter(caller -> !isHead(text, use, caller))
                      .ifPresent(caller -> add(callers, caller, text.range(use)));
                }
              }
            });
    return calls(text, callers, CallHierarchyIncomingCall::new);
  }

  static List<CallHierarchyOutgoingCall> outgoing(Snapshot text, Position position) {
    Map<Symbol, List<Range>> called = new LinkedHashMap<>();
    callable(text, position)
        .ifPresent(
            caller -> {
              for (Use use : text.table().usesInDefinitions(caller)) {
                Symbol symbol = text.table().symbol(use);
                if (isCallable(symbol)
                    && use.role() != Use.Role.DEFINITION
                    && !isHead(text, use, caller)) {
                  add(called, symbol, text.range(use));
                }
              }
            });
    return calls(text, called, CallHierarchyOutgoingCall::new);
  }

  /** Whether a use is the name at the head of a case of a function, which is not a call. */
  private static boolean isHead(Snapshot text, Use use, Symbol caller) {
    return text.table().symbol(use).equals(caller)
        && text.range(use).getStart().getCharacter() == 0;
  }

  private static void add(Map<Symbol, List<Range>> calls, Symbol symbol, Range range) {
    calls.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(range);
  }

  private static <C> List<C> calls(
      Snapshot text,
      Map<Symbol, List<Range>> calls,
      BiFunction<CallHierarchyItem, List<Range>, C> call) {
    return calls.entrySet().stream()
        .map(entry -> call.apply(item(text, entry.getKey()), entry.getValue()))
        .toList();
  }

  private static CallHierarchyItem item(Snapshot text, Symbol symbol) {
    CallHierarchyItem item =
        new CallHierarchyItem(
            symbol.name(),
            Kinds.symbol(symbol.kind()),
            text.uri(),
            text.range(symbol.whole()),
            text.range(symbol.place()));
    item.setDetail(symbol.signature());
    return item;
  }
}
