package org.regames.backend.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.Games;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;

class NamesTest {
  private static final String RULES =
      """
      type Bool = {0, 1}; var at: Bool = 0;
      begin, move: player = x; move, m: at = Bool(*); m, n: $$ at;
      n, done: player = keeper; done, end: player = keeper;
      """;

  @ParameterizedTest
  @CsvSource({
    "breakthrough, breakthrough",
    "english-draughts, english_draughts",
    "C__2_2, C_2_2",
    "__init, init",
    "2048, game_2048",
    "switch, switch",
    "main, game_main",
    "_, game_",
    "ćwiczenie, wiczenie",
  })
  void gamesGetNamesThatCompilersTake(String title, String name) {
    assertEquals(name, CppNames.game(title));
  }

  /** A variable is a member of the state, and functions are called by other members. */
  @Test
  void variablesAndFunctionsAreNotCalledLikeMembers() throws IOException {
    Set<String> members = members();
    String declared =
        members.stream().map(name -> "var " + name + ": Bool = 0;").collect(Collectors.joining());
    Plan plan = PlanBuilder.plan(Builtins.complete(Games.of(RULES + declared)));
    CppNames names = new CppNames(plan);
    Set<String> taken = new HashSet<>(members);

    assertTrue(members.containsAll(Set.of("play", "find_move", "choose")), members.toString());
    for (int variable = 0; variable < plan.layout().variables().size(); variable++) {
      assertTrue(taken.add(names.variable(variable)), names.variable(variable));
    }
    for (Plan.Function function : plan.functions()) {
      String name = names.function(function.number());
      assertTrue(taken.add(name), name);
    }
  }

  /** The functions of the state in what is written for every game. */
  private static Set<String> members() throws IOException {
    try (InputStream file = CppNames.class.getResourceAsStream("header.hpp")) {
      String header = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      String state = header.substring(header.indexOf("struct State {"));
      return Pattern.compile("(?m)^ {2}[\\w:<> ]+ (\\w+)\\(")
          .matcher(state)
          .results()
          .map(found -> found.group(1))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
