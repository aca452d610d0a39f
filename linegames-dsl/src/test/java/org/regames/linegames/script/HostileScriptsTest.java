package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.classfile.ClassModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.python.core.CompilerFlags;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.output.ParameterValues;
import org.regames.linegames.output.ScriptError;

/** Scripts that try to do more than describe a game. */
@Tag("long")
class HostileScriptsTest {
  @TempDir static Path folder;

  @AfterEach
  void usualCache() {
    System.clearProperty(CompiledScripts.CACHE);
  }

  private static ScriptError mistake(ScriptKind kind, String text) {
    return mistake(kind, text, ScriptOptions.USUAL);
  }

  private static ScriptError mistake(ScriptKind kind, String text, ScriptOptions options) {
    System.setProperty(CompiledScripts.CACHE, folder.toString());
    return assertThrows(
        ScriptError.class, () -> ScriptRuns.run(kind, new Source("hostile.py", text), options));
  }

  private static final List<String> HOSTILE =
      List.of(
          "java.io.File(\"x\").writeText(\"x\")",
          "println(java.io.File(\"/etc/passwd\").readText())",
          "java.nio.file.Files.list(java.nio.file.Path.of(\"/\"))",
          "java.net.URI(\"http://localhost\").toURL().readText()",
          "java.net.Socket(\"localhost\", 80)",
          "ProcessBuilder(\"true\").start()",
          "Runtime.getRuntime().exec(arrayOf(\"true\"))",
          "println(System.getenv())",
          "System.exit(0)",
          "println(\"x\".javaClass.classLoader)",
          "Class.forName(\"java.lang.Runtime\")",
          "String::class.java.methods",
          "java.lang.invoke.MethodHandles.lookup()",
          "kotlin.concurrent.thread { while (true) {} }",
          "Thread { }.start()",
          "org.regames.linegames.output.PrintedGames.sendTo({ }, { })",
          "System.setOut(null)",
          "readln()",
          "java.lang.invoke.MethodType.fromMethodDescriptorString(\"()V\", null).returnType()",
          "kotlin.jvm.internal.Reflection.function(kotlin.jvm.internal.FunctionReferenceImpl(0,"
              + " String::class.java, \"x\", \"()V\", 0))",
          "kotlin.jvm.internal.FunctionReferenceImpl(0, String::class.java, \"x\", \"()V\","
              + " 0).call()",
          "(::lineGame as kotlin.reflect.KFunction<*>).name",
          "NORTH.declaringJavaClass",
          "Throwable().stackTrace[0]",
          "Throwable().printStackTrace(java.io.PrintStream(\"x\"))",
          "java.lang.Long.getLong(\"x\")",
          "\"x\".toByteArray(Charsets.UTF_8)",
          "java.util.Arrays.asList(1).parallelStream()",
          "kotlin.random.Random.nextInt()",
          "listOf(1).shuffled()",
          "listOf(1).random()",
          "Math.random()",
          "java.util.Collections.shuffle(mutableListOf(1))",
          "kotlin.jvm.internal.Intrinsics.checkHasClass(\"javax.swing.JButton\")",
          "LineGameConfiguration.entries()",
          "java.util.Arrays.parallelSetAll(IntArray(9)) { it }",
          "java.util.Arrays.parallelSort(intArrayOf(1))",
          "java.util.Set.of(1, 2, 3)",
          "java.util.Map.of(1, 2)",
          "java.util.WeakHashMap<Int, Int>()",
          "java.util.IdentityHashMap<Int, Int>()",
          "java.util.Collections.synchronizedList(mutableListOf(1))",
          "org.regames.linegames.model.LineGameBuilder(\"x\")");

  /** All in one script, each in a class of its own, since compiling takes a while. */
  @Test
  void compiledScriptsMayNotReferToWhatLeadsOut() throws IOException {
    StringBuilder script = new StringBuilder();
    for (int i = 0; i < HOSTILE.size(); i++) {
      script.append(
          "class Hostile" + i + " {\n  fun run() {\n    " + HOSTILE.get(i) + "\n  }\n}\n");
    }
    Path jar = folder.resolve("hostile.jar");
    Files.write(jar, KotlinCompilation.compile("hostile.linegame.kts", script.toString()));
    Map<String, ClassModel> classes = AllowedClasses.classes(jar);
    for (int i = 0; i < HOSTILE.size(); i++) {
      String name = "$Hostile" + i;
      List<ClassModel> own =
          classes.entrySet().stream()
              .filter(it -> it.getKey().endsWith(name) || it.getKey().contains(name + "$"))
              .map(Map.Entry::getValue)
              .toList();
      assertFalse(own.isEmpty());
      ScriptError error =
          assertThrows(
              ScriptError.class,
              () -> own.forEach(model -> AllowedClasses.check(model, classes.keySet())),
              HOSTILE.get(i));
      assertTrue(
          error.getMessage().contains("not allowed")
              || error.getMessage().contains("depend on --script-seed")
              || error.getMessage().contains("a different order"),
          error.getMessage());
    }
  }

  @Test
  void scriptsMayCompute() throws IOException {
    Path jar = folder.resolve("harmless.jar");
    byte[] compiled =
        KotlinCompilation.compile(
            "harmless.linegame.kts",
            """
            val sides = listOf(NORTH, SOUTH).associateWith { it.opposite() }
            fun name(n: Int) = "node" + n.toString().padStart(2, '0')
            for ((side, other) in sides) println("$side ${other.symbol()} ${name(sides.size)}")
            val sizes = (1..5).filter { it % 2 == 1 }.map { it * it }.sorted().joinToString()
            check(sizes == "1, 9, 25") { "wrong: $sizes" }
            enum class Side(val at: Int) { LEFT(1), RIGHT(2); fun other() = entries[1 - ordinal] }
            data class Place(val x: Int, val y: Int = 0) : Comparable<Place> {
                override fun compareTo(other: Place) = compareValuesBy(this, other, { it.x }, { it.y })
            }
            sealed interface Shape { object Round : Shape; class Square(val size: Int) : Shape }
            fun area(shape: Shape) = when (shape) { is Shape.Round -> 3; is Shape.Square -> shape.size }
            fun square(x: Int) = x * x
            val squares = (1..3).map(::square) + sequence { yield(1); yieldAll(listOf(2, 3)) }.toList()
            var total = 0
            squares.forEach { total += it }
            val places = buildList { for (x in 0 until 3) add(Place(x)) }.sortedDescending().toSet()
            val names = mutableMapOf<String, List<Place>>().withDefault { emptyList() }
            names.getOrPut("x") { places.toList() }
            val text = buildString { append(Side.valueOf("LEFT").other()); appendLine("%03d".format(7)) }
            try { require(total > 100) { "small" } } catch (e: IllegalArgumentException) { println(e.message) }
            val lazily by lazy { area(Shape.Square(2)) + "12".toInt() + kotlin.math.abs(-1) }
            println(text + lazily + places.zip(squares).groupBy { it.second }.toSortedMap())
            println("a-b".split("-").joinToString { it.uppercase() } + Regex("[0-9]+").find("a12")?.value)
            println(squares.shuffled(random).sum() + random.nextInt(1, 2) + listOf(3).random(random))
            val array = intArrayOf(1, 2); val grid = Array(2) { IntArray(2) { array[it] } }
            println(grid.sumOf { it.sum() } + array.maxOrNull()!! + listOf(*arrayOf(1, 2)).first())
            """);
    Files.write(jar, compiled);
    AllowedClasses.check(jar);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "open('/etc/passwd')",
        "f = file",
        "print(().__class__.__bases__[0].__subclasses__())",
        "import os as open",
        "from java.lang import Runtime",
        "class A(object):\n  def __del__(self): pass",
        "f = lambda open: 1\nx = vars()",
        "eval('1')",
        "exec('import os')",
        "x = lineGames.LineGame.__init__.im_func.func_globals",
        "(lambda: 0).func_globals",
        "print('x'.getClass())",
        "x = y.class",
        "import math\nmath._x",
        "x = (lambda: 0).\\\nfunc_globals",
        "x = (y.  # here\n  class)",
        "__builtins__",
        "__import__('os')",
        "from math import __builtins__ as b",
        "from lineGames import __dict__",
        "from random import _below",
        "class A(str):\n  def __tojava__(self, c): return c",
        "def __tojava__(self, c): return c",
        "class A(object):\n  __tojava__ = len",
      })
  void pythonScriptsMayNotNameWhatLeadsOut(String text) {
    ScriptError error = assertThrows(ScriptError.class, () -> check(text));
    assertTrue(error.getMessage().contains("not allowed"), error.getMessage());
  }

  private static void check(String text) {
    PythonCheck.check(
        PythonRunner.parsed(
            new Script("hostile.py", text, Script.Trust.CHECKED, 0, Path.of("")),
            new CompilerFlags()));
  }

  /** What only shows when it runs; all in one script, since starting Python takes a while. */
  private static final List<String> ATTEMPTS =
      List.of(
          "'{0.func_globals}'.format(f)",
          "u'{0.func_globals}'.format(f)",
          "str.format('{0.gi_frame}', (x for x in []))",
          "list(map('{0.func_code}'.format, [f]))",
          "'{0:{1.func_globals}}'.format('', f)",
          "'{0[0].func_globals}'.format([f])",
          "S('{x.__globals__}').format(x=f)",
          "getattr('{0.func_globals}', 'format')(f)",
          "getattr(f, 'func_' + 'globals')",
          "getattr(f, S('func_globals'))",
          "getattr(f, u'func_globals')",
          "setattr(f, '__globals__', {})",
          "hasattr(f, 'func_globals')",
          "type('X', (), {})",
          "math.getClassLoader()",
          "math.sqrt.getSuperclass",
          "itertools.forName('java.lang.Runtime')",
          "itertools.count().getDeclaringClass()",
          "functools.partial(f).toGenericString()",
          "random.random.loadClass('x')",
          "LineGame('x').builder",
          "attempt_builder_error()",
          "dir(f)",
          "imported('os')",
          // What a class may define, however it is made.
          "T('S', (str,), {'__tojava__': lambda self, c: leaked.append(c)})",
          "T('S', (object,), {'__del__': lambda self: 1})",
          "T(Old)('S', (), {'__del__': lambda self: 1})",
          "setattr(S, '__tojava__', f)",
          "T('S', (str,), {'__javaproxy__': 1})",
          // Arguments that are no plain values.
          "LineGame(object())",
          "LineGame(u'x').addNode(object())",
          "LineGame('x').addPieces(WHITE_PIECE, f)",
          "math.sin('x')",
          // What comes back from Java.
          "type(math.sqrt).newInstance()",
          "type(iter('x')).refersDirectlyTo(iter('x'), 1)",
          "type(NotImplemented).toString(NotImplemented)",
          "T(type(iter('x'))).forName('java.lang.Runtime')");

  @Test
  void pythonScriptsReachNothingThatLeadsOut() {
    StringBuilder script =
        new StringBuilder(
            """
            import math, itertools, functools, random
            from lineGames import *
            def f(): pass
            class S(str): pass
            class Old: pass
            T = type(type(''))
            leaked = []
            def attempt_builder_error():
                try:
                    LineGame('/')
                except Exception as e:
                    e.getStackTrace()
            attempts, escaped = [], []
            if not math:
                dir = imported = None
            """);
    ATTEMPTS.forEach(it -> script.append("attempts.append(lambda: ").append(it).append(")\n"));
    script.append(
        """
        for index, attempt in enumerate(attempts):
            try:
                attempt()
                escaped.append(index)
            except (AttributeError, NameError, TypeError, LineGameError):
                pass
            except Exception as e:
                raise ValueError('%d: %r' % (index, e))
        raise ValueError('%d attempts, escaped: %s' % (len(attempts), escaped))
        """);
    ScriptError error = mistake(ScriptKind.PYTHON, script.toString());
    assertEquals("ValueError: " + ATTEMPTS.size() + " attempts, escaped: []", error.getMessage());
  }

  @Test
  void namesInStringsAndCommentsAreNoNames() {
    check("# eval(open)\nx = 'eval(\\'open\\')' + \"\"\"\ngetattr\n\"\"\"\n");
    check("'''" + "'x\\n".repeat(50_000) + "'''\nx = 1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"os", "sys", "socket", "subprocess", "java.lang", "ctypes", "re"})
  void pythonScriptsMayNotImportWhatLeadsOut(String module) {
    ScriptError error = mistake(ScriptKind.PYTHON, "import math\nimport " + module + "\n");
    assertEquals(2, error.line());
    assertTrue(error.getMessage().contains("not allowed"), error.getMessage());
  }

  /** Jython gives classes of Java to whoever handles an exception of Java. */
  @Test
  void errorsOfJavaAreNotHandled() {
    String context =
        """
        class Context(object):
            def __enter__(self): return self
            def __exit__(self, kind, value, trace):
                print('seen')
                return True
        with Context():
            try:
                %s
            except:
                print('seen')
            finally:
                print('seen')
        """;
    String eats = context.formatted("x = [0] * (2 ** 31 - 5)");
    assertEquals("the script needs too much memory", mistake(ScriptKind.PYTHON, eats).getMessage());
    String deep = "def f():\n    f()\n" + context.formatted("f()") + "raise ValueError('end')\n";
    assertEquals("ValueError: end", mistake(ScriptKind.PYTHON, deep).getMessage());
  }

  /** What a script did not do itself, but got hold of by some way or other. */
  @Test
  void processesThatMisbehaveAreStopped() {
    String[] answers = {
      "out.writeByte(ord('R'))",
      "out.writeByte(ord('P')); out.writeInt(2000000000)",
      "out.writeByte(ord('C')); out.writeInt(3); out.writeBytes('abc')",
      "out.writeByte(ord('V')); [(out.writeInt(4), out.writeBytes(x)) for x in ('a\\n"
          + "=b', '1234')]; out.writeInt(0)",
      "out.writeBytes('hello')",
    };
    for (String answer : answers) {
      String text =
          """
          from java.io import DataOutputStream, FileDescriptor, FileOutputStream
          from java.lang import Thread
          out = DataOutputStream(FileOutputStream(FileDescriptor.out))
          %s
          out.flush()
          Thread.sleep(20000)
          """
              .formatted(answer);
      ScriptError error =
          assertThrows(
              ScriptError.class,
              () ->
                  ScriptRuns.run(
                      ScriptKind.PYTHON,
                      new Source("x.py", text),
                      ScriptOptions.USUAL,
                      Script.Trust.WALLED,
                      System.err));
      assertTrue(error.getMessage().startsWith("the script misbehaved"), error::getMessage);
    }
  }

  /** Where nothing but checks holds a script back, it runs for those who trust it. */
  @Test
  void withoutAWallOnlyTrustedScriptsRun() throws IOException {
    ScriptError refused =
        assertThrows(ScriptError.class, () -> runWithoutWall("print('ran')\n", false));
    assertTrue(refused.getMessage().startsWith("this system has no wall"), refused::getMessage);
    assertTrue(refused.getMessage().contains("--trust-script"), refused::getMessage);
    assertEquals(0, refused.line());
    assertTrue(runWithoutWall("x = 1\n", true).getFirst() instanceof Answer.Warning);
  }

  private static List<Answer> runWithoutWall(String text, boolean trusted) throws IOException {
    List<String> options = new ArrayList<>(ScriptJvm.loader(ScriptKind.PYTHON));
    options.add("-Dos.name=Plan 9");
    ProcessBuilder builder =
        ScriptJvm.builder(
            ScriptJvm.classPath(ScriptKind.PYTHON),
            options,
            ScriptMain.class,
            ScriptKind.PYTHON.name(),
            "x.py",
            Script.Trust.CHECKED.name(),
            "0",
            "",
            Boolean.toString(trusted),
            ScriptMain.OUTSIDE);
    List<Answer> left = new ArrayList<>();
    try (ScriptProcess process = ScriptProcess.start(builder, ScriptProcess.toUser())) {
      process.talk(new ScriptInput(text, ParameterValues.exactly(Map.of())), left, 60, 10, "slow");
    }
    return left;
  }

  /** Sets of objects without a hash code of their own, and functions as texts. */
  @Test
  void nothingThatAScriptSeesIsAnotherOneEachTime() {
    String text =
        """
        class Thing
        val all = List(6) { Thing() }
        val order = all.toHashSet().map { all.indexOf(it) } + listOf(EAST, WEST, NORTH, SOUTH).toHashSet().map { it.symbol().length }
        val add: (Int) -> Int = { it + 1 }
        val shown = "$add ${Comparator<Int> { a, b -> a - b }} ${sequence { yield(1) }} ${Any()}"
        lineGame("same") {
            board {
                grid(3, 3)
                node("x" + (order.joinToString("") + shown).filter { it in '0'..'9' || it in 'a'..'z' }.takeLast(90))
            }
            pawns { rows(1) }
            captureOnce(true)
            limits(stagnation = 3)
        }
        """;
    System.setProperty(CompiledScripts.CACHE, folder.toString());
    Source source = new Source("x.linegame.kts", text);
    List<Answer> first = ScriptRuns.run(ScriptKind.KOTLIN, source, ScriptOptions.USUAL);
    assertEquals(1, first.size());
    assertEquals(first, ScriptRuns.run(ScriptKind.KOTLIN, source, ScriptOptions.USUAL));
  }

  @Test
  void endlessScriptsAreStopped() {
    ScriptOptions soon = new ScriptOptions(false, false, 1, false, 0);
    ScriptError error = mistake(ScriptKind.PYTHON, "while True:\n    pass\n", soon);
    assertEquals("the script was stopped: it ran longer than 1 second", error.getMessage());
    error = mistake(ScriptKind.KOTLIN, "while (true) {}", soon);
    assertEquals("the script was stopped: it ran longer than 1 second", error.getMessage());
  }

  @Test
  void scriptsThatEatMemoryAreStopped() {
    ScriptError error = mistake(ScriptKind.PYTHON, "x = 'x' * 1000\nwhile True:\n    x += x\n");
    assertTrue(error.getMessage().contains("memory"), error.getMessage());
    assertFalse(error.getMessage().contains("longer"));
  }
}
