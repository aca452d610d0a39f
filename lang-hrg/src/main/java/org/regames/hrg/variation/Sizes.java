package org.regames.hrg.variation;

import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/**
 * Makes a game larger or smaller: all numbers from some number on are one more, or one less, so
 * that a board gets a row and a column in the middle and everything counted still fits it.
 */
final class Sizes {
  private static final int LEAST = 2;

  private Sizes() {}

  /** A larger or smaller game; the same if nothing in it has a size. */
  static HrgGame changed(HrgGame game, Random random) {
    Set<Integer> lasts = new TreeSet<>();
    for (HrgDefinition.Domain domain : game.all(HrgDefinition.Domain.class)) {
      for (HrgDefinition.Element element : domain.elements()) {
        if (element instanceof HrgDefinition.Element.Construction construction) {
          construction.generators().forEach(generator -> last(generator, lasts));
        }
      }
    }
    lasts.removeIf(last -> last <= LEAST);
    if (lasts.isEmpty()) {
      return game;
    }
    int last = lasts.stream().skip(random.nextInt(lasts.size())).findFirst().orElseThrow();
    int from = LEAST + random.nextInt(last - LEAST + 1);
    int by = random.nextBoolean() ? 1 : -1;
    return renumbered(game, number -> number >= from ? number + by : number);
  }

  private static void last(Generator generator, Set<Integer> lasts) {
    if (generator.values() instanceof Generator.Values.Range(Name _, Name last)
        && ExpressionChanges.isNumber(last)) {
      lasts.add(Integer.parseInt(last.text()));
    }
  }

  private static HrgGame renumbered(HrgGame game, UnaryOperator<Integer> number) {
    return new Rebuilding(
            node ->
                switch (node) {
                  case Name name when ExpressionChanges.isNumber(name) ->
                      Optional.of(
                          new Name(
                              "" + number.apply(Integer.parseInt(name.text())), name.origin()));
                  case HrgDefinition.Domain domain when domain.name().text().equals("Score") ->
                      Optional.of(domain);
                  case HrgStatement.Assignment assignment when isScore(assignment.target()) ->
                      Optional.of(assignment);
                  default -> Optional.empty(); // numbers are inside
                })
        .game(game);
  }

  private static boolean isScore(HrgExpression target) {
    return target instanceof HrgExpression.Application application
        && application.map() instanceof HrgExpression.Reference(Name name)
        && name.text().equals("goals");
  }
}
