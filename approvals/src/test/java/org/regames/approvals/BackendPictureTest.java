package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The packages of the backend, from the bottom up, and what each uses of the others: only what
 * stands above it in this list. Who needs one more says so here, and sees whether it is upwards.
 */
@Tag("long")
class BackendPictureTest {
  private static final String BACKEND = "org.regames.backend";

  private static final int MOST_FILES = 17;

  private static final Map<String, Set<String>> PICTURE = new LinkedHashMap<>();

  static {
    draw("layout");
    draw("interpreter.values");
    draw("interpreter.rules", "interpreter.values");
    draw("interpreter.search", "interpreter.rules", "interpreter.values");
    draw("interpreter", "interpreter.rules", "interpreter.search", "interpreter.values");
    draw("actions", "layout");

    // The plan: a language of its own.
    draw("plan", "layout");
    draw("plan.analysis", "layout", "plan");
    draw("plan.text", "layout", "plan");

    // From the automaton to the plan, and from plan to plan.
    draw("planner.analysis.graph", "layout", "plan");
    draw("planner.analysis", "layout", "planner.analysis.graph");
    draw("planner.lower.facts", "layout", "plan", "planner.analysis", "planner.analysis.graph");
    draw(
        "planner.lower",
        "layout",
        "plan",
        "plan.analysis",
        "planner.analysis",
        "planner.analysis.graph",
        "planner.lower.facts");
    draw("planner.optimize.bitboards", "layout", "plan", "plan.analysis", "planner.analysis");
    draw("planner.optimize.cleanup", "plan");
    draw("planner.optimize.draw", "layout", "plan", "plan.analysis", "planner.optimize.bitboards");
    draw(
        "planner.optimize.lines",
        "layout",
        "plan",
        "plan.analysis",
        "planner.analysis",
        "planner.optimize.bitboards");
    draw("planner.optimize.plies", "layout", "plan", "plan.analysis", "planner.analysis");
    draw(
        "planner.optimize.vectorize.lanes",
        "layout",
        "plan",
        "plan.analysis",
        "planner.analysis",
        "planner.optimize.bitboards");
    draw(
        "planner.optimize.vectorize",
        "layout",
        "plan",
        "plan.analysis",
        "planner.analysis.graph",
        "planner.optimize.bitboards",
        "planner.optimize.draw",
        "planner.optimize.vectorize.lanes");
    draw(
        "planner.optimize.tables",
        "layout",
        "plan",
        "plan.analysis",
        "planner.optimize.bitboards",
        "planner.optimize.vectorize.lanes");
    draw("planner.optimize", "plan", "plan.analysis");
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
    draw("batch", "model", "play");
    draw("net", "layout", "model", "plan");
    draw("jvm", "layout", "model", "plan", "planner");
    draw("cpp", "actions", "layout", "model", "plan", "planner");
    draw("cpp.build", "cpp", "interpreter", "model", "plan", "play");
    draw(
        "engine",
        "cpp.build",
        "interpreter",
        "jvm",
        "layout",
        "model",
        "net",
        "plan",
        "planner",
        "play");
    draw("view", "interpreter", "model");
    draw("explore", "model");
    draw("debug", "interpreter");
    draw("diff", "explore", "interpreter", "jvm", "model", "net");
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
    ours().forEach(type -> note(type, found));
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

  /** Who looks for something should find it in a list that the eye takes in at once. */
  @Test
  void packagesAreSmall() {
    Map<String, Integer> large = new TreeMap<>();
    ours()
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .forEach(type -> large.merge(name(type), 1, Integer::sum));
    large.values().removeIf(files -> files <= MOST_FILES);
    assertEquals(Map.of(), large, "packages of more than " + MOST_FILES + " files");
  }

  private static Stream<JavaClass> ours() {
    return OurClasses.ALL.stream().filter(type -> type.getPackageName().startsWith(BACKEND + "."));
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
