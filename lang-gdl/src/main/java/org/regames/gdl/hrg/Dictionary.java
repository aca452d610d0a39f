package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.ir.NaturalOrder;

/** The names of a translation, all of them different, and its domains. */
final class Dictionary {
  /** The names that every game has besides the words of HRG, or that a translation may need. */
  private static final List<String> TAKEN =
      List.of(
          "player",
          "goals",
          "visible",
          "keeper",
          "random",
          "nobody",
          "everybody",
          "Bool",
          "Player",
          "Score",
          "PlayerOrSystem",
          "Goals",
          "Visibility");

  private final FreshNames names = new FreshNames(HrgKeywords.ALL);
  private final Set<String> scratch = new HashSet<>();
  private final Map<Set<String>, String> domains = new LinkedHashMap<>();
  private final Map<Set<String>, String> hints = new HashMap<>();
  private final String none;

  Dictionary(Set<String> symbols) {
    names.take(TAKEN);
    names.take(symbols);
    this.none = fresh("none");
  }

  /** The symbol for no value. */
  String none() {
    return none;
  }

  /** A name that is not taken yet, similar to the one wished for. */
  String fresh(String wish) {
    return names.fresh(word(wish));
  }

  /** The characters of a wish that can be in a name: {@code ++} has none and becomes {@code r}. */
  private static String word(String wish) {
    StringBuilder name = new StringBuilder();
    for (char c : wish.toCharArray()) {
      if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_') {
        name.append(c);
      } else if (c == '-') {
        name.append('_');
      }
    }
    if (name.isEmpty() || name.charAt(0) <= '9') {
      name.insert(0, 'r');
    }
    return name.toString();
  }

  /** The name of a variable that arguments of graphs may hide. */
  String scratch(String wish, Set<String> others) {
    String name = variable(wish);
    while (others.contains(name)) {
      name = variable(wish);
    }
    scratch.add(name);
    return name;
  }

  boolean isTaken(String name) {
    return names.isTaken(name) && !scratch.contains(name);
  }

  /** A name with a small first letter. */
  String variable(String wish) {
    String word = word(wish);
    return names.fresh(Character.toLowerCase(word.charAt(0)) + word.substring(1));
  }

  static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  void fixed(String name, Collection<String> symbols) {
    domains.put(new TreeSet<>(symbols), name);
    names.take(List.of(name));
  }

  /** Suggests a name for the domain of some symbols, in case one is needed. */
  void hint(Collection<String> symbols, String name) {
    hints.putIfAbsent(new TreeSet<>(symbols), name);
  }

  /** The domain of some symbols, made if it is new. */
  String domain(Collection<String> symbols, String wish) {
    Set<String> key = new TreeSet<>(symbols);
    if (key.equals(Set.of("0", "1"))) {
      return "Bool";
    }
    String known = domains.get(key);
    if (known == null) {
      known = fresh(capital(hints.getOrDefault(key, wish)));
      domains.put(key, known);
    }
    return known;
  }

  /** Whether a domain has a name of its own, not one made from its use. */
  boolean isNamed(Set<String> symbols) {
    return hints.containsKey(new TreeSet<>(symbols));
  }

  /** The name of the domain of some symbols, if there is one. */
  Optional<String> known(Set<String> symbols) {
    return Optional.ofNullable(domains.get(new TreeSet<>(symbols)));
  }

  /** The domains as definitions. */
  List<HrgDefinition> definitions() {
    List<HrgDefinition> definitions = new ArrayList<>();
    domains.forEach(
        (symbols, name) -> {
          List<String> parts = new ArrayList<>();
          Set<String> rest = new TreeSet<>(symbols);
          rest.remove(none);
          if (symbols.contains(none) && domains.containsKey(rest)) {
            parts.add(domains.get(rest));
          } else {
            parts.addAll(sorted(rest));
          }
          if (symbols.contains(none)) {
            parts.add(none);
          }
          definitions.add(Hrg.domain(name, parts));
        });
    return definitions;
  }

  static List<String> sorted(Collection<String> symbols) {
    return symbols.stream().sorted(NaturalOrder.NATURAL).toList();
  }
}
