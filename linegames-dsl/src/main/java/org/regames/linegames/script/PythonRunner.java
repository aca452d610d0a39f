package org.regames.linegames.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.python.core.CodeFlag;
import org.python.core.CompileMode;
import org.python.core.CompilerFlags;
import org.python.core.Py;
import org.python.core.PyCode;
import org.python.core.PyException;
import org.python.core.PyModule;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import org.python.core.PyTraceback;
import org.python.util.PythonInterpreter;
import org.regames.linegames.model.LineGameException;
import org.regames.linegames.output.ScriptError;

/** Runs Python scripts in Jython, as Python 2.7 with the printing and division of Python 3. */
final class PythonRunner implements ScriptKind.Runner {
  private static final CompilerFlags FLAGS =
      new CompilerFlags(CodeFlag.CO_FUTURE_PRINT_FUNCTION.flag | CodeFlag.CO_FUTURE_DIVISION.flag);

  /** The module that scripts import. */
  private static final String MODULE = "lineGames";

  @Override
  public void run(String name, String text, boolean allowIo, Runnable running) {
    if (!allowIo) {
      PythonCheck.check(text);
    }
    Properties properties = new Properties();
    properties.setProperty("python.import.site", "false");
    properties.setProperty("python.cachedir.skip", "true");
    properties.setProperty("python.console.encoding", "UTF-8");
    PythonInterpreter.initialize(System.getProperties(), properties, new String[0]);
    try (PythonInterpreter _ = new PythonInterpreter()) {
      PyStringMap module = new PyStringMap();
      module.__setitem__("__name__", Py.newString(MODULE));
      module.__setitem__("SCRIPT_NAME", Py.newString(name.replaceFirst("\\.py$", "")));
      Py.exec(compile(resource(MODULE + ".py"), MODULE + ".py"), module, module);
      Py.getSystemState().modules.__setitem__(MODULE, new PyModule(MODULE, module));
      PyStringMap names = new PyStringMap();
      names.__setitem__("__name__", Py.newString("__main__"));
      if (!allowIo) {
        Py.exec(compile(resource("restrict.py"), "restrict.py"), names, names);
      }
      PyCode code = compile(text, name);
      running.run();
      Py.exec(code, names, names);
    } catch (PyException end) {
      throw mistake(name, text, end);
    }
  }

  private static PyCode compile(String text, String name) {
    return Py.compile_flags(text, name, CompileMode.exec, FLAGS);
  }

  private static String resource(String file) {
    try (InputStream in = PythonRunner.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScriptError mistake(String name, String text, PyException end) {
    if (end.match(Py.SyntaxError)) {
      int line = number(end.value.__findattr__("lineno"));
      PyObject message = end.value.__findattr__("msg");
      String plain = "Python 2.7: " + (message == null ? end.value : message);
      return new ScriptError(
          line,
          number(end.value.__findattr__("offset")),
          PythonCheck.explain(text, line, plain),
          "");
    }
    Object java = end.value.__tojava__(Throwable.class);
    if (java instanceof OutOfMemoryError memory) {
      throw memory;
    }
    String message =
        java instanceof LineGameException wrong
            ? wrong.getMessage()
            : end.type.__findattr__("__name__") + ": " + end.value.__str__();
    return new ScriptError(line(name, end.traceback), 0, message, end.toString());
  }

  /** The last line of the script itself on the way to a mistake. */
  private static int line(String name, PyTraceback innermost) {
    int line = 0;
    PyObject trace = innermost;
    while (trace instanceof PyTraceback here) {
      if (here.tb_frame.f_code != null && name.equals(here.tb_frame.f_code.co_filename)) {
        line = here.tb_lineno;
      }
      trace = here.tb_next;
    }
    return line;
  }

  private static int number(PyObject value) {
    return value == null || value == Py.None ? 0 : value.asInt();
  }
}
