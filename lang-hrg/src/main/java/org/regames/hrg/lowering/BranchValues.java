package org.regames.hrg.lowering;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;

/** The values of the variables of {@code branch} and {@code repeat}. */
record BranchValues(Declarations declarations) {
  /**
   * The values of a type, in order; none if the type is wrong, which is reported. Inline sets may
   * contain functions, and values of variables of enclosing statements.
   */
  List<HrgTerm> of(HrgType type, Scope scope) {
    if (type instanceof HrgType.Members(List<Name> names, _)) {
      declarations.types().isEachOnce(names);
      return names.stream().map(name -> member(name, scope)).toList();
    }
    return declarations
        .types()
        .set(type)
        .map(set -> List.copyOf(set.members().values()))
        .orElse(List.of());
  }

  private HrgTerm member(Name name, Scope scope) {
    return scope
        .find(name.text())
        .filter(term -> !(term instanceof HrgTerm.Stored))
        .orElseGet(
            () ->
                declarations.functions().find(name.text()).isPresent()
                    ? new HrgTerm.FunctionTerm(name.text(), List.of())
                    : new HrgTerm.Atom(name.text()));
  }

  /** How often {@code repeat N} repeats its body; 0 if N is not a number, which is reported. */
  long rounds(Name count, Scope scope) {
    Optional<HrgTerm> bound = scope.find(count.text());
    HrgTerm term = bound.orElseGet(() -> new HrgTerm.Atom(count.text()));
    if (term instanceof HrgTerm.Atom atom && atom.number().isPresent()) {
      return atom.number().getAsLong();
    }
    declarations
        .findings()
        .report(
            Diagnostic.error(
                    "not-a-number",
                    count.origin(),
                    "expected how often to repeat, a number, found `" + count + "`")
                .withHint("to repeat for each value of a type, write `repeat X in Type { … }`"));
    return 0;
  }
}
