package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.BytecodeSize;

/**
 * Every method of compiled games is short enough for HotSpot to compile it. What is planned depends
 * on how long it would be, so that is known beforehand, about right for long methods.
 */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class BytecodeTest {
  /** {@code -XX:-DontCompileHugeMethods} would lift this limit; nobody should need it. */
  private static final int HUGE = 8000;

  /** Of shorter methods it does not matter how long they are. */
  private static final int LONG = 1000;

  @TestFactory
  Stream<DynamicTest> methodsAreAsLongAsExpectedAndNotHuge() {
    return Games.tests(Games.sample(), BytecodeTest::check);
  }

  private static void check(Path file) {
    Plan plan = Games.plan(file);
    Map<String, Integer> lengths = lengths(plan);
    Map<String, Integer> huge = new TreeMap<>(lengths);
    huge.values().removeIf(length -> length < HUGE);
    huge.remove("<clinit>");
    assertEquals(Map.of(), huge);
    assertEquals(Map.of(), misjudged(plan, lengths));
  }

  private static Map<String, Integer> lengths(Plan plan) {
    Map<String, Integer> lengths = new TreeMap<>();
    for (byte[] bytes : JvmEngine.bytecode(plan)) {
      for (MethodModel method : ClassFile.of().parse(bytes).methods()) {
        int length = method.code().map(code -> ((CodeAttribute) code).codeLength()).orElse(0);
        boolean isVirtual = (method.flags().flagsMask() & ClassFile.ACC_FINAL) == 0;
        if (length > 0 && method.methodName().stringValue().matches("f[0-9]+")) {
          // HotSpot has room for 65,535 virtual methods, and large games have more functions.
          assertFalse(isVirtual, method.methodName().stringValue());
        }
        lengths.merge(method.methodName().stringValue(), length, Math::max);
      }
    }
    return lengths;
  }

  private static Map<String, String> misjudged(Plan plan, Map<String, Integer> lengths) {
    Map<String, String> misjudged = new TreeMap<>();
    for (Plan.Function function : plan.called()) {
      String name = "f" + function.number();
      int length = lengths.get(name);
      int bytes = BytecodeSize.of(function);
      boolean isRight = 4 * bytes >= 3 * length && 3 * bytes <= 4 * length;
      if (length >= LONG && !isRight) {
        misjudged.put(name, length + " bytes, not " + bytes);
      }
    }
    return misjudged;
  }
}
