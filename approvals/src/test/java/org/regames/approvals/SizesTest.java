package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Files and methods stay short, and names say what is inside. */
class SizesTest {
  private static final int LONGEST_FILE = 500;
  private static final int LONGEST_METHOD = 60;
  private static final Pattern OTHER_LANGUAGES = Pattern.compile(".*\\.(cpp|hpp|h|py|ts)");
  private static final Pattern EMPTY_NAME =
      Pattern.compile(".*(Util|Utils|Helper|Helpers|Common|Shared|Manager|Visitor)");

  @Test
  void noFileIsLongerThanAPersonReads() throws IOException {
    List<String> long_ = new ArrayList<>();
    List<Path> files = new ArrayList<>(mainFiles());
    List<Path> others = SourceTree.sources(OTHER_LANGUAGES);
    assertFalse(others.isEmpty(), "there is code in other languages below " + SourceTree.ROOT);
    files.addAll(others);
    for (Path file : files) {
      int lines = Files.readAllLines(file).size();
      if (lines > LONGEST_FILE) {
        long_.add(file + ": " + lines + " lines, at most " + LONGEST_FILE);
      }
    }
    assertEquals(List.of(), long_);
  }

  @Test
  void noMethodIsLongerThanAScreenAndNoClassHasANameThatSaysNothing() throws IOException {
    List<String> found = new ArrayList<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(mainFiles()));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        unit.accept(new Sizes(unit, positions, found), null);
      }
    }
    assertEquals(List.of(), found);
  }

  private static List<Path> mainFiles() {
    List<Path> files = SourceTree.javaFiles("src/main");
    assertFalse(files.isEmpty(), "there is Java code below " + SourceTree.ROOT);
    return files;
  }

  private static final class Sizes extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<String> found;

    Sizes(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
      this.unit = unit;
      this.positions = positions;
      this.found = found;
    }

    private long line(long position) {
      return unit.getLineMap().getLineNumber(position);
    }

    private String place(Tree tree) {
      String file = unit.getSourceFile().getName();
      return file + ":" + line(positions.getStartPosition(unit, tree)) + ": ";
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      long first = line(positions.getStartPosition(unit, method));
      long lines = line(positions.getEndPosition(unit, method)) - first + 1;
      if (lines > LONGEST_METHOD) {
        found.add(
            place(method)
                + method.getName()
                + " has "
                + lines
                + " lines, at most "
                + LONGEST_METHOD);
      }
      return super.visitMethod(method, nothing);
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      if (EMPTY_NAME.matcher(type.getSimpleName()).matches()) {
        found.add(place(type) + "the name " + type.getSimpleName() + " does not say what it does");
      }
      return super.visitClass(type, nothing);
    }
  }
}
