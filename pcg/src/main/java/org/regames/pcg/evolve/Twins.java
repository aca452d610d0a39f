package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.diff.TagRenaming;
import org.regames.backend.diff.TreeDiff;
import org.regames.backend.model.EndlessPlayException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;

/**
 * Finds games that are others under other names, in another order, turned or mirrored, or with dead
 * parts. Those whose trees begin alike ({@link TreeShape}) are compared: their automata after all
 * passes, whatever the names, and where these differ, and some plays are the same ({@link
 * NamedPlays}), their trees to a depth.
 */
final class Twins {
  private static final TreeDiff DIFF = new TreeDiff(4, 200, 10, 1);

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
    if (one.candidate.text().equals(two.candidate.text())) {
      return true;
    }
    try {
      return hash(one) == hash(two)
          || one.candidate.shape().plays().equals(two.candidate.shape().plays())
              && DIFF.compare(reduced(one), reduced(two), TagRenaming.NONE, _ -> {})
                  .difference()
                  .isEmpty();
    } catch (DiagnosticException | EndlessPlayException _) {
      return false; // what cannot be compared is taken for another game
    }
  }

  private long hash(Known game) {
    if (game.hash.isEmpty()) {
      game.hash = Optional.of(NamelessHash.of(reduced(game)));
    }
    return game.hash.get();
  }

  private Game reduced(Known game) {
    return Passes.parse("all").run(space.rules(game.candidate.text()), Pipeline.Listener.NONE);
  }
}
