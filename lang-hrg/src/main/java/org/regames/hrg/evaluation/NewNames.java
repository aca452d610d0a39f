package org.regames.hrg.evaluation;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * Fixes that define a name which nothing has yet; what only the author can know is left as a {@link
 * TextHole}.
 */
final class NewNames {
  private final Domains domains;
  private final Origin end;
  private final Optional<Origin> afterVariables;

  NewNames(Parsed parsed, Domains domains) {
    this.domains = domains;
    this.end = parsed.end();
    List<HrgDefinition.Variable> variables = parsed.game().all(HrgDefinition.Variable.class);
    this.afterVariables =
        variables.isEmpty()
            ? Optional.empty()
            : Optional.of(variables.getLast().origin())
                .filter(Origin::isKnown)
                .map(NewNames::endOfLine);
  }

  /** After a definition, and a comment beside it. */
  private static Origin endOfLine(Origin definition) {
    String text = definition.source().text();
    int line = text.indexOf('\n', definition.end());
    int last = line < 0 ? text.length() : line;
    String rest = text.substring(definition.end(), last).strip();
    int at = rest.isEmpty() || rest.startsWith("//") ? last : definition.end();
    return Origin.of(definition.source(), at, at);
  }

  /** The finding with a fix that declares a variable, below the others. */
  Diagnostic variable(Name name, Diagnostic finding) {
    String text = name + " : " + TextHole.WORD;
    String title = "declare the variable `" + name + "`";
    return afterVariables.isPresent()
        ? finding.withFix(title, afterVariables.get(), "\n" + text)
        : atTheEnd(finding, title, text);
  }

  /** The finding with a fix that defines a function of some arguments. */
  Diagnostic function(Name name, int arguments, Diagnostic finding) {
    String patterns = String.join(", ", Collections.nCopies(arguments, "_"));
    return atTheEnd(
        finding,
        "define the function `" + name + "`",
        TextHole.declaration(name.text(), arguments)
            + "\n%s(%s) = %s".formatted(name, patterns, TextHole.WORD));
  }

  /** The finding with a fix that defines a graph with some parameters. */
  Diagnostic graph(Name name, int arguments, Diagnostic finding) {
    String parameters =
        IntStream.range(0, arguments)
            .mapToObj(i -> "p" + (i + 1) + " : " + TextHole.WORD)
            .collect(Collectors.joining(", "));
    return atTheEnd(
        finding,
        "define the graph `" + name + "`",
        "graph %s(%s) {\n  %s\n}".formatted(name, parameters, TextHole.WORD));
  }

  /** The finding with a fix that defines a domain. */
  Diagnostic domain(Name name, Diagnostic finding) {
    return atTheEnd(
        finding, "define the domain `" + name + "`", "domain " + name + " = " + TextHole.WORD);
  }

  /** The finding with a fix that adds a symbol to a domain. */
  Diagnostic symbol(Name name, TermType type, Diagnostic finding) {
    Optional<Origin> domain =
        type instanceof TermType.SetOf set
                && set.ir() instanceof Type.Named named
                && !name.isPatternVariable()
            ? domains.definition(named.name()).map(HrgDefinition.Domain::origin)
            : Optional.empty();
    return domain
        .filter(Origin::isKnown)
        .map(
            place ->
                finding.withFix(
                    "add `" + name + "` to the domain `" + type + "`",
                    Origin.of(place.source(), place.end(), place.end()),
                    " | " + name))
        .orElse(finding);
  }

  private Diagnostic atTheEnd(Diagnostic finding, String title, String text) {
    return end.isKnown() ? finding.withFix(title, end, "\n\n" + text) : finding;
  }
}
