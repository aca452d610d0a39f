package org.regames.backend.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** The example of the package page. */
class PackageExampleTest {
  @Test
  void theExampleIsTrue() {
    Game game =
        Builtins.complete(
            Games.of(
                """
                type N = {0, 1}; var n: N = 0;
                begin, a: player = x; a, b: n = N(*); b, c: $$ n; c, d: player = o;
                d, e: n = N(*); e, f: $$ n; f, end: player = keeper;
                """));

    Plan plan = PlanBuilder.plan(game);
    Map<String, String> files = CppEmitter.emit(plan, "two moves");
    assertEquals(
        List.of(
            "two_moves.hpp",
            "two_moves.cpp",
            "two_moves_c.h",
            "two_moves_c.cpp",
            "main.cpp",
            "CMakeLists.txt"),
        List.copyOf(files.keySet()));
  }
}
