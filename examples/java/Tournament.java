import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.regames.Game;
import org.regames.Games;
import org.regames.Move;
import org.regames.Scores;
import org.regames.State;

/** A round robin of the players in this folder in a game for two; each begins half of the plays. */
final class Tournament {
  private static final int ROUNDS = 10;

  static void main(String[] arguments) {
    Game game = Games.load(Path.of(arguments[0]));
    Map<String, Function<State, Move>> agents = new LinkedHashMap<>();
    RandomGenerator random = new SplittableRandom(1);
    agents.put("random", state -> state.legal().get(random.nextInt(state.legal().size())));
    agents.put("flat", new FlatMonteCarlo(5, 2));
    agents.put("uct", new Uct(200, 3));

    Map<String, Double> sums = new LinkedHashMap<>();
    for (String first : agents.keySet()) {
      for (String second : agents.keySet()) {
        for (int round = 0; !first.equals(second) && round < ROUNDS; round++) {
          Scores scores = play(game.start(), List.of(agents.get(first), agents.get(second)));
          sums.merge(first, scores.value(game.players().get(0)), Double::sum);
          sums.merge(second, scores.value(game.players().get(1)), Double::sum);
        }
      }
    }
    int plays = 2 * ROUNDS * (agents.size() - 1);
    sums.forEach((name, sum) -> System.out.printf("%-8s%.2f%n", name, sum / plays));
  }

  private static Scores play(State start, List<Function<State, Move>> agents) {
    List<String> players = start.game().players();
    State state = start;
    while (!state.isOver()) {
      state = state.play(agents.get(players.indexOf(state.player())).apply(state));
    }
    return state.scores();
  }
}
