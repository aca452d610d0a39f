package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.List;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.Functions;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;

/** Messages about names in graphs that are defined nowhere. */
final class Unknown {
  private Unknown() {}

  static Diagnostic name(Name name, String message, Declarations declarations) {
    List<String> known = new ArrayList<>(declarations.variables().keySet());
    declarations.functions().all().stream().map(Functions.Declared::name).forEach(known::add);
    known.addAll(declarations.domains().symbols().keySet());
    return error(name, message, known);
  }

  static Diagnostic variable(Name name, Declarations declarations) {
    return error(
        name,
        "there is no variable `" + name + "`",
        new ArrayList<>(declarations.variables().keySet()));
  }

  static Diagnostic graph(Name name, Declarations declarations) {
    if (declarations.functions().find(name.text()).isPresent()) {
      return Diagnostic.error(
          "not-a-graph",
          name.origin(),
          "`" + name + "` is a function; only graphs can be run, and values used in expressions");
    }
    return error(
        name, "there is no graph `" + name + "`", new ArrayList<>(declarations.graphs().keySet()));
  }

  private static Diagnostic error(Name name, String message, List<String> known) {
    Diagnostic error = Diagnostic.error("unknown-name", name.origin(), message);
    return NearestName.among(known).suggest(name.text(), error);
  }
}
