package org.regames.linegames.hrg;

import static org.regames.hrg.syntax.Hrg.any;
import static org.regames.hrg.syntax.Hrg.arm;
import static org.regames.hrg.syntax.Hrg.at;
import static org.regames.hrg.syntax.Hrg.block;
import static org.regames.hrg.syntax.Hrg.branch;
import static org.regames.hrg.syntax.Hrg.branchIn;
import static org.regames.hrg.syntax.Hrg.call;
import static org.regames.hrg.syntax.Hrg.check;
import static org.regames.hrg.syntax.Hrg.choose;
import static org.regames.hrg.syntax.Hrg.equal;
import static org.regames.hrg.syntax.Hrg.graph;
import static org.regames.hrg.syntax.Hrg.jump;
import static org.regames.hrg.syntax.Hrg.loop;
import static org.regames.hrg.syntax.Hrg.make;
import static org.regames.hrg.syntax.Hrg.not;
import static org.regames.hrg.syntax.Hrg.parameter;
import static org.regames.hrg.syntax.Hrg.reachable;
import static org.regames.hrg.syntax.Hrg.ref;
import static org.regames.hrg.syntax.Hrg.repeat;
import static org.regames.hrg.syntax.Hrg.set;
import static org.regames.hrg.syntax.Hrg.tag;
import static org.regames.hrg.syntax.Hrg.tagOf;
import static org.regames.hrg.syntax.Hrg.when;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgStatement.Jump;
import org.regames.linegames.model.LineGame;

/**
 * The graphs of a game. A player picks up a pawn and moves it until the move ends; the keeper puts
 * it down and counts.
 */
final class RulesWriter {
  private static final HrgExpression AT = ref("at");
  private static final HrgExpression OVER = ref("over");
  private static final HrgExpression ME = ref("me");
  private static final HrgExpression EMPTY = ref("empty");
  private static final List<HrgDefinition.Parameter> PLAYER = List.of(parameter("me", "Player"));

  private final LineGame game;
  private final List<HrgDefinition> graphs = new ArrayList<>();

  RulesWriter(LineGame game) {
    this.game = game;
  }

  List<HrgDefinition> graphs() {
    addSteps();
    if (game.mandatory()) {
      graphs.add(anywhere("canCapture", call("capture", ME)));
      graphs.add(anywhere("canStep", call("step")));
    } else {
      graphs.add(anywhere("canMove", branch(block(call("capture", ME)), block(call("step")))));
    }
    addEnds();
    addTurn();
    graphs.add(
        graph(
            HrgKeywords.RULES,
            List.of(),
            loop(call("turn", ref("white")), call("turn", ref("black")))));
    return graphs;
  }

  /** The steps of a pawn that has been picked up. */
  private void addSteps() {
    graphs.add(
        graph(
            "step",
            List.of(),
            branchIn("D", "Direction", set(AT, HrgWriter.along("D", AT)), tag("D")),
            check(HrgWriter.isAt(AT, EMPTY))));
    graphs.add(
        graph(
            "capture",
            PLAYER,
            branchIn(
                "D",
                "Direction",
                set(OVER, HrgWriter.along("D", AT)),
                check(HrgWriter.isAt(OVER, HrgWriter.opponent(ME))),
                set(AT, HrgWriter.along("D", OVER)),
                tag("D")),
            check(HrgWriter.isAt(AT, EMPTY)),
            set(at("board", OVER), EMPTY),
            set(ref("lead"), at("captured", ME, ref("lead")))));
  }

  private static HrgDefinition anywhere(String name, HrgStatement way) {
    return graph(name, PLAYER, any("at", "Node"), check(HrgWriter.isAt(AT, ME)), way);
  }

  private void addEnds() {
    graphs.add(
        graph(
            "win",
            PLAYER,
            set(at("goals", ME), ref("100")),
            set(at("goals", HrgWriter.opponent(ME)), ref("0")),
            jump(Jump.Kind.END)));
    HrgExpression leader = at("leader", ref("lead"));
    graphs.add(
        graph(
            "compare",
            List.of(),
            choose(
                List.of(
                    arm(equal(leader, ref("white")), block(call("win", ref("white")))),
                    arm(equal(leader, ref("black")), block(call("win", ref("black"))))),
                block(jump(Jump.Kind.END)))));
  }

  private void addTurn() {
    List<HrgStatement> turn = new ArrayList<>();
    game.maxTurns().ifPresent(most -> turn.add(limit("turn", "T", most)));
    game.stagnation().ifPresent(most -> turn.add(limit("quiet", "Q", most)));
    Block lost = block(call("win", HrgWriter.opponent(ME)));
    if (game.mandatory()) {
      turn.add(
          choose(
              List.of(
                  arm(reachable("canCapture", ME), moving(capture())),
                  arm(reachable("canStep", ME), moving(step()))),
              lost));
    } else {
      turn.add(
          choose(
              List.of(
                  arm(
                      reachable("canMove", ME),
                      moving(List.of(branch(block(capture()), block(step())))))),
              lost));
    }
    game.maxTurns().ifPresent(_ -> turn.add(set(ref("turn"), at("later", ref("turn")))));
    graphs.add(graph("turn", PLAYER, turn));
  }

  private static HrgStatement limit(String variable, String constructor, int most) {
    return when(equal(ref(variable), make(constructor, ref("" + most))), call("compare"));
  }

  /** A move: a pawn is picked up, and the rest of the move follows. */
  private static Block moving(List<HrgStatement> rest) {
    List<HrgStatement> move = new ArrayList<>();
    move.add(set(ref("player"), ME));
    move.add(any("at", "Node"));
    move.add(check(HrgWriter.isAt(AT, ME)));
    move.add(set(at("board", AT), EMPTY));
    move.add(tagOf("at"));
    move.addAll(rest);
    return block(move);
  }

  private List<HrgStatement> step() {
    List<HrgStatement> move = new ArrayList<>(List.of(tag("NORMAL"), call("step")));
    move.addAll(putDown());
    game.stagnation().ifPresent(_ -> move.add(set(ref("quiet"), at("calmer", ref("quiet")))));
    return move;
  }

  private static List<HrgStatement> putDown() {
    return List.of(set(ref("player"), ref("keeper")), set(at("board", AT), ME));
  }

  private List<HrgStatement> capture() {
    List<HrgStatement> move = new ArrayList<>(List.of(tag("CAPTURE")));
    HrgExpression goesOn = reachable("capture", ME);
    HrgStatement stop = jump(Jump.Kind.BREAK);
    switch (game.captures()) {
      case NONE, SPLIT -> move.add(call("capture", ME));
      case FULL -> {
        if (game.mandatory()) {
          move.add(loop(call("capture", ME), when(not(goesOn), stop)));
        } else {
          move.add(call("capture", ME));
          move.add(loop(branch(block(stop), block(call("capture", ME)))));
        }
      }
    }
    move.addAll(putDown());
    switch (game.captures()) {
      case NONE, FULL -> {}
      case SPLIT -> move.add(repeat(goesOn, followUp()));
    }
    game.stagnation().ifPresent(_ -> move.add(set(ref("quiet"), make("Q", ref("0")))));
    return move;
  }

  /** A further capture as a separate move or, if captures are optional, the end of them. */
  private List<HrgStatement> followUp() {
    List<HrgStatement> move = new ArrayList<>();
    move.add(set(ref("player"), ME));
    List<HrgStatement> further = new ArrayList<>();
    further.add(set(at("board", AT), EMPTY));
    further.add(call("capture", ME));
    further.addAll(putDown());
    if (game.mandatory()) {
      move.addAll(further);
    } else {
      Block stop = block(tag("STOP"), set(ref("player"), ref("keeper")), jump(Jump.Kind.BREAK));
      move.add(branch(stop, block(further)));
    }
    return move;
  }
}
