package org.regames.cli.startup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class StartupJarTest {
  @TempDir Path folder;

  @Test
  void classesOfJavaFiveAreRenewedAndStillWork() throws Exception {
    Path old =
        Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path renewed = folder.resolve("renewed.jar");
    Files.write(renewed, StartupJar.renewed(old));
    assertTrue(oldest(old) < ClassFile.JAVA_6_VERSION, "there is nothing to renew any more");
    assertTrue(oldest(renewed) >= ClassFile.JAVA_6_VERSION);
    URL[] place = {renewed.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(place, ClassLoader.getPlatformClassLoader())) {
      Class<?> text = loader.loadClass("picocli.CommandLine$Help$Ansi");
      Object off = text.getMethod("valueOf", String.class).invoke(null, "OFF");
      Object plain = text.getMethod("string", String.class).invoke(off, "@|bold,red hot|@");
      assertEquals("hot", plain);
    }
  }

  /** What switches over types and compares records of every kind of component. */
  sealed interface Shape {
    record Dot(int x, long y, boolean on, char name, double size, float weight, byte b, short s)
        implements Shape {}

    record Line(Shape from, Shape to) implements Shape {}

    record Nothing() implements Shape {}

    static String text(Shape shape) {
      return switch (shape) {
        case null -> "null";
        case Dot dot when dot.x() > 5 -> "far";
        case Dot dot -> dot.toString();
        case Line(Dot from, Dot to) -> text(from) + "-" + text(to);
        case Line line -> "line " + text(line.from()) + text(line.to());
        case Nothing _ -> "";
      };
    }

    /** Tells all that could come out otherwise. */
    static String report() {
      Shape near = new Dot(1, 2, true, 'n', 0.0, 1, (byte) 3, (short) 4);
      Shape far = new Dot(7, 2, true, 'n', -0.0, 1, (byte) 3, (short) 4);
      List<Shape> shapes =
          Arrays.asList(near, far, new Line(near, far), new Line(far, null), new Nothing(), null);
      StringBuilder report = new StringBuilder();
      for (Shape one : shapes) {
        report.append(text(one)).append(' ').append(Objects.hashCode(one));
        for (Shape other : shapes) {
          report.append(Objects.equals(one, other) ? " =" : " /");
        }
      }
      Shape same = new Dot(1, 2, true, 'n', 0.0, 1, (byte) 3, (short) 4);
      return report.append(same.equals(near)).append(near.equals("")).toString();
    }
  }

  @Test
  void switchesAndRecordsAreLinkedAndStillWork() throws Exception {
    Path jar = folder.resolve("shapes.jar");
    try (JarOutputStream entries = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Class<?> type :
          List.of(Shape.class, Shape.Dot.class, Shape.Line.class, Shape.Nothing.class)) {
        String name = type.getName().replace('.', '/') + ".class";
        entries.putNextEntry(new JarEntry(name));
        entries.write(type.getClassLoader().getResourceAsStream(name).readAllBytes());
      }
    }
    assertTrue(linkable(jar) > 0, "there is nothing to link any more");
    Path linked = folder.resolve("linked.jar");
    Files.write(linked, StartupJar.renewed(jar));
    assertEquals(0, linkable(linked));
    URL[] place = {linked.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(place, ClassLoader.getPlatformClassLoader())) {
      Method report = loader.loadClass(Shape.class.getName()).getDeclaredMethod("report");
      report.setAccessible(true);
      assertEquals(Shape.report(), report.invoke(null));
    }
  }

  private static int linkable(Path jar) throws Exception {
    int linkable = 0;
    for (ClassModel model : classes(jar)) {
      linkable += EarlyLinking.isLinkable(model) ? 1 : 0;
    }
    return linkable;
  }

  private static int oldest(Path jar) throws Exception {
    return classes(jar).stream().mapToInt(ClassModel::majorVersion).min().orElseThrow();
  }

  private static List<ClassModel> classes(Path jar) throws Exception {
    List<ClassModel> models = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        if (entry.getName().endsWith(".class") && !entry.getName().contains("module-info")) {
          models.add(ClassFile.of().parse(file.getInputStream(entry).readAllBytes()));
        }
      }
    }
    return models;
  }
}
