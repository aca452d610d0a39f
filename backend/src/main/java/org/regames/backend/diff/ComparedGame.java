package org.regames.backend.diff;

import java.util.List;
import java.util.Optional;
import org.regames.backend.interpreter.Turn;

/** A game that is played beside another one, state by state, to see whether they are the same. */
interface ComparedGame {
  /** The players in the order of type {@code Player}. */
  List<String> players();

  /** Where plays begin, once the keeper has moved; nothing where it gets stuck. */
  Optional<Position> start();

  /** How much work all questions so far were, in about as many edges of an automaton. */
  long work();

  /** How many parts of the rules decided something so far; 0 where that is not known. */
  int takenParts();

  /** A state where the keeper is not to move; equal to others that are the same state. */
  interface Position {
    boolean isTerminal();

    /** Who is to move. */
    String player();

    /** What a player gets in the end. */
    String score(String player);

    List<PossibleMove> moves();

    /** What was played up to here. */
    List<Turn> play();
  }

  /** A move that is legal. */
  interface PossibleMove {
    List<String> tags();

    /** What another player observes of it. */
    List<String> seenBy(String player);

    /** What was played with it. */
    List<Turn> play();

    /** The state after it, once the keeper has moved; nothing where it gets stuck. */
    Optional<Position> after();
  }
}
