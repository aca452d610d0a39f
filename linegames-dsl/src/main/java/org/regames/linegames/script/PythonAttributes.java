package org.regames.linegames.script;

import java.util.HashSet;
import java.util.Set;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyType;

/**
 * Attributes that a Python script names in texts, where {@link PythonCheck} cannot see them: what
 * {@code sandbox.py} asks. Public only so that Python can call it.
 */
public final class PythonAttributes {
  private static final Set<String> WRAPPED = new HashSet<>();

  private PythonAttributes() {}

  /** Lets the name of an attribute pass, or raises an AttributeError. */
  public static void check(PyObject name) {
    if (!(name instanceof PyString text)) {
      throw Py.TypeError("attribute name must be string");
    }
    if (PythonCheck.refusesAttribute(text.getString())) {
      throw refused(text.getString());
    }
  }

  /** Lets a text for {@code format} pass, or raises an AttributeError. */
  public static void checkFormat(PyString format) {
    PythonCheck.refusedIn(format)
        .ifPresent(
            name -> {
              throw refused(name);
            });
  }

  private static RuntimeException refused(String name) {
    return Py.AttributeError("`" + name + "` is not allowed");
  }

  /**
   * Wraps a method of a builtin type, which Python itself cannot, once for all scripts of this
   * process.
   *
   * @param wrap makes of the method another one
   * @throws IllegalStateException where the type was asked for the method before and remembers it
   */
  public static void replace(Class<?> type, String name, PyObject wrap) {
    PyType python = PyType.fromClass(type);
    if (!WRAPPED.add(type.getName() + "." + name)) {
      return;
    }
    PyObject names = python.fastGetDict();
    PyObject wrapped = wrap.__call__(names.__finditem__(name));
    names.__setitem__(name, wrapped);
    if (python.lookup(name) != wrapped) {
      throw new IllegalStateException("`" + name + "` is not guarded");
    }
  }
}
