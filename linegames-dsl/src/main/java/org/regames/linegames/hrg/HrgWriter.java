package org.regames.linegames.hrg;

import static org.regames.hrg.syntax.Hrg.apply;
import static org.regames.hrg.syntax.Hrg.at;
import static org.regames.hrg.syntax.Hrg.binary;
import static org.regames.hrg.syntax.Hrg.choose;
import static org.regames.hrg.syntax.Hrg.domain;
import static org.regames.hrg.syntax.Hrg.equal;
import static org.regames.hrg.syntax.Hrg.function;
import static org.regames.hrg.syntax.Hrg.literal;
import static org.regames.hrg.syntax.Hrg.make;
import static org.regames.hrg.syntax.Hrg.map;
import static org.regames.hrg.syntax.Hrg.mapLiteral;
import static org.regames.hrg.syntax.Hrg.numbers;
import static org.regames.hrg.syntax.Hrg.part;
import static org.regames.hrg.syntax.Hrg.pattern;
import static org.regames.hrg.syntax.Hrg.ref;
import static org.regames.hrg.syntax.Hrg.type;
import static org.regames.hrg.syntax.Hrg.variable;
import static org.regames.hrg.syntax.Hrg.when;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.Operator;
import org.regames.linegames.model.Direction;
import org.regames.linegames.model.LineGame;
import org.regames.linegames.model.Node;
import org.regames.linegames.model.Piece;

/** Writes games on lines in HRG: the board as maps, the rules as graphs. */
public final class HrgWriter {
  private static final HrgExpression N = ref("N");

  private final LineGame game;
  private final List<HrgDefinition> definitions = new ArrayList<>();

  private HrgWriter(LineGame game) {
    this.game = game;
  }

  /** The whole file, headed by a comment that names the game and draws its board. */
  public static String text(LineGame game) {
    return Header.of(game) + "\n" + HrgText.of(tree(game));
  }

  /** The syntax tree of a game. */
  public static HrgGame tree(LineGame game) {
    HrgWriter writer = new HrgWriter(game);
    writer.addPlayers();
    writer.addBoard();
    writer.addCounters();
    writer.definitions.addAll(new RulesWriter(game).graphs());
    return new HrgGame(writer.definitions);
  }

  private void addPlayers() {
    definitions.add(domain("Player", List.of("white", "black")));
    definitions.add(domain("Score", List.of("50", "0", "100")));
    definitions.add(
        function(
            "opponent",
            map("Player", "Player"),
            when(List.of(literal("white")), ref("black")),
            when(List.of(literal("black")), ref("white"))));
  }

  private void addBoard() {
    definitions.add(domain("Node", game.nodes().stream().map(Node::name).toList()));
    definitions.add(domain("Place", List.of("Node", "nowhere")));
    definitions.add(domain("Content", List.of("empty", "Player", "wall")));
    definitions.add(
        domain("Direction", game.directions().stream().map(Direction::symbol).toList()));
    definitions.add(
        function(
            "along",
            map("Direction", "Place", "Place"),
            game.directions().stream().map(this::lines).toArray(HrgDefinition.Case[]::new)));
    List<HrgExpression.Part> pawns = new ArrayList<>();
    for (Node node : game.nodes()) {
      Piece piece = game.pieces().get(node.name());
      if (piece != null) {
        pawns.add(part(node.name(), piece.symbol()));
      }
    }
    pawns.add(part("nowhere", "wall"));
    definitions.add(variable("board", map("Place", "Content"), mapLiteral("empty", pawns)));
    definitions.add(variable("at", type("Place")));
    definitions.add(variable("over", type("Place")));
  }

  /** Where all lines of one direction lead. */
  private HrgDefinition.Case lines(Direction direction) {
    List<HrgExpression.Part> parts = new ArrayList<>();
    game.lines()
        .forEach(
            (from, outgoing) -> {
              if (outgoing.containsKey(direction)) {
                parts.add(part(from, outgoing.get(direction)));
              }
            });
    return when(List.of(literal(direction.symbol())), mapLiteral("nowhere", parts));
  }

  private void addCounters() {
    game.maxTurns().ifPresent(most -> addCounter("Turn", "T", "turn", "later", most));
    game.stagnation().ifPresent(most -> addCounter("Quiet", "Q", "quiet", "calmer", most));
    int white = game.count(Piece.WHITE);
    int black = game.count(Piece.BLACK);
    // White's pawns minus Black's, plus an offset so that it is never negative.
    definitions.add(numbers("Lead", "L", "N", white + black));
    definitions.add(variable("lead", type("Lead"), make("L", ref("" + white))));
    definitions.add(
        function(
            "captured",
            map("Player", "Lead", "Lead"),
            when(
                List.of(literal("white"), pattern("L", "N")),
                next(Operator.LESS, white + black, Operator.ADD, "L")),
            when(
                List.of(literal("black"), pattern("L", "N")),
                next(Operator.GREATER, 0, Operator.SUBTRACT, "L"))));
    definitions.add(
        function(
            "leader",
            map("Lead", "Content"),
            when(
                List.of(pattern("L", "N")),
                choose(
                    binary(N, Operator.GREATER, ref("" + black)),
                    ref("white"),
                    choose(
                        binary(N, Operator.LESS, ref("" + black)), ref("black"), ref("empty"))))));
  }

  private void addCounter(
      String domain, String constructor, String variable, String function, int most) {
    definitions.add(numbers(domain, constructor, "N", most));
    definitions.add(variable(variable, type(domain), make(constructor, ref("0"))));
    definitions.add(
        function(
            function,
            map(domain, domain),
            when(
                List.of(pattern(constructor, "N")),
                next(Operator.LESS, most, Operator.ADD, constructor))));
  }

  /** {@code if N < end then C(N + 1) else C(N)} and its like. */
  private static HrgExpression next(Operator before, int end, Operator by, String constructor) {
    return choose(
        binary(N, before, ref("" + end)),
        make(constructor, binary(N, by, ref("1"))),
        make(constructor, N));
  }

  /** {@code opponent[me]}. */
  static HrgExpression opponent(HrgExpression player) {
    return at("opponent", player);
  }

  static HrgExpression isAt(HrgExpression place, HrgExpression content) {
    return equal(at("board", place), content);
  }

  static HrgExpression along(String direction, HrgExpression place) {
    return apply("along", ref(direction), place);
  }
}
