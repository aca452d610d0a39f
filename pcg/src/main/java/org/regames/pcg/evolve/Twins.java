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
  Optional<Candidate> of(Candidate candidate) {
    List<Known> alike = known.computeIfAbsent(candidate.shape().tree(), _ -> new ArrayList<>());
    Known fresh = new Known(candidate);
    for (Known old : alike) {
      if (same(old, fresh)) {
        return Optional.of(old.candidate);
      }
    }
    alike.add(fresh);
    return Optional.empty();
  }

  private boolean same(Known one, Known two) {
    return one.candidate.shape().plays().equals(two.candidate.shape().plays())
        || hash(one) == hash(two);
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
