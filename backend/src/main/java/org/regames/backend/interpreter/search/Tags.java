package org.regames.backend.interpreter.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.regames.backend.interpreter.values.MapBlock;
import org.regames.backend.interpreter.values.Symbols;

/**
 * The tags of a path, last first, each with the value of {@code visible} when it was added. Only
 * the names count for equality, since they make up the move.
 */
public final class Tags {
  public static final Tags NONE = new Tags();

  private final Tags earlier;
  private final int symbol;
  private final MapBlock visible;
  private final int length;
  private final int hash;

  private Tags() {
    this.earlier = null;
    this.symbol = -1;
    this.visible = null;
    this.length = 0;
    this.hash = 0;
  }

  private Tags(Tags earlier, int symbol, MapBlock visible) {
    this.earlier = earlier;
    this.symbol = symbol;
    this.visible = visible;
    this.length = earlier.length + 1;
    this.hash = 31 * earlier.hash + MapBlock.mix(earlier.length, symbol);
  }

  public Tags and(int tag, MapBlock visibility) {
    return new Tags(this, tag, visibility);
  }

  /** The tags in order, only those whose visibility satisfies the predicate. */
  public List<String> names(Symbols symbols, Predicate<MapBlock> visibility) {
    List<String> names = new ArrayList<>(length);
    for (Tags tag = this; tag.length > 0; tag = tag.earlier) {
      if (visibility.test(tag.visible)) {
        names.add(symbols.name(tag.symbol));
      }
    }
    Collections.reverse(names);
    return Collections.unmodifiableList(names);
  }

  public List<String> names(Symbols symbols) {
    return names(symbols, _ -> true);
  }

  /** Whether each of two equal lists of tags also has the same visibility. */
  public boolean sameVisibility(Tags other) {
    Tags mine = this;
    for (Tags its = other; mine != its; mine = mine.earlier, its = its.earlier) {
      if (!mine.visible.equals(its.visible)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof Tags other) || hash != other.hash || length != other.length) {
      return false;
    }
    Tags mine = this;
    for (Tags its = other; mine != its; mine = mine.earlier, its = its.earlier) {
      if (mine.symbol != its.symbol) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
