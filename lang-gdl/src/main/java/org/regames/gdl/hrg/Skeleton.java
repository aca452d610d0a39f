package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgStatement;

/**
 * The shape of the ground atoms of a relation, without the symbols in them: {@code (cell 1 2 b)}
 * has {@code (cell _ _ _)}. A fact or move that is just a symbol keeps it.
 */
sealed interface Skeleton {
  /** Any symbol. */
  record Hole() implements Skeleton {}

  /** One symbol. */
  record Word(String name) implements Skeleton {}

  /** A function. */
  record Function(String name, List<Skeleton> arguments) implements Skeleton {}

  /** Whether the last argument of a relation is a fact, a move or a percept. */
  static boolean isSpecial(String relation) {
    return switch (relation) {
      case Keywords.TRUE,
          Keywords.NEXT,
          Keywords.INIT,
          Keywords.DOES,
          Keywords.LEGAL,
          Keywords.SEES ->
          true;
      default -> false;
    };
  }

  /** The skeletons of the arguments of an atom. */
  static List<Skeleton> of(String relation, int[] arguments, TermTable terms) {
    List<Skeleton> skeletons = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      boolean special = isSpecial(relation) && i == arguments.length - 1;
      skeletons.add(of(arguments[i], special, terms));
    }
    return skeletons;
  }

  private static Skeleton of(int term, boolean special, TermTable terms) {
    int[] arguments = terms.arguments(term);
    if (arguments.length == 0) {
      return special ? new Word(terms.name(term)) : new Hole();
    }
    List<Skeleton> inner = new ArrayList<>();
    for (int argument : arguments) {
      inner.add(of(argument, false, terms));
    }
    return new Function(terms.name(term), inner);
  }

  /** The symbols in the holes of a ground term. */
  static void symbols(int term, TermTable terms, List<String> into) {
    int[] arguments = terms.arguments(term);
    if (arguments.length == 0) {
      into.add(TermNames.symbol(term, terms));
    }
    for (int argument : arguments) {
      symbols(argument, terms, into);
    }
  }

  /** The tags of a move or percept of this shape whose symbols are in variables. */
  default List<HrgStatement> tags(List<String> variables) {
    Iterator<String> next = variables.iterator();
    return tags(this, next);
  }

  private static List<HrgStatement> tags(Skeleton skeleton, Iterator<String> variables) {
    return switch (skeleton) {
      case Hole _ -> List.of(Hrg.tagOf(variables.next()));
      case Word(String name) -> List.of(Hrg.tag(TermNames.word(name)));
      case Function(String name, List<Skeleton> arguments) -> {
        List<HrgStatement> tags = new ArrayList<>(List.of(Hrg.tag(TermNames.word(name))));
        arguments.forEach(argument -> tags.addAll(tags(argument, variables)));
        yield tags;
      }
    };
  }
}
