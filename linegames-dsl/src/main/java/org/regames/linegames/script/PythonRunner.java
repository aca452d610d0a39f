package org.regames.linegames.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.python.antlr.ParseException;
import org.python.antlr.base.mod;
import org.python.core.CodeFlag;
import org.python.core.CompileMode;
import org.python.core.CompilerFlags;
import org.python.core.Py;
import org.python.core.PyCode;
import org.python.core.PyDictionary;
import org.python.core.PyException;
import org.python.core.PyFrame;
import org.python.core.PyFunction;
import org.python.core.PyModule;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import org.python.core.PySystemState;
import org.python.core.PyTraceback;
import org.python.util.PythonInterpreter;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.python.JavaWords;

/** Runs Python scripts in Jython, as Python 2.7 with the printing and division of Python 3. */
final class PythonRunner implements ScriptKind.Runner {
  /** The module that scripts import. */
  private static final String MODULE = "lineGames";

  /** Our own files by name, for the scripts that a process runs one after the other. */
  private static final Map<String, PyCode> COMPILED = new ConcurrentHashMap<>();

  private final PySystemState state;

  /** What checked scripts may import now. */
  private final PyDictionary modules;

  /** What they have instead of Python's builtins; none before the first of them runs. */
  private PyObject builtins = Py.None;

  PythonRunner() {
    Properties properties = new Properties();
    properties.setProperty("python.import.site", "false");
    properties.setProperty("python.cachedir.skip", "true");
    properties.setProperty("python.console.encoding", "UTF-8");
    PythonInterpreter.initialize(System.getProperties(), properties, new String[0]);
    state = new PySystemState();
    modules = new PyDictionary();
  }

  @Override
  public void run(Script script, Runnable running) {
    Py.setSystemState(state);
    try {
      PyStringMap names = new PyStringMap();
      names.__setitem__("__name__", Py.newString("__main__"));
      PyCode code = code(script, imports -> furnish(script, imports));
      if (script.trust() == Script.Trust.CHECKED) {
        names.__setitem__("__builtins__", Py.None); // or Python would put all of its own there
      }
      running.run();
      Py.exec(code, names, names);
    } catch (PyException end) {
      throw mistake(script, end);
    } catch (StackOverflowError _) {
      throw new ScriptError(0, 0, "the script is nested too deeply", "");
    }
  }

  @Override
  public int line(Script script) {
    for (PyFrame frame = Py.getFrame(); frame != null; frame = frame.f_back) {
      if (frame.f_code != null && script.name().equals(frame.f_code.co_filename)) {
        return frame.f_lineno;
      }
    }
    return 0;
  }

  /**
   * The compiled script, checked if its trust requires that.
   *
   * @param furnish provides the modules that it imports before it is compiled
   * @throws ScriptError if it is not a valid script, or not one that may run
   */
  static PyCode code(Script script, Consumer<Set<String>> furnish) {
    try {
      CompilerFlags flags = flags(CodeFlag.CO_FUTURE_PRINT_FUNCTION, CodeFlag.CO_FUTURE_DIVISION);
      mod tree;
      try {
        tree = parsed(script, flags);
      } catch (ScriptError error) {
        flags = flags(CodeFlag.CO_FUTURE_DIVISION);
        tree = parsedAgain(script, flags, error);
      }
      furnish.accept(
          script.trust() == Script.Trust.CHECKED ? PythonCheck.check(tree) : Set.of(MODULE));
      return Py.compile_flags(tree, script.name(), CompileMode.exec, flags);
    } catch (PyException end) {
      ScriptError mistake = mistake(script, end);
      throw mistake.line() > 0
          ? mistake
          : new ScriptError(1, 0, mistake.getMessage(), mistake.stack()); // in one of its strings
    } catch (StackOverflowError _) {
      throw new ScriptError(1, 0, "the script is nested too deeply", "");
    }
  }

  /** Gives a script new copies of the modules that it imports, and a checked one nothing else. */
  private void furnish(Script script, Set<String> imports) {
    if (script.trust() != Script.Trust.CHECKED) {
      state.modules.__setitem__(MODULE, module(MODULE, script));
      return;
    }
    if (builtins == Py.None) {
      builtins = builtins();
      state.setBuiltins(builtins);
    }
    forget(builtins);
    modules.clear();
    imports.forEach(name -> modules.__setitem__(name, module(name, script)));
  }

  /** Removes attributes that an earlier run may have added to functions. */
  private static void forget(PyObject builtins) {
    ((PyStringMap) builtins)
        .getMap()
        .values()
        .forEach(
            value -> {
              if (value instanceof PyFunction function) {
                function.__dict__ = null;
              }
            });
  }

  private PyObject builtins() {
    PyStringMap names = new PyStringMap();
    names.__setitem__("MODULES", modules);
    names.__setitem__("WORDS", JavaWords.of("sandbox", 0));
    Py.exec(compile("sandbox.py"), names, names);
    PyStringMap builtins = new PyStringMap();
    builtins.update(names.__finditem__("BUILTINS"));
    names.clear();
    return builtins;
  }

  private static CompilerFlags flags(CodeFlag... flags) {
    CompilerFlags all = new CompilerFlags();
    for (CodeFlag flag : flags) {
      all.setFlag(flag);
    }
    all.encoding = "utf-8";
    return all;
  }

  /**
   * Parses again with the {@code print} of Python 2; if that fails too, the first mistake counts.
   */
  private static mod parsedAgain(Script script, CompilerFlags flags, ScriptError first) {
    try {
      return parsed(script, flags);
    } catch (ScriptError _) {
      throw first;
    }
  }

  /** Does not use Jython's own method for this, which fails if the first lines are long. */
  static mod parsed(Script script, CompilerFlags flags) {
    String text = script.text().replaceFirst("^\uFEFF", "").replace("\r\n", "\n");
    try {
      return PythonParsing.tree(text, script.name(), flags);
    } catch (ParseException wrong) {
      throw syntax(script, wrong.line, wrong.charPositionInLine + 1, wrong.getMessage());
    }
  }

  private static ScriptError syntax(Script script, int line, int column, String message) {
    return new ScriptError(
        line, column, PythonCheck.explain(script.text(), line, "Python 2.7: " + message), "");
  }

  /** One of our modules, without references to the functions it is made of and to builtins. */
  private static PyModule module(String name, Script script) {
    PyStringMap given = JavaWords.of(name, script.seed());
    PyStringMap names = new PyStringMap();
    names.__setitem__("__name__", Py.newString(name));
    names.__setitem__("__builtins__", Py.None);
    names.__setitem__("WORDS", given);
    names.__setitem__(
        "SCRIPT_NAME", Py.newStringOrUnicode(script.name().replaceFirst("\\.py$", "")));
    Py.exec(compile("modules/" + name + ".py"), names, names);
    List.of("WORDS", "SCRIPT_NAME", "__builtins__").forEach(names::__delitem__);
    return new PyModule(name, names);
  }

  private static PyCode compile(String file) {
    return COMPILED.computeIfAbsent(
        file,
        _ ->
            Py.compile_flags(
                resource(file),
                file,
                CompileMode.exec,
                flags(CodeFlag.CO_FUTURE_PRINT_FUNCTION, CodeFlag.CO_FUTURE_DIVISION)));
  }

  private static String resource(String file) {
    try (InputStream in = PythonRunner.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScriptError mistake(Script script, PyException end) {
    if (end.match(Py.SyntaxError)) {
      int line = number(end.value.__findattr__("lineno"));
      PyObject message = end.value.__findattr__("msg");
      return syntax(
          script,
          line,
          number(end.value.__findattr__("offset")),
          String.valueOf(message == null ? end.value : message));
    }
    Object java = end.value.__tojava__(Throwable.class);
    if (java instanceof OutOfMemoryError memory) {
      throw memory;
    }
    if (java instanceof ScriptError refused) {
      return refused;
    }
    String type = end.type.__findattr__("__name__").toString();
    String text = text(end.value);
    String message = type.equals("LineGameError") ? text : type + ": " + text;
    return new ScriptError(line(script.name(), end.traceback), 0, message, text(end));
  }

  /** The message of an exception, which may run code of the script. */
  private static String text(Object exception) {
    try {
      return exception instanceof PyObject object
          ? object.__str__().toString()
          : String.valueOf(exception);
    } catch (PyException _) {
      return "(it cannot be shown)";
    }
  }

  /** The last line of the script itself in the traceback of a mistake. */
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
