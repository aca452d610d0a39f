package org.regames.backend.cpp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Plan;

/** C++ names for what has a name in the game. */
final class CppNames {
  private static final Set<String> KEYWORDS =
      Set.of(
          ("alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t"
                  + " char16_t char32_t class compl concept const consteval constexpr constinit"
                  + " const_cast continue co_await co_return co_yield decltype default delete do"
                  + " double dynamic_cast else enum explicit export extern false float for friend"
                  + " goto if inline int long mutable namespace new noexcept not not_eq nullptr"
                  + " operator or or_eq private protected public register reinterpret_cast requires"
                  + " return short signed sizeof static static_assert static_cast struct switch"
                  + " template this thread_local throw true try typedef typeid typename union"
                  + " unsigned using virtual void volatile wchar_t while xor xor_eq"
                  + " NULL EOF assert errno stdin stdout stderr linux unix std")
              .split(" "));

  /** Names of the generated code itself that variables must not take. */
  private static final Set<String> MEMBERS =
      Set.of(
          ("State Moves Random Tags Word Memory symbol legal_moves apply apply_random is_terminal"
               + " current_player score tags seen_by find_move hash describe node make_initial"
               + " settle symbol_count player_count random_player keeper_player symbol_name"
               + " player_name find_symbol copy told code other moves move player_ s m text initial"
               + " place draw fail sets pick count_moves drawn random ply played play choose"
               + " choose_one try_out is_move outcome done Blank EndlessPlay")
              .split(" "));

  private final List<String> symbols = new ArrayList<>();
  private final List<String> variables = new ArrayList<>();
  private final List<String> functions = new ArrayList<>();

  CppNames(Plan plan) {
    Layout layout = plan.layout();
    Set<String> used = new HashSet<>(KEYWORDS);
    for (int number = 0; number < layout.numbering().count(); number++) {
      symbols.add(unique(layout.numbering().name(number), "_", used));
    }
    used = new HashSet<>(KEYWORDS);
    used.addAll(MEMBERS);
    for (Layout.Slot slot : layout.variables()) {
      variables.add(unique(slot.name(), "_", used));
    }
    // Members of the state call functions, so these must not be called like members or variables.
    for (Plan.Function function : plan.functions()) {
      String kind = function.kind().name().toLowerCase(Locale.ROOT);
      functions.add(unique(kind + "_" + function.name(), "", used));
    }
  }

  /** A name that C++ allows, like the one given; {@code before} goes before digits. */
  static String identifier(String name, String before) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      // Two underscores in a row, or one first, belong to the compiler.
      if (plain || !text.isEmpty() && text.charAt(text.length() - 1) != '_') {
        text.append(plain ? c : '_');
      }
    }
    boolean digit = text.isEmpty() || Character.isDigit(text.charAt(0));
    return digit ? before + text : text.toString();
  }

  /** The name of a game as a namespace, and the first part of C functions. */
  static String game(String name) {
    String identifier = identifier(name, "game_");
    return KEYWORDS.contains(identifier) ? identifier + "_" : identifier;
  }

  private static String unique(String name, String before, Set<String> used) {
    String wanted = identifier(name, before);
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
