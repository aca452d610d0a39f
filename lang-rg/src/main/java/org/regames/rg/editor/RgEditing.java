package org.regames.rg.editor;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.rg.grammar.RgLexer;

/** What editors show of RG. */
public final class RgEditing implements Editing {
  private static final List<Snippet> SNIPPETS =
      List.of(
          Snippet.outside("type", "type ${1:Name} = {${2:symbols}};$0", "a set of symbols"),
          Snippet.outside(
              "type of maps", "type ${1:Board} = ${2:From} -> ${3:To};$0", "maps from set to set"),
          Snippet.outside(
              "const", "const ${1:name}: ${2:Type} = ${3:value};$0", "a value that stays"),
          Snippet.outside("var", "var ${1:name}: ${2:Type} = ${3:value};$0", "a part of the state"),
          Snippet.outside("edge", "${1:from}, ${2:to}: ${3:action};$0", "a step of the automaton"),
          Snippet.outside(
              "comparison", "${1:from}, ${2:to}: ${3:a} == ${4:b};$0", "only if they are equal"),
          Snippet.outside("assignment", "${1:from}, ${2:to}: ${3:a} = ${4:b};$0", "stores a value"),
          Snippet.outside(
              "any", "${1:from}, ${2:to}: ${3:a} = ${4:Type}(*);$0", "stores any value"),
          Snippet.outside(
              "reachability",
              "${1:from}, ${2:to}: ? ${3:a} -> ${4:b};$0",
              "only if a path leads there"),
          Snippet.outside(
              "tag", "${1:from}, ${2:to}: \\$ ${3:tag};$0", "names a part of the move"));

  /** A statement, from its first word to the one after its last. */
  private record Statement(int first, int end) {}

  @Override
  public SymbolTable symbols(Source source) {
    Words words = new Words(source, RgLexer::new);
    SymbolTable.Builder table = words.table();
    RgNames names = new RgNames(words, table);
    List<Statement> statements = statements(words);
    statements.forEach(statement -> names.define(statement.first, statement.end));
    names.addBuiltIns();
    StatementUses uses = new StatementUses(words, table, names);
    statements.forEach(statement -> uses.find(statement.first, statement.end));
    return table.build();
  }

  /** Statements end with semicolons or, if one is missing, at a line that begins like the next. */
  private static List<Statement> statements(Words words) {
    List<Statement> statements = new ArrayList<>();
    int first = 0;
    for (int at = 1; at <= words.size(); at++) {
      boolean begins =
          words.is(at - 1, ";") || at == words.size() || words.startsLine(at) && begins(words, at);
      if (begins && first < at) {
        statements.add(new Statement(first, at));
        first = at;
      }
    }
    return statements;
  }

  private static boolean begins(Words words, int at) {
    return switch (words.type(at)) {
      case RgLexer.TYPE, RgLexer.CONST, RgLexer.VAR, RgLexer.PRAGMA_NAME -> true;
      case RgLexer.NAME -> words.is(at + 1, ",") && words.is(at + 3, ":");
      default -> words.text(at).startsWith("@");
    };
  }

  @Override
  public List<Snippet> snippets() {
    return SNIPPETS;
  }

  @Override
  public List<String> keywords() {
    return StatementUses.KEYWORDS;
  }

  @Override
  public Set<SymbolKind> expected(Source source, int offset) {
    int line = source.lineStart(source.line(offset));
    String before = source.text().substring(line, offset);
    Optional<Set<SymbolKind>> node =
        before.matches("\\s*\\w+,\\s*|.*:\\s*[?!]\\s*(\\w+\\s*->\\s*)?")
            ? Optional.of(EnumSet.of(SymbolKind.NODE))
            : Optional.empty();
    boolean isType = before.matches("\\s*(const|var)\\s+\\w+\\s*:\\s*|.*->\\s*");
    boolean isAction = before.matches("\\s*\\w+,\\s*\\w+\\s*:.*");
    return node.orElseGet(
        () ->
            isType
                ? EnumSet.of(SymbolKind.TYPE)
                : isAction
                    ? EnumSet.complementOf(EnumSet.of(SymbolKind.NODE))
                    : EnumSet.allOf(SymbolKind.class));
  }
}
