package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;

/**
 * Replaces a graph, a function or the initial value of a variable by one of the same type from
 * another game. Names are matched: domains by their names, or by what they are made of; variables,
 * functions and graphs by their types, those with the same name first. Definitions without a match
 * come along, renamed if their name is taken.
 */
final class Transplant {
  private final HrgGame game;
  private final Random random;
  private final Map<String, HrgDefinition> donors = new LinkedHashMap<>();
  private final Map<String, String> renamed = new LinkedHashMap<>();
  private final Set<String> taken = new LinkedHashSet<>();
  private final Set<String> matched = new LinkedHashSet<>();
  private final List<HrgDefinition> brought = new ArrayList<>();

  private Transplant(HrgGame game, HrgGame donor, Random random) {
    this.game = game;
    this.random = random;
    donor.definitions().forEach(each -> donors.put(each.name().text(), each));
    new Rebuilding(
            node -> {
              if (node instanceof Name name) {
                taken.add(name.text());
              }
              return Optional.empty();
            })
        .game(game);
  }

  /** A game with a part of another one, which may have errors; empty if no part fits. */
  static Optional<HrgGame> of(HrgGame game, HrgGame donor, Random random) {
    List<HrgDefinition> parts =
        donor.definitions().stream()
            .filter(part -> !(part instanceof HrgDefinition.Domain))
            .filter(part -> !part.name().text().equals(HrgKeywords.RULES))
            .toList();
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    HrgDefinition part = parts.get(random.nextInt(parts.size()));
    return new Transplant(game, donor, random).of(part);
  }

  private Optional<HrgGame> of(HrgDefinition part) {
    types(part).forEach(this::match);
    List<HrgDefinition> places = alike(part);
    if (places.isEmpty()) {
      return Optional.empty();
    }
    HrgDefinition place = places.get(random.nextInt(places.size()));
    renamed.put(part.name().text(), place.name().text());
    uses(part).forEach(this::match);
    HrgDefinition moved = moved(part);
    List<HrgDefinition> definitions = new ArrayList<>();
    for (HrgDefinition each : game.definitions()) {
      definitions.add(each == place ? moved : each);
    }
    definitions.addAll(brought);
    return Optional.of(new HrgGame(definitions));
  }

  /** The names in a definition, in order. */
  private static Set<String> uses(HrgDefinition definition) {
    Set<String> names = new LinkedHashSet<>();
    new Rebuilding(
            node -> {
              if (node instanceof Name name) {
                names.add(name.text());
              }
              return Optional.empty();
            })
        .definition(definition);
    return names;
  }

  /** The names of the domains in the type of a definition. */
  private Set<String> types(HrgDefinition definition) {
    List<HrgType> types =
        switch (definition) {
          case HrgDefinition.Domain _ -> List.of();
          case HrgDefinition.Variable variable -> List.of(variable.type());
          case HrgDefinition.Function function -> List.of(function.type());
          case HrgDefinition.Graph graph ->
              graph.parameters().stream().map(HrgDefinition.Parameter::type).toList();
        };
    Set<String> names = new LinkedHashSet<>();
    types.stream().flatMap(Transplant::named).forEach(names::add);
    return names;
  }

  private static Stream<String> named(HrgType type) {
    return switch (type) {
      case HrgType.Named(Name name) -> Stream.of(name.text());
      case HrgType.Members(List<Name> names, var _) -> names.stream().map(Name::text);
      case HrgType.Arrow(HrgType source, HrgType target, var _) ->
          Stream.concat(named(source), named(target));
    };
  }

  /** Finds the match of a definition of the donor in this game, or brings the definition along. */
  private void match(String name) {
    if (!donors.containsKey(name) || renamed.containsKey(name)) {
      return;
    }
    HrgDefinition donor = donors.get(name);
    switch (donor) {
      case HrgDefinition.Domain domain -> match(domain);
      case HrgDefinition.Variable _, HrgDefinition.Function _, HrgDefinition.Graph _ -> {
        types(donor).forEach(this::match);
        List<HrgDefinition> places =
            alike(donor).stream().filter(place -> !matched.contains(place.name().text())).toList();
        Optional<HrgDefinition> same =
            places.stream().filter(place -> place.name().text().equals(name)).findFirst();
        if (same.isPresent() || !places.isEmpty() && random.nextInt(4) > 0) {
          String found = same.orElse(places.getFirst()).name().text();
          renamed.put(name, found);
          matched.add(found);
        } else {
          bring(donor);
        }
      }
    }
  }

  private void bring(HrgDefinition donor) {
    renamed.put(donor.name().text(), fresh(donor.name().text()));
    uses(donor).forEach(this::match);
    brought.add(moved(donor));
  }

  private String fresh(String name) {
    String other = name;
    for (int i = 2; taken.contains(other) || renamed.containsValue(other); i++) {
      other = name + i;
    }
    return other;
  }

  private void match(HrgDefinition.Domain donor) {
    for (Element element : donor.elements()) {
      if (element instanceof Element.Member(Name member)) {
        match(member.text());
      }
    }
    List<HrgDefinition.Domain> domains = game.all(HrgDefinition.Domain.class);
    Optional<HrgDefinition.Domain> found =
        domains.stream()
            .filter(domain -> domain.name().text().equals(donor.name().text()))
            .findFirst()
            .or(
                () ->
                    domains.stream()
                        .filter(domain -> !matched.contains(domain.name().text()))
                        .filter(domain -> isLike(donor, domain))
                        .findFirst());
    if (found.isPresent()) {
      renamed.put(donor.name().text(), found.get().name().text());
      matched.add(found.get().name().text());
      symbols(donor, found.get());
    } else {
      for (Element element : donor.elements()) {
        renamed.computeIfAbsent(symbol(element), this::fresh);
      }
      renamed.put(donor.name().text(), fresh(donor.name().text()));
      brought.add(moved(donor));
    }
  }

  /**
   * Whether two domains have equally many constructions with equally many arguments, and share a
   * domain.
   */
  private boolean isLike(HrgDefinition.Domain donor, HrgDefinition.Domain domain) {
    List<Integer> arities = arities(donor);
    if (!arities.equals(arities(domain))) {
      return false;
    }
    return !arities.isEmpty()
        || donor.elements().stream()
            .map(element -> renamed.get(symbol(element)))
            .anyMatch(
                name ->
                    name != null
                        && domain.elements().stream()
                            .anyMatch(element -> symbol(element).equals(name)));
  }

  private static List<Integer> arities(HrgDefinition.Domain domain) {
    return domain.elements().stream()
        .filter(Element.Construction.class::isInstance)
        .map(element -> ((Element.Construction) element).arguments().size())
        .toList();
  }

  private static String symbol(Element element) {
    return switch (element) {
      case Element.Member(Name name) -> name.text();
      case Element.Construction construction -> construction.constructor().text();
    };
  }

  /** Matches symbols of the same name or, if there are none, those at the same place. */
  private void symbols(HrgDefinition.Domain donor, HrgDefinition.Domain domain) {
    List<String> own = domain.elements().stream().map(Transplant::symbol).toList();
    for (int i = 0; i < donor.elements().size(); i++) {
      String symbol = symbol(donor.elements().get(i));
      String other = own.contains(symbol) ? symbol : own.get(Math.min(i, own.size() - 1));
      renamed.putIfAbsent(symbol, other);
    }
  }

  /** The definitions of this game that have the type of one of the donor. */
  private List<HrgDefinition> alike(HrgDefinition donor) {
    String type = type(moved(donor));
    return game.definitions().stream()
        .filter(own -> own.getClass() == donor.getClass() && type(own).equals(type))
        .toList();
  }

  private static String type(HrgDefinition definition) {
    return switch (definition) {
      case HrgDefinition.Domain domain -> domain.name().text();
      case HrgDefinition.Variable variable -> variable.type().toString();
      case HrgDefinition.Function function -> function.type().toString();
      case HrgDefinition.Graph graph ->
          graph.parameters().stream().map(each -> each.type().toString()).toList().toString();
    };
  }

  private HrgDefinition moved(HrgDefinition definition) {
    return Rebuilding.ofNames(
            name -> new Name(renamed.getOrDefault(name.text(), name.text()), name.origin()))
        .definition(definition);
  }
}
