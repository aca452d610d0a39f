package org.regames.ir.rules;

import java.util.List;

/**
 * A game by its rules, in steps in which all roles move at once. Roles are numbered from 0, moves
 * by the game. One thread at a time may use a game with its states; another reads its own.
 */
public interface RuleGame {
  /** What the rules call the roles, in order, {@code random} included. */
  List<String> roles();

  /** The state before the first step. */
  RuleState start();

  /** What the rules call a move. */
  String move(int move);
}
