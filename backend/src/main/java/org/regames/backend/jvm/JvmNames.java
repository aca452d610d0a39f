package org.regames.backend.jvm;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.regames.backend.model.Cells;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.Memory;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Plan;

/** The names and types that generated classes use. */
final class JvmNames {
  static final ClassDesc STATE = of(GameState.class);
  static final ClassDesc MODEL = of(ForwardModel.class);
  static final ClassDesc MOVES = of(MoveBuffer.class);
  static final ClassDesc CELLS = of(Cells.class);
  static final ClassDesc MEMORY = of(Memory.class);

  static final MethodTypeDesc INIT = MethodTypeDesc.of(CD_void, MODEL);
  static final MethodTypeDesc FIND = MethodTypeDesc.of(CD_void, MOVES);
  static final MethodTypeDesc PLAY = MethodTypeDesc.of(CD_void, MOVES, CD_long, CD_int);
  static final ClassDesc RANDOM = of(RandomGenerator.class);
  static final MethodTypeDesc SHARE = MethodTypeDesc.of(CD_long, CD_int);
  static final MethodTypeDesc PLIES = MethodTypeDesc.of(CD_long, MOVES, RANDOM, CD_long);
  static final MethodTypeDesc DRAW = MethodTypeDesc.of(CD_int, CD_int, RANDOM);
  static final MethodTypeDesc PICK = MethodTypeDesc.of(CD_long, MOVES, RANDOM);
  static final MethodTypeDesc KEEP = MethodTypeDesc.of(CD_boolean);
  static final MethodTypeDesc STEP = MethodTypeDesc.of(CD_int);
  static final MethodTypeDesc CHOOSE = MethodTypeDesc.of(CD_int, CD_int);
  static final MethodTypeDesc MOVER = MethodTypeDesc.of(CD_int);
  static final MethodTypeDesc ASSIGN = MethodTypeDesc.of(CD_void, CD_int, CD_int);
  static final MethodTypeDesc GET_SCALAR = MethodTypeDesc.of(CD_int, CD_int);
  static final MethodTypeDesc SET_SCALAR = MethodTypeDesc.of(CD_void, CD_int, CD_int);
  static final MethodTypeDesc ARRAY = MethodTypeDesc.of(CD_Object, CD_int);
  static final MethodTypeDesc COPY_VALUES = MethodTypeDesc.of(CD_void, STATE);
  static final MethodTypeDesc FRESH = MethodTypeDesc.of(STATE);

  private JvmNames() {}

  private static ClassDesc of(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  /** One of the classes of a game. */
  public static ClassDesc type(int number) {
    return ClassDesc.of(JvmNames.class.getPackageName(), "Compiled" + number);
  }

  static String scalar(int variable) {
    return "s" + variable;
  }

  public static String map(int variable) {
    return "m" + variable;
  }

  /** The method that assigns a cell of a map that has sets. */
  static String assign(int variable) {
    return "assign" + variable;
  }

  static String table(int table) {
    return "t" + table;
  }

  static String function(int function) {
    return "f" + function;
  }

  /** The method of a function that returns which function of its cycle comes next. */
  static String step(int function) {
    return "step" + function;
  }

  /** The method that calls the functions of a cycle. */
  static String cycle(int first) {
    return "cycle" + first;
  }

  /** The type of a function: the buffer, the parameters, the move so far. */
  public static MethodTypeDesc type(Plan plan, Plan.Function function) {
    List<ClassDesc> parameters = new ArrayList<>();
    if (takesMoves(function.kind())) {
      parameters.add(MOVES);
    }
    if (draws(function.kind())) {
      return PICK;
    }
    if (function.kind() == Plan.Kind.SHARE) {
      return SHARE;
    }
    for (int i = 0; i < function.parameters(); i++) {
      parameters.add(CD_int);
    }
    if (takesCode(function.kind())) {
      parameters.add(function.packed() ? CD_long : CD_int);
      if (takesHash(plan, function.kind())) {
        parameters.add(CD_long);
      }
    }
    return MethodTypeDesc.of(function.kind().answers() ? CD_boolean : CD_void, parameters);
  }

  static boolean takesMoves(Plan.Kind kind) {
    return !kind.answers() && kind != Plan.Kind.SHARE;
  }

  /** Whether functions of a kind take the move so far as an argument. */
  static boolean takesCode(Plan.Kind kind) {
    return takesMoves(kind) && !draws(kind);
  }

  /** Whether functions of a kind draw a move. */
  static boolean draws(Plan.Kind kind) {
    return kind == Plan.Kind.PICK || kind == Plan.Kind.PLY;
  }

  static boolean takesHash(Plan plan, Plan.Kind kind) {
    return plan.hashed() && kind == Plan.Kind.FIND;
  }
}
