package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;
import org.regames.backend.model.GameState;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.DrawnWords;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Prints how a move is drawn from sets: the population counts of all words are summed cumulatively,
 * a number below the total is drawn, and the word that contains it is found. If the codes of all
 * sets have the same form that is done without branches, since they would be hard to predict.
 */
final class PickEmitter {
  private static final ClassDesc LONG = ClassDesc.of("java.lang.Long");
  private static final MethodTypeDesc COUNT = MethodTypeDesc.of(CD_int, CD_long);

  /** The argument that selects a move, or asks for the number of moves. */
  private static final int NUMBER = 1;

  private final Members members;
  private final ExpressionEmitter expressions;
  private final Slots slots;
  private final CodeBuilder code;
  private final Plan.Kind kind;
  private final boolean hashed;
  private final Optional<PlyLoop> loop;
  private final int drawn;

  PickEmitter(
      Members members,
      ExpressionEmitter expressions,
      Slots slots,
      CodeBuilder code,
      Plan.Kind kind,
      boolean hashed,
      Optional<PlyLoop> loop) {
    this.members = members;
    this.expressions = expressions;
    this.slots = slots;
    this.code = code;
    this.kind = kind;
    this.hashed = hashed;
    this.loop = loop;
    this.drawn = slots.free();
  }

  void emit(Op.Pick pick) {
    List<DrawnWords.Piece> pieces = DrawnWords.pieces(pick);
    sums(pieces);
    sumsOfShares(pieces.size(), pick.shares());
    int sets = pieces.size() + pick.shares().size();
    sumOfListed(sets, pick.listing());
    int all = sets + (pick.listing().isEmpty() ? 0 : 1);
    if (kind == Plan.Kind.SHARE) {
      answer(all);
    } else if (loop.isPresent()) {
      loop.get().draw(sum(all - 1), drawn);
    } else {
      draw(all);
    }
    if (DrawnWords.isWithoutJumps(pick)) {
      withoutJumps(pieces, DrawnWords.commonShift(pieces).orElseThrow());
    } else {
      jumping(pieces, pick);
    }
  }

  private void sumsOfShares(int words, List<Integer> shares) {
    for (int i = words; i < words + shares.size(); i++) {
      code.aload(0).iconst_m1();
      members.call(code, shares.get(i - words));
      code.l2i();
      if (i > 0) {
        code.iload(sum(i - 1)).iadd();
      }
      code.istore(sum(i));
    }
  }

  /** Lists the moves that are not in sets. */
  private void sumOfListed(int sets, List<Integer> listing) {
    if (listing.isEmpty()) {
      return;
    }
    for (int function : listing) {
      code.aload(0).aload(1).lconst_0();
      if (hashed) {
        code.lconst_0();
      }
      members.call(code, function);
    }
    code.aload(1).invokevirtual(JvmNames.MOVES, "size", MethodTypeDesc.of(CD_int));
    if (sets > 0) {
      code.iload(sum(sets - 1)).iadd();
    }
    code.istore(sum(sets));
  }

  /** Returns the number of moves if that is asked for. */
  private void answer(int all) {
    Label some = code.newLabel();
    code.iload(NUMBER).istore(drawn).iload(drawn).ifge(some);
    if (all == 0) {
      code.lconst_0().lreturn();
    } else {
      code.iload(sum(all - 1)).i2l().lreturn();
    }
    code.labelBinding(some);
  }

  /** The population count of the words up to one. */
  private int sum(int piece) {
    return drawn + 1 + piece;
  }

  private void sums(List<DrawnWords.Piece> pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      count(pieces.get(i).word());
      pieces
          .get(i)
          .outer()
          .ifPresent(
              outer -> {
                count(outer.word());
                code.imul();
              });
      if (i > 0) {
        code.iload(sum(i - 1)).iadd();
      }
      code.istore(sum(i));
    }
  }

  private void count(BitboardExpr word) {
    expressions.emit(word);
    code.invokestatic(LONG, "bitCount", COUNT);
  }

  private void draw(int all) {
    Label some = code.newLabel();
    code.aload(1);
    if (all == 0) {
      code.iconst_0();
    } else {
      code.iload(sum(all - 1));
    }
    code.aload(2).invokevirtual(JvmNames.MOVES, "draw", JvmNames.DRAW);
    code.istore(drawn).iload(drawn).ifge(some);
    code.loadConstant(GameState.NO_MOVE).lreturn();
    code.labelBinding(some);
  }

  /**
   * For each word but the first a mask says whether the drawn number is beyond the words before it.
   * The mask selects the difference between the word and the previous one, which does not depend on
   * the number; this keeps the chain of dependent operations short.
   */
  private void withoutJumps(List<DrawnWords.Piece> pieces, int shift) {
    int word = sum(pieces.size());
    int start = word + 2;
    int mask = start + 2;
    int before = mask + 2;
    int number = before + 1;
    expressions.emit(pieces.getFirst().word());
    code.lstore(word).loadConstant(pieces.getFirst().start()).lstore(start);
    code.iconst_0().istore(before);
    for (int i = 1; i < pieces.size(); i++) {
      DrawnWords.Piece piece = pieces.get(i);
      DrawnWords.Piece last = pieces.get(i - 1);
      code.iload(drawn).iload(sum(i - 1)).isub().loadConstant(Integer.SIZE - 1).ishr();
      code.i2l().loadConstant(-1L).lxor().lstore(mask); // all ones from the sum on
      expressions.emit(piece.word());
      expressions.emit(last.word());
      code.lxor().lload(mask).land().lload(word).lxor().lstore(word);
      code.loadConstant(piece.start() ^ last.start());
      code.lload(mask).land().lload(start).lxor().lstore(start);
      code.iload(sum(i - 1));
      if (i > 1) {
        code.iload(sum(i - 2)).isub();
      }
      code.lload(mask).l2i().iand().iload(before).iadd().istore(before);
    }
    member(() -> code.lload(word), () -> code.iload(before));
    code.istore(number).iload(number).i2l().loadConstant(shift).lshl().lload(start).ladd();
    if (kind == Plan.Kind.PLY) {
      code.lstore(slots.move());
      long starts = pieces.stream().mapToLong(DrawnWords.Piece::start).reduce(0, (a, b) -> a | b);
      expressions.drawn(new DrawnCode(start, number, shift, starts));
    } else {
      code.lreturn();
    }
  }

  private void jumping(List<DrawnWords.Piece> pieces, Op.Pick pick) {
    List<Integer> shares = pick.shares();
    Label known = code.newLabel();
    for (int i = 0; i < pieces.size(); i++) {
      int piece = i;
      Label next = code.newLabel();
      if (i < pieces.size() - 1 || !pick.isAlone()) {
        code.iload(drawn).iload(sum(i)).if_icmpge(next);
      }
      Runnable before = i == 0 ? code::iconst_0 : () -> code.iload(sum(piece - 1));
      if (pieces.get(i).outer().isPresent()) {
        divide(pieces.get(i), before);
        before = code::iconst_0;
      }
      boolean isAlike = pieces.get(i).shift() >= 0;
      if (isAlike) {
        code.loadConstant(pieces.get(i).start());
      }
      member(() -> expressions.emit(pieces.get(piece).word()), before);
      if (isAlike) {
        code.i2l().loadConstant(pieces.get(i).shift()).lshl().ladd();
      } else {
        code.loadConstant(pieces.get(i).first()).iadd();
        code.istore(slots.local(pieces.get(i).local()));
        expressions.emit(pieces.get(i).code());
      }
      if (kind == Plan.Kind.PLY) {
        code.lstore(slots.move()).goto_(known);
      } else {
        code.lreturn();
      }
      code.labelBinding(next);
    }
    for (int i = pieces.size(); i < pieces.size() + shares.size(); i++) {
      Label next = code.newLabel();
      code.iload(drawn).iload(sum(i)).if_icmpge(next);
      code.aload(0).iload(drawn);
      if (i > 0) {
        code.iload(sum(i - 1)).isub();
      }
      members.call(code, shares.get(i - pieces.size()));
      code.lreturn().labelBinding(next);
    }
    if (!pick.listing().isEmpty()) {
      code.aload(1).iload(drawn).iload(sum(pieces.size() + shares.size() - 1)).isub();
      code.invokevirtual(JvmNames.MOVES, "listed", MethodTypeDesc.of(CD_long, CD_int)).lreturn();
    } else if (pieces.isEmpty() || !shares.isEmpty()) {
      code.loadConstant(GameState.NO_MOVE).lreturn();
    }
    code.labelBinding(known);
  }

  /**
   * Finds the first factor of the drawn element of a product, and leaves the index within the
   * second.
   */
  private void divide(DrawnWords.Piece piece, Runnable before) {
    DrawnWords.Outer outer = piece.outer().orElseThrow();
    int left = slots.local(piece.local());
    code.iload(drawn);
    before.run();
    code.isub().dup();
    count(piece.word());
    code.irem().istore(left);
    count(piece.word());
    code.idiv().istore(drawn);
    member(() -> expressions.emit(outer.word()), code::iconst_0);
    code.loadConstant(outer.first()).iadd().istore(slots.local(outer.local()));
    code.iload(left).istore(drawn);
  }

  /** The position of the drawn bit of a word. */
  private void member(Runnable word, Runnable before) {
    code.lconst_1().iload(drawn);
    before.run();
    code.isub().lshl();
    word.run();
    code.invokestatic(LONG, "expand", MethodTypeDesc.of(CD_long, CD_long, CD_long));
    code.invokestatic(LONG, "numberOfTrailingZeros", COUNT);
  }
}
