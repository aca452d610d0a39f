package org.regames.ir.rules;

import java.util.List;

/**
 * A game given by its rules, in steps in which all roles move at once. Roles are numbered from 0,
 * moves by the game. Only one thread at a time may use a game and its states; other threads read
 * copies of their own.
 */
public interface RuleGame {
  /** The names of the roles, in order, {@code random} included. */
  List<String> roles();

  /** The state before the first step. */
  RuleState start();

  /** The name of a move in the rules. */
  String move(int move);
}
