package org.regames.linegames.python;

import static java.lang.classfile.Opcode.ARETURN;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_Throwable;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_void;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Loads Jython with a border between Python and Java: each of the few methods through which one
 * reaches the other calls {@link Border} first. It is the system class loader of the processes that
 * run scripts, {@code -Djava.system.class.loader}, and loads the whole class path.
 */
public final class JythonLoader extends URLClassLoader {
  private static final String CORE = "org.python.core.";
  private static final ClassDesc BORDER = ClassDesc.of(Border.class.getName());
  private static final ClassDesc PY_OBJECT = ClassDesc.of(CORE + "PyObject");
  private static final ClassDesc PY_STRING = ClassDesc.of(CORE + "PyString");
  private static final ClassDesc PY_FUNCTION = ClassDesc.of(CORE + "PyReflectedFunction");
  private static final ClassDesc PY_EXCEPTION = ClassDesc.of(CORE + "PyException");

  /** How a method is changed. */
  private enum Change {
    /** It does nothing but fail, once the border is closed. */
    REFUSED,
    /** It reads a text with the names of attributes. */
    FORMAT,
    /** It calls a method of Java. */
    CALL,
    /** It converts a Java object to Python's. */
    TO_PYTHON,
    /** It converts an exception of Java to Python's. */
    EXCEPTION,
    /** It does nothing, once the border is closed. */
    SILENCED,
    /** It finds nothing, once the border is closed. */
    EMPTY,
    /** It does nothing but fail, always. */
    TOO_LARGE,
    /** It returns a class that a script defined. */
    DEFINITION
  }

  /** A method of a class, with all its overloads. */
  private record Patch(String type, String method, Change change) {}

  private static final List<Patch> PATCHES =
      List.of(
          // From Java to Python.
          new Patch(CORE + "Py", "java2py", Change.TO_PYTHON),
          new Patch(CORE + "Py", "JavaError", Change.EXCEPTION),
          new Patch(CORE + "PyJavaType", "wrapJavaObject", Change.REFUSED),
          // Advice to developers of Jython.
          new Patch(CORE + "Py", "warning", Change.SILENCED),
          // From Python to Java: everything that Jython does by reflection.
          new Patch(CORE + "PyReflectedFunction", "__call__", Change.CALL),
          new Patch(CORE + "PyReflectedConstructor", "__call__", Change.REFUSED),
          new Patch(CORE + "PyReflectedConstructor", "make", Change.REFUSED),
          new Patch(CORE + "PyReflectedField", "_doget", Change.REFUSED),
          new Patch(CORE + "PyReflectedField", "_doset", Change.REFUSED),
          new Patch(CORE + "PyBeanProperty", "_doget", Change.REFUSED),
          new Patch(CORE + "PyBeanProperty", "_doset", Change.REFUSED),
          new Patch(CORE + "PyBeanEvent", "_doset", Change.REFUSED),
          new Patch(CORE + "PyBeanEventProperty", "_doget", Change.REFUSED),
          new Patch(CORE + "PyBeanEventProperty", "_doset", Change.REFUSED),
          new Patch(CORE + "PyInstance", "__tojava__", Change.REFUSED),
          // Python's own access to the system.
          new Patch(CORE + "imp", "find_module", Change.REFUSED),
          new Patch(CORE + "PyModule", "impAttr", Change.EMPTY),
          new Patch(CORE + "PyJavaPackage", "__findattr_ex__", Change.REFUSED),
          // Code too large for Java would be read from a file, or compiled by another Python.
          new Patch("org.python.compiler.Module", "loadPyBytecode", Change.TOO_LARGE),
          new Patch(CORE + "PyFile", "file___init__", Change.REFUSED),
          // Names that the check of the text cannot see.
          new Patch(CORE + "PyString", "str_format", Change.FORMAT),
          new Patch(CORE + "PyUnicode", "unicode_format", Change.FORMAT),
          new Patch(CORE + "PyType", "newType", Change.DEFINITION),
          new Patch(CORE + "PyClass", "classobj___new__", Change.DEFINITION));

  private static final Map<String, List<Patch>> PATCHES_OF_TYPES =
      PATCHES.stream().collect(Collectors.groupingBy(Patch::type));

  static {
    ClassLoader.registerAsParallelCapable();
  }

  /** Called by the JVM, with the loader that it would use otherwise. */
  public JythonLoader(ClassLoader usual) {
    super("jython", classPath(), usual.getParent());
  }

  private static URL[] classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(JythonLoader::url)
        .toArray(URL[]::new);
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    List<Patch> patches = PATCHES_OF_TYPES.getOrDefault(name, List.of());
    if (patches.isEmpty()) {
      return super.findClass(name);
    }
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = patched(in.readAllBytes(), patches);
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /**
   * @throws IllegalStateException if a method is missing, as in another version of Jython
   */
  private byte[] patched(byte[] bytes, List<Patch> patches) {
    Set<Patch> done = new HashSet<>();
    // Loading the classes that these refer to would call this method again.
    ClassFile file =
        ClassFile.of(
            ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(this)));
    byte[] patched =
        file.transformClass(
            file.parse(bytes),
            (type, element) -> {
              if (element instanceof MethodModel method && method.code().isPresent()) {
                for (Patch patch : patches) {
                  if (patch.method.equals(method.methodName().stringValue())) {
                    done.add(patch);
                    type.transformMethod(
                        method,
                        (changed, part) -> {
                          switch (part) {
                            case CodeModel code ->
                                changed.transformCode(code, transform(patch.change));
                            default -> changed.with(part);
                          }
                        });
                    return;
                  }
                }
              }
              type.with(element);
            });
    if (done.size() != patches.size()) {
      throw new IllegalStateException("not in this Jython: " + patches + " but " + done);
    }
    return patched;
  }

  private static CodeTransform transform(Change change) {
    return switch (change) {
      case REFUSED -> before(code -> call(code, "refuse", MethodTypeDesc.of(CD_void)));
      case FORMAT -> asked("format", PY_STRING);
      case CALL -> asked("call", PY_FUNCTION);
      case TO_PYTHON -> instead("toPython", PY_OBJECT, CD_Object);
      case EXCEPTION -> instead("exception", PY_EXCEPTION, CD_Throwable);
      case EMPTY ->
          before(
              code -> {
                call(code, "isClosed", MethodTypeDesc.of(CD_boolean));
                code.ifThen(closed -> closed.aconst_null().areturn());
              });
      case TOO_LARGE -> before(code -> call(code, "tooLarge", MethodTypeDesc.of(CD_void)));
      case SILENCED ->
          before(
              code -> {
                call(code, "isClosed", MethodTypeDesc.of(CD_boolean));
                code.ifThen(CodeBuilder::return_);
              });
      case DEFINITION -> JythonLoader::checkDefinition;
    };
  }

  /** Passes the object whose method it is to {@link Border} first. */
  private static CodeTransform asked(String name, ClassDesc type) {
    return before(
        code -> {
          code.aload(0);
          call(code, name, MethodTypeDesc.of(CD_void, type));
        });
  }

  private static CodeTransform before(Consumer<CodeBuilder> first) {
    return CodeTransform.ofStateful(
        () ->
            new CodeTransform() {
              @Override
              public void atStart(CodeBuilder code) {
                first.accept(code);
              }

              @Override
              public void accept(CodeBuilder code, CodeElement element) {
                code.with(element);
              }
            });
  }

  /** Returns the result of {@link Border} for the only argument instead, once it is closed. */
  private static CodeTransform instead(String name, ClassDesc result, ClassDesc argument) {
    return before(
        code -> {
          call(code, "isClosed", MethodTypeDesc.of(CD_boolean));
          code.ifThen(
              closed -> {
                closed.aload(0);
                call(closed, name, MethodTypeDesc.of(result, argument));
                closed.areturn();
              });
        });
  }

  private static void checkDefinition(CodeBuilder code, CodeElement element) {
    if (element instanceof ReturnInstruction end && end.opcode() == ARETURN) {
      call(code, "definition", MethodTypeDesc.of(PY_OBJECT, PY_OBJECT));
    }
    code.with(element);
  }

  private static void call(CodeBuilder code, String name, MethodTypeDesc type) {
    code.invokestatic(BORDER, name, type);
  }
}
