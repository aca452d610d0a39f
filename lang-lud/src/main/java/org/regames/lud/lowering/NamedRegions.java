package org.regames.lud.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.regames.lud.lowering.Statics.Assumed;
import org.regames.lud.tree.LudClause;
import org.regames.lud.tree.LudValue;

/** The regions of the equipment. */
final class NamedRegions {
  /**
   * A region.
   *
   * @param owner its owner, -1 for none
   * @param parts the regions that it consists of; empty ones are unknown
   */
  private record Owned(String name, int owner, List<Optional<BitSet>> parts) {
    Optional<BitSet> sites() {
      BitSet all = new BitSet();
      for (Optional<BitSet> part : parts) {
        if (part.isEmpty()) {
          return part;
        }
        all.or(part.get());
      }
      return Optional.of(all);
    }
  }

  private final List<Owned> all = new ArrayList<>();

  /** Adds a region, which may use those before it. */
  void add(LudClause item, Statics statics) {
    OptionalInt owner =
        item.has("role") ? statics.player(item.get("role"), Assumed.NOTHING) : OptionalInt.of(-1);
    if (owner.isEmpty()) {
      throw LudRefusal.of(item, "of this role is not supported yet");
    }
    String name = item.findWord("name").orElse("Region" + item.findWord("role").orElse(""));
    List<LudValue> written = item.list("sites");
    boolean numbers = written.stream().allMatch(LudValue.Number.class::isInstance);
    List<Optional<BitSet>> parts =
        numbers
            ? List.of(statics.listed(written, Assumed.NOTHING))
            : written.stream().map(part -> statics.region(part, Assumed.NOTHING)).toList();
    all.add(new Owned(name, owner.getAsInt(), parts));
  }

  /** The union of the regions of an owner whose names contain a text. */
  Optional<BitSet> of(int owner, String text) {
    return union(region -> region.owner() == owner && region.name().contains(text));
  }

  /** The union of the regions with a name. */
  Optional<BitSet> named(String name) {
    return union(region -> region.name().equals(name));
  }

  /** The parts of all regions of an owner. */
  List<Optional<BitSet>> each(int owner) {
    return all.stream()
        .filter(region -> region.owner() == owner)
        .flatMap(region -> region.parts().stream())
        .toList();
  }

  private Optional<BitSet> union(Predicate<Owned> wanted) {
    BitSet sites = new BitSet();
    for (Owned region : all.stream().filter(wanted).toList()) {
      Optional<BitSet> own = region.sites();
      if (own.isEmpty()) {
        return own;
      }
      sites.or(own.get());
    }
    return Optional.of(sites);
  }
}
