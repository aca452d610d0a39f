package org.regames.hrg.format;

import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.ir.format.CommentedLines;

/** Definitions as lines. */
public final class DefinitionLines {
  private final CommentedLines lines;
  private final ExpressionLines expressions;
  private final StatementLines statements;

  /** For adding to these lines. */
  public DefinitionLines(CommentedLines lines) {
    this.lines = lines;
    this.expressions = new ExpressionLines(lines);
    this.statements = new StatementLines(lines, expressions);
  }

  /**
   * Adds all definitions. Where no text says otherwise, an empty line parts functions and graphs
   * from what is before and after, and domains from variables.
   */
  public void add(HrgGame game) {
    HrgDefinition before = null;
    for (HrgDefinition definition : game.definitions()) {
      boolean apart =
          before != null && (before.getClass() != definition.getClass() || isLong(before));
      add(definition, apart);
      before = definition;
    }
  }

  private static boolean isLong(HrgDefinition definition) {
    return switch (definition) {
      case HrgDefinition.Function _, HrgDefinition.Graph _ -> true;
      case HrgDefinition.Domain _, HrgDefinition.Variable _ -> false;
    };
  }

  private void add(HrgDefinition definition, boolean apart) {
    switch (definition) {
      case HrgDefinition.Domain e -> domain(e, apart);
      case HrgDefinition.Variable e -> variable(e, apart);
      case HrgDefinition.Function e -> function(e, apart);
      case HrgDefinition.Graph e -> graph(e, apart);
    }
  }

  private void domain(HrgDefinition.Domain e, boolean apart) {
    String before = HrgKeywords.DOMAIN + " " + e.name() + " =";
    String elements =
        e.elements().stream().map(DefinitionLines::element).collect(Collectors.joining(" | "));
    String flat = before + " " + elements;
    if (expressions.fits(flat) && !lines.hasCommentIn(e.origin())) {
      lines.item(flat, e.origin(), apart);
      return;
    }
    lines.item(before, e.origin(), apart);
    lines.open();
    for (int i = 0; i < e.elements().size(); i++) {
      Element element = e.elements().get(i);
      lines.item((i == 0 ? "" : "| ") + element(element), element.origin());
    }
    lines.close();
  }

  static String element(Element element) {
    return switch (element) {
      case Element.Member e -> e.name().text();
      case Element.Construction e ->
          e.arguments().stream()
              .map(Object::toString)
              .collect(
                  Collectors.joining(
                      ", ",
                      e.constructor() + "(",
                      ")" + ExpressionText.generators(e.generators())));
    };
  }

  private void variable(HrgDefinition.Variable e, boolean apart) {
    String declaration = e.name() + " : " + e.type();
    Optional<HrgExpression> initial = e.initial();
    if (initial.isPresent()) {
      expressions.add(declaration + " = ", initial.get(), "", e.origin(), apart);
    } else {
      lines.item(declaration, e.origin(), apart);
    }
  }

  private void function(HrgDefinition.Function e, boolean apart) {
    lines.item(e.name() + " : " + e.type(), e.origin(), apart);
    for (Case line : e.cases()) {
      String patterns =
          line.patterns().stream()
              .map(ExpressionText::pattern)
              .collect(Collectors.joining(", ", e.name() + "(", ") = "));
      expressions.add(patterns, line.body(), "", line.origin(), false);
    }
  }

  private void graph(HrgDefinition.Graph e, boolean apart) {
    String parameters =
        e.parameters().stream()
            .map(parameter -> parameter.name() + " : " + parameter.type())
            .collect(Collectors.joining(", "));
    String word = (e.reusable() ? HrgKeywords.REUSABLE + " " : "") + HrgKeywords.GRAPH + " ";
    lines.item(word + e.name() + "(" + parameters + ") {", e.origin(), apart);
    statements.block(e.body(), "}");
  }
}
