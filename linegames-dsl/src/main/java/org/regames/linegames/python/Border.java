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
import org.regames.linegames.output.ScriptError;

/**
 * The border between Python and Java in a process that runs a script. Once it is closed, only plain
 * values become Python objects, nothing of Java is called by reflection, and exceptions of Java are
 * Python's when a script sees them. {@link JythonLoader} makes Jython ask here; only that is why
 * this is public.
 */
public final class Border {
  private static volatile boolean closed;

  private Border() {}

  /**
   * Closes it for good.
   *
   * @throws IllegalStateException where Jython does not ask here
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
      throw Py.TypeError("scripts have no way to Java and to files");
    }
  }

  /**
   * Raises a TypeError but for the one thing that Jython has scripts do by reflection: to ask some
   * of its iterators for their next element.
   */
  public static void call(PyReflectedFunction function) {
    if (closed && !isOfIterators(function)) {
      refuse();
    }
  }

  private static boolean isOfIterators(PyReflectedFunction function) {
    return Stream.of(function.argslist)
        .filter(Objects::nonNull)
        .map(overload -> (Method) overload.method)
        .allMatch(
            method ->
                PyIterator.class.isAssignableFrom(method.getDeclaringClass())
                    && List.of("next", "__iter__").contains(method.getName())
                    && method.getParameterCount() == 0);
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
      default -> throw Py.TypeError("scripts get plain values from Java, no " + value.getClass());
    };
  }

  /**
   * What a script sees of an exception. Errors, such as that memory is out, and those that end the
   * script it does not see.
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

  /** Lets a text for {@code format} pass, or raises an AttributeError. */
  public static void format(PyString text) {
    if (closed) {
      Attributes.refusedIn(text)
          .ifPresent(
              name -> {
                throw Py.AttributeError("`" + name + "` is not allowed");
              });
    }
  }

  /** Lets a class of a script pass, or raises a TypeError for a special method it may not have. */
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
