package org.regames.backend.planner.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Game;

class DisjointGuardsTest {
  /** A variable that is one of a few maps is stored as the number of one, which is not a symbol. */
  @ParameterizedTest
  @ValueSource(strings = {"lamps = lamps", "lamps = all"})
  void conditionsOnWhichMapItIs(String assignment) {
    Game game =
        Games.of(
            """
            type Place = {left, right}; type Light = {off, on};
            const all: Place -> Light = {:on};
            var lamps: Place -> Light = {right: on, :off}; var at: Place = left;
            begin, turn: player = x;
            turn, a: lamps[left] == off; a, a1: at = Place(*); a1, a2: $ a; a2, b: $$ at;
            turn, c: lamps[left] == on; c, c1: at = Place(*); c1, b: $$ at;
            turn, d: lamps[right] == on; d, d1: lamps[left] != on; d1, b: $ d;
            b, done: player = keeper;
            done, again: %s; again, turn: player = x;
            """
                .formatted(assignment));

    assertEquals(
        new Perft(Interpreter.of(game)).counts(4),
        new ModelPerft(JvmEngine.compile(game)).counts(4));
  }
}
