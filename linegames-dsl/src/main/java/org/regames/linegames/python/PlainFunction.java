package org.regames.linegames.python;

import org.python.core.Py;
import org.python.core.PyBuiltinFunction;
import org.python.core.PyException;
import org.python.core.PyObject;
import org.regames.linegames.model.LineGameException;

/** A function of Java for our own modules in Python. It takes and returns plain values. */
final class PlainFunction extends PyBuiltinFunction {
  private static final long serialVersionUID = 1L;

  private final transient Body body;
  private final transient PyObject mistakes;

  /** What it does. */
  interface Body {
    /**
     * @return a plain value, or null for None
     * @throws LineGameException if an argument is wrong
     */
    Object apply(Arguments arguments);
  }

  /**
   * @param mistakes the class of Python's exceptions that {@link LineGameException} becomes
   */
  PlainFunction(String name, PyObject mistakes, Body body) {
    super(name, null);
    this.mistakes = mistakes;
    this.body = body;
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
    if (keywords.length > 0) {
      throw Py.TypeError(fastGetName() + " takes no keyword arguments");
    }
    try {
      return Border.toPython(body.apply(new Arguments(arguments)));
    } catch (LineGameException wrong) {
      throw new PyException(mistakes, wrong.getMessage());
    }
  }
}
