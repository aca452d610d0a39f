package org.regames.backend.interpreter;

/** The action of an edge with every name resolved. */
sealed interface Step {
  /** An action that does not look beyond the semistate. */
  sealed interface Plain extends Step {
    /** The semistate after the action, or null where the action is not legal. */
    Semistate apply(Semistate semistate, Watch watch);
  }

  record Skip() implements Plain {
    @Override
    public Semistate apply(Semistate semistate, Watch watch) {
      return semistate;
    }
  }

  record CompareScalars(Term.Scalar left, Term.Scalar right, boolean negated) implements Plain {
    @Override
    public Semistate apply(Semistate semistate, Watch watch) {
      boolean same = left.value(semistate, watch) == right.value(semistate, watch);
      return same != negated ? semistate : null;
    }
  }

  record CompareMaps(KeyPairs pairs, Term.Map left, Term.Map right, boolean negated)
      implements Plain {
    @Override
    public Semistate apply(Semistate semistate, Watch watch) {
      return pairs.same(left, right, semistate, watch) != negated ? semistate : null;
    }
  }

  record AssignScalar(Place place, Term.Scalar term) implements Plain {
    @Override
    public Semistate apply(Semistate semistate, Watch watch) {
      return place.with(semistate, term.value(semistate, watch), watch);
    }
  }

  /** The term has the type of the place, by a conversion if need be. */
  record AssignMap(Place place, Term.Map term) implements Plain {
    @Override
    public Semistate apply(Semistate semistate, Watch watch) {
      Block block = term.block(semistate, watch);
      Block part = block.part(term.offset(semistate, watch), term.layout().size());
      return place.with(semistate, part, watch);
    }
  }

  /** Assigns each symbol of a type, on walks of their own. */
  record AssignAny(Place place, SymbolSet type) implements Step {}

  record Tag(int symbol) implements Step {}

  record VariableTag(int slot) implements Step {}

  /** Looks for a walk; the number is that of its region, see {@link Regions}. */
  record Check(int region, boolean negated) implements Step {}
}
