package org.regames.ir.validate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.ir.Constant;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.analysis.Components;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/** Checks that no type and no constant is defined in terms of itself, directly or indirectly. */
final class RecursiveDefinitions implements Validator {
  private static final int MOST_NOTES = 8;

  /** A definition and the names it uses. */
  private record Definition(String name, Origin origin, Set<String> uses) {
    static Definition of(String name, Origin origin, Stream<String> uses) {
      return new Definition(
          name, origin, uses.collect(Collectors.toCollection(LinkedHashSet::new)));
    }
  }

  @Override
  public void check(Subject subject, Diagnostics diagnostics) {
    List<Definition> types = new ArrayList<>();
    for (TypeDefinition type : subject.game().types()) {
      Stream<String> names =
          type.type().parts().stream().filter(Type.Named.class::isInstance).map(Type::toString);
      types.add(Definition.of(type.name(), type.origin(), names));
    }
    report("type", types, diagnostics);
    List<Definition> constants = new ArrayList<>();
    for (Constant constant : subject.game().constants()) {
      Stream<String> names = constant.value().leaves().map(Value.Named::name);
      constants.add(Definition.of(constant.name(), constant.origin(), names));
    }
    report("constant", constants, diagnostics);
  }

  /** Reports one finding for each set of mutually recursive definitions. */
  private static void report(String kind, List<Definition> definitions, Diagnostics diagnostics) {
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < definitions.size(); i++) {
      numbers.putIfAbsent(definitions.get(i).name(), i);
    }
    int[][] used = new int[definitions.size()][];
    for (int i = 0; i < used.length; i++) {
      Set<String> uses = definitions.get(i).uses();
      used[i] = uses.stream().map(numbers::get).filter(Objects::nonNull).mapToInt(n -> n).toArray();
    }
    int[] component = Components.of(used.length, i -> used[i]);
    Map<Integer, List<Definition>> circles = new TreeMap<>();
    for (int i = 0; i < used.length; i++) {
      int own = component[i];
      if (IntStream.of(used[i]).anyMatch(other -> component[other] == own)) {
        circles.computeIfAbsent(own, _ -> new ArrayList<>()).add(definitions.get(i));
      }
    }
    circles.values().forEach(circle -> report(kind, circle.getFirst(), circle, diagnostics));
  }

  private static void report(
      String kind, Definition first, List<Definition> circle, Diagnostics diagnostics) {
    String message = "the " + kind + " `" + first.name() + "` is defined in terms of itself";
    Diagnostic finding = Diagnostic.error("recursive-definition", first.origin(), message);
    for (Definition other : circle.subList(1, Math.min(circle.size(), MOST_NOTES))) {
      finding = finding.withNote(other.origin(), "through `" + other.name() + "`");
    }
    diagnostics.report(finding);
  }
}
