package org.regames.hrg.editor;

import java.util.List;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.ir.Builtins;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;

/** What every game has without defining it. */
final class BuiltIns {
  private BuiltIns() {}

  static List<SymbolDraft> types() {
    return List.of(
        type(Builtins.BOOL_TYPE, "0 | 1", "No and yes."),
        type(Builtins.PLAYER_OR_SYSTEM_TYPE, "Player | keeper | random", "Who may move."),
        type(Builtins.GOALS_TYPE, "Player -> Score", "A score for each player."),
        type(Builtins.VISIBILITY_TYPE, "Player -> Bool", "Who sees what."));
  }

  private static SymbolDraft type(String name, String values, String comment) {
    return SymbolDraft.of(SymbolKind.TYPE, name).signature(name + " = " + values).comment(comment);
  }

  static List<SymbolDraft> values() {
    return List.of(
        variable(
            Builtins.PLAYER,
            Builtins.PLAYER_OR_SYSTEM_TYPE,
            "Whose move it is. Assigning it ends the move."),
        variable(Builtins.GOALS, Builtins.GOALS_TYPE, "The score of each player."),
        variable(
            Builtins.VISIBLE,
            Builtins.VISIBILITY_TYPE,
            "Which players see the tags that follow in the move."),
        symbol(Builtins.KEEPER, "The system player that runs the rules: its moves just happen."),
        symbol(
            Builtins.RANDOM,
            "The system player that plays each of its moves with the same probability."),
        statement(HrgKeywords.CHECK, "condition", "Continues only if the condition holds."),
        statement(HrgKeywords.BREAK, "", "Leaves the innermost loop."),
        statement(HrgKeywords.CONTINUE, "", "Starts the next iteration of the innermost loop."),
        statement(HrgKeywords.RETURN, "", "Leaves the graph."),
        statement(HrgKeywords.END, "", "Ends the game."),
        statement(
            HrgKeywords.REACHABLE,
            "graph(…)",
            "Whether the graph can be run to its end from here; its changes are undone."),
        statement(HrgKeywords.NOT, "condition", "Holds if the condition does not."),
        statement(HrgKeywords.TRUE, "", "Holds always."),
        statement(HrgKeywords.FALSE, "", "Holds never."));
  }

  private static SymbolDraft variable(String name, String type, String comment) {
    return SymbolDraft.of(SymbolKind.VARIABLE, name)
        .signature(name + " : " + type)
        .type(type)
        .comment(comment);
  }

  private static SymbolDraft symbol(String name, String comment) {
    return SymbolDraft.of(SymbolKind.VALUE, name)
        .type(Builtins.PLAYER_OR_SYSTEM_TYPE)
        .comment(comment);
  }

  private static SymbolDraft statement(String name, String parameter, String comment) {
    return SymbolDraft.of(SymbolKind.FUNCTION, name)
        .signature(name + "(" + parameter + ")")
        .parameters(parameter.isEmpty() ? List.of() : List.of(parameter))
        .comment(comment);
  }
}
