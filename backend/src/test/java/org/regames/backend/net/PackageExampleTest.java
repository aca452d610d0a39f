package org.regames.backend.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.ir.net.Circuit;

class PackageExampleTest {
  @Test
  void theExampleOfThePackageIsRight() {
    Circuit.Builder builder = new Circuit.Builder(3);
    int always = builder.and();
    int stopped = Circuit.literal(0);
    int stop = Circuit.literal(2);
    ForwardModel model =
        NetEngine.compile(
            Nets.of(builder.build(), List.of(stop), List.of(always, always), stopped));
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    state.legalMoves(moves);

    assertEquals(List.of("m1"), state.tags(moves, 1));
    state.apply(moves, 1);
    assertTrue(state.isTerminal());
    assertEquals("100", state.score(0));
  }
}
