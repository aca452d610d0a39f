package org.regames.pcg.evolve;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Games to search among. Modules offer theirs as a service ({@code
 * META-INF/services/org.regames.pcg.evolve.GameSpace}); every language whose games can be generated
 * and varied is also a space, as are the games of a language with given ancestors ({@link
 * LanguageSpace}), and a script with parameters ({@link FamilySpace}).
 *
 * <p>A genome is the text of a game: the same space and seed give the same text everywhere and
 * always, so only texts and seeds need to be recorded.
 */
public interface GameSpace {
  /** The most items of a game; larger ones are of no use when thousands are played. */
  long LARGEST = 1_000_000;

  /** The short name that users type. */
  String name();

  /** What games these are, in a few words. */
  String description();

  /** The language of the texts. */
  Language language();

  /** A random game; no value if none was found. */
  Result<String> sample(long seed);

  /** A game that differs from another one in a few places; no value if none was found. */
  default Result<String> mutate(String game, long seed) {
    return variation().mutate(source(game), seed).then(made -> LineComments.kept(game, made));
  }

  /** A game with parts of two; no value if none was found. */
  default Result<String> cross(String game, String other, long seed) {
    return variation()
        .cross(source(game), source(other), seed)
        .then(made -> LineComments.kept(game, made));
  }

  private GameVariation variation() {
    return language()
        .variation()
        .orElseThrow(() -> new UnsupportedOperationException(name() + " does not vary games"));
  }

  /** The automaton of a game, if it has no errors. */
  default Result<Game> check(String game) {
    Source source = source(game);
    return Validators.validated(
        language().frontend().orElseThrow().read(source, new Budget(LARGEST)), source);
  }

  /** A game as a source, for messages and writers. */
  default Source source(String game) {
    return new Source("game" + language().suffixes().getFirst(), game);
  }

  /** The parameters that a game records, with their values, in order; usually none. */
  default Map<String, String> parameters(String game) {
    return language()
        .families()
        .map(each -> each.values(source(game)))
        .orElse(new LinkedHashMap<>());
  }

  /** The games to begin with; if there are none, a search begins with random games. */
  default List<String> ancestors() {
    return List.of();
  }

  /** The same space without ancestors, if it can make random games. */
  default Optional<GameSpace> withoutAncestors() {
    return Optional.of(this);
  }

  /** A line that identifies this space; runs are only resumed in the same one. */
  default String identity() {
    return name() + " " + Long.toHexString(Trial.hash(String.join("\0", ancestors())));
  }

  /** All spaces on the class path that begin with random games, by name. */
  static List<GameSpace> all() {
    Stream<GameSpace> services =
        ServiceLoader.load(GameSpace.class).stream().map(ServiceLoader.Provider::get);
    Stream<GameSpace> languages =
        Language.all().stream()
            .filter(each -> each.generator().isPresent() && each.variation().isPresent())
            .map(each -> new LanguageSpace(each, List.of()));
    return Stream.concat(services, languages)
        .collect(Collectors.toMap(GameSpace::name, Function.identity(), (first, _) -> first))
        .values()
        .stream()
        .sorted(Comparator.comparing(GameSpace::name))
        .toList();
  }
}
