package org.regames.lud.tree;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a parameter can stand for. Each ludeme has one kind; some kinds are written as symbols, and
 * {@link #TEXT}, {@link #INT}, {@link #FLOAT}, {@link #DIM} and {@link #BOOLEAN} as literals.
 */
public enum Kind {
  GAME("a game"),
  GAMES("`(games …)`"),
  SUBGAME("`(subgame …)`"),
  PLAYERS("`(players …)`"),
  PLAYER_ENTRY("`(player …)`"),
  MODE("`(mode …)`"),
  EQUIPMENT("`(equipment …)`"),
  ITEM("an item of the equipment"),
  RULES("`(rules …)`"),
  META("`(meta …)`"),
  META_RULE("a meta rule"),
  START("`(start …)`"),
  START_RULE("a rule of the start"),
  PIECE_COUNT("`(count …)`"),
  PLAY("`(play …)`"),
  PHASE("`(phase …)`"),
  NEXT_PHASE("`(nextPhase …)`"),
  END("`(end …)`"),
  END_RULE("a rule of the end"),
  FINAL_SCORE("`(score …)`"),
  PAYOFF("`(payoff …)`"),
  MOVES("moves"),
  FROM("`(from …)`"),
  TO("`(to …)`"),
  BETWEEN("`(between …)`"),
  APPLY("`(apply …)`"),
  THEN("`(then …)`"),
  STEP("`(step …)`"),
  RANGE("a range"),
  PIECE("`(piece …)`"),
  PLAYER("`(player …)`"),
  GRAPH("the graph of a board"),
  POLY("`(poly …)`"),
  VALUES("`(values …)`"),
  TRACK("`(track …)`"),
  FLIPS("`(flips …)`"),
  PATH("`(path …)`"),
  PAIR("`(pair …)`"),
  REGION("a region"),
  ARRAY("a list of numbers"),
  INT("a number"),
  DIM("a size"),
  FLOAT("a decimal number"),
  BOOLEAN("a condition"),
  TEXT("a text in quotes"),
  ROLE("a role", roles()),
  DIRECTION("a direction", directions()),
  RELATION("a relation", "Adjacent Orthogonal Diagonal OffDiagonal All"),
  SITE_TYPE("a type of sites", "Cell Vertex Edge"),
  WALK_STEP("a step of a walk", "F L R"),
  OUTCOME("an outcome", "Win Loss Draw Tie Abandon Crash"),
  PLAY_MODE("a mode of play", "Alternating Simultaneous Simulation"),
  PLAYER_LOOP("what to loop over", "Player NonMover Track Team"),
  REPETITION("a kind of repetition", "Positional Situational PositionalInTurn SituationalInTurn"),
  GRAVITY("a kind of gravity", "PyramidalDrop"),
  DIAGONALS("a kind of diagonals", "Implied Alternating Solid SolidNoSplit Concentric Radiating"),
  SQUARE_SHAPE("a shape of a board of squares", "Square Limping Diamond Rectangle"),
  HEX_SHAPE("a shape of a board", "Hexagon Triangle Diamond Prism Star Limping Square Rectangle"),
  RING_SHAPE("a shape of rings", "Square Triangle Hexagon Target"),
  STAR_SHAPE("the word `Star`", "Star"),
  TILING("a tiling", "Square Triangular Hexagonal"),
  TILING_NAME("a tiling", "T3464 T33434 T3636 T488 T4612 T31212 T33336 T33344 T333333_33434"),
  STORE("where stores are", "Outer Inner None"),
  STATIC_REGION(
      "a kind of regions",
      "Rows Columns Corners Sides SidesNoCorners AllSites AllDirections Diagonals Layers SubGrids"
          + " Touching HintRegions Regions Vertices"),
  LANDMARK("a landmark", "CentreSite LeftSite RightSite Topsite BottomSite FirstSite LastSite"),
  DEALT("what is dealt", "Cards Dominoes"),
  HIDDEN_DATA("what is hidden", "What Who State Count Rotation Value"),
  WHEN("a moment", "StartOfTurn EndOfTurn StartOfMove EndOfMove"),
  STACK_ORDER("an order of levels", "FromTop FromBottom"),
  PREVIOUS("which player", "Mover MoverLastTurn"),
  SIGHT("what is seen", "Empty Farthest Piece"),
  CONTENTS("what lies there", "Own NotOwn Enemy NotEnemy Empty NotEmpty"),
  ALL_VALUES("the word `All`", "All");

  private final String noun;
  private final Set<String> symbols;

  Kind(String noun) {
    this(noun, Stream.of());
  }

  Kind(String noun, String symbols) {
    this(noun, Stream.of(symbols.split(" ")));
  }

  Kind(String noun, Stream<String> symbols) {
    this.noun = noun;
    this.symbols = symbols.collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> numbered(String prefix) {
    return IntStream.rangeClosed(1, 16).mapToObj(i -> prefix + i);
  }

  private static Stream<String> roles() {
    Stream<String> named =
        Stream.of(
            "Neutral Shared All Each Mover Next Prev NonMover Enemy Friend Ally TeamMover Player"
                .split(" "));
    return Stream.of(named, numbered("P"), numbered("Team")).flatMap(names -> names);
  }

  private static Stream<String> directions() {
    List<String> compass =
        List.of("N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(" "));
    Set<String> all = new HashSet<>(compass);
    for (String layer : List.of("U", "D")) {
      all.add(layer);
      compass.forEach(direction -> all.add(layer + direction));
    }
    all.addAll(
        List.of(
            ("Adjacent Orthogonal Diagonal OffDiagonal All SameLayer Upward Downward Rotational CW"
                    + " CCW In Out Axial Angled Base Support Forward Backward Rightward Leftward"
                    + " Forwards Backwards Rightwards Leftwards FL FLL FLLL FR FRR FRRR BL BLL BLLL"
                    + " BR BRR BRRR SameDirection OppositeDirection")
                .split(" ")));
    return all.stream();
  }

  /** A short description, with its article. */
  public String noun() {
    return noun;
  }

  /** The symbols that can be written for it; none for most kinds. */
  public Set<String> symbols() {
    return symbols;
  }

  /** The kind by its name in tables: {@code EndRule} is {@link #END_RULE}. */
  static Kind named(String name) {
    String constant = name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(kind -> kind.name().equals(constant))
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException("no kind " + name));
  }
}
