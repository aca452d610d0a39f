package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The packages of the backend, from the bottom up, and what each uses of the others: only what
 * stands above it in this list. Who needs one more says so here, and sees whether it is upwards.
 */
class BackendPictureTest {
  private static final String BACKEND = "org.regames.backend";

  private static final Map<String, Set<String>> PICTURE = new LinkedHashMap<>();

  static {
    draw("layout");
    draw("interpreter");
    draw("actions", "layout");

    // The plan: a language of its own.
    draw("plan", "layout");
    draw("plan.text", "layout", "plan");

    // From the automaton to the plan, and from plan to plan.
    draw("planner.analysis", "layout", "plan");
    draw("planner.lower", "layout", "plan", "planner.analysis");
    draw("planner.optimize.bitboards", "layout", "plan", "planner.analysis");
    draw("planner.optimize.cleanup", "plan");
    draw("planner.optimize.draw", "layout", "plan", "planner.optimize.bitboards");
    draw(
        "planner.optimize.lines",
        "layout",
        "plan",
        "planner.analysis",
        "planner.optimize.bitboards");
    draw("planner.optimize.plies", "layout", "plan", "planner.analysis");
    draw(
        "planner.optimize.vectorize",
        "layout",
        "plan",
        "planner.analysis",
        "planner.optimize.bitboards",
        "planner.optimize.draw");
    draw(
        "planner.optimize.tables",
        "layout",
        "plan",
        "planner.optimize.bitboards",
        "planner.optimize.vectorize");
    draw("planner.optimize", "plan");
    draw(
        "planner",
        "plan",
        "planner.analysis",
        "planner.lower",
        "planner.optimize",
        "planner.optimize.bitboards",
        "planner.optimize.cleanup",
        "planner.optimize.draw",
        "planner.optimize.lines",
        "planner.optimize.plies",
        "planner.optimize.tables",
        "planner.optimize.vectorize");

    // What plays, and what is asked of it.
    draw("model", "layout", "plan");
    draw("play", "interpreter", "model");
    draw("net", "layout", "model", "plan");
    draw("jvm", "layout", "model", "plan", "planner");
    draw("cpp", "actions", "interpreter", "layout", "model", "plan", "planner", "play");
    draw(
        "engine", "cpp", "interpreter", "jvm", "layout", "model", "net", "plan", "planner", "play");
    draw("view", "interpreter", "model");
    draw("explore", "model");
    draw("diff", "explore", "interpreter", "jvm", "model");
    draw("verify", "explore", "interpreter", "jvm", "model");
  }

  private static void draw(String name, String... others) {
    for (String other : others) {
      assertTrue(PICTURE.containsKey(other), name + " uses " + other + ", which is not below it");
    }
    PICTURE.put(name, Set.of(others));
  }

  @Test
  void packagesUseWhatThePictureSays() {
    Map<String, Set<String>> found = new TreeMap<>();
    new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackages(BACKEND)
        .forEach(type -> note(type, found));
    Map<String, Set<String>> wrong = new TreeMap<>();
    found.forEach(
        (name, used) -> {
          Set<String> more = new TreeSet<>(used);
          more.removeAll(PICTURE.getOrDefault(name, Set.of()));
          if (!more.isEmpty()) {
            wrong.put(name, more);
          }
        });
    assertEquals(Map.of(), wrong, "used, and not in the picture");
    assertEquals(new TreeSet<>(PICTURE.keySet()), found.keySet());
  }

  private static void note(JavaClass type, Map<String, Set<String>> found) {
    Set<String> used = found.computeIfAbsent(name(type), _ -> new TreeSet<>());
    List<String> others =
        type.getDirectDependenciesFromSelf().stream()
            .map(Dependency::getTargetClass)
            .filter(target -> target.getPackageName().startsWith(BACKEND + "."))
            .map(BackendPictureTest::name)
            .filter(other -> !other.equals(name(type)))
            .toList();
    used.addAll(others);
  }

  private static String name(JavaClass type) {
    return type.getPackageName().substring(BACKEND.length() + 1);
  }
}
