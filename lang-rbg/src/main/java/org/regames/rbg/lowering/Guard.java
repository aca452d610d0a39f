package org.regames.rbg.lowering;

import org.regames.ir.Action;

/** A condition on the state. */
sealed interface Guard {
  /** Always holds. */
  record Always() implements Guard {}

  /** Never holds. */
  record Never() implements Guard {}

  /** Holds as a comparison does. */
  record Test(Action.Comparison comparison) implements Guard {}
}
