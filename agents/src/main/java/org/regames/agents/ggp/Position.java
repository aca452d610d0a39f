package org.regames.agents.ggp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.regames.agents.View;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.net.JointPlay;
import org.regames.ir.net.NetGame;

/** The position of a match after some steps, for hosts and players. */
final class Position {
  private final RuleSheet rules;
  private final JointPlay play;
  private final List<Turn> turns = new ArrayList<>();

  Position(RuleSheet rules) {
    this.rules = rules;
    this.play = new JointPlay(rules.net());
  }

  boolean isOver() {
    return play.isTerminal();
  }

  /** The numbers of the legal moves of a role. */
  List<Integer> legal(int role) {
    return play.legal(role);
  }

  /** The legal move of a role that a term names. */
  Optional<Integer> legal(int role, Kif term) {
    return rules.move(role, term).filter(legal(role)::contains);
  }

  /** Makes a step with a legal move of each role, in order. */
  void step(List<Integer> moves) {
    for (int role : play.choosing()) {
      turns.add(turn(role, rules.net().moves().get(moves.get(role))));
    }
    play.step(moves);
  }

  /**
   * Makes an announced step.
   *
   * @return whether it is possible; otherwise nothing changes
   */
  boolean step(List<Kif> moves, List<Kif> roles) {
    if (moves.size() != roles.size() || isOver()) {
      return false;
    }
    List<Integer> legal = new ArrayList<>();
    for (int role = 0; role < moves.size(); role++) {
      legal(role, moves.get(role)).ifPresent(legal::add);
    }
    if (legal.size() == moves.size()) {
      step(legal);
    }
    return legal.size() == moves.size();
  }

  /** The view of an agent that sees all moves of earlier steps. */
  View view(int role) {
    List<List<String>> tags = new ArrayList<>();
    legal(role).forEach(move -> tags.add(List.of(rules.net().moves().get(move).tag())));
    return new View(seen(role, Optional.empty()), tags);
  }

  /** What the agent of a role has seen, and its own move in this step if it has made one. */
  List<Turn> seen(int role, Optional<Integer> own) {
    List<Turn> seen = new ArrayList<>(turns);
    for (int before : play.choosing()) {
      if (before == role) {
        break;
      }
      seen.add(new Turn(rules.net().roles().get(before).symbol(), List.of()));
    }
    own.filter(_ -> play.choosing().contains(role))
        .ifPresent(move -> seen.add(turn(role, rules.net().moves().get(move))));
    return seen;
  }

  private Turn turn(int role, NetGame.Move move) {
    return new Turn(rules.net().roles().get(role).symbol(), List.of(move.tag()));
  }

  /** The facts in the form of match records. */
  String facts() {
    StringBuilder text = new StringBuilder("( ");
    play.facts().forEach(fact -> text.append(rules.fact(fact)).append(' '));
    return text.append(')').toString();
  }

  /** The score of a role as written in the rules. */
  Optional<String> score(int role) {
    return play.score(role);
  }
}
