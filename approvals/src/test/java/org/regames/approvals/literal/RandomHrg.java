package org.regames.approvals.literal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.approvals.literal.LiteralHrg.Condition;
import org.regames.approvals.literal.LiteralHrg.Statement;
import org.regames.approvals.literal.LiteralHrg.Value;

/**
 * A small game in HRG, made at random: graphs that are copied or reusable, loops, branches over
 * values, conditions that ask what can be reached.
 */
record RandomHrg(String text, LiteralHrg game) {
  private static final List<String> CELLS = List.of("C(0)", "C(1)", "C(2)", "C(3)");
  private static final List<String> PIECES = List.of("empty", "white", "black");
  private static final List<String> SCORES = List.of("0", "50", "100");

  private static final Map<String, Map<String, String>> FUNCTIONS =
      Map.of(
          "right", Map.of("C(0)", "C(1)", "C(1)", "C(2)", "C(2)", "C(3)", "C(3)", "C(0)"),
          "ahead", Map.of("C(0)", "C(1)", "C(1)", "C(2)", "C(2)", "C(3)", "C(3)", "C(3)"),
          "other", Map.of("empty", "empty", "white", "black", "black", "white"),
          "tick", Map.of("0", "1", "1", "2", "2", "3", "3", "4", "4", "4"));

  private static final String DEFINITIONS =
      """
      domain Player = white | black
      domain Score = 0 | 50 | 100
      domain Piece = empty | white | black
      domain Cell = C(X) where X in 0..3
      right : Cell -> Cell
      right(C(X)) = C((X + 1) % 4)
      ahead : Cell -> Cell
      ahead(C(X)) = if X < 3 then C(X + 1) else C(3)
      other : Piece -> Piece
      other(empty) = empty
      other(white) = black
      other(black) = white
      tick : {0, 1, 2, 3, 4} -> {0, 1, 2, 3, 4}
      tick(N) = if N < 4 then N + 1 else 4
      clock : {0, 1, 2, 3, 4}
      mark : Piece
      cell : Cell
      goalCell : Cell = C(2)
      """;

  /** Makes one game. */
  private static final class Maker extends Dice {
    private final Map<String, List<Statement>> graphs = new LinkedHashMap<>();
    private final List<String> reusable = new ArrayList<>();
    private int tags;

    /** Whether moves are told, which checks are not. */
    private boolean isInCheck;

    /** The variables of branches around, which stand for 0 to 3. */
    private final List<String> bound = new ArrayList<>();

    Maker(long seed) {
      super(seed);
    }

    private Value cell(int depth) {
      return switch (random.nextInt(depth <= 0 ? 3 : 5)) {
        case 0 -> new Value.Variable(chance(70) ? "cell" : "goalCell");
        case 1 -> new Value.Symbol(one(CELLS));
        case 2 ->
            bound.isEmpty()
                ? new Value.Variable("cell")
                : new Value.Symbol("C(" + one(bound) + ")");
        default -> new Value.Apply(one(List.of("right", "ahead")), cell(depth - 1));
      };
    }

    private Value piece(int depth) {
      return switch (random.nextInt(depth <= 0 ? 2 : 4)) {
        case 0 -> new Value.Symbol(one(PIECES));
        case 1 -> new Value.Variable("mark");
        case 2 -> new Value.At("board", cell(depth - 1));
        default -> new Value.Apply("other", piece(depth - 1));
      };
    }

    private Condition condition(int depth) {
      return switch (random.nextInt(depth <= 0 ? 3 : 6)) {
        case 0, 1 -> new Condition.Equal(new Value.At("board", cell(1)), piece(1), chance(60));
        case 2 -> new Condition.Equal(cell(1), cell(1), chance(50));
        case 3 -> new Condition.And(condition(depth - 1), condition(depth - 1));
        case 4 -> new Condition.Or(condition(depth - 1), condition(depth - 1));
        default ->
            isInCheck || graphs.keySet().stream().noneMatch(name -> name.startsWith("ask"))
                ? condition(depth - 1)
                : new Condition.Reachable(
                    one(graphs.keySet().stream().filter(name -> name.startsWith("ask")).toList()),
                    chance(50));
      };
    }

    private List<Statement> block(int depth) {
      return block(1 + random.nextInt(3), depth);
    }

    private List<Statement> block(int length, int depth) {
      List<Statement> block = new ArrayList<>();
      for (int i = 0; i < length; i++) {
        add(block, depth);
      }
      return block;
    }

    private Statement.Tag tag() {
      return new Statement.Tag("t" + tags++);
    }

    private void add(List<Statement> block, int depth) {
      switch (random.nextInt(depth <= 0 ? 6 : 13)) {
        case 0 -> block.add(new Statement.Assign("cell", cell(2)));
        case 1 -> block.add(new Statement.AssignAt("board", cell(1), piece(1)));
        case 2 -> block.add(new Statement.Assign("mark", piece(2)));
        case 3 -> block.add(new Statement.Check(condition(1)));
        case 4 -> block.add(new Statement.Any(chance(80) ? "cell" : "mark", !isInCheck));
        case 5 -> {
          if (isInCheck) {
            block.add(new Statement.Check(condition(1)));
          } else {
            block.add(tag());
          }
        }
        case 6, 7 ->
            block.add(
                new Statement.If(
                    condition(2), block(depth - 1), chance(50) ? block(depth - 1) : List.of()));
        case 8 -> block.add(new Statement.Branch(List.of(side(depth), side(depth))));
        case 9 -> within(block, depth, false);
        case 10 -> {
          if (chance(50)) {
            block.add(new Statement.Repeat(1 + random.nextInt(2), block(depth - 1)));
          } else {
            within(block, depth, true);
          }
        }
        case 11 -> {
          // It ends, since each round goes ahead.
          List<Statement> round = new ArrayList<>();
          round.add(
              new Statement.Assign("cell", new Value.Apply("ahead", new Value.Variable("cell"))));
          if (chance(50)) {
            round.add(new Statement.AssignAt("board", new Value.Variable("cell"), piece(1)));
          }
          Condition last =
              new Condition.Equal(new Value.Variable("cell"), new Value.Symbol("C(3)"), false);
          block.add(
              new Statement.While(
                  chance(60) ? last : new Condition.And(last, condition(1)), round));
        }
        default -> {
          List<String> callable =
              graphs.keySet().stream().filter(name -> name.startsWith("do")).toList();
          if (callable.isEmpty() || isInCheck) {
            block.add(new Statement.Assign("cell", cell(2)));
          } else {
            block.add(new Statement.Call(one(callable)));
          }
        }
      }
    }

    private void within(List<Statement> block, int depth, boolean repeats) {
      String variable = "X" + bound.size();
      bound.add(variable);
      List<Statement> body = new ArrayList<>();
      if (!repeats && !isInCheck) {
        body.add(new Statement.Tag(variable));
      }
      body.addAll(block(depth - 1));
      bound.removeLast();
      List<String> values = chance(50) ? List.of("1", "2") : List.of("0", "1", "3");
      block.add(
          repeats
              ? new Statement.RepeatIn(variable, values, body)
              : new Statement.BranchIn(variable, values, body));
    }

    private List<Statement> side(int depth) {
      List<Statement> side = new ArrayList<>();
      if (!isInCheck) {
        side.add(tag());
      }
      side.addAll(block(depth - 1));
      return side;
    }

    private void turn(String me, List<Statement> rules) {
      rules.add(new Statement.Assign("player", new Value.Symbol(me)));
      rules.add(new Statement.Branch(List.of(side(3), List.of(new Statement.Tag("pass")))));
      rules.add(new Statement.Assign("player", new Value.Symbol("keeper")));
      rules.add(
          new Statement.Assign("clock", new Value.Apply("tick", new Value.Variable("clock"))));
      List<Statement> won = new ArrayList<>();
      won.add(score());
      if (chance(50)) {
        won.add(score());
      }
      if (chance(60)) {
        won.add(new Statement.End());
      }
      rules.add(new Statement.If(condition(2), won, chance(30) ? List.of(score()) : List.of()));
      rules.add(
          new Statement.If(
              new Condition.Equal(new Value.Variable("clock"), new Value.Symbol("4"), true),
              List.of(new Statement.End()),
              List.of()));
    }

    private Statement score() {
      return new Statement.AssignAt(
          "goals", new Value.Symbol(one(List.of("white", "black"))), new Value.Symbol(one(SCORES)));
    }

    RandomHrg make() {
      for (int i = random.nextInt(3); i > 0; i--) {
        isInCheck = true;
        graphs.put("ask" + i, block(2));
        isInCheck = false;
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        List<Statement> body = block(2);
        graphs.put("do" + i, body);
        if (chance(50)) {
          reusable.add("do" + i);
        }
      }
      List<Statement> round = new ArrayList<>();
      turn("white", round);
      if (chance(80)) {
        turn("black", round);
      }
      List<Statement> rules = List.of(new Statement.Loop(round));
      List<String> board = IntStream.range(0, 4).mapToObj(_ -> one(PIECES)).toList();
      return new RandomHrg(text(board, rules), game(board, rules));
    }

    private LiteralHrg game(List<String> board, List<Statement> rules) {
      Map<String, String> start = new LinkedHashMap<>();
      IntStream.range(0, 4).forEach(i -> start.put("board[C(" + i + ")]", board.get(i)));
      start.put("goals[white]", "0");
      start.put("goals[black]", "0");
      start.put("clock", "0");
      start.put("mark", "empty");
      start.put("cell", "C(0)");
      start.put("goalCell", "C(2)");
      start.put("player", "keeper");
      return new LiteralHrg(start, FUNCTIONS, Map.of("cell", CELLS, "mark", PIECES), graphs, rules);
    }

    private String text(List<String> board, List<Statement> rules) {
      StringBuilder text = new StringBuilder(DEFINITIONS);
      text.append("board : Cell -> Piece = { :").append(board.getFirst());
      for (int i = 1; i < 4; i++) {
        text.append("; C(" + i + ") = " + board.get(i));
      }
      text.append(" }\n");
      graphs.forEach(
          (name, body) -> {
            text.append(reusable.contains(name) ? "reusable graph " : "graph ");
            text.append(name + "() {\n" + written(body) + "}\n");
          });
      return text.append("graph rules() {\n" + written(rules) + "}\n").toString();
    }

    private static String written(List<Statement> block) {
      return block.stream().map(Maker::written).collect(Collectors.joining());
    }

    private static String written(Statement statement) {
      return switch (statement) {
        case Statement.Assign(String variable, Value value) ->
            variable + " = " + written(value) + "\n";
        case Statement.AssignAt(String map, Value key, Value value) ->
            map + "[" + written(key) + "] = " + written(value) + "\n";
        case Statement.Any(String variable, boolean isTold) ->
            variable
                + (variable.equals("cell") ? " = Cell(*)\n" : " = Piece(*)\n")
                + (isTold ? "$$ " + variable + "\n" : "");
        case Statement.Tag(String word) -> "$ " + word + "\n";
        case Statement.Check(Condition condition) -> "check(" + written(condition) + ")\n";
        case Statement.If(Condition condition, var then, var otherwise) ->
            "if "
                + written(condition)
                + " {\n"
                + written(then)
                + "}"
                + (otherwise.isEmpty() ? "\n" : " else {\n" + written(otherwise) + "}\n");
        case Statement.While(Condition condition, var body) ->
            "while " + written(condition) + " {\n" + written(body) + "}\n";
        case Statement.Branch(var sides) ->
            sides.stream()
                .map(Maker::written)
                .collect(Collectors.joining("} or {\n", "branch {\n", "}\n"));
        case Statement.BranchIn(String variable, List<String> values, var body) ->
            "branch " + in(variable, values) + written(body) + "}\n";
        case Statement.Repeat(int times, var body) ->
            "repeat " + times + " {\n" + written(body) + "}\n";
        case Statement.RepeatIn(String variable, List<String> values, var body) ->
            "repeat " + in(variable, values) + written(body) + "}\n";
        case Statement.Call(String graph) -> graph + "()\n";
        case Statement.Loop(var body) -> "loop {\n" + written(body) + "}\n";
        case Statement.End _ -> "end()\n";
      };
    }

    private static String in(String variable, List<String> values) {
      return variable + " in {" + String.join(", ", values) + "} {\n";
    }

    private static String written(Value value) {
      return switch (value) {
        case Value.Symbol(String name) -> name;
        case Value.Variable(String name) -> name;
        case Value.Apply(String function, Value argument) ->
            function + "(" + written(argument) + ")";
        case Value.At(String map, Value key) -> map + "[" + written(key) + "]";
      };
    }

    private static String written(Condition condition) {
      return switch (condition) {
        case Condition.Equal(Value one, Value other, boolean holds) ->
            written(one) + (holds ? " == " : " != ") + written(other);
        case Condition.And(Condition one, Condition other) ->
            "(" + written(one) + " && " + written(other) + ")";
        case Condition.Or(Condition one, Condition other) ->
            "(" + written(one) + " || " + written(other) + ")";
        case Condition.Reachable(String graph, boolean holds) ->
            holds ? "reachable(" + graph + "())" : "not(reachable(" + graph + "()))";
      };
    }
  }

  static RandomHrg of(long seed) {
    return new Maker(seed).make();
  }
}
