package org.regames.hrg.format;

import java.util.List;
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
  /** How many consecutive short cases count as a table, which is filled. */
  private static final int LEAST_TABLE = 9;

  private final CommentedLines lines;
  private final ExpressionLines expressions;
  private final StatementLines statements;

  /** Adds to these lines. */
  public DefinitionLines(CommentedLines lines) {
    this.lines = lines;
    this.expressions = new ExpressionLines(lines);
    this.statements = new StatementLines(lines, expressions);
  }

  /**
   * Adds all definitions. Unless a source text says otherwise, an empty line separates functions
   * and graphs from what is before and after, and domains from variables.
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
    boolean isFilled =
        e.elements().stream().allMatch(Element.Member.class::isInstance)
            && !lines.hasCommentIn(e.origin());
    if (isFilled) {
      List<String> names = e.elements().stream().map(DefinitionLines::element).toList();
      List<String> rows = expressions.filled(names, " | ", 2);
      rows.forEach(row -> lines.more((row == rows.getFirst() ? "" : "| ") + row));
    } else {
      for (int i = 0; i < e.elements().size(); i++) {
        Element element = e.elements().get(i);
        lines.item((i == 0 ? "" : "| ") + element(element), element.origin());
      }
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
    for (int i = 0; i < e.cases().size(); ) {
      List<Case> row = lines.together(e.cases(), i, line -> isShort(e, line), Case::origin);
      Case first = e.cases().get(i);
      if (row.size() < LEAST_TABLE) {
        expressions.add(left(e, first), first.body(), "", first.origin(), false);
        i++;
      } else {
        List<String> texts = row.stream().map(line -> text(e, line)).toList();
        List<String> filled = expressions.filled(texts, "  ", 0);
        lines.item(filled.getFirst(), first.origin());
        filled.stream().skip(1).forEach(lines::more);
        i += row.size();
      }
    }
  }

  private static boolean isShort(HrgDefinition.Function e, Case line) {
    return line.body() instanceof HrgExpression.Reference
        && text(e, line).length() <= ExpressionLines.SHORT;
  }

  private static String text(HrgDefinition.Function e, Case line) {
    return left(e, line) + ExpressionText.of(line.body());
  }

  private static String left(HrgDefinition.Function e, Case line) {
    return line.patterns().stream()
        .map(ExpressionText::pattern)
        .collect(Collectors.joining(", ", e.name() + "(", ") = "));
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
