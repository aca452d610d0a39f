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
 * Finds games that are others under other names, in another order, turned or mirrored, or with dead
 * parts: their trees begin alike ({@link TreeShape}) and, going on, either some whole plays are the
 * same move by move ({@link NamedPlays}), or their automata are after all passes, whatever the
 * names ({@link NamelessHash}). The last takes the most and is worked out for games that begin as
 * others do.
 */
final class Twins {
  private final GameSpace space;
  private final Map<String, List<Known>> known = new HashMap<>();

  /**
   * The game that another one is.
   *
   * @param isRenamed whether only its names tell it apart, as those of cells do where it is turned
   *     or mirrored
   */
  record Twin(Candidate game, boolean isRenamed) {
    /** Why the other one is out. */
    String reason() {
      String again = "is game " + game.number() + " again";
      return isRenamed ? again + ", renamed, turned or mirrored" : again;
    }
  }

  /** A game that was met; the hash of its automaton is worked out once it is needed. */
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

  /** The game that another one is, the oldest there is; the game is known from now on. */
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
