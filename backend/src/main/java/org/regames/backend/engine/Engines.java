package org.regames.backend.engine;

import java.util.List;
import java.util.Optional;
import org.regames.backend.plan.Feature;

/** All engines. */
public final class Engines {
  /** Slow and right; takes every game. */
  public static final Engine INTERPRETER = new InterpreterEngine();

  /** The one to use where nobody asks for another. */
  public static final Engine DEFAULT = new JvmGameEngine(Feature.all());

  /** Plays propositional nets, of games that were read as such. */
  public static final NetGameEngine NET = new NetGameEngine();

  private static final List<Engine> ALL =
      List.of(DEFAULT, new CppGameEngine(Feature.all()), NET, INTERPRETER);

  private Engines() {}

  /** Their names, the default first. */
  public static List<String> names() {
    return ALL.stream().map(Engine::name).toList();
  }

  /** The engine of a name. */
  public static Optional<Engine> named(String name) {
    return ALL.stream().filter(engine -> engine.name().equals(name)).findFirst();
  }
}
