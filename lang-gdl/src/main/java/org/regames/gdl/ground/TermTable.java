package org.regames.gdl.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.syntax.GdlTerm;

/**
 * Ground terms as numbers: equal terms have the same one. Numbers are given in order of creation.
 */
public final class TermTable {
  /** No term. */
  public static final int NONE = -1;

  /** How deep a term may nest; deeper ones come from rules that never stop. */
  public static final int DEEPEST = 200;

  private record Key(String name, int[] arguments) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key(String n, int[] a)
          && n.equals(name)
          && Arrays.equals(a, arguments);
    }

    @Override
    public int hashCode() {
      return 31 * name.hashCode() + Arrays.hashCode(arguments);
    }
  }

  private final Map<Key, Integer> numbers = new HashMap<>();
  private final List<Key> terms = new ArrayList<>();
  private final List<Integer> depths = new ArrayList<>();

  /** The number of a term, made if it is new. */
  public int make(String name, int... arguments) {
    Key key = new Key(name, arguments);
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    int depth = 0;
    for (int argument : arguments) {
      depth = Math.max(depth, depths.get(argument) + 1);
    }
    if (depth > DEEPEST) {
      throw new TooDeepException();
    }
    int number = terms.size();
    numbers.put(key, number);
    terms.add(key);
    depths.add(depth);
    return number;
  }

  /** The number of a term, or {@link #NONE} if it does not exist. */
  public int find(String name, int... arguments) {
    return numbers.getOrDefault(new Key(name, arguments), NONE);
  }

  /** The function of a term, or the symbol that it is. */
  public String name(int term) {
    return terms.get(term).name();
  }

  /** The arguments of a term; none for a symbol. The array must not change. */
  public int[] arguments(int term) {
    return terms.get(term).arguments();
  }

  /** The number of terms so far. */
  public int size() {
    return terms.size();
  }

  /** The term in prefix GDL. */
  public String text(int term) {
    List<String> arguments = new ArrayList<>();
    for (int argument : arguments(term)) {
      arguments.add(text(argument));
    }
    return GdlTerm.list(name(term), arguments);
  }

  /** A term nests without end. */
  static final class TooDeepException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooDeepException() {
      super("a term nests deeper than " + DEEPEST, null, false, false);
    }
  }
}
