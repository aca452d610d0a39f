package org.regames.rbg.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.editor.Editing;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Snippet;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;
import org.regames.rbg.grammar.RbgLexer;

/** What editors show of RBG. */
public final class RbgEditing implements Editing {
  private static final List<Snippet> SNIPPETS =
      List.of(
          Snippet.outside("#players", "#players = ${1:white}(100), ${2:black}(100)$0", "who plays"),
          Snippet.outside("#pieces", "#pieces = ${1:empty}, $0", "what may stand on the board"),
          Snippet.outside(
              "#variables", "#variables = ${1:turns}(${2:100})$0", "numbers to count with"),
          Snippet.outside(
              "#board",
              "#board = rectangle(up, down, left, right,\n  [${1:empty}, ${1:empty}]\n  $0)",
              "the board and its directions"),
          Snippet.outside("#rules", "#rules = ($0)*", "the rules, where the game begins"),
          Snippet.outside(
              "macro", "#${1:name}(${2:parameter}) = $0", "a part of the rules with a name"),
          Snippet.inside("check", "{? $1}$0", "only if this is possible"),
          Snippet.inside("check not", "{! $1}$0", "only if this is impossible"),
          Snippet.inside("comparison", "{\\$ ${1:turns} < ${2:100}}$0", "only if this holds"),
          Snippet.inside("assignment", "[\\$ ${1:turns} = ${2:0}]$0", "stores a number"));

  @Override
  public SymbolTable symbols(Source source) {
    Words words = new Words(source, RbgLexer::new);
    SymbolTable.Builder table = words.table();
    List<Item> items = Item.all(words);
    Sections names = new Sections(words, table);
    items.forEach(names::macro);
    items.forEach(names::define);
    items.forEach(item -> uses(words, table, item, names));
    return table.build();
  }

  private static void uses(Words words, SymbolTable.Builder table, Item item, Sections names) {
    Map<String, Symbol> parameters = new HashMap<>();
    names.parameters(item).forEach(symbol -> parameters.put(symbol.name(), symbol));
    if (item.isSection(words)) {
      table.mark(words.start(item.first()), words.end(item.first() + 1), Mark.Kind.KEYWORD);
    }
    for (int at = item.body(); at < item.end(); at++) {
      switch (words.type(at)) {
        case RbgLexer.NAME -> {
          if (!names.isDefining(at)) {
            Optional<Symbol> parameter = Optional.ofNullable(parameters.get(words.text(at)));
            int place = at;
            parameter
                .or(() -> isJoined(words, place) ? Optional.empty() : names.find(place))
                .ifPresent(symbol -> use(words, table, symbol, place));
          }
        }
        case RbgLexer.NUMBER -> table.mark(words.start(at), words.end(at), Mark.Kind.NUMBER);
        case RbgLexer.RECTANGLE, RbgLexer.HEXAGON, RbgLexer.CUBOID ->
            table.mark(words.start(at), words.end(at), Mark.Kind.KEYWORD);
        default -> {}
      }
    }
  }

  private static boolean isJoined(Words words, int at) {
    return words.is(at - 1, "~") || words.is(at + 1, "~");
  }

  private static void use(Words words, SymbolTable.Builder table, Symbol symbol, int at) {
    Use.Role role =
        switch (symbol.kind()) {
          case MACRO -> Use.Role.CALL;
          case VARIABLE, PLAYER -> words.is(at + 1, "=") ? Use.Role.WRITE : Use.Role.READ;
          case TYPE, CONSTRUCTOR, VALUE, CONSTANT, FUNCTION, PROCEDURE, PARAMETER, LOCAL ->
              Use.Role.READ;
          case NODE, RELATION, DIRECTION, PIECE -> Use.Role.READ;
        };
    table.use(symbol, words.start(at), words.end(at), role);
  }

  @Override
  public List<Snippet> snippets() {
    return SNIPPETS;
  }

  @Override
  public List<String> keywords() {
    return new ArrayList<>(List.of("rectangle", "hexagon", "cuboid"));
  }
}
