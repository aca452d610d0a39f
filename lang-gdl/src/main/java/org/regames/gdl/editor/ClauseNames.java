package org.regames.gdl.editor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.antlr.Words;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.editor.Mark;
import org.regames.ir.editor.Symbol;
import org.regames.ir.editor.SymbolDraft;
import org.regames.ir.editor.SymbolKind;
import org.regames.ir.editor.SymbolTable;
import org.regames.ir.editor.Use;

/**
 * What the names in clauses stand for: relations, functions, constants and players everywhere,
 * variables in their clause.
 */
final class ClauseNames {
  /** The relations that are built into the language. */
  private record Known(String name, List<String> arguments, String comment) {}

  private static final List<Known> KNOWN =
      List.of(
          new Known("role", List.of("player"), "Who plays."),
          new Known("init", List.of("fact"), "What holds at first."),
          new Known("true", List.of("fact"), "What holds now."),
          new Known("next", List.of("fact"), "What holds after the move."),
          new Known("does", List.of("player", "move"), "What a player does in this move."),
          new Known("legal", List.of("player", "move"), "What a player may do now."),
          new Known("goal", List.of("player", "score"), "The score of a player at the end."),
          new Known("terminal", List.of(), "Whether the game is over."),
          new Known("base", List.of("fact"), "What may hold at some time."),
          new Known("input", List.of("player", "move"), "What a player may do at some time."),
          new Known("sees", List.of("player", "percept"), "What a player sees after the move."),
          new Known("distinct", List.of("term", "term"), "Whether both are different."));

  /** In the heads of these, the last argument introduces a fact, a move or a role. */
  private static final Set<String> INTRODUCING =
      Set.of("init", "next", "base", "legal", "input", "role");

  private final Words words;
  private final SymbolTable.Builder table;
  private final ClauseRanges clauses;
  private final Map<String, Symbol> relations = new HashMap<>();
  private final Map<String, Symbol> terms = new HashMap<>();
  private final Map<String, Symbol> variables = new HashMap<>();
  private int variablesOf = -1;

  ClauseNames(Words words, SymbolTable.Builder table, ClauseRanges clauses) {
    this.words = words;
    this.table = table;
    this.clauses = clauses;
  }

  void find() {
    for (Known known : KNOWN) {
      SymbolDraft draft =
          SymbolDraft.of(SymbolKind.RELATION, known.name)
              .signature(
                  "(" + String.join(" ", known.name, String.join(" ", known.arguments)) + ")")
              .parameters(known.arguments)
              .comment(known.comment);
      relations.put(known.name, table.add(draft));
    }
    for (ClauseRanges.Range clause : clauses.ranges()) {
      table.fold(words.start(clause.first()), words.end(clause.end() - 1));
    }
    clauses.occurrences().stream().filter(this::isDefinition).forEach(this::define);
    clauses.occurrences().forEach(this::use);
    for (int at = 0; at < words.size(); at++) {
      switch (relation(at)) {
        case "<=", "not", "and", "or", ":-", "~", "\\+", "&", "|" ->
            table.mark(words.start(at), words.end(at), Mark.Kind.KEYWORD);
        default -> {}
      }
    }
  }

  private boolean isVariable(int at) {
    char first = words.text(at).charAt(0);
    boolean isPrefix = words.is(0, "(");
    return isPrefix ? first == '?' : first == '_' || first >= 'A' && first <= 'Z';
  }

  /** A name in the form in which relations are compared: keywords are case-insensitive. */
  private String relation(int word) {
    return Keywords.plain(words.text(word));
  }

  private boolean isNumber(int at) {
    return words.text(at).chars().allMatch(Character::isDigit);
  }

  /** Whether a name is defined here: in a head, as its relation or as what it introduces. */
  private boolean isDefinition(Occurrence name) {
    if (!name.inHead() || isVariable(name.word()) || isNumber(name.word())) {
      return false;
    }
    boolean isIntroduced =
        name.of() >= 0
            && isHead(name.of())
            && INTRODUCING.contains(relation(name.of()))
            && name.argument() == relations.get(relation(name.of())).parameters().size() - 1;
    return name.isRelation() && !isKnown(name.word()) || isIntroduced;
  }

  private boolean isHead(int word) {
    return relations.containsKey(relation(word)) && isKnown(word);
  }

  private boolean isKnown(int word) {
    Symbol symbol = relations.get(relation(word));
    return symbol != null && symbol.isBuiltIn();
  }

  private void define(Occurrence name) {
    Map<String, Symbol> names = name.isRelation() ? relations : terms;
    ClauseRanges.Range clause = clauses.ranges().get(name.clause());
    Origin whole = words.origin(clause.first(), clause.end() - 1);
    Symbol known = names.get(words.text(name.word()));
    if (known == null) {
      names.put(words.text(name.word()), add(name, whole));
    } else {
      table.part(known, whole);
    }
  }

  private Symbol add(Occurrence name, Origin whole) {
    List<String> arguments = arguments(name.word());
    boolean isRole = name.of() >= 0 && relation(name.of()).equals("role");
    SymbolKind kind =
        name.isRelation()
            ? SymbolKind.RELATION
            : isRole
                ? SymbolKind.PLAYER
                : arguments.isEmpty() ? SymbolKind.VALUE : SymbolKind.FUNCTION;
    int open = words.is(0, "(") ? name.word() - 1 : name.word() + 1;
    boolean isApplied = words.is(open, "(") && words.partner(open) > open;
    int first = Math.min(name.word(), isApplied ? open : name.word());
    return table.add(
        SymbolDraft.of(kind, words.text(name.word()))
            .at(words.origin(name.word()), whole)
            .signature(words.text(first, isApplied ? words.partner(open) : name.word()))
            .parameters(arguments)
            .comment(words.commentAbove(clauses.ranges().get(name.clause()).first())));
  }

  /** The arguments of a name as they are written. */
  private List<String> arguments(int name) {
    boolean isPrefix = words.is(0, "(");
    int open = isPrefix ? name - 1 : name + 1;
    List<String> found = new ArrayList<>();
    int from = isPrefix ? name + 1 : name + 2;
    int end = words.is(open, "(") ? words.partner(open) : -1;
    for (int at = from; at < end; ) {
      int after = words.after(at);
      after = !isPrefix && words.is(after, "(") ? words.after(after) : after;
      if (!words.is(at, ",")) {
        found.add(words.text(at, after - 1));
      }
      at = after;
    }
    return found;
  }

  private void use(Occurrence name) {
    int at = name.word();
    if (isNumber(at)) {
      table.mark(words.start(at), words.end(at), Mark.Kind.NUMBER);
      return;
    }
    boolean isKeyword = name.isRelation() && isKnown(at);
    Symbol symbol = isVariable(at) && !isKeyword ? variable(name) : named(name);
    boolean isFirst = symbol.place().isKnown() && symbol.place().start() == words.start(at);
    Use.Role role =
        isFirst || isDefinition(name)
            ? Use.Role.DEFINITION
            : name.isRelation() ? Use.Role.CALL : Use.Role.READ;
    table.use(symbol, words.start(at), words.end(at), role);
  }

  private Symbol named(Occurrence name) {
    Map<String, Symbol> names = name.isRelation() ? relations : terms;
    Origin place = words.origin(name.word());
    String text = name.isRelation() ? relation(name.word()) : words.text(name.word());
    return names.computeIfAbsent(text, _ -> add(name, place));
  }

  private Symbol variable(Occurrence name) {
    if (variablesOf != name.clause()) {
      variables.clear();
      variablesOf = name.clause();
    }
    ClauseRanges.Range clause = clauses.ranges().get(name.clause());
    return variables.computeIfAbsent(
        words.text(name.word()),
        text ->
            table.add(
                SymbolDraft.of(SymbolKind.LOCAL, text)
                    .at(words.origin(name.word()), words.origin(name.word()))
                    .inside(owner(clause), words.origin(clause.first(), clause.end() - 1))));
  }

  /** The relation that a clause is about. */
  private Symbol owner(ClauseRanges.Range clause) {
    int at = clause.first();
    while (at < clause.end() - 1 && (words.is(at, "(") || words.is(at, "<="))) {
      at++;
    }
    Symbol relation = relations.get(relation(at));
    return relation == null ? relations.get("true") : relation;
  }
}
