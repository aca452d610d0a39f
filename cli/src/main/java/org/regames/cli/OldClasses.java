package org.regames.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassHierarchyResolver.ClassHierarchyInfo;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * Writes those classes of a jar anew that are older than Java 6. Such classes have no stack maps,
 * and the JVM leaves them out of the cache that the launcher makes; picocli's are of Java 5, and
 * every start of the command loads 170 of them.
 */
public final class OldClasses {
  /** The first version that may have stack maps. */
  private static final int JAVA_6 = ClassFile.JAVA_6_VERSION;

  private OldClasses() {}

  /**
   * @param jar the jar, which is replaced
   */
  public static void main(String[] jar) throws IOException {
    Path file = Path.of(jar[0]);
    Files.write(file, renewed(file));
  }

  /** The bytes of the same jar without old classes. */
  static byte[] renewed(Path jar) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    URL[] place = {jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(place);
        JarFile from = new JarFile(jar.toFile());
        JarOutputStream to = new JarOutputStream(bytes)) {
      ClassHierarchyResolver inJar = ClassHierarchyResolver.ofResourceParsing(loader);
      // What is not in the jar is of libraries that are left out, so code that uses it is not run.
      ClassHierarchyResolver all = inJar.orElse(_ -> ClassHierarchyInfo.ofInterface());
      ClassFile classes =
          ClassFile.of(
              ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
              ClassFile.ClassHierarchyResolverOption.of(all));
      for (JarEntry entry : Collections.list(from.entries())) {
        byte[] content = from.getInputStream(entry).readAllBytes();
        JarEntry copy = new JarEntry(entry.getName());
        copy.setTime(entry.getTime());
        to.putNextEntry(copy);
        to.write(entry.getName().endsWith(".class") ? renewed(content, classes) : content);
        to.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] renewed(byte[] content, ClassFile classes) {
    ClassModel model = classes.parse(content);
    if (model.majorVersion() >= JAVA_6) {
      return content;
    }
    ClassTransform transform =
        (builder, element) -> {
          switch (element) {
            case ClassFileVersion _ -> builder.withVersion(ClassFile.JAVA_7_VERSION, 0);
            // Code that is not taken apart would be copied as it is, without stack maps.
            case MethodModel method ->
                builder.transformMethod(
                    method, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
            case ClassElement other -> builder.with(other);
          }
        };
    return classes.transformClass(model, transform);
  }
}
