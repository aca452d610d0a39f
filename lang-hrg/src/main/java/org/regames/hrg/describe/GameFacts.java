package org.regames.hrg.describe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** What the names of a game mean, as far as their values show it. */
final class GameFacts {
  private static final int FEWEST_PLACES = 4;

  /** How many more keys than places a board may have: an edge, a wall, four sides. */
  private static final int MOST_OUTSIDE = 4;

  private final HrgGame text;
  private final Game game;
  private final Typing typing;

  /** Graphs apart from the rest, which may have the same names. */
  private final Map<String, HrgDefinition.Graph> graphs = new HashMap<>();

  private final Map<String, HrgDefinition> definitions = new HashMap<>();
  private final Map<String, Constant> constants;
  private final List<String> players;
  private final Optional<HrgDefinition.Variable> board;
  private final Optional<Grid> grid;
  private final Set<String> places;
  private final String noun;
  private final Set<String> edges;
  private final Set<String> markers;
  private final Set<String> symbols = new HashSet<>();
  private final boolean hides;
  private final Map<String, List<String>> members = new HashMap<>();
  private final Map<String, Map<List<String>, Grid.GridOffset>> steps = new HashMap<>();
  private final Map<Value.MapLiteral, Map<String, Value>> indexes = new IdentityHashMap<>();

  GameFacts(HrgGame text, Game game) {
    this.text = text;
    this.game = game;
    this.typing = Typing.of(game);
    for (HrgDefinition each : text.definitions()) {
      if (each instanceof HrgDefinition.Graph graph) {
        graphs.putIfAbsent(graph.name().text(), graph);
      } else {
        definitions.putIfAbsent(each.name().text(), each);
      }
    }
    this.constants =
        game.constants().stream()
            .collect(Collectors.toMap(Constant::name, each -> each, (first, _) -> first));
    this.players = members(Builtins.PLAYER_TYPE);
    this.board = board();
    Optional<HrgType> keys = board.map(GameFacts::keys);
    Optional<HrgDefinition.Domain> domain = keys.flatMap(this::places);
    this.grid = domain.flatMap(this::grid);
    this.places =
        new LinkedHashSet<>(
            domain
                .map(each -> members(each.name().text()))
                .orElse(keys.map(this::members).orElse(List.of())));
    this.noun = domain.map(each -> PlainNames.split(each.name().text())).orElse("place");
    this.markers = findMarkers();
    this.hides = findHiding();
    text.all(HrgDefinition.Domain.class)
        .forEach(each -> symbols.addAll(members(each.name().text())));
    this.edges =
        text.all(HrgDefinition.Function.class).stream()
            .flatMap(function -> outside(function.name().text()).stream())
            .collect(Collectors.toSet());
  }

  HrgGame text() {
    return text;
  }

  List<String> players() {
    return players;
  }

  /** The map that says what stands on the places of the board, if there is one. */
  Optional<HrgDefinition.Variable> boardVariable() {
    return board;
  }

  /** The places of the board, without what else its map has, such as what lies beyond the edge. */
  Set<String> places() {
    return places;
  }

  /** What a place is called. */
  String noun() {
    return noun;
  }

  /** The places as a grid, if they form one. */
  Optional<Grid> grid() {
    return grid;
  }

  /** The graph of a name. */
  Optional<HrgDefinition.Graph> graph(String name) {
    return Optional.ofNullable(graphs.get(name));
  }

  /** The function, variable or domain of a name, if it is of that kind. */
  <D extends HrgDefinition> Optional<D> definition(String name, Class<D> kind) {
    return Optional.ofNullable(definitions.get(name)).filter(kind::isInstance).map(kind::cast);
  }

  /** The symbols of a domain; none if the name does not stand for a finite set. */
  List<String> members(String domain) {
    return members.computeIfAbsent(domain, this::findMembers);
  }

  private List<String> findMembers(String domain) {
    return typing
        .shape(new Type.Named(domain))
        .filter(Shape.SetShape.class::isInstance)
        .map(shape -> ((Shape.SetShape) shape).symbols())
        .orElse(List.of());
  }

  /** The symbols of a type, if it is a set. */
  List<String> members(HrgType type) {
    return switch (type) {
      case HrgType.Named(Name name) -> members(name.text());
      case HrgType.Members(List<Name> names, _) -> names.stream().map(Name::text).toList();
      case HrgType.Arrow _ -> List.of();
    };
  }

  /** The initial value of a variable. */
  Optional<Value> initial(String variable) {
    return game.variable(variable).map(each -> each.initial());
  }

  /** The first variable map whose keys are not players. */
  private Optional<HrgDefinition.Variable> board() {
    return text.all(HrgDefinition.Variable.class).stream()
        .filter(
            variable ->
                variable.type() instanceof HrgType.Arrow(HrgType from, HrgType to, _)
                    && !(to instanceof HrgType.Arrow)
                    && members(from).size() >= FEWEST_PLACES
                    && !players.containsAll(members(from)))
        .findFirst();
  }

  private static HrgType keys(HrgDefinition.Variable variable) {
    return ((HrgType.Arrow) variable.type()).source();
  }

  /** The keys of the board, places or not. */
  List<String> boardKeys() {
    return board.map(variable -> members(keys(variable))).orElse(List.of());
  }

  /** Whether the places hold anything but numbers. */
  boolean holdsPieces() {
    return board
        .map(variable -> members(((HrgType.Arrow) variable.type()).target()))
        .filter(values -> values.stream().anyMatch(each -> GridPlace.number(each).isEmpty()))
        .isPresent();
  }

  /** The domain of places among the keys of the board: all of them, or all but very few. */
  private Optional<HrgDefinition.Domain> places(HrgType keys) {
    List<String> all = members(keys);
    return text.all(HrgDefinition.Domain.class).stream()
        .filter(domain -> all.containsAll(members(domain.name().text())))
        .filter(domain -> members(domain.name().text()).size() >= FEWEST_PLACES)
        .filter(domain -> all.size() - members(domain.name().text()).size() <= MOST_OUTSIDE)
        .min(Comparator.comparingInt(domain -> members(domain.name().text()).size()));
  }

  private Optional<Grid> grid(HrgDefinition.Domain domain) {
    if (domain.elements().size() != 1
        || !(domain.elements().getFirst() instanceof Element.Construction(_, var names, _, _))
        || names.size() != 2) {
      return Optional.empty();
    }
    List<String> arguments = names.stream().map(Name::text).toList();
    boolean isPlain = arguments.equals(List.of("X", "Y"));
    return Grid.of(
        isPlain ? "column" : arguments.getFirst(),
        isPlain ? "row" : arguments.getLast(),
        members(domain.name().text()));
  }

  /** Whether a variable or parameter of this type holds a place, or the value for off the board. */
  boolean isPlace(HrgType type) {
    return !places.isEmpty() && members(type).containsAll(places);
  }

  /** What one member of a type is called. */
  String noun(HrgType type) {
    return members(type).equals(List.copyOf(places)) || !(type instanceof HrgType.Named)
        ? noun
        : PlainNames.split(type.toString());
  }

  /** Whether a symbol is not a place, but may stand where one is expected. */
  boolean isOutside(String symbol) {
    return !places.isEmpty()
        && !places.contains(symbol)
        && text.all(HrgDefinition.Domain.class).stream()
            .map(domain -> members(domain.name().text()))
            .anyMatch(all -> all.contains(symbol) && all.containsAll(places));
  }

  /** Whether every step that leaves the board leads to this symbol. */
  boolean isBeyondEdge(String symbol) {
    return edges.equals(Set.of(symbol));
  }

  /** Whether a function, variable or domain has a name. */
  boolean isDefined(String name) {
    return definitions.containsKey(name);
  }

  /** Whether any domain has a symbol. */
  boolean isSymbol(String name) {
    return symbols.contains(name);
  }

  /** Whether a function is a predicate, with values of type {@code Bool}. */
  boolean isTruth(String function) {
    return definition(function, HrgDefinition.Function.class)
        .map(HrgDefinition.Function::type)
        .filter(type -> ("" + type).endsWith(Builtins.BOOL_TYPE))
        .isPresent();
  }

  /** Whether some tags may be hidden from players. */
  boolean hides() {
    return hides;
  }

  private boolean findHiding() {
    return text.all(HrgDefinition.Graph.class).stream()
        .flatMap(graph -> graph.body().statements().stream())
        .flatMap(HrgStatement::allExpressions)
        .anyMatch(
            each ->
                each instanceof HrgExpression.Reference(Name name)
                    && name.text().equals(Builtins.VISIBLE));
  }

  /** The variables that hold a single place. */
  Set<String> markers() {
    return markers;
  }

  private Set<String> findMarkers() {
    return text.all(HrgDefinition.Variable.class).stream()
        .filter(variable -> isPlace(variable.type()))
        .map(variable -> variable.name().text())
        .collect(Collectors.toSet());
  }

  /** The value of a constant map at these symbols, one after the other. */
  private Optional<String> at(Value value, List<String> keys) {
    Value rest = value;
    for (String key : keys) {
      if (rest instanceof Value.Named(String name, _) && constants.containsKey(name)) {
        rest = constants.get(name).value();
      }
      if (!(rest instanceof Value.MapLiteral map)) {
        return Optional.empty();
      }
      rest =
          Optional.ofNullable(index(map).get(key)).or(map::otherwise).orElse(new Value.Named(""));
    }
    return rest instanceof Value.Named(String name, _) ? Optional.of(name) : Optional.empty();
  }

  private Map<String, Value> index(Value.MapLiteral map) {
    return indexes.computeIfAbsent(
        map,
        _ ->
            map.entries().stream()
                .collect(
                    Collectors.toMap(Value.Entry::key, Value.Entry::value, (first, _) -> first)));
  }

  /** Whether a function gives the other one of two players. */
  boolean isOpponent(String function) {
    Constant constant = constants.get(function);
    return constant != null
        && players.size() == 2
        && at(constant.value(), players.subList(0, 1)).equals(Optional.of(players.get(1)))
        && at(constant.value(), players.subList(1, 2)).equals(Optional.of(players.get(0)));
  }

  /** The step of a function that counts until it reaches a limit: 1 or -1. */
  OptionalInt counts(String function) {
    Constant constant = constants.get(function);
    Optional<HrgDefinition.Function> defined = definition(function, HrgDefinition.Function.class);
    if (constant == null
        || defined.isEmpty()
        || !(defined.get().type() instanceof HrgType.Arrow(HrgType source, HrgType target, _))
        || target instanceof HrgType.Arrow) {
      return OptionalInt.empty();
    }
    List<String> numbers = members(source);
    for (int by : new int[] {1, -1}) {
      if (numbers.size() > 1
          && numbers.stream().allMatch(each -> isNext(constant.value(), each, by, numbers))) {
        return OptionalInt.of(by);
      }
    }
    return OptionalInt.empty();
  }

  private boolean isNext(Value table, String number, int by, List<String> numbers) {
    Optional<Integer> found = at(table, List.of(number)).flatMap(GridPlace::number);
    Optional<Integer> from = GridPlace.number(number);
    if (found.isEmpty() || from.isEmpty()) {
      return false;
    }
    boolean isLast =
        numbers.stream()
            .flatMap(each -> GridPlace.number(each).stream())
            .noneMatch(n -> n == from.get() + by);
    return found.get() == from.get() + (isLast ? 0 : by);
  }

  /**
   * The steps that a function makes, by the arguments before the place; none if it is not a step.
   */
  Map<List<String>, Grid.GridOffset> steps(String function) {
    return steps.computeIfAbsent(function, this::findSteps);
  }

  private Map<List<String>, Grid.GridOffset> findSteps(String function) {
    Map<List<String>, Grid.GridOffset> steps = new LinkedHashMap<>();
    for (List<String> prefix : prefixes(function)) {
      Optional<Grid.GridOffset> step = step(constants.get(function).value(), prefix);
      if (step.isEmpty()) {
        return Map.of();
      }
      steps.put(prefix, step.get());
    }
    return steps;
  }

  /** Where the steps that a function makes lead when they leave the board. */
  Set<String> outside(String function) {
    return steps(function).keySet().stream()
        .flatMap(prefix -> outside(constants.get(function).value(), prefix).stream())
        .collect(Collectors.toSet());
  }

  /**
   * The arguments that may precede the place in a function from places to places; none for others.
   */
  private List<List<String>> prefixes(String function) {
    Optional<HrgDefinition.Function> defined = definition(function, HrgDefinition.Function.class);
    if (grid.isEmpty() || !constants.containsKey(function) || defined.isEmpty()) {
      return List.of();
    }
    HrgType rest = defined.get().type();
    Optional<HrgType> before = Optional.empty();
    if (rest instanceof HrgType.Arrow(HrgType source, HrgType target, _) && !isPlace(source)) {
      before = Optional.of(source);
      rest = target;
    }
    boolean leads =
        rest instanceof HrgType.Arrow(HrgType source, HrgType target, _)
            && isPlace(source)
            && isPlace(target);
    return leads
        ? before
            .map(type -> members(type).stream().map(List::of).toList())
            .orElse(List.of(List.of()))
        : List.of();
  }

  private Optional<Grid.GridOffset> step(Value table, List<String> prefix) {
    return outside(table, prefix).size() > 1
        ? Optional.empty()
        : grid.orElseThrow().step(place -> leads(table, prefix, place));
  }

  private Set<String> outside(Value table, List<String> prefix) {
    return places.stream()
        .map(place -> leads(table, prefix, place))
        .filter(to -> !places.contains(to))
        .collect(Collectors.toSet());
  }

  private String leads(Value table, List<String> prefix, String place) {
    List<String> keys = new ArrayList<>(prefix);
    keys.add(place);
    return at(table, keys).orElse("");
  }

  /**
   * Whether a function only puts its arguments together: {@code piece(Who, What) = P(Who, What)}.
   */
  boolean isConstructor(String function) {
    return definition(function, HrgDefinition.Function.class)
        .filter(defined -> defined.cases().size() == 1)
        .map(defined -> defined.cases().getFirst())
        .filter(GameFacts::onlyConstructs)
        .isPresent();
  }

  private static boolean onlyConstructs(HrgDefinition.Case only) {
    List<String> taken = new ArrayList<>();
    only.patterns()
        .forEach(p -> taken.add(p instanceof HrgPattern.Variable(Name n) ? n.text() : ""));
    return only.body() instanceof HrgExpression.Construction(_, var arguments, _)
        && taken.equals(
            arguments.stream()
                .map(each -> each instanceof HrgExpression.Reference(Name n) ? n.text() : "?")
                .toList());
  }
}
