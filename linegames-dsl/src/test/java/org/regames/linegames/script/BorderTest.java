package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.python.core.Py;
import org.python.core.PyBeanEvent;
import org.python.core.PyDictionary;
import org.python.core.PyException;
import org.python.core.PyFrame;
import org.python.core.PyJavaPackage;
import org.python.core.PyJavaType;
import org.python.core.PyObject;
import org.python.core.PyReflectedField;
import org.python.core.PyReflectedFunction;
import org.python.core.PySequenceList;
import org.python.core.PyStringMap;
import org.python.core.PyType;
import org.regames.linegames.output.PrintedGames;
import org.regames.linegames.python.Attributes;
import org.regames.linegames.python.Border;

/** No way leads from what a Python script has to anything of Java. */
@Tag("long")
class BorderTest {
  /**
   * A script that has one of everything that Python makes without asking for a module of its own.
   */
  private static final String SCRIPT =
      """
      from lineGames import *
      import lineGames, math, itertools, functools, collections, random
      class New(object):
          here = 1
          def method(self): return self
          @property
          def value(self): return 2
          @classmethod
          def ofClass(cls): return cls
          @staticmethod
          def alone(): return 3
      class Old:
          def method(self): return self
      class Meta(type(object)):
          pass
      def function(a, b=1, *c, **d):
          return lambda: (a, b, c, d)
      def generator():
          yield 1
      try:
          LineGame('/')
      except Exception as found:
          mistake = found
      try:
          [][1]
      except Exception as found:
          other = found
      if iter('ab').next() + iter({'c': 1}).next() != 'ac':
          raise ValueError('next')
      class Context(object):
          given = []
          def __enter__(self): return self
          def __exit__(self, *arguments):
              Context.given += arguments
              return True
      with Context():
          {}['x']
      for name in ('java', 'org', 'os', 'sys', 'x'):
          made = math.__class__(name)
          for leads in ('lang', 'nio', 'python', 'path', 'modules', 'x'):
              try:
                  raise ValueError('%s.%s' % (name, getattr(made, leads)))
              except (AttributeError, TypeError):
                  pass
      new, old = New(), Old()
      all_kinds = [
          new, old, new.method, old.method, New.method, New.ofClass, New.alone, function, function(1),
          generator(), iter([]), iter(()), iter({}), iter('x'), iter(xrange(3)), iter(set()),
          {1: 2}.iteritems(), {1: 2}.itervalues(), {1: 2}.viewkeys(), {1: 2}.viewitems(),
          {1: 2}.viewvalues(), enumerate([]), reversed([1]), reversed(xrange(2)), zip, slice(1, 2),
          xrange(3), set(), frozenset(), bytearray(b'x'), 1, 1 << 100, 1.5, 2j, True, None,
          NotImplemented, Ellipsis, 'x', u'x', b'x', type, object, super(New, new), property(),
          iter(function, 1), (x for x in []), 'x'.join, [].append, len, math.sqrt, random.random,
          collections.Counter(), collections.namedtuple('A', 'b')(1), itertools.count(),
          functools.partial(len), type(new), type(len), type([].append), type(function)]
      game = LineGame('x')
      game.addBoardGrid(3, 1)
      game.addPieces(WHITE_PIECE, 'cy0x0')
      game.addPieces(BLACK_PIECE, 'cy0x2')
      game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
      game.setLimits(5)
      game.printHRG()
      """;

  /** Looks at all that is reached from the script, while it prints its game. */
  public static final class Crawl {
    private final Set<PyObject> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Reached> left = new ArrayDeque<>();
    private final Set<String> found = new TreeSet<>();

    /** Attributes of attributes are made anew without end. */
    private static final int DEEPEST = 4;

    private record Reached(PyObject object, String path, int depth) {}

    private Crawl() {}

    public static void main(String[] args) {
      Crawl crawl = new Crawl();
      PrintedGames.sendTo(
          _ -> {
            PyFrame frame = Py.getFrame();
            while (frame.f_back != null) {
              frame = frame.f_back;
            }
            crawl.reach(frame.f_globals, "globals", 0);
            crawl.reach(frame.f_builtins, "builtins", 0);
            crawl.all();
          },
          _ -> {});
      Script script = new Script("crawl.py", SCRIPT, Script.Trust.CHECKED, 0, Path.of(""));
      new PythonRunner().run(script, Border::close);
      System.out.println(crawl.seen.size() + " " + crawl.found);
    }

    private void reach(PyObject object, String path, int depth) {
      if (object != null && depth <= DEEPEST && seen.add(object)) {
        left.add(new Reached(object, path, depth));
      }
    }

    private void all() {
      while (!left.isEmpty()) {
        Reached next = left.poll();
        look(next.object, next.path);
        int depth = next.depth + 1;
        reach(next.object.getType(), "type(" + next.path + ")", depth);
        switch (next.object) {
          case PySequenceList list -> {
            for (PyObject element : list.getArray()) {
              reach(element, next.path + "[]", depth);
            }
          }
          case PyDictionary map ->
              map.getMap()
                  .forEach((key, value) -> reach(value, next.path + "[" + key + "]", depth));
          case PyStringMap map ->
              map.getMap()
                  .forEach((key, value) -> reach(value, next.path + "[" + key + "]", depth));
          default -> {}
        }
        names(next.object).stream()
            .filter(name -> !Attributes.refuses(name))
            .forEach(name -> reach(attribute(next.object, name), next.path + "." + name, depth));
      }
    }

    private static Set<String> names(PyObject object) {
      Set<String> names = new TreeSet<>(List.of("__class__", "__doc__", "__name__"));
      for (PyObject name : object.__dir__().asIterable()) {
        names.add(name.toString());
      }
      return names;
    }

    private static PyObject attribute(PyObject object, String name) {
      try {
        return object.__findattr__(name);
      } catch (PyException _) {
        return null;
      }
    }

    private void look(PyObject object, String path) {
      boolean isOfJava =
          switch (object) {
            case PyReflectedFunction function -> isCalled(function);
            case PyReflectedField _, PyBeanEvent<?> _, PyJavaPackage _ -> true;
            case PyType type -> isOfJava(type);
            default -> isOfJava(object.getType());
          };
      if (isOfJava) {
        found.add(path + " is " + object.getClass().getSimpleName());
      }
    }

    /** Some iterators of Jython have types that say the class: all of them are Python's objects. */
    private static boolean isOfJava(PyType type) {
      return type instanceof PyJavaType && type.getProxyType() != null;
    }

    private static boolean isCalled(PyReflectedFunction function) {
      if (List.of("next", "__iter__").contains(function.__name__)) {
        return false;
      }
      for (PyObject[] arguments : List.of(Py.EmptyObjects, new PyObject[] {Py.None})) {
        try {
          function.__call__(arguments);
          return true;
        } catch (PyException refused) {
          if (!refused.toString().contains("scripts have no access to Java")) {
            return true;
          }
        }
      }
      return false;
    }
  }

  @Test
  void nothingOfJavaIsReached() throws Exception {
    ProcessBuilder crawl =
        ScriptJvm.builder(
            ScriptJvm.classPath(ScriptKind.PYTHON),
            ScriptJvm.loader(ScriptKind.PYTHON),
            Crawl.class);
    Process process = crawl.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String summary = said.lines().toList().getLast();
    assertTrue(summary.endsWith(" []"), said);
    assertTrue(Integer.parseInt(summary.split(" ")[0]) > 10_000, said);
    assertEquals(0, process.waitFor());
  }
}
