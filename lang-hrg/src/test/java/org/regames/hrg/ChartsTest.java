package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.ChartEmitter;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.StatementChart;

class ChartsTest {
  private static final String GAME =
      """
      domain Player = x | o
      domain Score = 0
      domain Bit = no | yes
      bit : Bit
      mover : Player

      graph pick() {
        branch {
          bit = Bit(*)
        } or {
          $ pass
          return()
        }
        $$ bit
      }

      graph rules() {
        loop {
          player = x
          pick()
          player = mover
          if bit == yes {
            break()
          } else if bit == no {
            end()
          }
          repeat 2 {
            check(bit != yes)
          }
          while bit == yes {
            continue()
          }
        }
        player = keeper
      }
      """;

  /** Writes charts as lines: the steps, each with what may follow. */
  private static final class Lines implements Language {
    @Override
    public String name() {
      return "lines";
    }

    @Override
    public String description() {
      return "Charts as lines";
    }

    @Override
    public List<String> suffixes() {
      return List.of(".lines");
    }

    @Override
    public Optional<Frontend> frontend() {
      return Optional.empty();
    }

    @Override
    public Optional<Emitter> emitter() {
      return Optional.empty();
    }

    @Override
    public Optional<ChartEmitter> chartEmitter() {
      return Optional.of((chart, players, _) -> players + "\n" + text(chart));
    }

    private static String text(StatementChart chart) {
      StringBuilder text = new StringBuilder();
      IntStream.range(0, chart.steps().size())
          .forEach(
              number -> {
                StatementChart.ChartedStatement step = chart.steps().get(number);
                text.append(number + " " + step.kind() + " " + step.text());
                text.append(step.player().isEmpty() ? "" : " [" + step.player() + "]");
                chart.flows().stream()
                    .filter(flow -> flow.from() == number)
                    .forEach(flow -> text.append((" -" + flow.when() + "> ") + flow.to()));
                text.append('\n');
              });
      return text.toString();
    }
  }

  private static Result<String> chart(String text) {
    return new HrgLanguage()
        .translator(new Lines())
        .orElseThrow()
        .format(new Source("game.hrg", text), new Budget());
  }

  @Test
  void statementsLeadToWhatIsDoneNext() {
    assertEquals(
        """
        [x, o]
        0 BEGIN rules() -> 1
        1 CHOICE loop -> 2
        2 TURN player = x [x] -> 3
        3 CALL pick() -> 4
        4 TURN player = mover -> 5
        5 CONDITION if bit == yes -no> 6 -yes> 11
        6 CONDITION if bit == no -yes> 7 -no> 8
        7 END end()
        8 CHOICE repeat 2 -each> 9 -then> 10
        9 CONDITION check(bit != yes) -> 8
        10 CONDITION while bit == yes -yes> 10 -no> 1
        11 TURN player = keeper [keeper] -> 12
        12 END end
        13 BEGIN pick() -> 14
        14 CHOICE branch -> 15 -> 16
        15 ASSIGNMENT bit = Bit(*) -> 17
        16 TAG $ pass -> 18
        17 TAG $$ bit -> 18
        18 END end of pick
        """,
        chart(GAME).value().orElseThrow());
  }

  @Test
  void aTextWithMistakesHasNoChart() {
    Result<String> result = chart(GAME.replace("bit == no", "bit == noo"));

    assertEquals(Optional.empty(), result.value());
    assertTrue(
        result.diagnostics().stream().anyMatch(found -> found.code().equals("unknown-name")),
        result.diagnostics().toString());
  }
}
