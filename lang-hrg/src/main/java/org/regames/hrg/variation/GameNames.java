package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;

/**
 * What the names of a game mean, and the types of its expressions, as far as the text shows them.
 */
final class GameNames {
  /** How a function is used: the types of its arguments and of its result. */
  record Signature(List<String> arguments, String result) {}

  private final Map<String, HrgDefinition.Domain> domains = new LinkedHashMap<>();
  private final Map<String, HrgType> variables = new LinkedHashMap<>();
  private final Map<String, HrgType> functions = new LinkedHashMap<>();
  private final Map<String, String> domainOf = new HashMap<>();
  private final Map<String, Set<String>> within = new HashMap<>();

  GameNames(HrgGame game) {
    for (HrgDefinition.Domain domain : game.all(HrgDefinition.Domain.class)) {
      domains.put(domain.name().text(), domain);
    }
    for (HrgDefinition.Variable variable : game.all(HrgDefinition.Variable.class)) {
      variables.put(variable.name().text(), variable.type());
    }
    for (HrgDefinition.Function function : game.all(HrgDefinition.Function.class)) {
      functions.put(function.name().text(), function.type());
    }
    for (HrgDefinition.Domain domain : domains.values()) {
      for (Element element : domain.elements()) {
        if (!isDomain(symbol(element))) {
          domainOf.putIfAbsent(symbol(element), domain.name().text());
        }
      }
    }
    for (String domain : domains.keySet()) {
      Set<String> inside = new LinkedHashSet<>();
      collect(domain, inside);
      within.put(domain, inside);
    }
  }

  private static String symbol(Element element) {
    return switch (element) {
      case Element.Member(Name name) -> name.text();
      case Element.Construction construction -> construction.constructor().text();
    };
  }

  private void collect(String domain, Set<String> inside) {
    if (inside.add(domain) && isDomain(domain)) {
      domains.get(domain).elements().forEach(element -> collect(symbol(element), inside));
    }
  }

  boolean isDomain(String name) {
    return domains.containsKey(name);
  }

  /** The type of a variable of the whole game, or of a function. */
  Optional<HrgType> type(String name) {
    return Optional.ofNullable(variables.getOrDefault(name, functions.get(name)));
  }

  /** Whether every value of one type is one of another. */
  boolean fits(String type, String wanted) {
    return type.equals(wanted) || within.getOrDefault(wanted, Set.of()).contains(type);
  }

  /** The symbols of a domain and of those inside it, without values that are constructed. */
  List<String> symbols(String domain) {
    return within.getOrDefault(domain, Set.of()).stream()
        .filter(name -> !isDomain(name) && !Name.isPatternVariable(name))
        .toList();
  }

  /** The variables of the whole game that are of a type. */
  List<String> variablesOf(String wanted) {
    return variables.entrySet().stream()
        .filter(variable -> fits(variable.getValue().toString(), wanted))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The functions by name. */
  Map<String, HrgType> functions() {
    return functions;
  }

  static Signature signature(HrgType type) {
    List<String> arguments = new ArrayList<>();
    HrgType rest = type;
    while (rest instanceof HrgType.Arrow(HrgType source, HrgType target, var _)) {
      arguments.add(source.toString());
      rest = target;
    }
    return new Signature(arguments, rest.toString());
  }

  /** The type of an expression, if the names in it determine one. */
  Optional<HrgType> type(HrgExpression expression, Map<String, HrgType> locals) {
    return switch (expression) {
      case HrgExpression.Reference(Name name) -> {
        String text = name.text();
        if (locals.containsKey(text)) {
          yield Optional.of(locals.get(text));
        }
        yield type(text).or(() -> domain(text));
      }
      case HrgExpression.Construction construction -> domain(construction.constructor().text());
      case HrgExpression.Application application ->
          type(application.map(), locals)
              .flatMap(type -> applied(type, application.arguments().size()));
      case HrgExpression.Conditional conditional -> type(conditional.consequence(), locals);
      case HrgExpression.Binary _, HrgExpression.Membership _, HrgExpression.MapLiteral _ ->
          Optional.empty();
    };
  }

  private Optional<HrgType> domain(String symbol) {
    return Optional.ofNullable(domainOf.get(symbol))
        .map(domains::get)
        .map(domain -> new HrgType.Named(domain.name()));
  }

  private static Optional<HrgType> applied(HrgType type, int arguments) {
    HrgType rest = type;
    for (int i = 0; i < arguments; i++) {
      if (!(rest instanceof HrgType.Arrow(HrgType _, HrgType target, var _))) {
        return Optional.empty();
      }
      rest = target;
    }
    return Optional.of(rest);
  }
}
