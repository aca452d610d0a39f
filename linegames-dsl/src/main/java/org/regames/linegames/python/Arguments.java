package org.regames.linegames.python;

import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyFloat;
import org.python.core.PyInteger;
import org.python.core.PyList;
import org.python.core.PyLong;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * The arguments that Python passes to a function of Java. Each is read as the plain value that it
 * holds, without calling methods that a script can define; one that holds none raises a TypeError.
 */
final class Arguments {
  private final PyObject[] values;

  Arguments(PyObject[] values) {
    this.values = values;
  }

  int count() {
    return values.length;
  }

  private PyObject at(int index) {
    if (index >= values.length) {
      throw Py.TypeError("expected more than " + values.length + " arguments");
    }
    return values[index];
  }

  boolean isNone(int index) {
    return at(index) == Py.None;
  }

  String text(int index) {
    return text(at(index));
  }

  private static String text(PyObject value) {
    if (value instanceof PyString text) {
      return text.getString();
    }
    throw wrong("a string", value);
  }

  /** Numbers too large for an int raise an OverflowError. */
  int number(int index) {
    long number = whole(index);
    if (number != (int) number) {
      throw Py.OverflowError("the number " + number + " is too large");
    }
    return (int) number;
  }

  /** Numbers too large for a long raise an OverflowError. */
  long whole(int index) {
    return switch (at(index)) {
      case PyInteger number -> number.getValue();
      case PyLong number -> {
        if (number.getValue().bitLength() >= Long.SIZE) {
          throw Py.OverflowError("the number is too large");
        }
        yield number.getValue().longValue();
      }
      case PyObject value -> throw wrong("a whole number", value);
    };
  }

  boolean truth(int index) {
    return whole(index) != 0;
  }

  /** A number of any kind, unchanged. */
  PyObject real(int index) {
    return switch (at(index)) {
      case PyInteger number -> Py.newInteger(number.getValue());
      case PyLong number -> Py.newLong(number.getValue());
      case PyFloat number -> Py.newFloat(number.getValue());
      case PyObject value -> throw wrong("a number", value);
    };
  }

  /** Numbers too large for a double raise an OverflowError. */
  double fraction(int index) {
    return real(index).asDouble();
  }

  /** The strings of a list. */
  List<String> texts(int index) {
    if (at(index) instanceof PyList list) {
      List<String> texts = new ArrayList<>();
      for (PyObject element : list.getArray()) {
        texts.add(text(element));
      }
      return texts;
    }
    throw wrong("a list", at(index));
  }

  private static PyException wrong(String expected, PyObject found) {
    return Py.TypeError("expected " + expected + ", found " + found.getType().fastGetName());
  }
}
