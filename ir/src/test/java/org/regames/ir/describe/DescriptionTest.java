package org.regames.ir.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.describe.Description.Part;
import org.regames.ir.describe.Description.Section;

class DescriptionTest {
  private static Description game(Part... parts) {
    return new Description("T", List.of(new Section("End", List.of(parts))));
  }

  @Test
  void pointsStandTogetherAndParagraphsApart() {
    Description game =
        game(
            new Part.Prose("It ends."),
            new Part.Item("If a:", 0),
            new Part.Item("word ".repeat(20).strip(), 1),
            new Part.Quote("x\ny"));
    assertEquals(
        "# T\n\n## End\n\nIt ends.\n\n- If a:\n  - "
            + "word ".repeat(17).strip()
            + "\n    word word word\n\n    x\n    y\n",
        game.plainText());
  }

  @Test
  void changesAreTheRulesThatOnlyOneHas() {
    Description before = game(new Part.Prose("One. Two."), new Part.Item("Three.", 0));
    Description after = game(new Part.Item("Three.", 1), new Part.Prose("One. Four."));
    assertEquals(List.of("End: gone: Two.", "End: new: Four."), RuleChanges.between(before, after));
    assertEquals(List.of(), RuleChanges.between(after, after));
    assertEquals(
        List.of("End: new: the drawing"),
        RuleChanges.between(game(new Part.Drawing("a")), game(new Part.Drawing("b"))));
  }

  @Test
  void wordsAgreeWithNumbers() {
    assertEquals(
        "no pawns, one pawn and 13 boxes",
        English.and(
            List.of(English.count(0, "pawn"), English.count(1, "pawn"), English.count(13, "box"))));
    assertEquals(
        "an A, a U or an empty one",
        English.or(List.of(English.a("A"), English.a("U"), English.a("empty one"))));
    assertEquals("bodies and ways", English.plural("body") + " and " + English.plural("way"));
  }
}
