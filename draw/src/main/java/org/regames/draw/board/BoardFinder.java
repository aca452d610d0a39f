package org.regames.draw.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.ParameterVariable;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Automaton;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.analysis.Liveness;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/** Classifies the variables of a game: boards, layers of boards, notes. */
final class BoardFinder {
  private static final long MOST_WORK = 500_000;
  private static final String NEXT = "next_";
  private static final int MOST_ENTRIES = 24;
  private static final Set<String> DIE = Set.of("1", "2", "3", "4", "5", "6");
  private static final int MOST_PATHS = 10_000;
  private static final int MANY_CELLS = 36;
  private static final int MANY_PIECES = 10;

  private final Game game;
  private final ViewFile said;
  private final Typing typing;
  private final List<String> players;
  private final List<LayerCandidate> candidates = new ArrayList<>();
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<Layer, Looks> looks = new HashMap<>();
  private final Map<String, List<String>> sides = new HashMap<>();
  private final Map<String, Looks> noted = new HashMap<>();
  private final Map<String, List<List<String>>> notes = new LinkedHashMap<>();
  private final List<Board> boards = new ArrayList<>();
  private final ConstantMaps constants;

  BoardFinder(Game game, ViewFile said) {
    this.game = game;
    this.said = said;
    this.typing = Typing.of(game);
    this.players =
        game.type(Builtins.PLAYER_TYPE)
            .flatMap(type -> typing.shape(type.type()))
            .map(shape -> shape instanceof Shape.SetShape set ? set.symbols() : List.<String>of())
            .orElse(List.of());
    Map<String, Value> byName = new HashMap<>();
    game.constants().forEach(constant -> byName.putIfAbsent(constant.name(), constant.value()));
    this.constants = new ConstantMaps(byName);
  }

  BoardView view() {
    Set<String> used = used();
    Candidates finder = new Candidates(typing, new CellMaps(game, typing), players);
    for (Variable variable : game.variables()) {
      if (used.contains(variable.name())) {
        variables.put(variable.name(), variable);
        finder.of(variable).stream().map(this::asSaid).forEach(candidates::add);
      }
    }
    candidates.removeIf(this::isMark);
    List<LayerCandidate> kept = candidates.stream().filter(this::isMemory).toList();
    kept.forEach(candidate -> variables.remove(candidate.variable()));
    candidates.removeAll(kept);
    Map<List<Object>, List<LayerCandidate>> groups = new LinkedHashMap<>();
    for (LayerCandidate candidate : candidates) {
      List<Object> key = List.of(candidate.placed().kind(), List.copyOf(candidate.keys().keySet()));
      groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(candidate);
    }
    groups.values().forEach(this::boards);
    Set<String> cells = new HashSet<>();
    boards.forEach(board -> board.cells().forEach(cell -> cells.addAll(cell.keys())));
    Set<String> tagged = tagged();
    variables.values().forEach(variable -> addNotes(variable, cells, tagged));
    Hands hands = Hands.of(players, notes, noted);
    return new BoardView(boards, looks, sides, noted, notes, said.labels(), hands, hasDice());
  }

  /** Whether the game has a type with the numbers of a die, or throws a die by name. */
  private boolean hasDice() {
    return game.types().stream()
        .flatMap(type -> typing.shape(type.type()).stream())
        .anyMatch(
            shape ->
                shape instanceof Shape.SetShape set
                    && set.symbols().size() >= DIE.size()
                    && (Set.copyOf(set.symbols()).equals(DIE)
                        || set.symbols().stream()
                            .filter(symbol -> symbol.contains("__"))
                            .anyMatch(symbol -> DiceFaces.in(List.of(symbol)).isPresent())));
  }

  private LayerCandidate asSaid(LayerCandidate found) {
    ViewFile.BoardLook look = said.boards().get(found.variable());
    if (look == null) {
      return found;
    }
    Placed placed = ViewPlaces.of(found.placed(), look);
    Map<String, List<String>> keys = new LinkedHashMap<>();
    int length = found.keys().values().iterator().next().size();
    for (String cell : placed.places().keySet()) {
      keys.put(cell, List.of(cell.split(" ", length)));
    }
    return new LayerCandidate(
        found.variable(),
        found.prefix(),
        found.after(),
        placed,
        keys,
        found.values(),
        found.counts());
  }

  /** Whether a map marks only few cells of a board, and so is not a board of its own. */
  private boolean isMark(LayerCandidate candidate) {
    Set<String> cells = names(candidate);
    return candidate.isOfTruths()
        && candidates.stream()
            .map(BoardFinder::names)
            .anyMatch(all -> 2 * cells.size() < all.size() && all.containsAll(cells));
  }

  /** Whether a map only remembers where something was done, which no board shows. */
  private boolean isMemory(LayerCandidate candidate) {
    return (Internals.isMemory(candidate.variable()) || candidate.isStateOfSites(candidates))
        && (candidate.isOfTruths() || candidate.isOfNumbers())
        && !said.labels().containsKey(candidate.variable())
        && !said.boards().containsKey(candidate.variable());
  }

  /** The names of cells, even if some of them have a type of their own. */
  private static Set<String> names(LayerCandidate candidate) {
    return candidate.keys().keySet().stream().map(Looks::brief).collect(Collectors.toSet());
  }

  /**
   * The variables whose values matter when somebody is to move. In very large games all do, except
   * those that hold future values of others.
   */
  private Set<String> used() {
    Set<String> names = new HashSet<>();
    game.variables().forEach(variable -> names.add(variable.name()));
    Set<String> used = new LinkedHashSet<>(names);
    used.removeAll(Builtins.VARIABLES);
    used.removeAll(said.hidden());
    used.removeIf(name -> name.startsWith(NEXT) && names.contains(name.substring(NEXT.length())));
    if ((long) game.edges().size() * game.variables().size() <= MOST_WORK) {
      Automaton automaton = Automaton.of(game);
      Liveness liveness = Liveness.ofPlays(automaton, game.variables());
      Set<Integer> nodes = new HashSet<>();
      for (Edge edge : game.edges()) {
        if (edge.action() instanceof Action.Assignment(Expression to, Expression who)
            && to.toString().equals(Builtins.PLAYER)
            && !who.toString().equals(Builtins.KEEPER)) {
          nodes.add(automaton.node(edge.to()));
        }
      }
      used.removeIf(name -> nodes.stream().noneMatch(node -> liveness.isLive(node, name)));
    }
    return used;
  }

  /** Maps with the same cells: layers of one board unless they hide each other. */
  private void boards(List<LayerCandidate> group) {
    List<LayerCandidate> truths = new ArrayList<>();
    Map<String, List<LayerCandidate>> owned = new LinkedHashMap<>();
    List<List<LayerCandidate>> all = new ArrayList<>();
    for (LayerCandidate candidate : group) {
      boolean isOwned =
          candidate.prefix().size() == 1
              && players.contains(candidate.prefix().getFirst())
              && (candidate.isOfTruths() || candidate.isOfNumbers());
      if (isOwned) {
        owned.computeIfAbsent(candidate.variable(), _ -> new ArrayList<>()).add(candidate);
      } else if (candidate.isOfTruths() && candidate.prefix().size() < 2) {
        truths.add(candidate);
      } else {
        all.add(new ArrayList<>(List.of(candidate)));
      }
    }
    all.addAll(owned.values());
    mergeTally(all);
    if (!truths.isEmpty()) {
      if (all.size() == 1) {
        all.getFirst().addAll(truths);
      } else {
        all.add(truths);
      }
    }
    all.forEach(this::board);
  }

  /** Merges maps of pieces and of their numbers into one board, if they agree at the start. */
  private void mergeTally(List<List<LayerCandidate>> all) {
    List<List<LayerCandidate>> pieces =
        all.stream().filter(one -> PieceCounts.isOfPieces(one.getFirst())).toList();
    List<List<LayerCandidate>> tallies =
        all.stream().filter(one -> PieceCounts.isOne(one.getFirst())).toList();
    if (pieces.size() == 1 && tallies.size() == 1) {
      LayerCandidate base = pieces.getFirst().getFirst();
      LayerCandidate tally = tallies.getFirst().getFirst();
      Looks look = new Looks(players, base.symbols(), first(base), "");
      boolean agree =
          base.keys().values().stream()
              .allMatch(
                  keys ->
                      look.of(initial(base, keys)).isPresent() != initial(tally, keys).equals("0"));
      if (agree) {
        all.remove(tallies.getFirst());
        pieces.getFirst().add(tally);
      }
    }
  }

  private void board(List<LayerCandidate> together) {
    Optional<LayerCandidate> counting =
        together.stream().skip(1).filter(PieceCounts::isOne).findFirst();
    List<LayerCandidate> layers = new ArrayList<>(together);
    counting.ifPresent(layers::remove);
    if (counting.isPresent() && !said.boards().containsKey(layers.getFirst().variable())) {
      layers.replaceAll(one -> one.withPlaced(PieceCounts.asTables(one.placed())));
    }
    Optional<Layer> tally = counting.map(this::layer);
    counting.ifPresent(
        one -> looks.put(tally.get(), new Looks(players, one.symbols(), first(one), "")));
    List<String> names =
        layers.stream()
            .filter(LayerCandidate::isOfTruths)
            .map(LayerCandidate::mark)
            .distinct()
            .toList();
    Looks marks = new Looks(players, names, Map.of(), "").withBlank(marked(layers));
    LayerCandidate base = layers.getFirst();
    List<Layer> all = new ArrayList<>();
    Set<String> outside = new HashSet<>();
    CellShapes.Chequers chequers = CellShapes.Chequers.NONE;
    for (LayerCandidate candidate : layers) {
      Layer layer = layer(candidate);
      Looks look = new Looks(players, candidate.symbols(), first(candidate), layer.owner());
      if (candidate.isOfTruths() && layer.owner().isEmpty()) {
        look = look.marking(marks, candidate.mark(), layers.size() > names.size());
      } else if (layer.owner().isEmpty()) {
        outside.addAll(outside(candidate, look));
      }
      CellShapes.Chequers found = chequers(candidate, look);
      chequers = found == CellShapes.Chequers.NONE ? chequers : found;
      looks.put(layer, look.with(said.pieces()));
      all.add(layer);
    }
    ViewFile.BoardLook look = said.boards().get(base.variable());
    Optional<Boolean> wanted = look == null ? Optional.empty() : look.chequered();
    String variable = said.labels().getOrDefault(base.variable(), base.variable());
    String name = all.size() > 1 ? variable : all.getFirst().name(variable);
    boards.add(CellShapes.board(name, base, outside, chequers(wanted, chequers), all, tally));
  }

  /** The chequers of a view, or else those found. */
  private static CellShapes.Chequers chequers(Optional<Boolean> said, CellShapes.Chequers found) {
    if (said.isEmpty()) {
      return found;
    }
    return !said.get()
        ? CellShapes.Chequers.NONE
        : found == CellShapes.Chequers.NONE ? CellShapes.Chequers.USUAL : found;
  }

  /** Chess has a chequered board, and so have games played on one colour, like draughts. */
  private CellShapes.Chequers chequers(LayerCandidate candidate, Looks look) {
    CellShapes.Chequers usual =
        look.isChess() ? CellShapes.Chequers.USUAL : CellShapes.Chequers.NONE;
    if (candidate.placed().kind() != BoardKind.SQUARES || candidate.keys().size() < MANY_CELLS) {
      return usual;
    }
    List<Boolean> colours = new ArrayList<>();
    candidate
        .keys()
        .forEach(
            (cell, keys) -> {
              if (look.of(initial(candidate, keys)).isPresent()) {
                colours.add(CellShapes.isDark(candidate.placed().places().get(cell)));
              }
            });
    return colours.size() < MANY_PIECES || Set.copyOf(colours).size() > 1
        ? usual
        : colours.getFirst() ? CellShapes.Chequers.USUAL : CellShapes.Chequers.OTHERS;
  }

  /** The share of the cells that have each mark at the start. */
  private Map<String, Double> marked(List<LayerCandidate> layers) {
    Map<String, Double> parts = new LinkedHashMap<>();
    for (LayerCandidate candidate : layers) {
      if (candidate.isOfTruths()) {
        int marked = first(candidate).getOrDefault("1", 0);
        parts.merge(candidate.mark(), (double) marked / candidate.keys().size(), Double::sum);
      }
    }
    return parts;
  }

  private Layer layer(LayerCandidate candidate) {
    String owner =
        candidate.prefix().size() == 1 && players.contains(candidate.prefix().getFirst())
            ? candidate.prefix().getFirst()
            : "";
    Map<String, String> through = new HashMap<>();
    ViewFile.BoardLook look = said.boards().get(candidate.variable());
    if (look != null && look.through().containsKey(owner)) {
      Value map = constants.resolve(new Value.Named(look.through().get(owner)));
      for (List<String> keys : candidate.keys().values()) {
        String key = keys.getLast();
        // Places that are not points, such as the bar, have the same name for all players.
        constants
            .at(map, key)
            .map(Value::toString)
            .filter(to -> !Candidates.NO_PLACES.contains(to))
            .ifPresent(to -> through.put(key, to));
      }
    }
    return new Layer(
        candidate.variable(),
        candidate.prefix(),
        candidate.after(),
        through,
        owner,
        candidate.counts());
  }

  private Set<String> outside(LayerCandidate candidate, Looks look) {
    Set<String> outside = new HashSet<>();
    candidate
        .keys()
        .forEach(
            (id, keys) -> {
              if (look.isOutside(initial(candidate, keys))) {
                outside.add(id);
              }
            });
    return outside;
  }

  private String initial(LayerCandidate candidate, List<String> keys) {
    Variable variable = variables.get(candidate.variable());
    List<String> path = candidate.path(keys);
    if (candidate.counts().isEmpty()) {
      return initial(variable, path);
    }
    return Counts.of(
        candidate.counts(),
        key ->
            initial(variable, Stream.concat(path.stream(), Stream.of(key)).toList()).equals("1"));
  }

  private Map<String, Integer> first(LayerCandidate candidate) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    candidate
        .keys()
        .values()
        .forEach(keys -> counts.merge(initial(candidate, keys), 1, Integer::sum));
    return counts;
  }

  /** Adds the parts of a variable that are on no board. */
  private void addNotes(Variable variable, Set<String> cells, Set<String> tagged) {
    Shape shape = typing.shape(variable.type()).orElseThrow();
    List<LayerCandidate> shown =
        candidates.stream()
            .filter(candidate -> candidate.variable().equals(variable.name()))
            .toList();
    boolean isScalar = shape instanceof Shape.SetShape;
    boolean isLabelled = said.labels().containsKey(variable.name());
    if (isScalar && isPassing(variable, (Shape.SetShape) shape, cells, tagged)
        || !isLabelled && Internals.isOne(variable.name())
        || shown.stream().anyMatch(candidate -> !candidate.counts().isEmpty())) {
      return;
    }
    List<List<String>> paths = new ArrayList<>();
    if (!collect(shape, List.of(), paths)) {
      return;
    }
    if (!isScalar
        && !isLabelled
        && shown.isEmpty()
        && (Internals.isOfPlaces(values(shape), cells)
            || Internals.isOfMarks(values(shape), paths, cells))) {
      return;
    }
    List<String> symbols = values(shape).symbols();
    Looks look = new Looks(players, symbols, Map.of(), "");
    if (!isScalar || look.isOfCards()) {
      noted.put(variable.name(), look);
    }
    if (!shown.isEmpty()) {
      Set<List<String>> onBoard = new HashSet<>();
      for (LayerCandidate candidate : shown) {
        candidate.keys().values().forEach(keys -> onBoard.add(candidate.path(keys)));
      }
      paths.removeIf(onBoard::contains);
      paths.removeIf(path -> path.stream().anyMatch(Candidates.NO_PLACES::contains));
      paths.removeIf(path -> look.isOutside(initial(variable, path)));
      paths.removeIf(path -> isSide(variable.name(), path));
    }
    if (!paths.isEmpty() && paths.size() <= MOST_ENTRIES) {
      notes.put(variable.name(), paths);
    }
  }

  /** Records a side of a board that has a value of its own. */
  private boolean isSide(String variable, List<String> path) {
    if (path.size() != 1 || Sides.outward(path.getFirst()).isEmpty()) {
      return false;
    }
    boolean hasEdges =
        boards.stream()
            .filter(board -> board.layers().getFirst().variable().equals(variable))
            .anyMatch(
                board -> board.kind() == BoardKind.HEXAGONS || board.kind() == BoardKind.SQUARES);
    if (hasEdges) {
      sides.computeIfAbsent(variable, _ -> new ArrayList<>()).add(path.getFirst());
    }
    return hasEdges;
  }

  private static Shape.SetShape values(Shape shape) {
    Shape rest = shape;
    while (rest instanceof Shape.MapShape map) {
      rest = map.target();
    }
    return (Shape.SetShape) rest;
  }

  private static boolean isPlaceOrNone(String value, Set<String> cells) {
    return cells.contains(value) || Candidates.NO_PLACES.contains(value);
  }

  /** Whether a variable only remembers the place or move of the last action. */
  private static boolean isPassing(
      Variable variable, Shape.SetShape type, Set<String> cells, Set<String> tagged) {
    long places = type.symbols().stream().filter(cells::contains).count();
    boolean isPlace =
        places > 3
            && 2 * places > type.symbols().size()
            && isPlaceOrNone(variable.initial().toString(), cells);
    boolean isMove =
        tagged.contains(variable.name())
            && type.symbols().stream().allMatch(symbol -> symbol.contains("__"));
    return isPlace || isMove || ParameterVariable.named(variable.name()).isPresent();
  }

  private Set<String> tagged() {
    Set<String> tagged = new HashSet<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.VariableTag(String variable)) {
        tagged.add(variable);
      }
    }
    return tagged;
  }

  private String initial(Variable variable, List<String> path) {
    Value value = variable.initial();
    for (String key : path) {
      value = constants.at(value, key).orElseThrow();
    }
    return constants.resolve(value).toString();
  }

  /** Collects the paths of keys to the values of a map; false if there are too many. */
  private static boolean collect(Shape shape, List<String> path, List<List<String>> paths) {
    switch (shape) {
      case Shape.SetShape _ -> {
        return paths.size() < MOST_PATHS && paths.add(path);
      }
      case Shape.MapShape map -> {
        for (String key : map.source().symbols()) {
          List<String> longer = new ArrayList<>(path);
          longer.add(key);
          if (!collect(map.target(), longer, paths)) {
            return false;
          }
        }
        return true;
      }
    }
  }
}
