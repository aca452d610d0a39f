package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.evaluation.TermType;
import org.regames.hrg.evaluation.TextHole;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;

/**
 * Checks that values fit where they are used, and reports mistakes in terms of the text. The rule
 * is that of the automaton (two sets must share a symbol), whose own check would report the mistake
 * for the variables that arguments become, and once for each copy of a graph.
 */
final class TypeCheck {
  private static final int MOST_LISTED = 8;

  /** An expression as it is written, as it is lowered, and its type if that is known. */
  record Typed(
      HrgExpression written,
      Expression lowered,
      Optional<TermType> type,
      Optional<HrgTerm> constructed) {
    String text() {
      return "`" + written.origin().text() + "`";
    }
  }

  private final Declarations declarations;
  private final ExpressionLowering expressions;
  private final RepeatedFindings findings;

  TypeCheck(Declarations declarations, ExpressionLowering expressions) {
    this.declarations = declarations;
    this.expressions = expressions;
    this.findings = declarations.findings();
  }

  Typed typed(HrgExpression written, Expression lowered, Scope scope) {
    if (written instanceof HrgExpression.Reference(Name name)
        && name.text().equals(TextHole.WORD)) {
      return new Typed(written, lowered, Optional.empty(), Optional.empty());
    }
    Optional<TermType> type =
        lowered instanceof Expression.Reference(String name, _) && expressions.isValue(lowered)
            ? Optional.of(single(name))
            : expressions.type(written, scope);
    Optional<HrgTerm> constructed =
        written instanceof HrgExpression.Construction
            ? expressions.fold(written, scope)
            : Optional.empty();
    return new Typed(written, lowered, type, constructed);
  }

  private static TermType single(String symbol) {
    return TermType.SetOf.of(new Type.SetType(List.of(symbol)), List.of(new HrgTerm.Atom(symbol)));
  }

  /** Reports a value that can never be a value of what it is assigned to or compared with. */
  void meet(Typed one, Typed other, Origin origin, String consequence) {
    if (fits(one.type(), other.type())) {
      return;
    }
    if (isValue(other) && !isValue(one)) {
      noValue(other, one.type().orElseThrow(), one.text(), consequence);
    } else if (isValue(one) && !isValue(other)) {
      noValue(one, other.type().orElseThrow(), other.text(), consequence);
    } else {
      findings.error(
          "type",
          origin,
          described(one) + " and " + described(other) + " have no value in common" + consequence);
    }
  }

  private static boolean fits(Optional<TermType> one, Optional<TermType> other) {
    return one.isEmpty()
        || other.isEmpty()
        || one.get() == other.get()
        || one.get().sharesValues(other.get());
  }

  private boolean isValue(Typed typed) {
    return expressions.isValue(typed.lowered());
  }

  private static String described(Typed typed) {
    return typed.text() + " of type `" + typed.type().orElseThrow() + "`";
  }

  private void noValue(Typed value, TermType type, String of, String consequence) {
    String which =
        value
            .constructed()
            .map(term -> "`" + term + "`")
            .filter(known -> !known.equals(value.text()))
            .map(known -> value.text() + ", here " + known + ",")
            .orElse(value.text());
    findings.report(
        withValues(
            value.written().origin().text(),
            type,
            Diagnostic.error(
                "type",
                value.written().origin(),
                which + " is not a value of `" + type + "`, the type of " + of + consequence)));
  }

  /** Adds a hint on the possible values: the nearest one, or all if they are few. */
  private static Diagnostic withValues(String name, TermType type, Diagnostic finding) {
    if (!(type instanceof TermType.SetOf set)) {
      return finding;
    }
    Collection<HrgTerm> members = set.members().values();
    List<String> known = members.stream().map(HrgTerm::toString).toList();
    Optional<String> near =
        name.matches("[0-9]+") ? Optional.empty() : NearestName.among(known).find(name);
    if (near.isPresent()) {
      return NearestName.meaning(near.get(), finding);
    }
    return known.size() > MOST_LISTED
        ? finding
        : finding.withHint("the values of `" + type + "` are " + list(known));
  }

  private static String list(List<String> names) {
    List<String> quoted = names.stream().map(name -> "`" + name + "`").toList();
    int last = quoted.size() - 1;
    return last == 0
        ? quoted.getFirst()
        : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }

  /**
   * Whether a value is an undefined name although a type says which values there are. This is
   * reported, unless the type itself is missing.
   */
  boolean isUnknown(HrgExpression value, Scope scope, HrgExpression place, boolean isTyped) {
    if (!(value instanceof HrgExpression.Reference(Name name))
        || !declarations.domains().isComplete()
        || scope.find(name.text()).isPresent()
        || expressions.isKnown(name.text())
        || !isTyped) {
      return false;
    }
    Optional<TermType> type = expressions.type(place, scope);
    if (type.isEmpty()) {
      return true; // the missing type was reported
    }
    if (!(type.get() instanceof TermType.SetOf)) {
      return false;
    }
    Diagnostic anywhere = declarations.suggestions().name(name);
    if (declarations.graphs().containsKey(name.text())) {
      findings.report(withValues(name.text(), type.get(), anywhere));
      return true;
    }
    Diagnostic finding =
        Diagnostic.error(
            "unknown-name",
            name.origin(),
            "there is no `"
                + name
                + "`; `"
                + place.origin().text()
                + "` is a value of `"
                + type.get()
                + "`");
    Diagnostic hinted = withValues(name.text(), type.get(), finding);
    Diagnostic told =
        hinted.hint().filter(hint -> hint.startsWith("did you")).isEmpty()
                && anywhere.hint().isPresent()
            ? finding.withHint(anywhere.hint().get())
            : hinted;
    findings.report(declarations.suggestions().symbol(name, type.get(), told));
    return true;
  }

  /** Reports a key that a map does not have. */
  void key(HrgExpression map, Typed key, TermType.SetOf keys) {
    if (fits(Optional.of(keys), key.type())) {
      return;
    }
    String what = isValue(key) ? key.text() : described(key);
    findings.report(
        withValues(
            key.written().origin().text(),
            keys,
            Diagnostic.error(
                "type",
                key.written().origin(),
                what
                    + " is not a key of `"
                    + map.origin().text()
                    + "`, which has those of `"
                    + keys
                    + "`")));
  }

  /**
   * Reports arguments that a graph does not take; two swapped ones are reported together.
   *
   * @return whether all fit
   */
  boolean arguments(Declarations.Graph graph, List<Typed> arguments, Origin call) {
    List<Integer> wrong = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      if (!fits(graph.parameters().get(i), arguments.get(i).type())) {
        wrong.add(i);
      }
    }
    if (wrong.size() == 2 && isSwap(graph, arguments, wrong.getFirst(), wrong.getLast())) {
      swapped(graph, arguments, wrong, call);
    } else {
      wrong.forEach(i -> argument(graph, i, arguments.get(i)));
    }
    return wrong.isEmpty();
  }

  private static boolean isSwap(Declarations.Graph graph, List<Typed> arguments, int a, int b) {
    return fits(graph.parameters().get(a), arguments.get(b).type())
        && fits(graph.parameters().get(b), arguments.get(a).type());
  }

  private void swapped(
      Declarations.Graph graph, List<Typed> arguments, List<Integer> wrong, Origin call) {
    String right =
        IntStream.range(0, arguments.size())
            .map(i -> wrong.contains(i) ? wrong.getFirst() + wrong.getLast() - i : i)
            .mapToObj(i -> arguments.get(i).written().origin().text())
            .collect(Collectors.joining(", "));
    findings.report(
        Diagnostic.error(
                "type", call, "two arguments of `" + graph.name() + "` have changed places")
            .withNote(graph.syntax().name().origin(), "it takes " + parameters(graph))
            .withHint("write `" + graph.name() + "(" + right + ")`"));
  }

  private static String parameters(Declarations.Graph graph) {
    return graph.syntax().parameters().stream()
        .map(parameter -> "`" + parameter.name() + " : " + parameter.type() + "`")
        .collect(Collectors.joining(", "));
  }

  private void argument(Declarations.Graph graph, int index, Typed argument) {
    Parameter parameter = graph.syntax().parameters().get(index);
    String what = isValue(argument) ? argument.text() : described(argument);
    TermType type = graph.parameters().get(index).orElseThrow();
    findings.report(
        withValues(
            argument.written().origin().text(),
            type,
            Diagnostic.error(
                    "type",
                    argument.written().origin(),
                    what
                        + " is not a value of `"
                        + type
                        + "`, the type of the argument `"
                        + parameter.name()
                        + "`")
                .withNote(parameter.name().origin(), "`" + graph.name() + "` takes it here")));
  }
}
