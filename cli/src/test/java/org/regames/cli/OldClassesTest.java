package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.classfile.ClassFile;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class OldClassesTest {
  @TempDir Path folder;

  @Test
  void classesOfJavaFiveAreRenewedAndStillWork() throws Exception {
    Path old =
        Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path renewed = folder.resolve("renewed.jar");
    Files.write(renewed, OldClasses.renewed(old));
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

  private static int oldest(Path jar) throws Exception {
    int oldest = Integer.MAX_VALUE;
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        if (entry.getName().endsWith(".class") && !entry.getName().contains("module-info")) {
          byte[] content = file.getInputStream(entry).readAllBytes();
          oldest = Math.min(oldest, ClassFile.of().parse(content).majorVersion());
        }
      }
    }
    return oldest;
  }
}
