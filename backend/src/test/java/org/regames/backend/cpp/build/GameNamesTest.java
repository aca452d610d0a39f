package org.regames.backend.cpp.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.backend.Games;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;

/** A game whose names are all those that the compiler knows already. */
@Tag("long")
class GameNamesTest {
  private static final List<String> KEYWORDS =
      List.of(
          "alignas",
          "and",
          "bitor",
          "bool",
          "catch",
          "char8_t",
          "class",
          "concept",
          "constexpr",
          "co_await",
          "default",
          "delete",
          "double",
          "enum",
          "explicit",
          "export",
          "false",
          "for",
          "friend",
          "goto",
          "if",
          "int",
          "namespace",
          "new",
          "not_eq",
          "nullptr",
          "operator",
          "private",
          "register",
          "requires",
          "return",
          "short",
          "static_assert",
          "struct",
          "switch",
          "template",
          "this",
          "throw",
          "true",
          "typename",
          "union",
          "using",
          "virtual",
          "while",
          "xor",
          "std",
          "main",
          "State",
          "Moves",
          "symbol",
          "apply",
          "score",
          "node",
          "s",
          "m");

  @TempDir private Path folder;

  private static Plan plan(String game) {
    return PlanBuilder.plan(Builtins.complete(Games.of(game)));
  }

  private Compiler compiler() {
    Optional<Compiler> compiler = Compiler.find(System.getenv());
    assumeTrue(compiler.isPresent(), "skipped, there is no C++ compiler");
    return compiler.get().with("-O0");
  }

  /** All macros that there are where a program of a game is compiled. */
  private List<String> macros(Compiler compiler) throws IOException {
    Map<String, String> sources =
        CppEmitter.emit(plan("begin, m: player = x; m, d: $ t; d, end: player = keeper;"), "game");
    List<String> words = new ArrayList<>(List.of(compiler.command().split(" +")));
    words.addAll(List.of("-std=c++20", "-E", "-dM"));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = Files.writeString(folder.resolve(source.getKey()), source.getValue());
      if (source.getKey().endsWith(".cpp")) {
        words.add(file.toString());
      }
    }
    try (Child child = Child.start(words)) {
      return child
          .output()
          .lines()
          .filter(line -> line.startsWith("#define "))
          .map(line -> line.substring("#define ".length()).replaceFirst("\\W.*", ""))
          .toList();
    }
  }

  @Test
  void noNameOfAGameMeansAnythingToTheCompiler() throws IOException {
    Compiler compiler = compiler();
    List<String> macros = macros(compiler);
    assertTrue(macros.containsAll(List.of("BUFSIZ", "EOF", "NULL", "INT_MAX")), macros.toString());
    TreeSet<String> names = new TreeSet<>(KEYWORDS);
    macros.stream().filter(name -> !name.startsWith("_")).forEach(names::add);
    names.removeAll(List.of("x", "begin", "end", "player", "goals", "visible", "keeper", "random"));
    String game =
        "type Word = {%s}; type Bit = {0, 1};\n".formatted(String.join(", ", names))
            + names.stream()
                .limit(300)
                .map(name -> "var %s: Bit = 0;\n".formatted(name))
                .collect(Collectors.joining())
            + "var a_word: Word = BUFSIZ; begin, m: player = x; m, a: a_word = Word(*); a, b: $$"
            + " a_word; b, EOF: player = keeper; EOF, end: player = keeper;";
    assertTrue(names.size() > 100, names.toString());
    CppProgram program =
        CppProgram.build(plan(game), compiler, new ProgramCache(folder.resolve("cache")), () -> {});

    assertEquals(List.of(1L, (long) names.size()), program.counts(1, false, _ -> {}).counts());
  }

  /** What compilers say first need not be what is wrong. */
  @Test
  void theFirstErrorIsShown() {
    String log =
        """
        In file included from main.cpp:33:
        game.hpp:12:1: warning: something
           12 | struct a;
        game.hpp:30:3: error: expected identifier before '(' token
           30 |   EOF,
              |   ^~~
        """;
    assertTrue(
        ProgramCache.firstError(log)
            .startsWith("game.hpp:30:3: error: expected identifier before '(' token\n"),
        ProgramCache.firstError(log));
    assertEquals("ld: cannot open x", ProgramCache.firstError("\nld: cannot open x\n"));
    assertEquals("it does not say why", ProgramCache.firstError("\n"));
  }
}
