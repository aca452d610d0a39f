package org.regames.hrg.syntax;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Hands out names that are not taken yet. */
public final class FreshNames {
  private final Set<String> taken;

  public FreshNames(Set<String> taken) {
    this.taken = new HashSet<>(taken);
  }

  /** The name itself or, if it is taken, the name with the first number from 2 on that is free. */
  public String fresh(String wanted) {
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + i;
    }
    return name;
  }

  /** Whether a name is taken. */
  public boolean isTaken(String name) {
    return taken.contains(name);
  }

  /** Keeps names from being handed out. */
  public void take(Collection<String> names) {
    taken.addAll(names);
  }

  /** Lets names be handed out again. */
  public void free(Collection<String> names) {
    taken.removeAll(names);
  }
}
