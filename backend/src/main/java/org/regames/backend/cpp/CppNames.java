package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Plan;

/**
 * C++ names for what has a name in the game. All of them begin with {@value #OURS}, which no name
 * does in C, C++, their libraries or the code shared by all games: so no name of a game can clash
 * with a keyword, a macro or a member. Namespaces and functions for C begin with {@code regames_}
 * for the same reason.
 */
final class CppNames {
  private static final String OURS = "rg_";

  private final List<String> symbols = new ArrayList<>();
  private final List<String> variables = new ArrayList<>();
  private final List<String> functions = new ArrayList<>();

  CppNames(Plan plan) {
    Layout layout = plan.layout();
    Set<String> used = new HashSet<>();
    for (int number = 0; number < layout.numbering().count(); number++) {
      symbols.add(unique(layout.numbering().name(number), used));
    }
    used = new HashSet<>();
    for (Layout.Slot slot : layout.variables()) {
      variables.add(unique(slot.name(), used));
    }
    // Members of the state call functions, so functions must not be named like variables.
    for (Plan.Function function : plan.functions()) {
      String kind = function.kind().name().toLowerCase(Locale.ROOT);
      functions.add(unique(kind + "_" + function.name(), used));
    }
  }

  /** The characters of a name that C++ allows; usually all of them. */
  private static String identifier(String name) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      // Double underscores are reserved for the compiler.
      if (plain || !text.isEmpty() && text.charAt(text.length() - 1) != '_') {
        text.append(plain ? c : '_');
      }
    }
    return text.toString();
  }

  /**
   * The name of a game as used in file names and, with a prefix, for namespaces and C functions.
   */
  static String game(String name) {
    String identifier = identifier(name);
    boolean isTaken = identifier.equals("main") || identifier.isEmpty();
    return isTaken || Character.isDigit(identifier.charAt(0)) ? "game_" + identifier : identifier;
  }

  private static String unique(String name, Set<String> used) {
    String wanted = OURS + identifier(name);
    String unique = wanted;
    for (int number = 2; !used.add(unique); number++) {
      unique = wanted.endsWith("_") ? wanted + number : wanted + "_" + number;
    }
    return unique;
  }

  String symbol(int number) {
    return symbols.get(number);
  }

  String variable(int number) {
    return variables.get(number);
  }

  String function(int number) {
    return functions.get(number);
  }
}
