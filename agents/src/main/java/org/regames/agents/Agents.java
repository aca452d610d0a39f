package org.regames.agents;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.regames.ir.diagnostic.NearestName;

/** The kinds of agents: built-in ones and those installed in addition. */
public final class Agents {
  private Agents() {}

  /** All kinds, by name. */
  public static List<AgentKind> installed() {
    return ServiceLoader.load(AgentKind.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(AgentKind::name))
        .toList();
  }

  /**
   * The kind with a name.
   *
   * @throws IllegalArgumentException if there is none; the message lists all kinds
   */
  public static AgentKind named(String name) {
    List<AgentKind> kinds = installed();
    List<String> names = kinds.stream().map(AgentKind::name).toList();
    int place = names.indexOf(name);
    if (place < 0) {
      String meant =
          NearestName.among(names).find(name).map(n -> "; did you mean " + n + "?").orElse("");
      throw new IllegalArgumentException(
          "there is no agent `" + name + "`; available: " + String.join(", ", names) + meant);
    }
    return kinds.get(place);
  }
}
