import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.regames.Game;
import org.regames.GameException;
import org.regames.Games;
import org.regames.Problem;
import org.regames.Translation;

/** Translates a game into the language that the suffix of a new file names. */
final class Translate {
  static void main(String[] arguments) throws IOException {
    Path target = Path.of(arguments[1]);
    String language = arguments[1].substring(arguments[1].lastIndexOf('.') + 1);
    try {
      Game game = Games.load(Path.of(arguments[0]));
      Translation translation = game.translate(language);
      translation.warnings().forEach(warning -> System.out.print(warning.text()));
      Files.writeString(target, translation.text());
      System.out.println("wrote " + target.getFileName());
    } catch (GameException wrong) {
      for (Problem problem : wrong.problems()) {
        System.out.printf("line %d: %s%n", problem.line(), problem.message());
        problem.hint().ifPresent(hint -> System.out.println("  " + hint));
      }
    }
  }
}
