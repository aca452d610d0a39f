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
 * Merges functions that share a board: {@code (white ?x)} and {@code (black ?x)} become a function
 * with an additional argument, {@code white} or {@code black}.
 */
final class Boards {
  /** The family with the facts of a function, for each function that shares its map with others. */
  private final Map<FlatRelation, FactFamily> families = new HashMap<>();

  Boards(Structure structure) {
    for (FactFamily family : structure.families()) {
      if (family.isJoint()) {
        family
            .functions()
            .forEach(name -> families.put(FlatRelation.of(name, family.arity()), family));
      }
    }
  }

  /** The merged relation that a relation of facts is part of; other relations stay the same. */
  FlatRelation relation(FlatRelation relation) {
    FactFamily family = family(relation);
    return family == null
        ? relation
        : FlatRelation.of(
            relation.keyword(), String.join(" ", family.functions()), family.arity() + 1);
  }

  /** The arguments in that relation. */
  List<String> symbols(FlatRelation relation, List<String> symbols) {
    if (family(relation) == null) {
      return symbols;
    }
    List<String> all = new ArrayList<>(symbols);
    all.add(TermNames.word(relation.name()));
    return all;
  }

  /** An atom of a relation as one of the merged relation. */
  FlatLiteral literal(FlatRelation relation, List<GdlTerm> arguments) {
    if (family(relation) == null) {
      return new FlatLiteral(relation, arguments);
    }
    List<GdlTerm> all = new ArrayList<>(arguments);
    all.add(new GdlTerm.Symbol(relation.name(), Origin.UNKNOWN));
    return new FlatLiteral(relation(relation), all);
  }

  private FactFamily family(FlatRelation relation) {
    return switch (relation.keyword()) {
      case Keywords.TRUE, Keywords.NEXT, Keywords.INIT -> families.get(relation.with(""));
      default -> null;
    };
  }
}
