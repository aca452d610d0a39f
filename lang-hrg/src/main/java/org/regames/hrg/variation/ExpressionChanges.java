package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgExpression.Application;
import org.regames.hrg.syntax.HrgExpression.Binary;
import org.regames.hrg.syntax.HrgExpression.Reference;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Operator;
import org.regames.hrg.variation.Change.Kind;
import org.regames.ir.diagnostic.Origin;

/** Finds what may replace expressions: values of the same type, and other conditions. */
final class ExpressionChanges {
  private final GameNames names;
  private final Map<String, List<String>> graphs;
  private final List<Change> found;

  /**
   * @param graphs the types of the parameters of each graph
   * @param found receives the changes
   */
  ExpressionChanges(GameNames names, Map<String, List<String>> graphs, List<Change> found) {
    this.names = names;
    this.graphs = graphs;
    this.found = found;
  }

  static Reference ref(String name) {
    return new Reference(new Name(name, Origin.UNKNOWN));
  }

  private void add(Kind kind, HrgExpression node, HrgExpression by) {
    if (!node.equals(by)) {
      found.add(new Change(kind, node, by));
    }
  }

  /** One more and one less, if a name is a number. */
  void number(Name name) {
    if (isNumber(name)) {
      int number = Integer.parseInt(name.text());
      found.add(new Change(Kind.NUMBER, name, new Name("" + (number + 1), name.origin())));
      if (number > 0) {
        found.add(new Change(Kind.NUMBER, name, new Name("" + (number - 1), name.origin())));
      }
    }
  }

  static boolean isNumber(Name name) {
    return name.text().length() < 9 && name.text().chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Changes of a value whose type is known from its context or from itself. */
  void value(HrgExpression value, Optional<String> place, Map<String, HrgType> locals) {
    Optional<String> type = place.or(() -> names.type(value, locals).map(HrgType::toString));
    type.ifPresent(wanted -> values(value, wanted, locals));
    switch (value) {
      case Reference(Name name) -> {
        if (type.isEmpty()) {
          number(name);
        }
      }
      case HrgExpression.Construction construction ->
          construction.arguments().forEach(argument -> value(argument, Optional.empty(), locals));
      case Application application -> application(application, locals);
      case Binary binary -> {
        value(binary.left(), Optional.empty(), locals);
        value(binary.right(), Optional.empty(), locals);
      }
      case HrgExpression.Conditional conditional -> {
        condition(conditional.condition(), locals);
        value(conditional.consequence(), type, locals);
        value(conditional.alternative(), type, locals);
        add(Kind.CONDITION, conditional, conditional.consequence());
        add(Kind.CONDITION, conditional, conditional.alternative());
      }
      case HrgExpression.MapLiteral map -> map.parts().forEach(part -> part(part, locals));
      case HrgExpression.Membership _ -> {}
    }
  }

  private void part(HrgExpression.Part part, Map<String, HrgType> locals) {
    value(part.key(), Optional.empty(), locals);
    value(part.value(), Optional.empty(), locals);
  }

  private void values(HrgExpression value, String wanted, Map<String, HrgType> locals) {
    Set<HrgExpression> others = new LinkedHashSet<>();
    locals.forEach(
        (name, type) -> {
          if (names.fits(type.toString(), wanted)) {
            others.add(ref(name));
          }
        });
    names.symbols(wanted).forEach(symbol -> others.add(ref(symbol)));
    names.variablesOf(wanted).forEach(variable -> others.add(ref(variable)));
    others.forEach(other -> add(Kind.VALUE, value, other));
    for (Map.Entry<String, HrgType> function : names.functions().entrySet()) {
      GameNames.Signature signature = GameNames.signature(function.getValue());
      if (names.fits(signature.result(), wanted)) {
        applied(function.getKey(), signature, value, locals)
            .ifPresent(by -> add(Kind.STEP, value, by));
      }
    }
  }

  /**
   * A function applied to a value, if its last argument has that type and the others can be named
   * here.
   */
  private Optional<HrgExpression> applied(
      String function,
      GameNames.Signature signature,
      HrgExpression value,
      Map<String, HrgType> locals) {
    Optional<HrgType> own = names.type(value, locals);
    if (own.isEmpty()
        || signature.arguments().isEmpty()
        || !names.fits(own.get().toString(), signature.arguments().getLast())) {
      return Optional.empty();
    }
    List<HrgExpression> arguments = new ArrayList<>();
    for (String type : signature.arguments().subList(0, signature.arguments().size() - 1)) {
      Optional<String> first =
          locals.entrySet().stream()
              .filter(local -> names.fits(local.getValue().toString(), type))
              .map(Map.Entry::getKey)
              .findFirst()
              .or(() -> names.symbols(type).stream().findFirst());
      if (first.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(ref(first.get()));
    }
    arguments.add(value);
    return Optional.of(new Application(ref(function), arguments, false, Origin.UNKNOWN));
  }

  private void application(Application application, Map<String, HrgType> locals) {
    List<String> types = List.of();
    if (application.map() instanceof Reference(Name name)) {
      Optional<HrgType> type = Optional.ofNullable(locals.get(name.text()));
      Optional<HrgType> all = type.or(() -> names.type(name.text()));
      types =
          all.map(known -> GameNames.signature(known).arguments())
              .orElse(graphs.getOrDefault(name.text(), List.of()));
      all.ifPresent(known -> alike(application.map(), name.text(), known));
    } else {
      value(application.map(), Optional.empty(), locals);
    }
    for (int i = 0; i < application.arguments().size(); i++) {
      Optional<String> place = i < types.size() ? Optional.of(types.get(i)) : Optional.empty();
      value(application.arguments().get(i), place, locals);
    }
  }

  /** Functions of the same type as another. */
  private void alike(HrgExpression node, String name, HrgType type) {
    for (Map.Entry<String, HrgType> function : names.functions().entrySet()) {
      if (!function.getKey().equals(name)
          && function.getValue().toString().equals(type.toString())) {
        add(Kind.STEP, node, ref(function.getKey()));
      }
    }
  }

  /** Changes of a condition. */
  void condition(HrgExpression condition, Map<String, HrgType> locals) {
    switch (condition) {
      case Binary binary -> binary(binary, locals);
      case Application application when application.calls(HrgKeywords.NOT) -> {
        HrgExpression inner = application.arguments().getFirst();
        add(Kind.CONDITION, condition, inner);
        condition(inner, locals);
      }
      case Application application -> {
        add(Kind.CONDITION, condition, not(application));
        application.arguments().forEach(argument -> value(argument, Optional.empty(), locals));
      }
      case HrgExpression.Membership membership -> {
        add(Kind.CONDITION, condition, not(membership));
        value(membership.value(), Optional.empty(), locals);
      }
      case Reference _,
          HrgExpression.Construction _,
          HrgExpression.Conditional _,
          HrgExpression.MapLiteral _ -> {}
    }
  }

  static HrgExpression not(HrgExpression condition) {
    return new Application(ref(HrgKeywords.NOT), List.of(condition), false, Origin.UNKNOWN);
  }

  private void binary(Binary binary, Map<String, HrgType> locals) {
    switch (binary.operator()) {
      case AND, OR -> {
        add(Kind.CONDITION, binary, binary.left());
        add(Kind.CONDITION, binary, binary.right());
        Operator other = binary.operator() == Operator.AND ? Operator.OR : Operator.AND;
        add(Kind.CONDITION, binary, with(binary, other));
        condition(binary.left(), locals);
        condition(binary.right(), locals);
      }
      case EQUAL -> equality(binary, Operator.UNEQUAL, locals);
      case UNEQUAL -> equality(binary, Operator.EQUAL, locals);
      case LESS -> order(binary, Operator.LESS_OR_EQUAL, Operator.GREATER, locals);
      case LESS_OR_EQUAL -> order(binary, Operator.LESS, Operator.GREATER_OR_EQUAL, locals);
      case GREATER -> order(binary, Operator.GREATER_OR_EQUAL, Operator.LESS, locals);
      case GREATER_OR_EQUAL -> order(binary, Operator.GREATER, Operator.LESS_OR_EQUAL, locals);
      case ADD, SUBTRACT, MODULO -> value(binary, Optional.empty(), locals);
    }
  }

  private static HrgExpression with(Binary binary, Operator operator) {
    return new Binary(operator, binary.left(), binary.right(), binary.origin());
  }

  private void order(Binary binary, Operator near, Operator far, Map<String, HrgType> locals) {
    add(Kind.COMPARISON, binary, with(binary, near));
    add(Kind.COMPARISON, binary, with(binary, far));
    value(binary.left(), Optional.empty(), locals);
    value(binary.right(), Optional.empty(), locals);
  }

  private void equality(Binary binary, Operator other, Map<String, HrgType> locals) {
    add(Kind.COMPARISON, binary, with(binary, other));
    Optional<String> left = names.type(binary.left(), locals).map(HrgType::toString);
    value(binary.left(), left, locals);
    value(binary.right(), left, locals);
  }
}
