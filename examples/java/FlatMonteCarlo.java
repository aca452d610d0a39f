import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.regames.Games;
import org.regames.Move;
import org.regames.State;

/**
 * Flat Monte Carlo search: so many playouts after each legal move, and the move with the best mean
 * score wins.
 */
final class FlatMonteCarlo implements Function<State, Move> {
  private final int playouts;
  private final RandomGenerator random;

  FlatMonteCarlo(int playouts, long seed) {
    this.playouts = playouts;
    this.random = new SplittableRandom(seed);
  }

  @Override
  public Move apply(State state) {
    Move best = null;
    double highest = -1;
    for (Move move : state.legal()) {
      double mean = mean(state.play(move), state.player());
      if (mean > highest) {
        highest = mean;
        best = move;
      }
    }
    return best;
  }

  /** The mean score of a player, from 0 to 1. */
  double mean(State state, String player) {
    double sum = 0;
    for (int i = 0; i < playouts; i++) {
      sum += state.playout(random).value(player);
    }
    return sum / playouts;
  }

  /** Says what every move at the start of a game is worth. */
  static void main(String[] arguments) {
    State start = Games.load(Path.of(arguments[0])).start();
    FlatMonteCarlo search = new FlatMonteCarlo(1000, 1);
    for (Move move : start.legal()) {
      System.out.printf("%.2f  %s%n", search.mean(start.play(move), start.player()), move);
    }
    System.out.println("chosen: " + search.apply(start));
  }
}
