package org.regames.cli.startup;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.runtime.ObjectMethods;
import java.lang.runtime.SwitchBootstraps;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Replaces dynamic call sites in a class by ordinary code: for a switch over types, or {@code
 * equals} and {@code hashCode} of a record, the JVM would generate a class or a tree of method
 * handles on first use, which no cache keeps, so every start of the command would generate a
 * hundred of them.
 */
final class EarlyLinking {
  private static final ClassDesc SWITCHES =
      SwitchBootstraps.class.describeConstable().orElseThrow();
  private static final ClassDesc RECORDS = ObjectMethods.class.describeConstable().orElseThrow();
  private static final ClassDesc OBJECTS = Objects.class.describeConstable().orElseThrow();

  private final ClassDesc owner;
  private final boolean isInterface;
  private final Map<Linked, Integer> numbers = new LinkedHashMap<>();

  /** A call site with everything that its code depends on. */
  private record Linked(String name, MethodTypeDesc type, List<ConstantDesc> parts) {}

  private EarlyLinking(ClassModel model) {
    owner = model.thisClass().asSymbol();
    isInterface = (model.flags().flagsMask() & ClassFile.ACC_INTERFACE) != 0;
  }

  static boolean isLinkable(ClassModel model) {
    return model.methods().stream().anyMatch(EarlyLinking::isLinkable);
  }

  /** The bytes of the same class with fewer call sites to link at run time. */
  static byte[] linked(ClassModel model, ClassFile classes) {
    EarlyLinking linking = new EarlyLinking(model);
    return classes.transformClass(
        model,
        ClassTransform.transformingMethodBodies(EarlyLinking::isLinkable, linking::call)
            .andThen(ClassTransform.endHandler(linking::addMethods)));
  }

  private static boolean isLinkable(MethodModel method) {
    return method.code().stream()
        .flatMap(CodeModel::elementStream)
        .anyMatch(element -> element instanceof InvokeDynamicInstruction call && isLinkable(call));
  }

  private static boolean isLinkable(InvokeDynamicInstruction call) {
    ClassDesc maker = call.bootstrapMethod().owner();
    return maker.equals(SWITCHES)
        ? call.bootstrapMethod().methodName().equals("typeSwitch")
            && call.bootstrapArgs().stream().allMatch(ClassDesc.class::isInstance)
        : maker.equals(RECORDS) && !call.name().stringValue().equals("toString");
  }

  private void call(CodeBuilder code, CodeElement element) {
    if (element instanceof InvokeDynamicInstruction call && isLinkable(call)) {
      Linked called =
          new Linked(call.name().stringValue(), call.typeSymbol(), call.bootstrapArgs());
      int number = numbers.computeIfAbsent(called, _ -> numbers.size());
      code.invokestatic(owner, name(number), called.type(), isInterface);
    } else {
      code.with(element);
    }
  }

  private static String name(int number) {
    return "linked$" + number;
  }

  private void addMethods(ClassBuilder type) {
    int flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
    numbers.forEach(
        (call, number) ->
            type.withMethodBody(name(number), call.type(), flags, code -> body(code, call)));
  }

  private static void body(CodeBuilder code, Linked call) {
    switch (call.name()) {
      case "typeSwitch" -> typeSwitch(code, call.parts());
      case "equals" -> equals(code, call.parts());
      case "hashCode" -> hashCode(code, call.parts());
      case String other -> throw new IllegalStateException(other);
    }
  }

  /** The index of the first type, from a given one on, of which an object is an instance. */
  private static void typeSwitch(CodeBuilder code, List<ConstantDesc> types) {
    Label present = code.newLabel();
    code.aload(0).ifnonnull(present).iconst_m1().ireturn().labelBinding(present);
    for (int i = 0; i < types.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      code.aload(0).instanceOf((ClassDesc) types.get(i)).ifeq(next);
      code.loadConstant(i).ireturn().labelBinding(next);
    }
    code.loadConstant(types.size()).ireturn();
  }

  private static void equals(CodeBuilder code, List<ConstantDesc> parts) {
    ClassDesc type = (ClassDesc) parts.getFirst();
    Label differs = code.newLabel();
    code.aload(1).instanceOf(type).ifeq(differs);
    for (DirectMethodHandleDesc part : fields(parts)) {
      ClassDesc of = part.invocationType().returnType();
      code.aload(0).getfield(type, part.methodName(), of);
      code.aload(1).checkcast(type).getfield(type, part.methodName(), of);
      if (!of.isPrimitive()) {
        MethodTypeDesc both = MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object);
        code.invokestatic(OBJECTS, "equals", both).ifeq(differs);
      } else if (TypeKind.from(of).asLoadable() == TypeKind.INT) {
        code.if_icmpne(differs);
      } else {
        ClassDesc box = box(of);
        code.invokestatic(box, "compare", MethodTypeDesc.of(CD_int, of, of)).ifne(differs);
      }
    }
    code.iconst_1().ireturn().labelBinding(differs).iconst_0().ireturn();
  }

  private static void hashCode(CodeBuilder code, List<ConstantDesc> parts) {
    ClassDesc type = (ClassDesc) parts.getFirst();
    code.iconst_0();
    for (DirectMethodHandleDesc part : fields(parts)) {
      ClassDesc of = part.invocationType().returnType();
      code.bipush(31).imul().aload(0).getfield(type, part.methodName(), of);
      ClassDesc hasher = of.isPrimitive() ? box(of) : OBJECTS;
      ClassDesc hashed = of.isPrimitive() ? of : CD_Object;
      code.invokestatic(hasher, "hashCode", MethodTypeDesc.of(CD_int, hashed)).iadd();
    }
    code.ireturn();
  }

  private static ClassDesc box(ClassDesc primitive) {
    return switch (TypeKind.from(primitive)) {
      case BOOLEAN -> ConstantDescs.CD_Boolean;
      case BYTE -> ConstantDescs.CD_Byte;
      case CHAR -> ConstantDescs.CD_Character;
      case DOUBLE -> ConstantDescs.CD_Double;
      case FLOAT -> ConstantDescs.CD_Float;
      case INT -> ConstantDescs.CD_Integer;
      case LONG -> ConstantDescs.CD_Long;
      case SHORT -> ConstantDescs.CD_Short;
      case REFERENCE, VOID -> throw new IllegalStateException(primitive.displayName());
    };
  }

  private static List<DirectMethodHandleDesc> fields(List<ConstantDesc> parts) {
    return parts.stream()
        .skip(2) // the record and the names of its components
        .map(DirectMethodHandleDesc.class::cast)
        .toList();
  }
}
