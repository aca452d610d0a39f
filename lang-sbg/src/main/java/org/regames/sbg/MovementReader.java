package org.regames.sbg;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.regames.ir.antlr.AntlrSyntax;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.sbg.grammar.SbgParser.FactorContext;
import org.regames.sbg.grammar.SbgParser.IntegerContext;
import org.regames.sbg.grammar.SbgParser.SequenceContext;
import org.regames.sbg.grammar.SbgParser.StepContext;
import org.regames.sbg.grammar.SbgParser.SumContext;
import org.regames.sbg.syntax.Movement;

/** Reads the regular expressions of pieces and checks their steps. */
final class MovementReader {
  private final AntlrSyntax syntax;
  private final Diagnostics diagnostics;
  private final Numbers numbers;
  private final int width;
  private final int height;

  /**
   * @param width the columns of the board; not positive if unknown
   * @param height the rows of the board; not positive if unknown
   */
  MovementReader(
      AntlrSyntax syntax, Diagnostics diagnostics, Numbers numbers, int width, int height) {
    this.syntax = syntax;
    this.diagnostics = diagnostics;
    this.numbers = numbers;
    this.width = width;
    this.height = height;
  }

  Movement read(SumContext sum) {
    return Movement.choice(sum.sequence().stream().map(this::sequence).toList());
  }

  private Movement sequence(SequenceContext sequence) {
    return Movement.sequence(sequence.factor().stream().map(this::factor).toList());
  }

  private Movement factor(FactorContext factor) {
    Movement base = factor.step() != null ? step(factor.step()) : read(factor.sum());
    if (factor.power() == null) {
      return base;
    }
    return factor.power().NUMBER() == null
        ? new Movement.Star(base)
        : new Movement.Power(base, numbers.natural(factor.power().NUMBER()));
  }

  private Movement step(StepContext step) {
    List<IntegerContext> distances = step.integer();
    int dx = integer(distances.get(0));
    int dy = integer(distances.get(1));
    checkDistance(distances.get(0), dx, width, "wide");
    checkDistance(distances.get(1), dy, height, "high");
    return new Movement.Step(dx, dy, content(step.LETTER().getSymbol()));
  }

  private int integer(IntegerContext integer) {
    int value = numbers.natural(integer.NUMBER());
    return integer.MINUS() == null ? value : -value;
  }

  private void checkDistance(IntegerContext where, int distance, int size, String direction) {
    if (size > 0 && Math.abs(distance) >= size) {
      diagnostics.report(
          Diagnostic.error(
                  "step-range",
                  syntax.origin(where),
                  "a step by "
                      + distance
                      + " always leaves a board that is "
                      + size
                      + " "
                      + direction)
              .withHint("distances go from " + (1 - size) + " to " + (size - 1) + " here"));
    }
  }

  private Movement.Content content(Token letter) {
    for (Movement.Content content : Movement.Content.values()) {
      if (letter.getText().charAt(0) == content.letter()) {
        return content;
      }
    }
    diagnostics.report(
        Diagnostic.error(
                "step-content",
                syntax.origin(letter),
                "expected `e`, `p` or `w`, found `" + letter.getText() + "`")
            .withHint("e: an empty square, p: an opponent's piece, w: a piece of one's own"));
    return Movement.Content.EMPTY;
  }
}
