package org.regames.backend.planner.lower;

import org.regames.backend.plan.Plan;
import org.regames.backend.planner.lower.facts.CheckRegions;

/** The purpose of the functions of a family; no two families of a game have the same role. */
sealed interface FamilyRole {
  /** Roles in a turn. */
  enum Turn implements FamilyRole {
    FIND(Plan.Kind.FIND),
    PLAY(Plan.Kind.PLAY),
    TELL(Plan.Kind.TELL),
    /** Plays the moves of the keeper. */
    KEEP(Plan.Kind.KEEP),
    /** Finds candidates: moves if their last checks hold. */
    CANDIDATES(Plan.Kind.FIND),
    /** Finds those candidates whose tags certainly differ from those of all others. */
    DISTINCT(Plan.Kind.FIND),
    /** Finds the candidates that {@code DISTINCT} does not. */
    OTHERS(Plan.Kind.FIND),
    /** Plays a candidate if it is a move. */
    TRIAL(Plan.Kind.PLAY);

    private final Plan.Kind kind;

    Turn(Plan.Kind kind) {
      this.kind = kind;
    }

    @Override
    public Plan.Kind kind() {
      return kind;
    }
  }

  /**
   * Evaluates the checks of a region.
   *
   * @param region its number among {@link CheckRegions}
   */
  record Check(int region) implements FamilyRole {
    @Override
    public Plan.Kind kind() {
      return Plan.Kind.CHECK;
    }
  }

  Plan.Kind kind();
}
