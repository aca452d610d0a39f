package org.regames.rg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Variable;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rg.grammar.RgParser.ArtificialTagContext;
import org.regames.rg.grammar.RgParser.ConstantContext;
import org.regames.rg.grammar.RgParser.DisjointContext;
import org.regames.rg.grammar.RgParser.EdgeContext;
import org.regames.rg.grammar.RgParser.IntegerContext;
import org.regames.rg.grammar.RgParser.IntegerRangeContext;
import org.regames.rg.grammar.RgParser.IteratorContext;
import org.regames.rg.grammar.RgParser.NamesContext;
import org.regames.rg.grammar.RgParser.RepeatContext;
import org.regames.rg.grammar.RgParser.SimpleApplyContext;
import org.regames.rg.grammar.RgParser.StatementContext;
import org.regames.rg.grammar.RgParser.TagContext;
import org.regames.rg.grammar.RgParser.TagIndexContext;
import org.regames.rg.grammar.RgParser.TypeDefinitionContext;
import org.regames.rg.grammar.RgParser.UniqueContext;
import org.regames.rg.grammar.RgParser.UnknownPragmaContext;
import org.regames.rg.grammar.RgParser.VariableContext;

/** Gathers the statements of a text as the records of its game. */
final class GameReader {
  private final List<TypeDefinition> types = new ArrayList<>();
  private final List<Constant> constants = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final List<Pragma> pragmas = new ArrayList<>();
  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Budget budget;
  private final ExpressionReader parts;

  GameReader(AntlrSyntax syntax, Diagnostics diagnostics, Budget budget) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.budget = budget;
    this.parts = new ExpressionReader(syntax, diagnostics, budget);
  }

  /** The game of all statements read so far. */
  Game game() {
    return new Game(types, constants, variables, edges, pragmas);
  }

  /** Adds one statement. The origin of a definition is its name, that of an edge is all of it. */
  void read(StatementContext statement) {
    switch (statement) {
      case TypeDefinitionContext type ->
          types.add(
              new TypeDefinition(
                  type.NAME().getText(), parts.type(type.type()), origin(type.NAME())));
      case ConstantContext constant ->
          constants.add(
              new Constant(
                  constant.NAME().getText(),
                  parts.type(constant.type()),
                  parts.value(constant.value()),
                  origin(constant.NAME())));
      case VariableContext variable ->
          variables.add(
              new Variable(
                  variable.NAME().getText(),
                  parts.type(variable.type()),
                  parts.value(variable.value()),
                  origin(variable.NAME())));
      case EdgeContext edge -> edge(edge);
      default -> pragma(statement);
    }
  }

  private Origin origin(TerminalNode node) {
    return syntax.origin(node.getSymbol());
  }

  private void edge(EdgeContext edge) {
    Origin last = edge.action() == null ? origin(edge.COLON()) : syntax.origin(edge.action());
    Origin origin = origin(edge.NAME(0)).to(last);
    budget.spend(1, "edges", origin);
    edges.add(
        new Edge(
            edge.NAME(0).getText(), edge.NAME(1).getText(), parts.action(edge.action()), origin));
  }

  private void pragma(StatementContext statement) {
    Origin origin = syntax.origin(statement);
    Pragma pragma =
        switch (statement) {
          case ArtificialTagContext tags -> new Pragma.ArtificialTag(names(tags.names()), origin);
          case DisjointContext disjoint ->
              new Pragma.Disjoint(
                  disjoint.NAME().getText(),
                  names(disjoint.names()),
                  disjoint.exhaustive != null,
                  origin);
          case IntegerRangeContext range ->
              new Pragma.IntegerRange(offset(range.integer()), names(range.names()), origin);
          case IteratorContext iterator ->
              new Pragma.Iterator(names(iterator.names()), iterator.NAME().getText(), origin);
          case RepeatContext repeat ->
              new Pragma.Repeat(names(repeat.names(0)), names(repeat.names(1)), origin);
          case UniqueContext unique -> new Pragma.Unique(names(unique.names()), origin);
          case SimpleApplyContext apply -> simpleApply(apply, origin);
          case TagIndexContext index ->
              new Pragma.TagIndex(
                  names(index.names()), position(index.integer()), index.most != null, origin);
          case UnknownPragmaContext unknown -> unknown(unknown, origin);
          default -> throw new IllegalStateException("a statement the grammar does not have");
        };
    pragmas.add(pragma);
  }

  private List<String> names(NamesContext names) {
    if (names == null) {
      return List.of();
    }
    budget.spend(names.NAME().size(), "names in pragmas", syntax.origin(names));
    return names.NAME().stream().map(TerminalNode::getText).toList();
  }

  private Pragma simpleApply(SimpleApplyContext apply, Origin origin) {
    return new Pragma.SimpleApply(
        apply.NAME(0).getText(),
        apply.NAME(1).getText(),
        apply.tag().stream().map(this::appliedTag).toList(),
        apply.assignment().stream().map(parts::assignment).toList(),
        apply.exhaustive != null,
        origin);
  }

  private Pragma.AppliedTag appliedTag(TagContext tag) {
    return new Pragma.AppliedTag(
        tag.NAME().getText(), Optional.ofNullable(tag.type()).map(parts::type));
  }

  /** A tag's position in a move, counted from 0; 0 after an error. */
  private int position(IntegerContext context) {
    String text = context.getText();
    if (text.matches("[0-9]{1,9}")) {
      return Integer.parseInt(text);
    }
    diagnostics.error(
        "syntax", syntax.origin(context), "expected a position from 0 on, found `" + text + "`");
    return 0;
  }

  private String offset(IntegerContext context) {
    String text = context.getText();
    if (!text.matches("-?[0-9]+")) {
      diagnostics.error(
          "syntax", syntax.origin(context), "expected an integer, found `" + text + "`");
    }
    return text;
  }

  /** The words of the pragma with single blanks between them, so that comments are left out. */
  private Pragma unknown(UnknownPragmaContext pragma, Origin origin) {
    String name = pragma.PRAGMA_NAME().getText();
    StringBuilder text = new StringBuilder();
    Token last = null;
    for (int i = 1; i < pragma.getChildCount() - 1; i++) {
      Token token = ((TerminalNode) pragma.getChild(i)).getSymbol();
      boolean apart = last != null && last.getStopIndex() + 1 < token.getStartIndex();
      text.append(apart ? " " : "").append(token.getText());
      last = token;
    }
    diagnostics.warning("unknown-pragma", origin, "unknown pragma `" + name + "`, it is kept");
    return new Pragma.Unknown(name.substring(1), text.toString(), origin);
  }
}
