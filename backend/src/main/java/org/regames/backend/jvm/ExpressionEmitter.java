package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Plan;

/** Prints expressions and conditions of a plan. */
final class ExpressionEmitter {
  private static final MethodTypeDesc ONE = MethodTypeDesc.of(CD_long, CD_int, CD_int);

  private final Plan plan;
  private final Members members;
  private final Slots slots;
  private final CodeBuilder code;

  private Optional<DrawnCode> drawn = Optional.empty();

  ExpressionEmitter(Plan plan, Members members, Slots slots, CodeBuilder code) {
    this.plan = plan;
    this.members = members;
    this.slots = slots;
    this.code = code;
  }

  /** From now on the code of the move is that of the drawn move. */
  void drawn(DrawnCode code) {
    drawn = Optional.of(code);
  }

  public void map(int variable) {
    members.map(code, variable);
  }

  void table(int table) {
    members.table(code, table);
  }

  /** The array of a part, then its start. */
  void part(MapPart part) {
    switch (part) {
      case MapPart.OfVariable(int variable, _) -> map(variable);
      case MapPart.OfTable(int table, _) -> table(table);
    }
    emit(part.start());
  }

  void emit(IntExpr value) {
    switch (value) {
      case IntExpr.Const(int number) -> code.loadConstant(number);
      case IntExpr.Local(int local) -> code.iload(slots.local(local));
      case IntExpr.Depth _ -> code.iload(slots.move());
      case IntExpr.Scalar(int variable) -> members.scalar(code, variable);
      case IntExpr.Cell(int variable, IntExpr index) -> {
        map(variable);
        emit(index);
        members.load(code, members.ofVariable(variable));
      }
      case IntExpr.Table(int table, IntExpr index) -> {
        table(table);
        emit(index);
        members.load(code, members.ofTable(table));
      }
      case IntExpr.Sum(IntExpr left, IntExpr right) -> {
        emit(left);
        emit(right);
        code.iadd();
      }
      case IntExpr.Product(IntExpr factor, int other) -> {
        emit(factor);
        code.loadConstant(other).imul();
      }
      case IntExpr.Either(BoolExpr test, IntExpr yes, IntExpr no) -> either(test, yes, no);
      case IntExpr.CodeBits bits when drawn.isPresent() && drawn.get().emit(code, bits) -> {}
      case IntExpr.CodeBits(int shift, int width) ->
          code.lload(slots.move())
              .loadConstant(shift)
              .lushr()
              .l2i()
              .loadConstant((int) ((1L << width) - 1))
              .iand();
      case IntExpr.Decision(IntExpr at) -> {
        code.aload(1);
        emit(at);
        code.invokevirtual(JvmNames.MOVES, "decision", MethodTypeDesc.of(CD_int, CD_int));
      }
    }
  }

  private void either(BoolExpr test, IntExpr yes, IntExpr no) {
    Label otherwise = code.newLabel();
    Label end = code.newLabel();
    jumpUnless(test, otherwise);
    emit(yes);
    code.goto_(end);
    code.labelBinding(otherwise);
    emit(no);
    code.labelBinding(end);
  }

  void emit(CodeExpr word) {
    switch (word) {
      case CodeExpr.Zero _ -> code.loadConstant(0L);
      case CodeExpr.Code _ -> code.lload(slots.move());
      case CodeExpr.Hash _ -> code.lload(slots.hash());
      case CodeExpr.With(CodeExpr inner, IntExpr.Const(int number), int shift) -> {
        emit(inner);
        code.loadConstant((long) number << shift).lor();
      }
      case CodeExpr.With(CodeExpr inner, IntExpr value, int shift) -> {
        emit(inner);
        emit(value);
        code.i2l().loadConstant(shift).lshl().lor();
      }
      case CodeExpr.Plus(CodeExpr inner, long number) -> {
        emit(inner);
        code.loadConstant(number).ladd();
      }
      case CodeExpr.Mixed(CodeExpr hash, IntExpr tag) -> {
        emit(hash);
        emit(tag);
        code.invokestatic(JvmNames.MOVES, "mix", MethodTypeDesc.of(CD_long, CD_long, CD_int));
      }
    }
  }

  /** 1 if a comparison of non-negative numbers holds, else 0; without a jump. */
  void bit(BoolExpr.Compare test) {
    emit(test.left());
    emit(test.right());
    code.ixor().loadConstant(1).isub().loadConstant(Integer.SIZE - 1).iushr();
    if (test.negated()) {
      code.loadConstant(1).ixor();
    }
  }

  void jumpUnless(BoolExpr test, Label target) {
    jump(test, target, false);
  }

  /** Jumps if the test has this outcome, else falls through. */
  private void jump(BoolExpr test, Label target, boolean outcome) {
    switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated) -> {
        emit(left);
        emit(right);
        if (negated != outcome) {
          code.if_icmpeq(target);
        } else {
          code.if_icmpne(target);
        }
      }
      case BoolExpr.Less(IntExpr left, IntExpr right) -> {
        emit(left);
        emit(right);
        if (outcome) {
          code.if_icmplt(target);
        } else {
          code.if_icmpge(target);
        }
      }
      case BoolExpr.Call(int function, List<IntExpr> arguments, boolean negated) -> {
        code.aload(0);
        arguments.forEach(this::emit);
        members.call(code, function);
        jumpOn(negated != outcome, target);
      }
      case BoolExpr.AnyOf(List<BoolExpr> tests) -> {
        Label yes = outcome ? target : code.newLabel();
        for (BoolExpr one : tests.subList(0, tests.size() - 1)) {
          jump(one, yes, true);
        }
        jump(tests.getLast(), target, outcome);
        if (!outcome) {
          code.labelBinding(yes);
        }
      }
      case BoolExpr.SameMap(var left, int leftAt, var right, int rightAt, boolean negated) -> {
        part(left);
        table(leftAt);
        part(right);
        table(rightAt);
        MethodTypeDesc type =
            MethodTypeDesc.of(
                CD_boolean, CD_Object, CD_int, CD_Object, CD_Object, CD_int, CD_Object);
        code.invokestatic(JvmNames.CELLS, "same", type);
        jumpOn(negated != outcome, target);
      }
      case BoolExpr.Some(List<BitboardExpr> words) -> {
        emit(words.getFirst());
        for (BitboardExpr word : words.subList(1, words.size())) {
          emit(word);
          code.lor();
        }
        code.lconst_0().lcmp();
        jumpOn(outcome, target);
      }
    }
  }

  void emit(BitboardExpr word) {
    switch (word) {
      case BitboardExpr.Const(long number) -> code.loadConstant(number);
      case BitboardExpr.Stored(int place) -> {
        members.sets(code);
        code.loadConstant(place).laload();
      }
      case BitboardExpr.Chosen chosen -> {
        place(chosen);
        code.laload();
      }
      case BitboardExpr.One(IntExpr number, int first) -> {
        emit(number);
        code.loadConstant(first).invokestatic(JvmNames.STATE, "one", ONE);
      }
      case BitboardExpr.Local(int local) -> code.lload(slots.word(local));
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) -> {
        emit(left);
        emit(right);
        code.land();
      }
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) -> {
        emit(left);
        emit(right);
        code.lor();
      }
      case BitboardExpr.Not(BitboardExpr inner) -> {
        emit(inner);
        code.loadConstant(-1L).lxor();
      }
      case BitboardExpr.Shifted(BitboardExpr inner, int by) -> shifted(inner, by);
      case BitboardExpr.When(BoolExpr test) -> when(test);
      case BitboardExpr.Entry(int array, IntExpr index) -> {
        words(array);
        emit(index);
        code.laload();
      }
      case BitboardExpr.Compressed(BitboardExpr inner, BitboardExpr mask) -> {
        emit(inner);
        emit(mask);
        ofLong("compress", CD_long);
      }
      case BitboardExpr.Raised(BitboardExpr inner, IntExpr by) -> {
        emit(inner);
        emit(by);
        code.lshl();
      }
      case BitboardExpr.Turned(BitboardExpr inner, IntExpr by) -> {
        emit(inner);
        emit(by);
        ofLong("rotateRight", CD_int);
      }
      case BitboardExpr.Answer answer -> answer(answer);
    }
  }

  private void shifted(BitboardExpr inner, int by) {
    emit(inner);
    code.loadConstant(Math.abs(by));
    if (by < 0) {
      code.lushr();
    } else {
      code.lshl();
    }
  }

  /** Calls an intrinsic function of a word and another argument. */
  private void ofLong(String name, ClassDesc other) {
    MethodTypeDesc type = MethodTypeDesc.of(CD_long, CD_long, other);
    code.invokestatic(ClassDesc.of("java.lang.Long"), name, type);
  }

  /** The array of a table of words: these come after the tables of numbers. */
  private void words(int array) {
    table(plan.tables().size() + array);
  }

  private void answer(BitboardExpr.Answer answer) {
    words(answer.array());
    emit(answer.start());
    if (answer.wide()) {
      emit(answer.index());
      code.l2i().loadConstant(6).iushr().iadd(); // 64 bits in a word
    }
    code.laload();
    emit(answer.index());
    code.l2i().lushr();
  }

  /** Stores a word in the sets of the state. */
  void keep(BitboardExpr.Chosen place, BitboardExpr word) {
    place(place);
    emit(word);
    code.lastore();
  }

  private void place(BitboardExpr.Chosen chosen) {
    members.sets(code);
    if (chosen.value() instanceof IntExpr.Const(int value)) {
      code.loadConstant(chosen.origin() + value * chosen.step());
    } else {
      emit(chosen.value());
      code.loadConstant(chosen.step()).imul().loadConstant(chosen.origin()).iadd();
    }
  }

  private void when(BoolExpr test) {
    if (test instanceof BoolExpr.Compare compare) {
      when(compare);
      return;
    }
    Label otherwise = code.newLabel();
    Label end = code.newLabel();
    jumpUnless(test, otherwise);
    code.loadConstant(-1L);
    code.goto_(end);
    code.labelBinding(otherwise);
    code.lconst_0();
    code.labelBinding(end);
  }

  /**
   * A comparison without a jump: the difference, as a word, minus 1 is negative only if the sides
   * are equal.
   */
  private void when(BoolExpr.Compare test) {
    emit(test.left());
    emit(test.right());
    code.ixor().i2l().loadConstant(0xffffffffL).land();
    code.lconst_1().lsub().loadConstant(Long.SIZE - 1).lshr();
    if (test.negated()) {
      code.loadConstant(-1L).lxor();
    }
  }

  private void jumpOn(boolean answer, Label target) {
    if (answer) {
      code.ifne(target);
    } else {
      code.ifeq(target);
    }
  }
}
