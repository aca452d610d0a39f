package org.regames.backend.jvm;

import java.util.List;
import java.util.function.Supplier;

/** Loads the classes of one game, which are unloaded with it, and provides their tables. */
final class GameLoader extends ClassLoader implements Supplier<Object[]> {
  private final Object[] tables;

  GameLoader(Object[] tables) {
    super("game", GameLoader.class.getClassLoader());
    this.tables = tables;
  }

  /** Defines classes, each after its superclass, and returns the last one. */
  Class<?> define(List<byte[]> classes) {
    Class<?> last = null;
    for (byte[] bytes : classes) {
      last = defineClass(null, bytes, 0, bytes.length);
    }
    return last;
  }

  /** The tables, for the code that initializes the first class. */
  @Override
  public Object[] get() {
    return tables;
  }
}
