package org.regames.linegames.python;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.python.core.Py;
import org.python.core.PyClass;
import org.python.core.PyException;
import org.python.core.PyIterator;
import org.python.core.PyObject;
import org.python.core.PyReflectedFunction;
import org.python.core.PyString;
import org.python.core.PyStringMap;
import org.python.core.PyType;
import org.python.modules._codecs;
import org.regames.linegames.output.ScriptError;

/**
 * The border between Python and Java in a process that runs a script. Once it is closed, only plain
 * values become Python objects, no Java code is called by reflection, and scripts see exceptions of
 * Java as Python's. {@link JythonLoader} makes Jython call this class, which is the only reason for
 * its being public.
 */
public final class Border {
  private static volatile boolean closed;

  private Border() {}

  /**
   * Closes it for good.
   *
   * @throws IllegalStateException if Jython does not call this class
   */
  public static void close() {
    closed = true;
    try {
      Py.java2py(Border.class);
    } catch (PyException refused) {
      if (refused.match(Py.TypeError)) {
        return;
      }
      throw refused;
    }
    throw new IllegalStateException("Jython was not loaded by " + JythonLoader.class.getName());
  }

  public static boolean isClosed() {
    return closed;
  }

  /** Raises a TypeError. */
  public static void refuse() {
    if (closed) {
      throw Py.TypeError("scripts have no access to Java or files");
    }
  }

  /**
   * Refuses a script with a function that is too large for a class.
   *
   * @throws ScriptError always
   */
  public static void tooLarge() {
    throw new ScriptError(
        1, 0, "a function of the script, or the script itself, is too large: divide it", "");
  }

  /**
   * Raises a TypeError except for the two things that Jython makes scripts do by reflection: to get
   * the next element of some of its iterators, and to encode and decode texts.
   */
  public static void call(PyReflectedFunction function) {
    if (closed && !isAllowed(function)) {
      refuse();
    }
  }

  private static boolean isAllowed(PyReflectedFunction function) {
    return Stream.of(function.argslist)
        .filter(Objects::nonNull)
        .map(overload -> (Method) overload.method)
        .allMatch(method -> isOfIterators(method) || isOfCodecs(method));
  }

  private static boolean isOfIterators(Method method) {
    return PyIterator.class.isAssignableFrom(method.getDeclaringClass())
        && List.of("next", "__iter__").contains(method.getName())
        && method.getParameterCount() == 0;
  }

  private static boolean isOfCodecs(Method method) {
    return method.getDeclaringClass() == _codecs.class
        && method.getName().matches("(ascii|latin_1|utf_8)_(en|de)code");
  }

  /** A plain value of Java as Python's. */
  public static PyObject toPython(Object value) {
    return switch (value) {
      case null -> Py.None;
      case PyObject object -> object;
      case String text -> Py.newStringOrUnicode(text);
      case Boolean truth -> Py.newBoolean(truth);
      case Integer number -> Py.newInteger(number);
      case Long number -> Py.newInteger(number);
      case Double number -> Py.newFloat(number);
      default -> throw Py.TypeError("scripts get plain values from Java, not " + value.getClass());
    };
  }

  /**
   * The exception that a script sees. Errors such as a lack of memory, and those that end the
   * script, are not passed to it.
   */
  public static PyException exception(Throwable thrown) {
    return switch (thrown) {
      case PyException exception -> exception;
      case InvocationTargetException wrapper -> exception(wrapper.getCause());
      case StackOverflowError _ -> Py.RuntimeError("maximum recursion depth exceeded");
      case Error error -> throw error;
      case ScriptError error -> throw error;
      default -> Py.RuntimeError(thrown.toString());
    };
  }

  /** Accepts a text for {@code format}, or raises an AttributeError. */
  public static void format(PyString text) {
    if (closed) {
      Attributes.refusedIn(text)
          .ifPresent(
              name -> {
                throw Py.AttributeError("`" + name + "` is not allowed");
              });
    }
  }

  /** Accepts a class of a script, or raises a TypeError for a special method it may not have. */
  public static PyObject definition(PyObject defined) {
    if (closed) {
      PyObject names =
          switch (defined) {
            case PyType type -> type.fastGetDict();
            case PyClass type -> type.fastGetDict();
            default -> new PyStringMap();
          };
      for (PyObject name : names.asIterable()) {
        if (!SpecialNames.mayBeDefined(name.toString())) {
          throw Py.TypeError("a class of a script may not define `" + name + "`");
        }
      }
    }
    return defined;
  }
}
