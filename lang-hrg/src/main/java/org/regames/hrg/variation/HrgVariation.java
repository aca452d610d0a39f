package org.regames.hrg.variation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.regames.hrg.HrgLanguage;
import org.regames.hrg.HrgParser;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.variation.Change.Kind;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Result;
import org.regames.ir.language.Seeds;
import org.regames.ir.validate.Validators;

/** Mutates games in HRG and combines parts of two, and keeps only results without errors. */
public final class HrgVariation implements GameVariation {
  private static final int MOST_TRIES = 60;
  private static final long LARGEST = 1_000_000;

  @Override
  public Result<String> mutate(Source game, long seed) {
    Random random = Seeds.random(seed);
    return parsed(game)
        .then(tree -> first(tree, () -> Optional.of(changed(tree, random))).orElse(print(tree)));
  }

  /** A game with parts of two; if no part fits, a mutation of the first. */
  @Override
  public Result<String> cross(Source game, Source other, long seed) {
    Random random = Seeds.random(seed);
    Result<HrgGame> first = parsed(game);
    if (first.value().isEmpty()) {
      return first.then(HrgVariation::print);
    }
    HrgGame one = first.value().get();
    return parsed(other)
        .then(
            two ->
                first(one, () -> Transplant.of(one, two, random))
                    .or(() -> first(one, () -> Optional.of(changed(one, random))))
                    .orElse(print(one)));
  }

  private static String print(HrgGame game) {
    return HrgText.of(game);
  }

  /** The first child that has no errors and differs from its parent. */
  private static Optional<String> first(HrgGame parent, Supplier<Optional<HrgGame>> children) {
    String before = print(parent);
    for (int i = 0; i < MOST_TRIES; i++) {
      Optional<String> text = children.get().map(HrgVariation::print);
      if (text.isPresent() && !text.get().equals(before) && reads(text.get())) {
        return text;
      }
    }
    return Optional.empty();
  }

  private static Result<HrgGame> parsed(Source source) {
    Diagnostics diagnostics = new Diagnostics();
    HrgGame game = HrgParser.parse(source, diagnostics).game();
    return diagnostics.hasErrors() ? Result.failure(diagnostics) : Result.success(game);
  }

  /** A game with one change, or now and then two, which may have errors. */
  static HrgGame changed(HrgGame game, Random random) {
    HrgGame once = changedOnce(game, random);
    return random.nextInt(3) == 0 ? changedOnce(once, random) : once;
  }

  private static HrgGame changedOnce(HrgGame game, Random random) {
    Map<Kind, List<Change>> kinds =
        Changes.of(game).stream()
            .collect(Collectors.groupingBy(Change::kind, TreeMap::new, Collectors.toList()));
    int choice = random.nextInt(kinds.size() + 1);
    if (choice == kinds.size()) {
      return Sizes.changed(game, random);
    }
    List<Change> changes = new ArrayList<>(kinds.values()).get(choice);
    Change change = changes.get(random.nextInt(changes.size()));
    return Rebuilding.replace(game, change.node(), change.by());
  }

  /** Whether a text is a game without errors. */
  static boolean reads(String text) {
    Result<Game> read =
        new HrgLanguage()
            .frontend()
            .orElseThrow()
            .read(new Source("child.hrg", text), new Budget(LARGEST));
    return read.value().isPresent()
        && read.diagnostics().stream().noneMatch(Diagnostic::isError)
        && Validators.validate(read.value().get()).stream().noneMatch(Diagnostic::isError);
  }
}
