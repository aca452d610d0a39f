package org.regames.backend.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.regames.backend.model.Cells;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Compiles games to JVM bytecode: classes of a loader of its own for each game. */
public final class JvmEngine {
  private JvmEngine() {}

  /**
   * Compiles a game.
   *
   * @param game a game without validation errors
   * @throws org.regames.ir.diagnostic.DiagnosticException if a map is cast to fewer keys
   */
  public static ForwardModel compile(Game game) {
    return compile(PlanBuilder.plan(Builtins.complete(game)));
  }

  /** Compiles a plan. */
  public static ForwardModel compile(Plan plan) {
    return compile(plan, ClassEmitter.FULL);
  }

  /** The same, with this many constants as the limit for a class. */
  public static ForwardModel compile(Plan plan, int full) {
    Object[] tables = tables(plan);
    try {
      Class<?> state = new GameLoader(tables).define(new ClassEmitter(plan, tables, full).emit());
      MethodHandle constructor =
          MethodHandles.privateLookupIn(state, MethodHandles.lookup())
              .findConstructor(state, MethodType.methodType(void.class, ForwardModel.class))
              .asType(MethodType.methodType(GameState.class, ForwardModel.class));
      return new ForwardModel(plan, states(constructor));
    } catch (IllegalAccessException | NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The bytes of the classes for a plan, usually one, for inspection. */
  public static List<byte[]> bytecode(Plan plan) {
    return new ClassEmitter(plan, tables(plan), ClassEmitter.FULL).emit();
  }

  /** The constant arrays: of numbers, then of words. */
  private static Object[] tables(Plan plan) {
    return Stream.concat(plan.tables().stream().map(Cells::of), plan.words().stream()).toArray();
  }

  private static Function<ForwardModel, GameState> states(MethodHandle constructor) {
    return model -> {
      try {
        return (GameState) constructor.invokeExact(model);
      } catch (RuntimeException | Error unexpected) {
        throw unexpected;
      } catch (Throwable impossible) {
        throw new IllegalStateException(impossible);
      }
    };
  }
}
