package org.regames.backend.interpreter.values;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for names. Symbols are global: a name has the same number in every type. */
public final class Symbols {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  /** The number of a name, a new one at its first use. */
  public int number(String name) {
    return numbers.computeIfAbsent(
        name,
        _ -> {
          names.add(name);
          return names.size() - 1;
        });
  }

  public String name(int symbol) {
    return names.get(symbol);
  }
}
