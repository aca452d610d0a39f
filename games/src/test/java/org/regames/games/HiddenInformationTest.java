package org.regames.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Move;
import org.regames.backend.interpreter.State;

/** What players are not told in our games with imperfect information. */
class HiddenInformationTest {
  @Test
  void onlyTheReceiverSeesTheCard() {
    Interpreter interpreter = interpreter("hrg/kuhn-poker.hrg");
    State start = interpreter.settle(interpreter.initial()).orElseThrow();
    Move first = interpreter.moves(start).getFirst();
    assertEquals(first.tags(), first.seenBy("opener"));
    assertEquals(List.of(), first.seenBy("responder"));

    State dealt = interpreter.settle(first.next()).orElseThrow();
    Move second = interpreter.moves(dealt).getFirst();
    assertEquals(List.of(), second.seenBy("opener"));
    assertEquals(second.tags(), second.seenBy("responder"));

    State complete = interpreter.settle(second.next()).orElseThrow();
    Move bet = interpreter.moves(complete).getFirst();
    assertEquals(bet.tags(), bet.seenBy("responder"));
  }

  @Test
  void theContestantDoesNotSeeTheCar() {
    Interpreter interpreter = interpreter("hrg/monty-hall.hrg");
    State start = interpreter.settle(interpreter.initial()).orElseThrow();
    Move hidden = interpreter.moves(start).getFirst();
    assertEquals(1, hidden.tags().size());
    assertEquals(List.of(), hidden.seenBy("contestant"));

    State chosen = interpreter.moves(hidden.next()).getFirst().next();
    Move opened = interpreter.moves(chosen).getFirst();
    assertEquals(opened.tags(), opened.seenBy("contestant"));
  }

  private static Interpreter interpreter(String name) {
    return Interpreter.of(LibraryGame.named(name).read());
  }
}
