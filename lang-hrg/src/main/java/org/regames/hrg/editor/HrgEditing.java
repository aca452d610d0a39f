package org.regames.hrg.editor;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.regames.hrg.grammar.HrgLexer;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;

/** What editors show of HRG. */
public final class HrgEditing implements Editing {
  private static final List<Snippet> SNIPPETS =
      List.of(
          Snippet.outside(
              HrgKeywords.DOMAIN, "domain ${1:Name} = ${2:one} | ${3:other}$0", "a set of values"),
          Snippet.outside(
              "domain of constructions",
              "domain ${1:Square} = ${2:S}(X, Y) where X in ${3:1..8}, Y in ${4:1..8}$0",
              "a value for each combination"),
          Snippet.outside(
              "variable", "${1:name} : ${2:Type} = ${3:value}$0", "a part of the state"),
          Snippet.outside(
              "board",
              "board : ${1:Square} -> ${2:Piece} = {\n  :${3:empty};\n  $0\n}",
              "a map from squares to pieces"),
          Snippet.outside(
              "function",
              "${1:name} : ${2:From} -> ${3:To}\n${1:name}(${4:X}) = $0",
              "a map by its cases"),
          Snippet.outside(HrgKeywords.GRAPH, "graph ${1:name}() {\n  $0\n}", "rules with a name"),
          Snippet.outside(
              HrgKeywords.REUSABLE + " graph",
              HrgKeywords.REUSABLE + " graph ${1:name}(${2:who} : ${3:Player}) {\n  $0\n}",
              "rules that all calls share"),
          inside(
              HrgKeywords.BRANCH, "branch {\n  $1\n} or {\n  $0\n}", "one of several alternatives"),
          inside(
              "branch in",
              "branch ${1:x} in ${2:Type} {\n  $0\n}",
              "an alternative for each value"),
          inside(HrgKeywords.CHECK, "check(${1:condition})$0", "continues only if this holds"),
          inside(HrgKeywords.IF, "if ${1:condition} {\n  $0\n}", "where this holds"),
          inside("if else", "if ${1:condition} {\n  $2\n} else {\n  $0\n}", "one or the other"),
          inside(HrgKeywords.WHILE, "while ${1:condition} {\n  $0\n}", "as long as this holds"),
          inside(HrgKeywords.LOOP, "loop {\n  $0\n}", "repeats until something leaves it"),
          inside(HrgKeywords.REPEAT, "repeat ${1:3} {\n  $0\n}", "repeats that many times"),
          inside("repeat in", "repeat ${1:x} in ${2:Type} {\n  $0\n}", "once for each value"),
          inside(
              "piece",
              "${1:square} = ${2:Square}(*)\ncheck(board[${1:square}] == ${3:piece})\n"
                  + "$$ ${1:square}\n$0",
              "choose a piece on the board"));

  private static Snippet inside(String label, String body, String description) {
    return Snippet.inside(label, body.replace("$$", "\\$\\$"), description);
  }

  @Override
  public SymbolTable symbols(Source source) {
    Words words = new Words(source, HrgLexer::new);
    SymbolTable.Builder table = words.table();
    new Uses(words, table, new Definitions(words, table)).find();
    return table.build();
  }

  @Override
  public List<Snippet> snippets() {
    return SNIPPETS;
  }

  @Override
  public List<String> keywords() {
    return HrgKeywords.GRAMMAR.stream().sorted().toList();
  }

  @Override
  public Set<SymbolKind> expected(Source source, int offset) {
    String before = source.text().substring(source.lineStart(source.line(offset)), offset);
    boolean isType = before.matches(".*(\\w\\s*:|->|\\b(branch|repeat)\\s+\\w+\\s+in)\\s*");
    return isType ? EnumSet.of(SymbolKind.TYPE) : EnumSet.allOf(SymbolKind.class);
  }
}
