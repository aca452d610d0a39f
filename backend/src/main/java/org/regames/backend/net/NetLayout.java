package org.regames.backend.net;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.backend.layout.Dimension;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.layout.Layout;
import org.regames.backend.layout.MapLayout;
import org.regames.backend.layout.Numbering;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.Plan;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.net.NetGame;

/** The net of a game in terms of numbers of nodes, symbols, variables and cells. Immutable. */
final class NetLayout {
  /** The node where the keeper tests whether the play has ended. */
  static final int ASK = 0;

  static final int END = 1;

  /** The cell of a variable that holds some facts. */
  record FactCell(int cell, int[] facts, int[] symbols, int none) {}

  final NetGame game;
  final Wiring wiring;
  final Plan plan;
  final int keeper;
  final int[] roleSymbols;
  final int[] tags;

  /** The symbols of the scores of each role. */
  final int[][] scores;

  /** The cell of each role in the array of scores; -1 for random. */
  final int[] goalsCells;

  final int[][] scoreLiterals;

  /** The moves of each role, in the order of its outputs. */
  final int[][] movesOfRoles;

  /** The facts that determine the phase, and the phase of each of them. */
  final int[] phaseFacts;

  final int[] phasesOfFacts;

  /** The facts of the first state, a bit for each. */
  final long[] initial;

  final int player;
  final int goals;
  final int visible;

  /** Who sees tags normally, and while choices are hidden: nobody. */
  final int[] seen;

  final int[] unseen;

  /** The first node of each phase; those of its other choices follow. */
  final int[] phaseNodes;

  /** The facts in each place of each variable, if any. */
  final List<List<FactCell>> places = new ArrayList<>();

  /** For each variable the role whose move it keeps, or -1. */
  final int[] keeps;

  NetLayout(NetGame game) {
    this.game = game;
    this.wiring = new Wiring(game);
    GameLayout layout = GameLayout.of(changing(game));
    Numbering numbering = layout.numbering();
    List<String> nodes = new ArrayList<>(List.of("ask", "end"));
    phaseNodes = new int[game.phases().size()];
    for (int phase = 0; phase < phaseNodes.length; phase++) {
      phaseNodes[phase] = nodes.size();
      game.phases().get(phase).choices().forEach(choice -> nodes.add(choice.node()));
    }
    plan = plan(layout, nodes);
    keeper = numbering.find(Builtins.KEEPER);
    roleSymbols = game.roles().stream().mapToInt(role -> numbering.find(role.symbol())).toArray();
    tags = game.moves().stream().mapToInt(move -> numbering.find(move.tag())).toArray();
    scores = new int[roleSymbols.length][];
    goalsCells = new int[roleSymbols.length];
    keeps = new int[layout.variables().size()];
    Arrays.fill(keeps, -1);
    layout.variables().forEach(_ -> places.add(new ArrayList<>()));
    for (int role = 0; role < roleSymbols.length; role++) {
      NetGame.Role one = game.roles().get(role);
      scores[role] =
          one.scores().stream().mapToInt(score -> numbering.find(score.symbol())).toArray();
      boolean isPlayer = !one.symbol().equals(Builtins.RANDOM);
      goalsCells[role] = isPlayer ? cell(layout, Builtins.GOALS, List.of(one.symbol())) : -1;
      int number = role;
      one.kept().ifPresent(variable -> keeps[layout.variable(variable)] = number);
    }
    scoreLiterals = new int[roleSymbols.length][];
    movesOfRoles = new int[roleSymbols.length][];
    for (int role = 0; role < roleSymbols.length; role++) {
      int number = role;
      scoreLiterals[role] =
          game.roles().get(role).scores().stream().mapToInt(NetGame.Score::literal).toArray();
      movesOfRoles[role] =
          IntStream.range(0, tags.length)
              .filter(move -> game.moves().get(move).role() == number)
              .toArray();
    }
    phaseFacts = ints(game.phaseOf().keySet());
    phasesOfFacts = ints(game.phaseOf().values());
    initial = new long[(wiring.facts + Long.SIZE - 1) / Long.SIZE];
    for (int fact = 0; fact < wiring.facts; fact++) {
      initial[fact >> 6] |= game.initial().get(fact) ? 1L << fact : 0;
    }
    player = layout.variable(Builtins.PLAYER);
    goals = layout.variable(Builtins.GOALS);
    visible = layout.variable(Builtins.VISIBLE);
    seen = fill(visible);
    unseen = new int[seen.length];
    Arrays.fill(unseen, numbering.find("0"));
    for (NetGame.FactVariable place : game.places()) {
      places.get(layout.variable(place.variable())).add(place(layout, place));
    }
  }

  /** The frame with an assignment to each map, since layouts depend on assignments. */
  private static Game changing(NetGame game) {
    Game frame = game.frame();
    Map<String, NetGame.FactVariable> maps = new LinkedHashMap<>();
    game.places().stream()
        .filter(place -> !place.keys().isEmpty())
        .forEach(place -> maps.putIfAbsent(place.variable(), place));
    List<Edge> edges = new ArrayList<>();
    maps.values()
        .forEach(
            place -> edges.add(edge(place.variable(), place.keys(), place.symbols().getFirst())));
    NetGame.Role one =
        game.roles().stream()
            .filter(role -> !role.symbol().equals(Builtins.RANDOM))
            .findFirst()
            .orElseThrow();
    edges.add(edge(Builtins.VISIBLE, List.of(one.symbol()), "0"));
    edges.add(edge(Builtins.GOALS, List.of(one.symbol()), "0"));
    return new Game(frame.types(), frame.constants(), frame.variables(), edges, frame.pragmas());
  }

  private static Edge edge(String variable, List<String> keys, String symbol) {
    Expression place = new Expression.Reference(variable);
    for (String key : keys) {
      place = new Expression.Access(place, new Expression.Reference(key));
    }
    return new Edge("ask", "ask", new Action.Assignment(place, new Expression.Reference(symbol)));
  }

  private static int[] ints(Collection<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The initial values of the cells of a map, and one more cell. */
  int[] fill(int variable) {
    Layout.Slot slot = plan.layout().variables().get(variable);
    int[] cells = slot.array().orElseThrow().fill(slot.initial());
    return Arrays.copyOf(cells, cells.length + 1);
  }

  private static FactCell place(GameLayout layout, NetGame.FactVariable place) {
    Numbering numbering = layout.numbering();
    Optional<MapLayout> array = layout.variables().get(layout.variable(place.variable())).array();
    return new FactCell(
        array.isEmpty() ? 0 : cell(layout, place.variable(), place.keys()),
        place.facts().stream().mapToInt(Integer::intValue).toArray(),
        place.symbols().stream().mapToInt(numbering::find).toArray(),
        place.none().map(numbering::find).orElse(-1));
  }

  private static int cell(GameLayout layout, String variable, List<String> keys) {
    MapLayout array = layout.variables().get(layout.variable(variable)).array().orElseThrow();
    int cell = 0;
    for (int key = 0; key < keys.size(); key++) {
      Dimension dimension = array.dimensions().get(key);
      int symbol = layout.numbering().find(keys.get(key));
      cell += dimension.place(symbol) * array.sizeAfter(key + 1);
    }
    return cell;
  }

  /** A plan without functions: states of nets find and play moves themselves. */
  private static Plan plan(GameLayout layout, List<String> nodes) {
    return new Plan(
        layout.state(),
        new Plan.Constants(List.of(), List.of()),
        List.of(),
        new TreeMap<>(),
        new Plan.Keeper(new TreeMap<>(), true),
        new Plan.MoveFormat(true, false),
        Plan.VisitMemory.of(List.of(), 0),
        BitboardLayout.NONE,
        Plan.ScalarCode.NONE,
        new Plan.Nodes(nodes, ASK, END));
  }
}
