package org.regames.sbg.generator;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.Movement.Content;

/**
 * Generates movements for a board: those of fairy chess, mixtures, and now and then arbitrary ones.
 */
public final class MovementGenerator {
  private static final int DEEPEST = 3;

  private record Vector(int dx, int dy) {}

  private final Random random;
  private final int width;
  private final int height;

  /** Generates movements that stay on a board of this size at least now and then. */
  public MovementGenerator(Random random, int width, int height) {
    this.random = random;
    this.width = width;
    this.height = height;
  }

  /** The next random movement. */
  public Movement movement() {
    List<Movement> ways = new ArrayList<>();
    for (int i = random.nextInt(10) < 7 ? 1 : 2; i > 0; i--) {
      ways.addAll(family());
    }
    return Movement.choice(ways.stream().distinct().toList());
  }

  private List<Movement> family() {
    Set<Vector> vectors = vectors();
    int kind = random.nextInt(14);
    List<Movement> ways = new ArrayList<>();
    for (Vector by : vectors) {
      Movement empty = step(by, Content.EMPTY);
      Movement enemy = step(by, Content.ENEMY);
      switch (kind) {
        case 0, 1, 2, 3 -> ways.addAll(List.of(empty, enemy)); // leaper
        case 4 -> ways.add(empty);
        case 5, 6 -> { // rider
          ways.add(Movement.sequence(List.of(empty, new Movement.Star(empty))));
          ways.add(Movement.sequence(List.of(new Movement.Star(empty), enemy)));
        }
        case 7 -> { // short rider
          ways.add(empty);
          ways.add(new Movement.Power(empty, 2));
          ways.add(Movement.sequence(List.of(empty, enemy)));
        }
        case 8 -> // hopper
            ways.add(Movement.sequence(List.of(hurdle(by), empty)));
        case 9 -> // cannon
            ways.add(
                Movement.sequence(
                    List.of(
                        new Movement.Star(empty), hurdle(by), new Movement.Star(empty), enemy)));
        case 10 -> { // leaper that takes its own
          ways.add(enemy);
          ways.add(step(by, Content.OWN));
        }
        case 11 -> // chain of jumps
            ways.add(
                Movement.sequence(
                    List.of(
                        hurdle(by),
                        empty,
                        new Movement.Star(Movement.sequence(List.of(hurdle(by), empty))))));
        default -> ways.add(anything(DEEPEST));
      }
    }
    if (kind == 13 && random.nextInt(4) == 0) {
      ways.add(new Movement.Step(0, 0, Content.OWN)); // to pass
    }
    return ways;
  }

  private Movement hurdle(Vector by) {
    return step(by, random.nextBoolean() ? Content.ENEMY : Content.OWN);
  }

  private static Movement step(Vector by, Content on) {
    return new Movement.Step(by.dx, by.dy, on);
  }

  /** A vector, and others that form a pattern with it. */
  private Set<Vector> vectors() {
    int a = random.nextInt(Math.min(3, width));
    int b = random.nextInt(Math.min(3, height));
    if (a == 0 && b == 0) {
      b = 1;
    }
    Set<Vector> vectors = new LinkedHashSet<>();
    vectors.add(new Vector(a, b));
    vectors.add(new Vector(-a, b));
    if (random.nextInt(4) > 0) {
      vectors.add(new Vector(a, -b));
      vectors.add(new Vector(-a, -b));
      if (random.nextInt(4) > 0 && b < width && a < height) {
        List.copyOf(vectors).forEach(by -> vectors.add(new Vector(by.dy, by.dx)));
      }
    }
    return vectors;
  }

  private Movement anything(int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(6)) {
      case 0, 1 -> step();
      case 2 -> Movement.choice(List.of(anything(depth - 1), anything(depth - 1)));
      case 3 -> Movement.sequence(List.of(anything(depth - 1), anything(depth - 1)));
      case 4 -> new Movement.Power(anything(depth - 1), random.nextInt(4));
      default -> new Movement.Star(anything(depth - 1));
    };
  }

  private Movement step() {
    int reach = 1 + random.nextInt(2);
    int dx = Math.clamp(random.nextInt(2 * reach + 1) - reach, 1 - width, width - 1);
    int dy = Math.clamp(random.nextInt(2 * reach + 1) - reach, 1 - height, height - 1);
    Content[] contents = Content.values();
    return new Movement.Step(dx, dy, contents[random.nextInt(contents.length)]);
  }
}
