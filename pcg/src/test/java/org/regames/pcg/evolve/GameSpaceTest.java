package org.regames.pcg.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.pcg.Evaluation;
import org.regames.pcg.MetricNames;
import org.regames.pcg.metrics.Meter;

@Tag("long")
class GameSpaceTest {
  /** A space of another module: x says a number up to some most one and gets a point for it. */
  public static final class Tiny implements GameSpace {
    @Override
    public String name() {
      return "tiny";
    }

    @Override
    public String description() {
      return "Games of one number";
    }

    @Override
    public Language language() {
      return Language.all().stream().filter(l -> l.name().equals("rg")).findFirst().orElseThrow();
    }

    @Override
    public Result<String> sample(long seed) {
      long most = Math.floorMod(seed, 3) + 1;
      return Result.success(
          """
          type Player = {x, o}; type Score = {0, 1}; type Number = {0, %s};
          var number: Number = 0;
          begin, ask: player = x; ask, said: number = Number(*); said, told: $$ number;
          told, won: number == 1; told, lost: number != 1;
          won, over: goals[x] = 1; lost, over: goals[o] = 1; over, end: player = keeper;
          """
              .formatted(most == 1 ? "1" : most == 2 ? "1, 2" : "1, 2, 3"));
    }

    @Override
    public Result<String> mutate(String game, long seed) {
      return sample(seed);
    }

    @Override
    public Result<String> cross(String game, String other, long seed) {
      return Result.success(other);
    }
  }

  @Test
  void servicesAreFoundBesideLanguages() {
    List<String> names = GameSpace.all().stream().map(GameSpace::name).toList();
    assertTrue(names.containsAll(List.of("sbg", "tiny")), names::toString);
    GameSpace tiny =
        GameSpace.all().stream().filter(s -> s.name().equals("tiny")).findFirst().orElseThrow();
    for (long seed = 0; seed < 3; seed++) {
      Result<String> game = tiny.sample(seed);
      assertEquals(List.of(), tiny.check(game.value().orElseThrow()).diagnostics());
    }
    assertTrue(tiny.check("begin, end").value().isEmpty(), "what has errors is no game");
  }

  @Test
  void aSearchKeepsEachGameOnce() {
    Fitness all = new Fitness(List.of(), List.of(new Fitness.Term("random.completion", false, 1)));
    List<Axis> axes = List.of(Axis.parse("random.branching=1.5..4.5/3", MetricNames.ALL));
    Evaluation evaluation = new Evaluation(20, 1, 10, Optional.empty());
    Journal journal = Journal.inMemory();
    Archive archive =
        new Evolution(new Tiny(), evaluation, all, axes, 20, 16, 1)
            .run(journal, 32, Meter.unlimited(), _ -> {});
    assertEquals(3, archive.elites().size());
    assertEquals(3, journal.candidates().stream().filter(Candidate::isFit).count());
  }
}
