package org.regames.cli.startup;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassHierarchyResolver.ClassHierarchyInfo;
import java.lang.classfile.ClassModel;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * Rewrites the classes of a jar so that its programs start faster; their behaviour is unchanged.
 */
public final class StartupJar {
  private StartupJar() {}

  /**
   * @param jar the jar, which is replaced
   */
  public static void main(String[] jar) throws IOException {
    Path file = Path.of(jar[0]);
    Files.write(file, renewed(file));
  }

  /** The bytes of the same jar with rewritten classes. */
  static byte[] renewed(Path jar) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    URL[] place = {jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(place);
        JarFile from = new JarFile(jar.toFile());
        JarOutputStream to = new JarOutputStream(bytes)) {
      ClassHierarchyResolver inJar = ClassHierarchyResolver.ofResourceParsing(loader);
      ClassFile known = classes(inJar);
      // Classes missing in the jar are used by old libraries only in code that is never run.
      ClassFile guessed = classes(inJar.orElse(_ -> ClassHierarchyInfo.ofInterface()));
      for (JarEntry entry : Collections.list(from.entries())) {
        byte[] content = from.getInputStream(entry).readAllBytes();
        JarEntry copy = new JarEntry(entry.getName());
        copy.setTime(entry.getTime());
        to.putNextEntry(copy);
        to.write(entry.getName().endsWith(".class") ? renewed(content, known, guessed) : content);
        to.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  private static ClassFile classes(ClassHierarchyResolver hierarchy) {
    return ClassFile.of(
        ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
        ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  private static byte[] renewed(byte[] content, ClassFile known, ClassFile guessed) {
    ClassModel model = known.parse(content);
    if (OldClasses.isOld(model)) {
      return OldClasses.renewed(model, guessed);
    }
    if (!EarlyLinking.isLinkable(model)) {
      return content;
    }
    try {
      return EarlyLinking.linked(model, known);
    } catch (IllegalArgumentException _) {
      return content; // it extends a class of a library outside the jar, such as Jython's
    }
  }
}
