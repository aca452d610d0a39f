package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * Finds games that equal others up to names, order, rotation, reflection or dead parts: their trees
 * begin alike ({@link TreeShape}), and either some whole plays are the same move by move ({@link
 * NamedPlays}), or their automata are the same after all passes, regardless of names ({@link
 * NamelessHash}). The last test is the most expensive and only made for games that begin like
 * others.
 */
final class Twins {
  private final GameSpace space;
  private final Map<String, List<Known>> known = new HashMap<>();

  /**
   * The game that another one equals.
   *
   * @param isRenamed whether only names differ, as those of cells do after rotation or reflection
   */
  record Twin(Candidate game, boolean isRenamed) {
    /** Why the other one is rejected. */
    String reason() {
      String again = "is game " + game.number() + " again";
      return isRenamed ? again + ", renamed, turned or mirrored" : again;
    }
  }

  /** A known game; the hash of its automaton is computed on demand. */
  private static final class Known {
    private final Candidate candidate;
    private Optional<Long> hash = Optional.empty();

    Known(Candidate candidate) {
      this.candidate = candidate;
    }
  }

  Twins(GameSpace space) {
    this.space = space;
  }

  /** The oldest game that another one equals; adds the latter to the known games. */
  Optional<Twin> of(Candidate candidate) {
    List<Known> alike = known.computeIfAbsent(candidate.shape().tree(), _ -> new ArrayList<>());
    Known fresh = new Known(candidate);
    for (Known old : alike) {
      boolean playsAlike = old.candidate.shape().plays().equals(candidate.shape().plays());
      if (playsAlike || hash(old) == hash(fresh)) {
        return Optional.of(new Twin(old.candidate, !playsAlike));
      }
    }
    alike.add(fresh);
    return Optional.empty();
  }

  private long hash(Known game) {
    if (game.hash.isEmpty()) {
      game.hash = Optional.of(NamelessHash.of(reduced(game)));
    }
    return game.hash.get();
  }

  private Game reduced(Known game) {
    Game rules = space.check(game.candidate.text()).value().orElseThrow();
    return Passes.parse("all").run(rules, Pipeline.Listener.NONE);
  }
}
