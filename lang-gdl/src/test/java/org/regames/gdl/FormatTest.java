package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.gdl.syntax.GdlDescription;

class FormatTest {
  private static final String PREFIX =
      """
      ; Who plays.
      (role x)

      (init (at 1 Top))
      (init open)

      ; A rule.
      (<= (legal ?r (go ?N ?m))
          (true (at ?N ?m))
          (or (not (distinct ?N ?m)) (and (true open) (not (true closed))))
          (role ?r))

      terminal

      ; The end.
      """;

  private static final String INFIX =
      """
      ; Who plays.
      role(x)

      init(at(1, 'Top'))
      init(open)

      ; A rule.
      legal(R, go(_N, M)) :-
          true(at(_N, M)) &
          (~distinct(_N, M) | (true(open) & ~true(closed))) &
          role(R)

      terminal

      ; The end.
      """;

  @Test
  void canonicalTextStaysAsItIs() {
    assertEquals(PREFIX, GdlPrinter.prefix(Gdl.description(PREFIX)));
    assertEquals(INFIX, GdlPrinter.infix(Gdl.description(INFIX)));
  }

  @Test
  void bothNotationsSayTheSame() {
    assertEquals(INFIX, GdlPrinter.infix(Gdl.description(PREFIX)));
    assertEquals(PREFIX, GdlPrinter.prefix(Gdl.description(INFIX)));
  }

  @Test
  void spacesAndCommentsInsideRulesDoNotMatter() {
    GdlDescription loose = Gdl.description("(<= terminal\n(p ?x) ; inside\n\t(q ?x))(p 1) ( q 1 )");
    assertEquals(
        List.of("(<= terminal (p ?x) (q ?x))", "(p 1)", "(q 1)"),
        loose.rules().stream().map(Object::toString).toList());
  }

  @Test
  void symbolsMayHoldNearlyAnything() {
    String odd = "(<= (> ?n++ goal1-100) (map+ ?n++))\n";
    assertEquals(
        "(<= (> ?n++ goal1-100)\n    (map+ ?n++))\n", GdlPrinter.prefix(Gdl.description(odd)));
  }
}
