package org.regames.lsp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.ir.language.Budget;

/**
 * Renames a symbol. The result is checked first: in the new text every name must refer to what it
 * referred to before, so that whatever the language hides or reserves, nothing else changes.
 */
final class Renaming {
  /** Why a symbol cannot be renamed, in words for the user. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    Refused(String why) {
      super(why);
    }
  }

  private Renaming() {}

  /** What would be renamed; nothing if the cursor is not on a name. */
  static Optional<PrepareRenameResult> prepare(Snapshot text, Position position) throws Refused {
    Optional<Use> use = text.useAt(position);
    if (use.isEmpty()) {
      return Optional.empty();
    }
    renamed(text, use.get());
    return Optional.of(new PrepareRenameResult(text.range(use.get()), text.text(use.get())));
  }

  private static Symbol renamed(Snapshot text, Use use) throws Refused {
    Symbol symbol = text.table().symbol(use);
    if (symbol.isBuiltIn()) {
      throw new Refused("every game has `" + symbol.name() + "`; it cannot be renamed");
    }
    for (Use other : text.table().usesOf(symbol)) {
      if (!text.text(other).equals(symbol.name())) {
        throw new Refused(
            "`"
                + symbol.name()
                + "` is also written `"
                + text.text(other)
                + "`; rename it by hand");
      }
    }
    return symbol;
  }

  /**
   * The edits that rename the symbol at a position.
   *
   * @param budget the budget for reading the game before and after, which shows what the names
   *     alone do not
   */
  static WorkspaceEdit rename(Snapshot text, Position position, String name, long budget)
      throws Refused {
    Use at = text.useAt(position).orElseThrow(() -> new Refused("there is no name here"));
    Symbol symbol = renamed(text, at);
    List<Use> uses = text.table().usesOf(symbol);
    StringBuilder renamed = new StringBuilder(text.source().text());
    for (Use use : uses.reversed()) {
      renamed.replace(use.start(), use.end(), name);
    }
    Snapshot after = new Snapshot(text.uri(), text.version(), text.language(), renamed.toString());
    check(text, symbol, name, after);
    check(text, after, name, budget);
    List<TextEdit> edits = uses.stream().map(use -> new TextEdit(text.range(use), name)).toList();
    return new WorkspaceEdit(Map.of(text.uri(), edits));
  }

  /** A valid game must stay valid: names can also be composed of parts. */
  private static void check(Snapshot text, Snapshot after, String name, long budget)
      throws Refused {
    Optional<Diagnostic> error = Checked.of(after, new Budget(budget)).firstError();
    if (error.isPresent() && Checked.of(text, new Budget(budget)).firstError().isEmpty()) {
      throw new Refused("with `" + name + "` it is no longer a game: " + error.get().message());
    }
  }

  private static void check(Snapshot text, Symbol symbol, String name, Snapshot after)
      throws Refused {
    List<Use> before = text.table().uses();
    SymbolTable table = after.table();
    boolean same = before.size() == table.uses().size();
    for (int i = 0; same && i < before.size(); i++) {
      Use old = before.get(i);
      Use now = table.uses().get(i);
      String wanted = old.symbol() == symbol.id() ? name : text.text(old);
      same = old.symbol() == now.symbol() && after.text(now).equals(wanted);
    }
    if (!same) {
      boolean isTaken = text.table().symbols().stream().anyMatch(s -> s.name().equals(name));
      throw new Refused(
          isTaken
              ? "there is a `" + name + "` already, and some names would come to mean another"
              : "`" + name + "` cannot be the name of a " + symbol.kind().word() + " here");
    }
  }
}
