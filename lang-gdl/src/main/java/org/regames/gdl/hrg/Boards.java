package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.recover.FactFamily;
import org.regames.gdl.recover.Structure;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.ir.diagnostic.Origin;

/**
 * Functions that share a board are one here: of {@code (white ?x)} and {@code (black ?x)} comes a
 * function with one argument more, which is {@code white} or {@code black}.
 */
final class Boards {
  /** For each function with the number of its arguments the map that it is in. */
  private final Map<String, FactFamily> families = new HashMap<>();

  Boards(Structure structure) {
    for (FactFamily family : structure.families()) {
      if (family.isJoint()) {
        family.functions().forEach(name -> families.put(name + "/" + family.arity(), family));
      }
    }
  }

  /** The relation that a relation of facts is part of, and the same for others. */
  String relation(String relation) {
    FactFamily family = family(relation);
    return family == null
        ? relation
        : kind(relation) + " " + String.join(" ", family.functions()) + "/" + (family.arity() + 1);
  }

  /** The arguments in that relation. */
  List<String> symbols(String relation, List<String> symbols) {
    if (family(relation) == null) {
      return symbols;
    }
    List<String> all = new ArrayList<>(symbols);
    all.add(TermNames.word(function(relation)));
    return all;
  }

  /** An atom of a relation as one of the relation that this is part of. */
  FlatLiteral literal(String relation, List<GdlTerm> arguments) {
    if (family(relation) == null) {
      return new FlatLiteral(relation, arguments);
    }
    List<GdlTerm> all = new ArrayList<>(arguments);
    all.add(new GdlTerm.Symbol(function(relation), Origin.UNKNOWN));
    return new FlatLiteral(relation(relation), all);
  }

  private FactFamily family(String relation) {
    return switch (kind(relation)) {
      case Keywords.TRUE, Keywords.NEXT, Keywords.INIT ->
          families.get(relation.substring(kind(relation).length() + 1));
      default -> null;
    };
  }

  private static String kind(String relation) {
    return relation.contains(" ") ? relation.substring(0, relation.indexOf(' ')) : relation;
  }

  /** The function of {@code true function/2}. */
  private static String function(String relation) {
    return relation.substring(relation.indexOf(' ') + 1, relation.lastIndexOf('/'));
  }
}
