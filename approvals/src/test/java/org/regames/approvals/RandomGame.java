package org.regames.approvals;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.regames.ir.Game;

/**
 * Makes small games by chance: a forward-going automaton whose moves end at any node, parts that
 * checks look at, few variables and few different actions, so that what passes look for occurs.
 * They are rarely proper: moves may be ambiguous, the keeper may have several, plays may get stuck.
 */
final class RandomGame {
  private static final String DEFINITIONS =
      """
      type Player = {white, black};
      type Score = {0, 50, 100};
      type A = {a, b, c};
      type B = {b, c, d};
      type One = {a};
      type Few = {a, b};
      type Board = A -> A;
      const next: A -> A = {a: b, b: c, c: a};
      const back: A -> A = {:a, c: b};
      const far: A -> A = {b: c, :b};
      const start: Board = {:a, b: b};
      const home: A = b;
      var board: Board = start;
      var x: A = b;
      var y: A = a;
      var z: A = c;
      var w: B = c;
      var only: One = a;
      @artificialTag t1;
      """;

  private static final List<String> PLAYERS =
      List.of("white", "black", "keeper", "random", "white", "black", "random");

  private final RandomGenerator random;
  private final List<String> edges = new ArrayList<>();
  private final List<String> pool = new ArrayList<>();
  private final int nodes;
  private final int checked;

  private RandomGame(RandomGenerator random) {
    this.random = random;
    this.nodes = random.nextInt(3, 13);
    this.checked = random.nextInt(0, 7);
  }

  static Game of(RandomGenerator random) {
    return GameTexts.parse(text(random));
  }

  static String text(RandomGenerator random) {
    return new RandomGame(random).text();
  }

  private String text() {
    int actions = random.nextInt(3, 12);
    for (int i = 0; i < actions; i++) {
      pool.add(action());
    }
    int count = nodes + random.nextInt(0, nodes + 3);
    for (int i = 0; i < count; i++) {
      int from = i < nodes ? i : random.nextInt(nodes);
      edge(node(from), from);
    }
    for (int i = 0; checked > 0 && i < checked + random.nextInt(0, checked + 1); i++) {
      int from = i < checked ? i : random.nextInt(checked);
      String to = "c" + (random.nextInt(4) == 0 ? random.nextInt(checked) : from + 1);
      edges.add("c" + from + ", " + to + ": " + (random.nextInt(12) == 0 ? player() : picked()));
    }
    return DEFINITIONS + String.join(";\n", edges) + ";\n";
  }

  private void edge(String name, int from) {
    boolean forward = from < nodes - 1;
    int kind = random.nextInt(12);
    if (checked > 0 && kind < 2 && forward) {
      String check = random.nextBoolean() ? "? " : "! ";
      int start = random.nextInt(checked);
      int target = random.nextInt(6) == 0 ? start : random.nextInt(start, checked + 1);
      edges.add(name + ", " + later(from) + ": " + check + "c" + start + " -> c" + target);
    } else if (kind == 2 && checked > 0) {
      edges.add(name + ", c" + random.nextInt(checked) + ": " + picked());
    } else if (kind < 6 || !forward) {
      String to = random.nextInt(4) == 0 ? "end" : node(random.nextInt(nodes));
      edges.add(name + ", " + to + ": " + player());
    } else if (kind == 6 && random.nextInt(3) == 0) {
      edges.add(name + ", " + node(random.nextInt(nodes)) + ": " + picked());
    } else if (kind == 7 && random.nextInt(6) == 0) {
      edges.add(name + ", end: " + picked());
    } else {
      edges.add(name + ", " + later(from) + ": " + picked());
    }
  }

  private String later(int from) {
    return node(random.nextInt(from + 1, Math.min(nodes, from + 4)));
  }

  private static String node(int number) {
    return number == 0 ? "begin" : "n" + number;
  }

  private String player() {
    return "player = " + one(PLAYERS);
  }

  private String picked() {
    return one(pool);
  }

  private String action() {
    return switch (random.nextInt(20)) {
      case 0, 1, 2 -> "";
      case 3, 4 -> place() + " = " + value();
      case 5, 6 -> variable() + " = " + value();
      case 7, 8 -> variable() + " = " + one(List.of("A", "A", "Few")) + "(*)";
      case 9, 10, 11 -> value() + " == " + value();
      case 12, 13 -> value() + " != " + value();
      case 14 -> "$$ " + one(List.of("x", "y", "z", "w", "only"));
      case 15, 16 -> "$ t" + random.nextInt(3);
      case 17 -> "goals[" + one(List.of("white", "black")) + "] = " + one(List.of("0", "100"));
      case 18 -> random.nextInt(3) == 0 ? "visible[white] = " + random.nextInt(2) : "x != home";
      default -> one(List.of("w = c", "w = b", "w = B(*)", "w == x", "w != d", "only = a"));
    };
  }

  private String variable() {
    return one(List.of("x", "y", "z", "x", "y"));
  }

  private String place() {
    return random.nextBoolean() ? "board[" + value() + "]" : variable();
  }

  private String value() {
    return switch (random.nextInt(9)) {
      case 0, 1, 2 -> variable();
      case 3, 4 -> one(List.of("a", "b", "c", "home"));
      case 5 -> "board[" + variable() + "]";
      case 6 -> one(List.of("next", "back", "far")) + "[" + value() + "]";
      case 7 -> "A(" + variable() + ")";
      default -> one(List.of("next", "back", "board")) + "[" + one(List.of("a", "b", "x")) + "]";
    };
  }

  private <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
