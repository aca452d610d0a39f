package org.regames.backend.verify;

import org.regames.backend.interpreter.Impropriety;
import org.regames.ir.Builtins;

/** The conditions of a proper game, in the wording and order of the RG paper, section 2.1. */
public enum ProperCondition {
  VALIDITY("every action is valid"),
  UNAMBIGUITY("every move leads to one state"),
  CONTINUABLE("the player to move has a move"),
  KEEPER("the keeper has exactly one move"),
  FINITENESS("every play ends"),

  /** Not among the five of the paper, but without it a player could not be told what was played. */
  VISIBILITY("what players see depends on the move alone");

  private final String meaning;

  ProperCondition(String meaning) {
    this.meaning = meaning;
  }

  /** What holds in a proper game. */
  public String meaning() {
    return meaning;
  }

  /** The condition that something improper violates. */
  public static ProperCondition of(Impropriety found) {
    return switch (found) {
      case Impropriety.OutsideType _, Impropriety.OutsideKeys _ -> VALIDITY;
      case Impropriety.AmbiguousMove _ -> UNAMBIGUITY;
      case Impropriety.DeadEnd end -> end.player().equals(Builtins.KEEPER) ? KEEPER : CONTINUABLE;
      case Impropriety.SeveralKeeperMoves _ -> KEEPER;
      case Impropriety.EndlessKeeper _,
          Impropriety.EndlessMove _,
          Impropriety.EndlessPlay _,
          Impropriety.RepeatedState _ ->
          FINITENESS;
      case Impropriety.UnevenVisibility _ -> VISIBILITY;
    };
  }
}
