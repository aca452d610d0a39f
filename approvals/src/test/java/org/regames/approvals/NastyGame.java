package org.regames.approvals;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes small games by chance of all that the language has: two to four players and random, who see
 * or do not see tags, checks in checks, maps of maps that are assigned and compared as a whole or
 * in part, casts, choices among types that only overlap with the variable's, tags of variables,
 * loops that count, and parts that nothing leads to. Turns mostly go forward and tell what they
 * choose, so that many games are proper; {@link RandomGame} makes wilder automata of fewer sorts of
 * actions.
 */
final class NastyGame {
  private final RandomGenerator random;
  private final List<String> lines = new ArrayList<>();
  private final List<String> players;
  private final int keys;
  private final int turns;
  private final int checks;
  private int nodes;

  private NastyGame(RandomGenerator random) {
    this.random = random;
    this.players = List.of("x", "o", "y", "z").subList(0, random.nextInt(2, 5));
    this.keys = random.nextInt(2, 6);
    this.turns = random.nextInt(1, 5);
    this.checks = random.nextInt(0, 4);
  }

  /** The statements of a game, one an element. */
  static List<String> lines(RandomGenerator random) {
    return new NastyGame(random).lines();
  }

  private List<String> lines() {
    define();
    for (int check = 0; check < checks; check++) {
      check(check);
    }
    edge("begin", "s0", random.nextInt(4) == 0 ? assignment() : "player = " + mover());
    for (int turn = 0; turn < turns; turn++) {
      turn("s" + turn);
    }
    keeper();
    if (random.nextInt(3) == 0) {
      turn("nowhere");
    }
    return lines;
  }

  private void define() {
    int count = random.nextInt(2, 13);
    String symbols = list(keys, i -> "k" + i);
    lines.add("type Player = {" + String.join(", ", players) + "};");
    lines.add("type Score = {0, 50, 100};");
    lines.add("type K = {" + symbols + "};");
    lines.add("type E = {" + one(List.of("k0", "k1", "k0, k1", "k1, q0", "k0, q0, q1")) + "};");
    lines.add("type C = {" + list(count, i -> "c" + i) + "};");
    lines.add("type Board = K -> K;");
    lines.add("type Deep = K -> C -> K;");
    lines.add(
        "const inc: C -> C = {"
            + list(count - 1, i -> "c" + i + ": c" + (i + 1))
            + after(count)
            + ":c"
            + (count - 1)
            + "};");
    lines.add("const next: K -> K = {" + list(keys, i -> "k" + i + ": k" + (i + 1) % keys) + "};");
    lines.add("const some: K -> K = {:" + key() + ", k1: " + key() + "};");
    lines.add("const start: Board = {:k0, k1: k1};");
    lines.add("const row: C -> K = {:k1, c1: k0};");
    lines.add("var board: Board = start;");
    lines.add("var other: Board = {:" + key() + "};");
    lines.add("var deep: Deep = {:{:k0}, k1: {:k1, c0: k0}};");
    lines.add("var line: C -> K = {:k0};");
    for (String name : List.of("a", "b", "d")) {
      lines.add("var " + name + ": K = " + key() + ";");
    }
    lines.add("var e: E = " + one(List.of("k1", "k1", "k0")) + ";");
    lines.add("var c: C = c0;");
    lines.add("var n: C = c1;");
    lines.add("var who: Player = " + one(players) + ";");
    if (random.nextBoolean()) {
      lines.add("var goals: Goals = {:" + one(List.of("0", "50")) + "};");
    }
  }

  private static String after(int count) {
    return count > 1 ? ", " : "";
  }

  /** A part that checks look at; it may make those after it. */
  private void check(int number) {
    int steps = random.nextInt(1, 4);
    for (int step = 0; step < steps; step++) {
      String from = "q" + number + "_" + step;
      String to = "q" + number + "_" + (step + 1 == steps ? "end" : step + 1);
      edge(from, to, number + 1 < checks && random.nextInt(4) == 0 ? reach(number + 1) : quiet());
      if (random.nextInt(3) == 0) {
        edge(from, to, quiet());
      }
      if (random.nextInt(6) == 0) {
        edge(from, "q" + number + "_" + random.nextInt(step + 1), quiet());
      }
    }
  }

  private String reach(int lowest) {
    int check = random.nextInt(lowest, checks);
    return (random.nextBoolean() ? "? " : "! ") + "q" + check + "_0 -> q" + check + "_end";
  }

  /** All moves from a node: steps one after the other, with ways that part and meet. */
  private void turn(String start) {
    String at = start;
    for (int steps = random.nextInt(1, 6); steps > 0; steps--) {
      at = step(at);
    }
    if (random.nextInt(3) > 0) {
      String before = fresh();
      edge(at, before, assignment());
      at = before;
    }
    edge(at, target(), "player = " + mover());
    if (random.nextInt(4) == 0) {
      String named = fresh();
      edge(at, named, "$ other");
      edge(named, target(), "player = " + mover());
    }
  }

  /** Adds one step, and returns where it leads. */
  private String step(String at) {
    String to = fresh();
    switch (random.nextInt(12)) {
      case 0, 1, 2 -> choice(at, to);
      case 3 -> edge(at, to, assignment());
      case 4 -> edge(at, to, comparison());
      case 5 -> edge(at, to, checks > 0 ? reach(0) : comparison());
      case 6 -> edge(at, to, "$$ " + one(List.of("a", "b", "d", "e", "c", "n", "who")));
      case 7, 8 -> fork(at, to);
      case 9 -> count(at, to);
      case 10 -> walk(at, to);
      default ->
          edge(
              at,
              to,
              one(List.of("", "$ t0", "visible[" + one(players) + "] = " + random.nextInt(2))));
    }
    return to;
  }

  private void choice(String at, String to) {
    String variable = one(List.of("a", "a", "b", "b", "d", "e", "c", "who"));
    String type =
        switch (variable) {
          case "c" -> "C";
          case "who" -> "Player";
          default -> one(List.of("K", "K", "E"));
        };
    String told = fresh();
    edge(at, told, variable + " = " + type + "(*)");
    String checked = random.nextBoolean() ? fresh() : told;
    if (!checked.equals(told)) {
      edge(told, checked, comparison());
    }
    edge(checked, to, random.nextInt(8) == 0 ? "" : "$$ " + variable);
  }

  /** Several ways between two nodes, told by tags or by what excludes the others. */
  private void fork(String at, String to) {
    if (random.nextInt(3) == 0) {
      String left = value();
      String right = value();
      String yes = fresh();
      String no = fresh();
      edge(at, yes, left + " == " + right);
      edge(at, no, left + " != " + right);
      edge(yes, to, assignment());
      edge(no, to, assignment());
      return;
    }
    int ways = random.nextInt(2, 4);
    for (int way = 0; way < ways; way++) {
      String told = fresh();
      String done = fresh();
      edge(at, told, "$ w" + (random.nextInt(8) == 0 ? 0 : way));
      edge(told, done, random.nextBoolean() ? comparison() : assignment());
      edge(done, to, assignment());
    }
  }

  /** A loop that counts up, and may say so each time. */
  private void count(String at, String to) {
    String again = fresh();
    String more = fresh();
    edge(at, again, one(List.of("$ again", "$ again", "$$ c", "")));
    edge(again, more, "c != c" + random.nextInt(1, 3));
    edge(more, at, "c = inc[c]");
    edge(at, to, one(List.of("$ done", "$$ who", "$$ a", "c == c1")));
  }

  /** A walk over the keys as long as the board allows. */
  private void walk(String at, String to) {
    String on = fresh();
    edge(at, on, "a = next[a]");
    edge(on, at, one(List.of("board[a] == k0", "board[a] != a", "a != k0")));
    edge(on, to, one(List.of("$$ a", "board[a] != k0", "")));
  }

  /** What the keeper does, one way only, or two that exclude each other. */
  private void keeper() {
    String at = "keep";
    for (int steps = random.nextInt(0, 4); steps > 0; steps--) {
      String to = fresh();
      if (random.nextInt(3) == 0) {
        String condition = value() + " == " + value();
        edge(at, to, condition);
        edge(at, to, condition.replace("==", "!="));
      } else {
        edge(at, to, assignment());
      }
      at = to;
    }
    String left = value();
    String right = value();
    String on = fresh();
    edge(at, on, left + " == " + right);
    edge(at, "end", "player = keeper");
    lines.removeLast();
    String over = fresh();
    edge(at, over, left + " != " + right);
    edge(over, "end", "player = keeper");
    edge(on, "s" + random.nextInt(turns), "player = " + mover());
  }

  /** Where plays go on after a move. */
  private String target() {
    return random.nextInt(3) == 0 ? "s" + random.nextInt(turns) : "keep";
  }

  private String mover() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> "random";
      case 2 -> "keeper";
      case 3 -> "who";
      default -> one(players);
    };
  }

  /** What a check may do. */
  private String quiet() {
    return random.nextInt(3) == 0
        ? assignment()
        : random.nextInt(4) == 0 ? "a = K(*)" : comparison();
  }

  private String assignment() {
    return switch (random.nextInt(14)) {
      case 0, 1 -> one(List.of("a", "b", "d")) + " = " + value();
      case 2, 3 -> "board[" + value() + "] = " + value();
      case 4 -> "deep[" + value() + "][" + count() + "] = " + value();
      case 5 -> "deep[" + value() + "] = " + one(List.of("row", "line", "deep[" + value() + "]"));
      case 6 -> "board = " + one(List.of("start", "other", "some", "next"));
      case 7 -> "other = board";
      case 8 -> "line = " + one(List.of("row", "deep[" + value() + "]"));
      case 9 -> "c = " + count();
      case 10 -> "n = " + count();
      case 11 -> "e = " + one(List.of("k1", "E(" + value() + ")"));
      case 12 -> "goals[" + one(List.of(one(players), "who")) + "] = " + one(List.of("0", "100"));
      default -> "who = " + one(players);
    };
  }

  private String comparison() {
    String sign = random.nextBoolean() ? " == " : " != ";
    return switch (random.nextInt(10)) {
      case 0 -> "c" + sign + count();
      case 1 -> "board" + sign + one(List.of("start", "other"));
      case 2 -> "deep[" + value() + "]" + sign + one(List.of("row", "line"));
      case 3 -> "who" + sign + one(players);
      case 4 -> "e" + sign + value();
      default -> value() + sign + value();
    };
  }

  private String count() {
    return one(List.of("c", "n", "c0", "c1", "inc[c]", "inc[n]"));
  }

  private String value() {
    return switch (random.nextInt(14)) {
      case 0, 1, 2, 3 -> one(List.of("a", "b", "d"));
      case 4, 5 -> key();
      case 6, 7 -> "board[" + one(List.of("a", "b", "d", key())) + "]";
      case 8 -> one(List.of("next", "some")) + "[" + value() + "]";
      case 9 -> "deep[" + one(List.of("a", "b", key())) + "][" + count() + "]";
      case 10 -> "line[" + count() + "]";
      case 11 -> one(List.of("K(", "E(")) + value() + ")";
      case 12 -> "K(e)";
      default -> one(List.of("other[a]", "Board(other)[b]", "other[next[d]]"));
    };
  }

  private String key() {
    return "k" + random.nextInt(keys);
  }

  private String fresh() {
    return "n" + nodes++;
  }

  private void edge(String from, String to, String action) {
    lines.add(from + ", " + to + ": " + action + ";");
  }

  private static String list(int count, java.util.function.IntFunction<String> name) {
    return IntStream.range(0, count).mapToObj(name).collect(Collectors.joining(", "));
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
