package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;

/** C++ is written in time that grows with the plan, not with the ways through it. */
final class CppGrowthTest {
  /** The tag chosen first decides at each of 32 forks, which 2^32 ways go through. */
  private static final String FORKS =
      """
      domain Player = solver
      domain Score = 0
      domain Cell = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
      near : Cell -> Cell -> Bool
      near(A, B) = if A == B then 1 else 0
      lit : Cell -> Bool = { :1 }
      cell : Cell
      graph rules() {
        loop {
          player = solver
          cell = Cell(*)
          $$ cell
          repeat A in Cell {
            if near(cell, A) == 1 && lit[A] == 1 {
              lit[A] = 0
            }
          }
          repeat A in Cell {
            if near(cell, A) == 1 && lit[A] != 1 {
              lit[A] = 1
            }
          }
        }
      }
      """;

  @Test
  void forksThatATagDecidesAreFollowedOnce() {
    Game game =
        FuzzNotation.HRG
            .frontend()
            .read(new Source("forks.hrg", FORKS), new Budget())
            .value()
            .orElseThrow();
    Map<String, String> files = CppEmitter.emit(PlanBuilder.plan(Builtins.complete(game)), "forks");
    assertTrue(files.containsKey("forks.cpp"), () -> files.keySet().toString());
  }
}
