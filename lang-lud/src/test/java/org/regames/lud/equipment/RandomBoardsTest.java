package org.regames.lud.equipment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Result;
import org.regames.lud.LudParser;
import org.regames.lud.board.AbsoluteDirection;
import org.regames.lud.board.Area;
import org.regames.lud.board.Board;
import org.regames.lud.board.Grouping;
import org.regames.lud.board.graph.SiteType;

/** Boards that no author would think of are made, or refused with a message. */
class RandomBoardsTest {
  /** More with {@code -Dboards=}. */
  private static final int BOARDS = Integer.getInteger("boards", 400);

  private static final int SOME_SITES = 20;

  private final SplittableRandom random = new SplittableRandom(60);

  @Test
  void randomBoardsAreMadeOrRefused() {
    int made = 0;
    for (int i = 0; i < BOARDS; i++) {
      String use = pick("Cell", "Vertex", "Edge");
      String text =
          "(game \"Random\" (players 2) (equipment {(board "
              + graph(3)
              + " use:"
              + use
              + ")}) (rules (play (move Pass)) (end (if (no Moves Next) (result Mover Win)))))";
      made += assertTimeoutPreemptively(Duration.ofSeconds(20), () -> isMade(text), text) ? 1 : 0;
    }
    assertTrue(made > BOARDS / 4, made + " made");
  }

  private static boolean isMade(String text) {
    var tree =
        LudParser.parse(new Source("random.lud", text), GameChoices.NONE, new Budget(200_000));
    Result<GameEquipment> equipment =
        tree.value()
            .map(game -> EquipmentReader.read(game, new Budget(200_000)))
            .orElseThrow(() -> new AssertionError(tree.diagnostics() + text));
    equipment.value().ifPresent(it -> ask(it.board()));
    assertEquals(equipment.value().isEmpty(), !equipment.diagnostics().isEmpty(), text);
    return equipment.value().isPresent();
  }

  private static void ask(Board board) {
    for (SiteType type : SiteType.values()) {
      for (Area area : Area.values()) {
        board.area(type, area);
      }
      for (Grouping grouping : Grouping.values()) {
        board.groups(type, grouping);
      }
      board.sides(type);
      for (int site = 0; site < board.count(type); site++) {
        board.label(type, site);
        if (site < SOME_SITES) {
          board.radials(type).of(site, AbsoluteDirection.ROTATIONAL);
          board.radials(type).distinct(site, AbsoluteDirection.ALL);
        }
      }
      board.supported(type, AbsoluteDirection.ALL);
    }
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  private String dim() {
    return random.nextInt(20) == 0
        ? pick("-1", "0", "77777", "2147483647")
        : "" + (1 + random.nextInt(5));
  }

  private String real() {
    return random.nextInt(20) == 0
        ? pick("1e30", "-1e-30", "0")
        : pick("0.5", "1", "2", "-1", "0.33", "1.5", "3");
  }

  private String point() {
    return "{" + real() + " " + real() + "}";
  }

  private String list(int most, java.util.function.Supplier<String> item) {
    return IntStream.range(0, random.nextInt(most + 1))
        .mapToObj(_ -> item.get())
        .collect(Collectors.joining(" ", "{", "}"));
  }

  private String poly() {
    return pick(
        "(poly {{0 0} {0 2} {2 2} {2 0}})",
        "(poly " + list(5, this::point) + ")",
        "(poly {{1 0} {2 1}} rotns:" + random.nextInt(-3, 7) + ")");
  }

  private String graph(int depth) {
    return depth == 0 || random.nextInt(3) == 0 ? shape() : operator(depth - 1);
  }

  private String shape() {
    String shape = pick("Hexagon", "Triangle", "Diamond", "Prism", "Star", "Limping", "Rectangle");
    List<String> shapes =
        List.of(
            "(square " + pick("", "Limping ", "Diamond ") + dim() + ")",
            "(square "
                + dim()
                + " diagonals:"
                + pick("Solid", "SolidNoSplit", "Alternating", "Concentric", "Radiating")
                + ")",
            "(square " + dim() + " pyramidal:True)",
            "(square " + pick(poly(), list(6, this::dim)) + ")",
            "(rectangle " + dim() + " " + dim() + ")",
            "(" + pick("hex", "tri") + " " + shape + " " + dim() + " " + pick("", dim()) + ")",
            "(" + pick("hex", "tri") + " " + pick(poly(), list(6, this::dim)) + ")",
            "(tiling " + pick("T3464", "T33434", "T3636", "T488") + " " + dim() + ")",
            "(concentric " + pick("Square", "Triangle", "Hexagon") + " rings:" + dim() + ")",
            "(concentric sides:"
                + dim()
                + " rings:"
                + dim()
                + " midpoints:"
                + pick("True", "False")
                + " joinCorners:"
                + pick("True", "False")
                + ")",
            "(concentric " + list(5, () -> pick(dim(), "0", "-4")) + ")",
            "(regular " + pick("", "Star ") + dim() + ")",
            "(wedge " + dim() + " " + dim() + ")",
            "(spiral turns:" + dim() + " sites:" + dim() + ")",
            "(repeat " + dim() + " 2 step:{" + point() + " " + point() + "} " + poly() + ")",
            "(graph vertices:" + list(6, this::point) + " edges:{{0 1} {1 2} {0 2}})");
    return shapes.get(random.nextInt(shapes.size()));
  }

  private String operator(int depth) {
    String inner = graph(depth);
    List<String> operators =
        List.of(
            "(shift " + real() + " " + real() + " " + pick("", real() + " ") + inner + ")",
            "(scale " + real() + " " + real() + " " + inner + ")",
            "(rotate " + pick("45", "90", "17.5") + " " + inner + ")",
            "(skew " + real() + " " + inner + ")",
            "(merge " + inner + " " + graph(depth) + pick("", " connect:True") + ")",
            "(union {" + inner + " " + graph(depth) + "}" + pick("", " connect:True") + ")",
            "(intersect " + inner + " " + graph(depth) + ")",
            "(remove " + inner + " cells:" + list(3, this::dim) + ")",
            "(remove " + inner + " edges:{{0 1} {1 2}} vertices:" + list(3, this::dim) + ")",
            "(remove " + inner + " " + poly() + ")",
            "(add "
                + inner
                + " vertices:"
                + list(3, this::point)
                + " edges:{{"
                + point()
                + " "
                + point()
                + "}} edgesCurved:{{"
                + point()
                + " "
                + point()
                + "}}"
                + pick("", " cells:{{0 1 2}}")
                + pick("", " connect:True")
                + ")",
            "(" + pick("hole", "keep", "clip") + " " + inner + " " + poly() + ")",
            "("
                + pick("trim", "dual", "renumber", "makeFaces", "splitCrossings")
                + " "
                + inner
                + ")",
            "(subdivide " + inner + " min:" + dim() + ")",
            "(complete " + inner + " eachCell:" + pick("True", "False") + ")",
            "(layers " + dim() + " " + inner + ")");
    return operators.get(random.nextInt(operators.size()));
  }
}
