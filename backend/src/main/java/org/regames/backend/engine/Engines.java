package org.regames.backend.engine;

import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.Feature;

/** All engines. */
public final class Engines {
  /** Slow but correct; plays every game. */
  public static final Engine INTERPRETER = new InterpreterEngine();

  /** The default engine. */
  public static final Engine DEFAULT = new JvmGameEngine(Feature.all());

  /** Plays propositional nets, for games that were read as such. */
  public static final NetGameEngine NET = new NetGameEngine();

  private static final List<Engine> ALL =
      List.of(DEFAULT, new CppGameEngine(Feature.all()), NET, INTERPRETER);

  private Engines() {}

  /** The names of all engines, the default first. */
  public static List<String> names() {
    return ALL.stream().map(Engine::name).toList();
  }

  /** The engine with a name. */
  public static Optional<Engine> named(String name) {
    return ALL.stream().filter(engine -> engine.name().equals(name)).findFirst();
  }
}
