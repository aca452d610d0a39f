package org.regames.linegames.script;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.python.antlr.PythonTree;
import org.python.antlr.ast.Attribute;
import org.python.antlr.ast.ClassDef;
import org.python.antlr.ast.Exec;
import org.python.antlr.ast.FunctionDef;
import org.python.antlr.ast.Import;
import org.python.antlr.ast.ImportFrom;
import org.python.antlr.ast.Lambda;
import org.python.antlr.ast.Name;
import org.python.antlr.ast.VisitorBase;
import org.python.antlr.ast.alias;
import org.python.antlr.ast.arguments;
import org.python.antlr.ast.expr_contextType;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.python.Attributes;
import org.regames.linegames.python.SpecialNames;

/**
 * Checks the tree of a Python script before it runs. What counts is what a name stands for: a name
 * that the script binds itself is allowed, whatever it is, and a builtin function that scripts lack
 * is refused where it is used. Attributes that lead to the internals of Python or to Java are
 * refused everywhere.
 */
final class PythonCheck {
  /** The modules that scripts may import, all of which are made of plain functions. */
  private static final Set<String> MODULES =
      Set.of("__future__", "lineGames", "math", "itertools", "functools", "collections", "random");

  /** Builtins that scripts do not have; they would fail anyway, but not with a position. */
  private static final Set<String> REFUSED =
      Set.of(
          "open",
          "file",
          "execfile",
          "compile",
          "eval",
          "exec",
          "reload",
          "input",
          "raw_input",
          "globals",
          "locals",
          "vars",
          "memoryview",
          "buffer",
          "intern",
          "apply",
          "help",
          "dir");

  private static final Pattern F_STRING = Pattern.compile("\\b[rR]?[fF][rR]?[\"']");
  private static final Pattern ANNOTATION =
      Pattern.compile(
          "^\\s*(?:def\\s+\\w+\\s*\\(.*(?:\\w+\\s*:|\\)\\s*->)|[A-Za-z_]\\w*\\s*:\\s*\\w+.*=).*");

  private final Set<String> boundNames = new HashSet<>();
  private final Set<String> boundAttributes = new HashSet<>();
  private final Set<String> imported = new TreeSet<>();

  private PythonCheck() {}

  /**
   * Refuses scripts that use something forbidden.
   *
   * @return the modules that the script imports
   * @throws ScriptError at the first such place
   */
  static Set<String> check(PythonTree script) {
    PythonCheck check = new PythonCheck();
    List<PythonTree> nodes = nodes(script);
    nodes.forEach(check::bindIn);
    nodes.forEach(check::look);
    return check.imported;
  }

  /** All nodes of the tree that Jython shows, from the top; parameters and aliases are inside. */
  private static List<PythonTree> nodes(PythonTree script) {
    List<PythonTree> nodes = new ArrayList<>();
    VisitorBase<Void> collector =
        new VisitorBase<>() {
          @Override
          protected Void unhandled_node(PythonTree node) {
            nodes.add(node);
            return null;
          }

          @Override
          public void traverse(PythonTree node) throws Exception {
            node.traverse(this);
          }
        };
    try {
      script.accept(collector);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException("nothing in here throws", e);
    }
    return nodes;
  }

  private void bindIn(PythonTree tree) {
    switch (tree) {
      case Name name when name.getInternalCtx() != expr_contextType.Load ->
          boundNames.add(name.getInternalId());
      case Attribute place when place.getInternalCtx() != expr_contextType.Load ->
          boundAttributes.add(place.getInternalAttr());
      case FunctionDef function -> {
        bind(function.getInternalName());
        bind(function.getInternalArgs());
      }
      case Lambda function -> bind(function.getInternalArgs());
      case ClassDef type -> bind(type.getInternalName());
      case Import statement -> statement.getInternalNames().forEach(this::bind);
      case ImportFrom statement -> statement.getInternalNames().forEach(this::bind);
      default -> {}
    }
  }

  private void bind(arguments parameters) {
    Optional.ofNullable(parameters.getInternalVararg()).ifPresent(boundNames::add);
    Optional.ofNullable(parameters.getInternalKwarg()).ifPresent(boundNames::add);
  }

  private void bind(alias imported) {
    boundNames.add(
        imported.getInternalAsname() == null
            ? imported.getInternalName()
            : imported.getInternalAsname());
  }

  /** A definition binds a name and, in a class, an attribute. */
  private void bind(String name) {
    boundNames.add(name);
    boundAttributes.add(name);
  }

  private void look(PythonTree tree) {
    switch (tree) {
      case Name name when refusesName(name.getInternalId()) ->
          throw refused(name, name.getInternalId());
      case Attribute place when refuses(place.getInternalAttr()) ->
          throw refused(place.getInternalAttrName(), place.getInternalAttr());
      case FunctionDef function when !SpecialNames.mayBeDefined(function.getInternalName()) ->
          throw refused(function, function.getInternalName());
      case Exec statement -> throw refused(statement, "exec");
      case Import statement ->
          statement
              .getInternalNames()
              .forEach(module -> checkModule(statement, module.getInternalName()));
      case ImportFrom statement -> {
        checkModule(statement, statement.getInternalModule());
        statement.getInternalNames().forEach(name -> checkName(statement, name));
      }
      default -> {}
    }
  }

  private void checkName(PythonTree statement, alias imported) {
    if (refuses(imported.getInternalName())) {
      throw refused(statement, imported.getInternalName());
    }
  }

  private boolean refusesName(String name) {
    return REFUSED.contains(name) && !boundNames.contains(name) || !SpecialNames.isAllowed(name);
  }

  private boolean refuses(String attribute) {
    return Attributes.refuses(attribute)
        || attribute.startsWith("_")
            && !SpecialNames.isSpecial(attribute)
            && !boundAttributes.contains(attribute);
  }

  private void checkModule(PythonTree statement, String module) {
    if (!MODULES.contains(module)) {
      throw new ScriptError(
          statement.getLineno(),
          statement.getCol_offset() + 1,
          "`"
              + module
              + "` is not allowed: scripts describe games, and may import lineGames, math,"
              + " itertools, functools, collections and random",
          "");
    }
    imported.add(module);
  }

  private static ScriptError refused(PythonTree place, String name) {
    return new ScriptError(
        place.getLineno(),
        place.getCol_offset() + 1,
        "`" + name + "` is not allowed: scripts describe games and nothing else",
        "");
  }

  /** Explains a syntax error of Python 2.7 if the line is correct in Python 3. */
  static String explain(String text, int line, String message) {
    String[] lines = text.split("\n", -1);
    if (line < 1 || line > lines.length) {
      return message;
    }
    String code = lines[line - 1];
    if (F_STRING.matcher(code).find()) {
      return "Python 2.7 has no f-strings, which are of Python 3: use \"...\".format(...)";
    }
    if (ANNOTATION.matcher(code).matches()) {
      return "Python 2.7 has no type annotations, which are of Python 3: leave them out";
    }
    return message;
  }
}
