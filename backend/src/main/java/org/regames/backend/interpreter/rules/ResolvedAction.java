package org.regames.backend.interpreter.rules;

import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Semistate;
import org.regames.backend.interpreter.values.SymbolSet;

/** The action of an edge with every name resolved. */
public sealed interface ResolvedAction {
  /** An action that depends only on the semistate. */
  sealed interface Plain extends ResolvedAction {
    /** The semistate after the action, or null if the action is not legal. */
    Semistate apply(Semistate semistate, EvaluationWatch watch);
  }

  record Skip() implements Plain {
    @Override
    public Semistate apply(Semistate semistate, EvaluationWatch watch) {
      return semistate;
    }
  }

  record CompareScalars(ResolvedTerm.Scalar left, ResolvedTerm.Scalar right, boolean negated)
      implements Plain {
    @Override
    public Semistate apply(Semistate semistate, EvaluationWatch watch) {
      boolean same = left.value(semistate, watch) == right.value(semistate, watch);
      return same != negated ? semistate : null;
    }
  }

  record CompareMaps(KeyPairs pairs, ResolvedTerm.Map left, ResolvedTerm.Map right, boolean negated)
      implements Plain {
    @Override
    public Semistate apply(Semistate semistate, EvaluationWatch watch) {
      return pairs.same(left, right, semistate, watch) != negated ? semistate : null;
    }
  }

  record AssignScalar(AssignTarget place, ResolvedTerm.Scalar term) implements Plain {
    @Override
    public Semistate apply(Semistate semistate, EvaluationWatch watch) {
      return place.with(semistate, term.value(semistate, watch), watch);
    }
  }

  /** The term has the type of the place, by a conversion if need be. */
  record AssignMap(AssignTarget place, ResolvedTerm.Map term) implements Plain {
    @Override
    public Semistate apply(Semistate semistate, EvaluationWatch watch) {
      MapBlock block = term.block(semistate, watch);
      MapBlock part = block.part(term.offset(semistate, watch), term.layout().size());
      return place.with(semistate, part, watch);
    }
  }

  /** Assigns each symbol of a type, each on a path of its own. */
  record AssignAny(AssignTarget place, SymbolSet type) implements ResolvedAction {}

  record Tag(int symbol) implements ResolvedAction {}

  record VariableTag(int slot) implements ResolvedAction {}

  /** Searches a path; the number is that of its region, see {@link SearchRegions}. */
  record Check(int region, boolean negated) implements ResolvedAction {}
}
