import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.regames.Game;
import org.regames.Games;
import org.regames.Move;
import org.regames.State;

/** Plays a game once, each move drawn at random, and shows what happens. */
final class RandomPlay {
  static void main(String[] arguments) {
    Game game = Games.load(Path.of(arguments[0]));
    SplittableRandom random = new SplittableRandom(1);

    State state = game.start();
    while (!state.isOver()) {
      List<Move> legal = state.legal();
      Move move = legal.get(random.nextInt(legal.size()));
      System.out.println(move.text());
      state = state.play(move);
    }
    System.out.println(state);
  }
}
