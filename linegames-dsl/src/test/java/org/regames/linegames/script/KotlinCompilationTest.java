package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.output.ScriptError;

/** Scripts that one compiler compiles one after the other know nothing of each other. */
class KotlinCompilationTest {
  private static final Path GAME =
      Path.of("..", "games", "linegames", "tavelspel_lud.linegame.kts");

  @Test
  void whatAScriptDefinesIsUnknownToTheNext() {
    compile("fun twice(some: Int) = 2 * some\nclass Pair2(val first: Int)\nprintln(twice(21))");
    ScriptError unknown = mistake("println(twice(21))");
    assertTrue(unknown.getMessage().contains("'twice'"), unknown::getMessage);
    mistake("println(Pair2(1).first)");
  }

  @Test
  void mistakesOfAScriptAreNotThoseOfTheNext() {
    assertEquals(1, mistake("nothing()").line());
    compile("println(1)");
    ScriptError second = mistake("println(1)\n\n  some()");
    assertEquals(3, second.line());
    assertEquals(3, second.column());
    assertTrue(second.getMessage().contains("'some'"), second::getMessage);
  }

  /** A list is never written so in Kotlin, and its compiler fails where a function is in one. */
  @Test
  void whereTheCompilerFailsItselfIsThePlace() {
    ScriptError failure = mistake("println(1)\nval some = [ { } ]");
    assertEquals("the Kotlin compiler crashes here", failure.getMessage());
    assertEquals(List.of(2, 12), List.of(failure.line(), failure.column()));
    compile("println(1)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"}", ",", "-1"})
  void aLineOfAMillionCharactersIsNotCompiled(String part) {
    ScriptError tooLong = mistake("run { }\n" + part.repeat(1_000_000 / part.length()));
    assertEquals("this line is longer than 10000 characters: break it", tooLong.getMessage());
    assertEquals(List.of(2, 10_001), List.of(tooLong.line(), tooLong.column()));
  }

  @Test
  void aChainTooLongForTheStackOfTheCompilerIsRefused() {
    ScriptError tooDeep = mistake("val some = 0" + " +\n  1".repeat(8_000));
    assertTrue(tooDeep.getMessage().startsWith("this nests too deeply"), tooDeep::getMessage);
    compile("println(1)");
  }

  @Test
  void aScriptIsTheSameAfterOthers() throws IOException {
    String text = Files.readString(GAME);
    Map<String, String> first = entries(compile(text));
    mistake(text.replace(")", ""));
    for (int script = 0; script < 50; script++) { // so many that another compiler compiles
      mistake("val some = ");
    }
    assertEquals(first, entries(compile(text)));
  }

  /** The files of a jar, which holds the time of each beside. */
  private static Map<String, String> entries(byte[] jar) throws IOException {
    Map<String, String> entries = new TreeMap<>();
    try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(jar))) {
      for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
        entries.put(entry.getName(), HexFormat.of().formatHex(in.readAllBytes()));
      }
    }
    return entries;
  }

  private static byte[] compile(String text) {
    return KotlinCompilation.compile("test.linegame.kts", text);
  }

  private static ScriptError mistake(String text) {
    return assertThrows(ScriptError.class, () -> compile(text));
  }
}
