package org.regames.backend.cpp;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.regames.backend.plan.Plan;

/** Prints a plan as C++20: a library, a C interface to it, an example program and a CMake file. */
public final class CppEmitter {
  private final Map<String, String> holes = new HashMap<>();

  private CppEmitter(Plan plan, String title) {
    CppNames names = new CppNames(plan);
    holes.put("title", title);
    holes.put("name", CppNames.game(title));
    holes.put("guard", CppNames.game(title).toUpperCase(Locale.ROOT));
    holes.putAll(new StateText(plan, names).holes());
    holes.putAll(new SourceText(plan, names).holes());
    holes.putAll(new MovesText(plan).holes());
    new TrialText(plan).addTo(holes);
  }

  /**
   * The files of a game by their names; equal plans give equal files.
   *
   * @param title the name of the game; characters that C++ does not allow are left out of names
   */
  public static Map<String, String> emit(Plan plan, String title) {
    CppEmitter emitter = new CppEmitter(plan, title);
    String name = CppNames.game(title);
    Map<String, String> files = new LinkedHashMap<>();
    files.put(name + ".hpp", emitter.fill("header.hpp"));
    files.put(name + ".cpp", emitter.fill("source.cpp"));
    files.put(name + "_c.h", emitter.fill("c.h"));
    files.put(name + "_c.cpp", emitter.fill("c.cpp"));
    // A single file for compilers, three templates for readers.
    String main = emitter.fill("main.cpp");
    files.put("main.cpp", main + emitter.fill("playouts.cpp") + emitter.fill("command.cpp"));
    files.put("CMakeLists.txt", emitter.fill("CMakeLists.txt"));
    return files;
  }

  private String fill(String resource) {
    return Template.of(resource).fill(holes);
  }
}
