package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.regames.ir.Type;
import org.regames.ir.Value;

/** A resolved type. {@code toString()} is HRG notation. */
public sealed interface TermType {
  /** The same type in the IR. */
  Type ir();

  /** The default initial value of a variable of the type. */
  Value first();

  /** A finite set; members by their symbol, in order. */
  record SetOf(Type ir, SequencedMap<String, HrgTerm> members) implements TermType {
    /** The type of some terms; of several with the same symbol, the first counts. */
    public static SetOf of(Type ir, List<? extends HrgTerm> members) {
      LinkedHashMap<String, HrgTerm> bySymbol = LinkedHashMap.newLinkedHashMap(members.size());
      members.forEach(member -> bySymbol.putIfAbsent(member.rgName(), member));
      return new SetOf(ir, bySymbol);
    }

    public boolean contains(String symbol) {
      return members.containsKey(symbol);
    }

    @Override
    public Value first() {
      return new Value.Named(members.firstEntry().getKey());
    }

    @Override
    public String toString() {
      return ir.toString();
    }
  }

  /** Maps from a set. */
  record MapOf(SetOf source, TermType target) implements TermType {
    @Override
    public Type ir() {
      return new Type.Arrow(source.ir(), target.ir());
    }

    @Override
    public Value first() {
      return new Value.MapLiteral(Optional.of(target.first()), List.of());
    }

    @Override
    public String toString() {
      return source + " -> " + target;
    }
  }

  /** The type of a map's values after this many arguments; empty if it takes fewer. */
  default Optional<TermType> after(int arguments) {
    TermType rest = this;
    for (int i = 0; i < arguments; i++) {
      if (!(rest instanceof MapOf(_, TermType target))) {
        return Optional.empty();
      }
      rest = target;
    }
    return Optional.of(rest);
  }

  /** Whether values of one type may be used as the other: the sets in the same places overlap. */
  default boolean sharesValues(TermType other) {
    return switch (this) {
      case SetOf set ->
          other instanceof SetOf otherSet
              && otherSet.members().keySet().stream().anyMatch(set::contains);
      case MapOf(SetOf source, TermType target) ->
          other instanceof MapOf(SetOf otherSource, TermType otherTarget)
              && source.sharesValues(otherSource)
              && target.sharesValues(otherTarget);
    };
  }

  /** The sets on the left of the arrows, in order. */
  default List<SetOf> sources() {
    List<SetOf> sources = new ArrayList<>();
    TermType rest = this;
    while (rest instanceof MapOf(SetOf source, TermType target)) {
      sources.add(source);
      rest = target;
    }
    return sources;
  }
}
