package org.regames.agents.ggp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KifTest {
  private static String read(String text) {
    return Kif.first(text).map(Kif::toString).orElse("nothing");
  }

  @Test
  void readsTheFirstTermAndPrintsItWithOneBlankBetweenTokens() {
    assertEquals("( mark 1 ( f x ) )", read("  (mark\t1(f\n x)) whatever ("));
    assertEquals("mark", read("mark 1 2"));
    assertEquals("( )", read("()"));
    assertEquals("a;b\"|?", read("a;b\"|?"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "(", "(a (b)", ")", ") a"})
  void readsNothingWhereBracketsDoNotMatch(String text) {
    assertEquals(Optional.empty(), Kif.first(text));
  }

  @Test
  void readsNothingThatNestsTooDeep() {
    String deepest = "(".repeat(Kif.DEEPEST) + ")".repeat(Kif.DEEPEST);
    assertTrue(Kif.first(deepest).isPresent());
    assertEquals(Optional.empty(), Kif.first("(" + deepest + ")"));
    assertEquals(Optional.empty(), Kif.first("(".repeat(1_000_000)));
  }

  @Test
  void keywordsAreTheSameInAnyCase() {
    assertEquals(
        "( random True1 Noop )", Kif.first("(RANDOM True1 Noop)").get().plain().toString());
  }

  @Test
  void messagesHaveTheirNumberOfArguments() {
    assertEquals("( INFO )", GgpMessage.read("(info)").get().toString());
    assertEquals("( PLAY m NIL )", GgpMessage.read("( PLAY m nil )").get().toString());
    assertEquals(
        "( PLAY m ( a ( b 1 ) ) )", GgpMessage.read("(play m (a (b 1)))").get().toString());
    assertEquals(
        "( START m x ( ( role x ) ) 30 10)",
        GgpMessage.read("(START m x ((role x)) 30 10 extra)").get().toString());
    for (String wrong :
        new String[] {
          "INFO",
          "(INFO x)",
          "(PLAY m)",
          "(PLAY (m) NIL)",
          "(START m x () 30)",
          "(START m x () -1 10)",
          "(START m x () 99999999999 10)",
          "(START m x () 30 ten)",
          "(ABORT)",
          "(HELLO m)",
          "((INFO))"
        }) {
      assertEquals(Optional.empty(), GgpMessage.read(wrong), wrong);
    }
  }
}
