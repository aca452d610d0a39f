package org.regames.hrg.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.regames.hrg.syntax.Hrg.at;
import static org.regames.hrg.syntax.Hrg.branch;
import static org.regames.hrg.syntax.Hrg.branchIn;
import static org.regames.hrg.syntax.Hrg.choose;
import static org.regames.hrg.syntax.Hrg.domain;
import static org.regames.hrg.syntax.Hrg.equal;
import static org.regames.hrg.syntax.Hrg.function;
import static org.regames.hrg.syntax.Hrg.graph;
import static org.regames.hrg.syntax.Hrg.jump;
import static org.regames.hrg.syntax.Hrg.make;
import static org.regames.hrg.syntax.Hrg.map;
import static org.regames.hrg.syntax.Hrg.name;
import static org.regames.hrg.syntax.Hrg.numbers;
import static org.regames.hrg.syntax.Hrg.parameter;
import static org.regames.hrg.syntax.Hrg.pattern;
import static org.regames.hrg.syntax.Hrg.ref;
import static org.regames.hrg.syntax.Hrg.set;
import static org.regames.hrg.syntax.Hrg.tagOf;
import static org.regames.hrg.syntax.Hrg.type;
import static org.regames.hrg.syntax.Hrg.variable;
import static org.regames.hrg.syntax.Hrg.when;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.hrg.syntax.Block;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgStatement.Jump;

/** Trees that are built, as text. */
class HrgTextTest {
  @Test
  void whatIsBuiltReadsAsHrg() {
    HrgGame game =
        new HrgGame(
            List.of(
                domain("Lamp", List.of("on", "off")),
                numbers("Place", "P", "N", 3),
                function(
                    "next",
                    map("Place", "Place"),
                    when(
                        List.of(pattern("P", "N")),
                        choose(equal(ref("N"), ref("3")), make("P", ref("0")), ref("elsewhere")))),
                variable("lamps", map("Place", "Lamp")),
                variable("here", type("Place"), make("P", ref("0"))),
                graph(
                    "light",
                    List.of(parameter("who", "Player")),
                    branchIn("p", "Place", set(at("lamps", ref("p")), ref("on")), tagOf("p")),
                    set(ref("player"), ref("who"))),
                graph("rules", List.of(), jump(Jump.Kind.END))));
    assertEquals(
        """
        domain Lamp = on | off
        domain Place = P(N) where N in 0..3

        next : Place -> Place
        next(P(N)) = if N == 3 then P(0) else elsewhere

        lamps : Place -> Lamp
        here : Place = P(0)

        graph light(who : Player) {
          branch p in Place {
            lamps[p] = on
            $$ p
          }
          player = who
        }

        graph rules() {
          end()
        }
        """,
        HrgText.of(game));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "two words", "a-b", "ä", "a,", "$"})
  void whatIsNoNameIsRefused(String text) {
    refused("not a name in HRG: `" + text + "`", () -> name(text));
  }

  @Test
  void whatCannotBeWrittenIsRefused() {
    refused("expected a name with a capital letter: `n`", () -> pattern("P", "n"));
    refused("expected a name with a capital letter: `p`", () -> make("p", ref("0")));
    refused("a map from `Place` to nothing", () -> map("Place"));
    refused("a domain of numbers up to -1", () -> numbers("Place", "P", "N", -1));
    refused("a choice without conditions", () -> choose(List.of(), new Block(List.of(), null)));
    refused("a branch without alternatives", () -> branch());
  }

  private static void refused(String message, Executable building) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, building).getMessage());
  }
}
