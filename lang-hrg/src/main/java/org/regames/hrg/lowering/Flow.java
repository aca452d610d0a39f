package org.regames.hrg.lowering;

import java.util.Optional;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.Scope;

/** What surrounds a statement: names, and where jumps lead. */
record Flow(Instance instance, Scope scope, Optional<String> breakTo, Optional<String> continueTo) {
  static Flow of(Instance instance, Scope scope) {
    return new Flow(instance, scope, Optional.empty(), Optional.empty());
  }

  Flow with(String name, HrgTerm meaning) {
    return new Flow(instance, scope.with(name, meaning), breakTo, continueTo);
  }

  Flow inLoop(String toBreak, String toContinue) {
    return new Flow(instance, scope, Optional.of(toBreak), Optional.of(toContinue));
  }
}
