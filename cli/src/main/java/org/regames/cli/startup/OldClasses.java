package org.regames.cli.startup;

import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;

/**
 * Rewrites classes older than Java 6. Such classes have no stack maps, and the JVM leaves them out
 * of the cache that the launcher makes; those of picocli are from Java 5, and every start of the
 * command loads 170 of them.
 */
final class OldClasses {
  private OldClasses() {}

  static boolean isOld(ClassModel model) {
    return model.majorVersion() < ClassFile.JAVA_6_VERSION;
  }

  /** The bytes of the same class with stack maps. */
  static byte[] renewed(ClassModel model, ClassFile classes) {
    ClassTransform transform =
        (builder, element) -> {
          switch (element) {
            case ClassFileVersion _ -> builder.withVersion(ClassFile.JAVA_7_VERSION, 0);
            // Code that is not parsed would be copied unchanged, without stack maps.
            case MethodModel method ->
                builder.transformMethod(
                    method, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
            case ClassElement other -> builder.with(other);
          }
        };
    return classes.transformClass(model, transform);
  }
}
