package org.regames.sbg.variation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.regames.sbg.generator.MovementGenerator;
import org.regames.sbg.syntax.Movement;

/** Changes one place of a movement. */
record MovementMutation(Random random, MovementGenerator movements) {
  private static final int MOST_TIMES = 4;

  /** A changed movement. */
  Movement of(Movement movement) {
    return switch (random.nextInt(8)) {
      case 0 -> movements.movement();
      case 1, 2 -> Movement.choice(List.of(movement, movements.movement()));
      default -> changed(movement);
    };
  }

  private Movement changed(Movement movement) {
    return switch (movement) {
      case Movement.Step step -> changed(step);
      case Movement.Sequence(List<Movement> parts) -> Movement.sequence(changed(parts, 2));
      case Movement.Choice(List<Movement> parts) -> Movement.choice(changed(parts, 2));
      case Movement.Power(Movement base, int times) ->
          random.nextBoolean()
              ? new Movement.Power(changed(base), times)
              : new Movement.Power(base, 1 + random.nextInt(MOST_TIMES));
      case Movement.Star(Movement base) ->
          switch (random.nextInt(4)) {
            case 0 -> base;
            case 1 -> new Movement.Power(base, 1 + random.nextInt(MOST_TIMES));
            default -> new Movement.Star(changed(base));
          };
    };
  }

  /** One of the parts changed, or dropped if enough are left. */
  private List<Movement> changed(List<Movement> parts, int least) {
    List<Movement> all = new ArrayList<>(parts);
    int place = random.nextInt(all.size());
    if (all.size() >= least && random.nextInt(3) == 0) {
      all.remove(place);
    } else {
      all.set(place, changed(all.get(place)));
    }
    return all;
  }

  private Movement changed(Movement.Step step) {
    return switch (random.nextInt(5)) {
      case 0 -> new Movement.Step(step.dx() + sign(), step.dy(), step.on());
      case 1 -> new Movement.Step(step.dx(), step.dy() + sign(), step.on());
      case 2 -> new Movement.Star(step);
      default -> {
        Movement.Content[] contents = Movement.Content.values();
        yield new Movement.Step(step.dx(), step.dy(), contents[random.nextInt(contents.length)]);
      }
    };
  }

  private int sign() {
    return random.nextBoolean() ? 1 : -1;
  }
}
