package org.regames.bench.growth;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Games of any size that are large in one way, to see how the time for each part of a translation
 * grows with it.
 *
 * @param name the language, and what there is more of
 * @param suffix the suffix of files with such a game
 * @param least the size to begin with, which takes some milliseconds
 * @param text the text of a game of a size
 */
record Growing(String name, String suffix, int least, IntFunction<String> text) {
  /** For each language what a stranger would make large first. */
  static final List<Growing> ALL =
      List.of(
          new Growing("GDL atoms of one rule", ".kif", 2_500, Growing::gdlAtoms),
          new Growing("GDL differing atoms", ".kif", 250, Growing::gdlDiffering),
          new Growing("GDL facts of a state", ".kif", 250, Growing::gdlFacts),
          new Growing("SBG turns", ".sbg", 12_500, Growing::sbgTurns),
          new Growing("SBG squares", ".sbg", 500, Growing::sbgSquares),
          new Growing("HRG repeat", ".hrg", 2_500, Growing::hrgRepeat),
          new Growing("HRG values of a domain", ".hrg", 1_000, Growing::hrgValues),
          new Growing("RBG actions in a row", ".rbg", 1_000, Growing::rbgActions),
          new Growing("RBG value of a variable", ".rbg", 2_500, Growing::rbgValues),
          new Growing("RG nodes in a row", ".rg", 2_500, Growing::rgNodes),
          new Growing("RG moves of one state", ".rg", 1_000, Growing::rgMoves));

  private static String lines(int count, IntFunction<String> line) {
    return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n"));
  }

  private static String gdlAtoms(int size) {
    return "(role a)\n"
        + "(init (on 0))\n"
        + "(legal a go)\n"
        + "(legal a stop)\n"
        + "(goal a 100)\n"
        + "(<= (next (on 0))\n"
        + lines(size, i -> i % 2 == 0 ? "  (does a go)" : "  (true (on 0))")
        + ")\n(<= terminal (not (true (on 0))))\n";
  }

  private static String gdlDiffering(int size) {
    return "(role a)\n"
        + lines(size, i -> "(init (on " + i + "))")
        + "\n(legal a go)\n(legal a stop)\n(goal a 100)\n"
        + "(<= (next (on ?x)) (true (on ?x)) (does a go))\n(<= terminal\n"
        + lines(size, i -> "  (true (on " + i + "))")
        + ")\n";
  }

  private static String gdlFacts(int size) {
    return "(role a)\n"
        + lines(size, i -> "(cell " + i + ")")
        + "\n(<= (legal a (press ?x)) (cell ?x) (not (true (on ?x))))\n"
        + "(<= (next (on ?x)) (true (on ?x)))\n(<= (next (on ?x)) (does a (press ?x)))\n"
        + "(<= terminal (true (on 0)))\n(<= (goal a 100) (true (on 0)))\n"
        + "(<= (goal a 0) (not (true (on 0))))\n";
  }

  private static String sbgTurns(int turns) {
    return sbg(3, turns);
  }

  /** On a board of three columns and so many squares, or a few more. */
  private static String sbgSquares(int squares) {
    return sbg(squares / 3 + 3, 40);
  }

  private static String sbg(int rows, int turns) {
    return "<<Growing>>\n<BOARD>\n3 "
        + rows
        + "\n|ppp|\n"
        + "|...|\n".repeat(rows - 2)
        + "|PPP|\n<PIECES>\nP (0,1,e) + (-1,1,p) + (1,1,p) &\n<GOALS>\n"
        + turns
        + " &\n@P 0 "
        + (rows - 1)
        + " &\n@p 0 0 &\n";
  }

  private static String hrgRepeat(int times) {
    return """
    domain Player = white | black
    domain Score = 0 | 100
    domain Switch = off | on
    other : Switch -> Switch
    other(off) = on
    other(on) = off
    light : Switch = off
    graph rules() {
      player = white
      $ white
      player = keeper
      repeat %d {
        light = other[light]
      }
      end()
    }
    """
        .formatted(times);
  }

  private static String hrgValues(int values) {
    return """
    domain Player = white | black
    domain Score = 0 | 100
    domain Cell = C(N) where N in 1..%1$d
    following : Cell -> Cell
    following(C(N)) = if N < %1$d then C(N + 1) else C(1)
    taken : Cell -> Player | none = { :none }
    cell : Cell
    domain none = none
    graph rules() {
      player = white
      cell = Cell(*)
      $ cell
      player = keeper
      taken[following[cell]] = white
      end()
    }
    """
        .replace("Player | none", "Owner")
        .replace("domain none = none", "domain Owner = none | Player")
        .formatted(values);
  }

  private static String rbgActions(int actions) {
    return rbg(40, "[stone] {stone} ".repeat(actions / 2));
  }

  private static String rbgValues(int most) {
    return rbg(most, "right");
  }

  private static String rbg(int most, String actions) {
    return """
    #players = red(100)
    #pieces = free, stone
    #variables = moves(%1$d)
    #board = one[free] {right: two} two[stone] {left: one}
    #rules = (->red %2$s ->> [$ moves = moves + 1] ({$ moves < %1$d} + {$ moves == %1$d} ->> {}))*
    """
        .formatted(most, actions);
  }

  private static String rgNodes(int nodes) {
    return """
    type Player = {white, black};
    type Score = {0, 100};
    type Switch = {off, on};
    const other: Switch -> Switch = {off: on, on: off};
    var light: Switch = off;
    begin, move: player = white;
    move, moved: $ go;
    moved, n0: player = keeper;
    %s
    n%d, end: player = keeper;
    """
        .formatted(lines(nodes, i -> "n" + i + ", n" + (i + 1) + ": light = other[light];"), nodes);
  }

  private static String rgMoves(int moves) {
    return """
    type Player = {white, black};
    type Score = {0, 100};
    begin, move: player = white;
    %s
    over, end: player = keeper;
    """
        .formatted(
            lines(
                moves, i -> "move, n" + i + ": $ t" + i + ";\nn" + i + ", over: player = keeper;"));
  }
}
