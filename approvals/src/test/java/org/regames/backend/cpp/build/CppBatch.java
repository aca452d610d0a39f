package org.regames.backend.cpp.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.backend.cpp.CppEmitter;
import org.regames.backend.plan.Plan;

/**
 * Many games in one C++ program, for tests of thousands of them: the headers of the language are
 * read, and the program is linked, once for all. Each game is as it is emitted but for where its
 * own example program stands.
 */
public final class CppBatch {
  private static final String MAIN = "int main(";

  private CppBatch() {}

  /**
   * Builds the games' program.
   *
   * @return for each plan what plays it
   * @throws org.regames.ir.diagnostic.DiagnosticException where it cannot be built
   */
  public static List<CppProgram> build(List<Plan> plans, Compiler compiler, ProgramCache cache) {
    ProgramCache.Program program =
        cache.program(sources(plans), compiler, compiler::build, () -> {});
    List<CppProgram> programs = new ArrayList<>();
    for (int game = 0; game < plans.size(); game++) {
      List<String> command =
          List.of(program.file().toAbsolutePath().toString(), Integer.toString(game));
      programs.add(new CppProgram(command, program.notKept()));
    }
    return programs;
  }

  private static Map<String, String> sources(List<Plan> plans) {
    Map<String, String> sources = new LinkedHashMap<>();
    Set<String> headers = new LinkedHashSet<>(List.of("#include <cstdlib>"));
    StringBuilder games = new StringBuilder();
    for (int game = 0; game < plans.size(); game++) {
      String name = name(game);
      Map<String, String> files = CppEmitter.emit(plans.get(game), name);
      sources.put(name + ".hpp", files.get(name + ".hpp"));
      sources.put(name + ".inc", files.get(name + ".cpp"));
      games.append("#include \"" + name + ".inc\"\nnamespace example_" + name + " {\n");
      for (String line : files.get("main.cpp").lines().toList()) {
        if (line.startsWith("#include <")) {
          headers.add(line);
        } else if (!line.startsWith("#include ")) {
          games.append(line.replace(MAIN, "int example(") + "\n");
        }
      }
      games.append("}\n");
    }
    sources.put("batch.cpp", String.join("\n", headers) + "\n" + games + main(plans.size()));
    return sources;
  }

  /** The program of the game that the first argument numbers. */
  private static String main(int games) {
    String cases =
        IntStream.range(0, games)
            .mapToObj(
                game ->
                    "    case %d: return example_%s::example(argc - 1, argv + 1);\n"
                        .formatted(game, name(game)))
            .collect(Collectors.joining());
    return MAIN
        + "int argc, char** argv) {\n  switch (std::atoi(argv[1])) {\n"
        + cases
        + "  }\n  return 2;\n}\n";
  }

  private static String name(int game) {
    return "game" + game;
  }
}
