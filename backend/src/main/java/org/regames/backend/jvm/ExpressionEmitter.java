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
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Test;
import org.regames.backend.plan.Word;

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

  /** From now on the code of the move is that of the one drawn. */
  void drawn(DrawnCode code) {
    drawn = Optional.of(code);
  }

  void map(int variable) {
    members.map(code, variable);
  }

  void table(int table) {
    members.table(code, table);
  }

  /** The array of a part, then where the part starts. */
  void part(MapPart part) {
    switch (part) {
      case MapPart.OfVariable(int variable, _) -> map(variable);
      case MapPart.OfTable(int table, _) -> table(table);
    }
    emit(part.start());
  }

  void emit(Int value) {
    switch (value) {
      case Int.Const(int number) -> code.loadConstant(number);
      case Int.Local(int local) -> code.iload(slots.local(local));
      case Int.Depth _ -> code.iload(slots.move());
      case Int.Scalar(int variable) -> members.scalar(code, variable);
      case Int.Cell(int variable, Int index) -> {
        map(variable);
        emit(index);
        members.load(code, members.ofVariable(variable));
      }
      case Int.Table(int table, Int index) -> {
        table(table);
        emit(index);
        members.load(code, members.ofTable(table));
      }
      case Int.Sum(Int left, Int right) -> {
        emit(left);
        emit(right);
        code.iadd();
      }
      case Int.Product(Int factor, int other) -> {
        emit(factor);
        code.loadConstant(other).imul();
      }
      case Int.Either(Test test, Int yes, Int no) -> either(test, yes, no);
      case Int.Bits bits when drawn.isPresent() && drawn.get().emit(code, bits) -> {}
      case Int.Bits(int shift, int width) ->
          code.lload(slots.move())
              .loadConstant(shift)
              .lushr()
              .l2i()
              .loadConstant((int) ((1L << width) - 1))
              .iand();
      case Int.Decision(Int at) -> {
        code.aload(1);
        emit(at);
        code.invokevirtual(Names.MOVES, "decision", MethodTypeDesc.of(CD_int, CD_int));
      }
    }
  }

  private void either(Test test, Int yes, Int no) {
    Label otherwise = code.newLabel();
    Label end = code.newLabel();
    jumpUnless(test, otherwise);
    emit(yes);
    code.goto_(end);
    code.labelBinding(otherwise);
    emit(no);
    code.labelBinding(end);
  }

  void emit(Word word) {
    switch (word) {
      case Word.Zero _ -> code.loadConstant(0L);
      case Word.Code _ -> code.lload(slots.move());
      case Word.Hash _ -> code.lload(slots.hash());
      case Word.With(Word inner, Int.Const(int number), int shift) -> {
        emit(inner);
        code.loadConstant((long) number << shift).lor();
      }
      case Word.With(Word inner, Int value, int shift) -> {
        emit(inner);
        emit(value);
        code.i2l().loadConstant(shift).lshl().lor();
      }
      case Word.Plus(Word inner, long number) -> {
        emit(inner);
        code.loadConstant(number).ladd();
      }
      case Word.Mixed(Word hash, Int tag) -> {
        emit(hash);
        emit(tag);
        code.invokestatic(Names.MOVES, "mix", MethodTypeDesc.of(CD_long, CD_long, CD_int));
      }
    }
  }

  /** 1 where a comparison of numbers that are not negative holds, else 0; without a jump. */
  void bit(Test.Compare test) {
    emit(test.left());
    emit(test.right());
    code.ixor().loadConstant(1).isub().loadConstant(Integer.SIZE - 1).iushr();
    if (test.negated()) {
      code.loadConstant(1).ixor();
    }
  }

  void jumpUnless(Test test, Label target) {
    jump(test, target, false);
  }

  /** Jumps if the test has an outcome, else goes on. */
  private void jump(Test test, Label target, boolean outcome) {
    switch (test) {
      case Test.Compare(Int left, Int right, boolean negated) -> {
        emit(left);
        emit(right);
        if (negated != outcome) {
          code.if_icmpeq(target);
        } else {
          code.if_icmpne(target);
        }
      }
      case Test.Less(Int left, Int right) -> {
        emit(left);
        emit(right);
        if (outcome) {
          code.if_icmplt(target);
        } else {
          code.if_icmpge(target);
        }
      }
      case Test.Call(int function, List<Int> arguments, boolean negated) -> {
        code.aload(0);
        arguments.forEach(this::emit);
        members.call(code, function);
        jumpOn(negated != outcome, target);
      }
      case Test.AnyOf(List<Test> tests) -> {
        Label yes = outcome ? target : code.newLabel();
        for (Test one : tests.subList(0, tests.size() - 1)) {
          jump(one, yes, true);
        }
        jump(tests.getLast(), target, outcome);
        if (!outcome) {
          code.labelBinding(yes);
        }
      }
      case Test.SameMap(var left, int leftPlaces, var right, int rightPlaces, boolean negated) -> {
        part(left);
        table(leftPlaces);
        part(right);
        table(rightPlaces);
        MethodTypeDesc type =
            MethodTypeDesc.of(
                CD_boolean, CD_Object, CD_int, CD_Object, CD_Object, CD_int, CD_Object);
        code.invokestatic(Names.CELLS, "same", type);
        jumpOn(negated != outcome, target);
      }
      case Test.Some(List<Bits> words) -> {
        emit(words.getFirst());
        for (Bits word : words.subList(1, words.size())) {
          emit(word);
          code.lor();
        }
        code.lconst_0().lcmp();
        jumpOn(outcome, target);
      }
    }
  }

  void emit(Bits word) {
    switch (word) {
      case Bits.Const(long number) -> code.loadConstant(number);
      case Bits.Stored(int place) -> {
        members.sets(code);
        code.loadConstant(place).laload();
      }
      case Bits.Chosen chosen -> {
        place(chosen);
        code.laload();
      }
      case Bits.One(Int number, int first) -> {
        emit(number);
        code.loadConstant(first).invokestatic(Names.STATE, "one", ONE);
      }
      case Bits.Local(int local) -> code.lload(slots.word(local));
      case Bits.And(Bits left, Bits right) -> {
        emit(left);
        emit(right);
        code.land();
      }
      case Bits.Or(Bits left, Bits right) -> {
        emit(left);
        emit(right);
        code.lor();
      }
      case Bits.Not(Bits inner) -> {
        emit(inner);
        code.loadConstant(-1L).lxor();
      }
      case Bits.Shifted(Bits inner, int by) -> shifted(inner, by);
      case Bits.When(Test test) -> when(test);
      case Bits.Entry(int array, Int index) -> {
        words(array);
        emit(index);
        code.laload();
      }
      case Bits.Compressed(Bits inner, Bits mask) -> {
        emit(inner);
        emit(mask);
        ofLong("compress", CD_long);
      }
      case Bits.Raised(Bits inner, Int by) -> {
        emit(inner);
        emit(by);
        code.lshl();
      }
      case Bits.Turned(Bits inner, Int by) -> {
        emit(inner);
        emit(by);
        ofLong("rotateRight", CD_int);
      }
      case Bits.Answer answer -> answer(answer);
    }
  }

  private void shifted(Bits inner, int by) {
    emit(inner);
    code.loadConstant(Math.abs(by));
    if (by < 0) {
      code.lushr();
    } else {
      code.lshl();
    }
  }

  /** Calls a function of a word and something else that the JVM has an instruction for. */
  private void ofLong(String name, ClassDesc other) {
    MethodTypeDesc type = MethodTypeDesc.of(CD_long, CD_long, other);
    code.invokestatic(ClassDesc.of("java.lang.Long"), name, type);
  }

  /** The array of a table of words: these come after the tables of numbers. */
  private void words(int array) {
    table(plan.tables().size() + array);
  }

  private void answer(Bits.Answer answer) {
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

  /** Keeps a word among the sets of the state. */
  void keep(Bits.Chosen place, Bits word) {
    place(place);
    emit(word);
    code.lastore();
  }

  private void place(Bits.Chosen chosen) {
    members.sets(code);
    if (chosen.value() instanceof Int.Const(int value)) {
      code.loadConstant(chosen.origin() + value * chosen.step());
    } else {
      emit(chosen.value());
      code.loadConstant(chosen.step()).imul().loadConstant(chosen.origin()).iadd();
    }
  }

  private void when(Test test) {
    if (test instanceof Test.Compare compare) {
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
   * A comparison without a jump: one less than what differs, as a word, is negative if nothing is.
   */
  private void when(Test.Compare test) {
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
