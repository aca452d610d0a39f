package org.regames.backend.diff;

import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.Turn;

/**
 * A game that is played side by side with another one, state by state, to see whether they are the
 * same.
 */
interface ComparedGame {
  /** The players in the order of type {@code Player}. */
  List<String> players();

  /** Where plays begin, once the keeper has moved; nothing if it gets stuck. */
  Optional<Position> start();

  /** The work of all queries so far, roughly in edges of an automaton. */
  long work();

  /** How many parts of the rules have been used so far; 0 if not known. */
  int takenParts();

  /** A state where the keeper is not to move. Positions are equal if their states are. */
  interface Position {
    boolean isTerminal();

    /** Who is to move. */
    String player();

    /** What a player gets in the end. */
    String score(String player);

    List<PossibleMove> moves();

    /** The moves up to here. */
    List<Turn> play();
  }

  /** A legal move. */
  interface PossibleMove {
    List<String> tags();

    /** What another player observes of it. */
    List<String> seenBy(String player);

    /** The play up to here including it. */
    List<Turn> play();

    /** The state after it, once the keeper has moved; nothing if it gets stuck. */
    Optional<Position> after();
  }
}
