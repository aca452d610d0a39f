package heaps;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.pcg.evolve.GameSpace;

/** Games with one heap: who takes the last stick wins. A game is how many there are, and how many one may take. */
public final class HeapSpace implements GameSpace {
  private static final Pattern NUMBERS = Pattern.compile("// (\\d+) sticks, at most (\\d+)");

  @Override
  public String name() {
    return "heaps";
  }

  @Override
  public String description() {
    return "Games with a heap of sticks";
  }

  @Override
  public Language language() {
    return Language.all().stream().filter(l -> l.name().equals("hrg")).findFirst().orElseThrow();
  }

  @Override
  public Result<String> sample(long seed) {
    Random random = new Random(seed);
    return Result.success(game(5 + random.nextInt(20), 2 + random.nextInt(3)));
  }

  @Override
  public Result<String> mutate(String game, long seed) {
    int change = new Random(seed).nextBoolean() ? 1 : -1;
    return Result.success(game(Math.max(4, number(game, 1) + change), number(game, 2)));
  }

  @Override
  public Result<String> cross(String game, String other, long seed) {
    return Result.success(game(number(game, 1), number(other, 2)));
  }

  private static int number(String game, int which) {
    Matcher numbers = NUMBERS.matcher(game);
    numbers.find();
    return Integer.parseInt(numbers.group(which));
  }

  private static String game(int sticks, int most) {
    return """
        // %1$d sticks, at most %2$d
        domain Player = first | second
        domain Score = 0 | 100
        domain Heap = H(N) where N in 0..%1$d
        domain Number = T(N) where N in 1..%2$d

        take : Number -> Heap -> Heap
        take(T(M), H(N)) = if N < M then H(%1$d) else H(N - M)

        heap : Heap = H(%1$d)
        number : Number

        graph turn(me : Player) {
          player = me
          number = Number(*)
          check(take(number, heap) != H(%1$d))
          $$ number
          heap = take(number, heap)
          player = keeper
          if heap == H(0) {
            goals[me] = 100
            end()
          }
        }

        graph rules() {
          loop {
            turn(first)
            turn(second)
          }
        }
        """
        .formatted(sticks, most);
  }
}
