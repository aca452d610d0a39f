package org.regames.backend.interpreter;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Collects what was improper while playing: the first finding of each kind at each place, so that
 * memory is bounded by the size of the game. Not thread-safe.
 */
public final class ImproprietyLog {
  /** What makes two findings the same: their kind and the number of the edge or node concerned. */
  record Key(Class<? extends Impropriety> kind, int place) {}

  private final Map<Key, Impropriety> found = new LinkedHashMap<>();
  private final Set<Key> known;

  public ImproprietyLog() {
    this.known = Set.of();
  }

  /** A collector that ignores what another one of the same game has found so far. */
  public ImproprietyLog(ImproprietyLog before) {
    this.known = new HashSet<>(before.known);
    known.addAll(before.found.keySet());
  }

  /** Makes and keeps the finding of a kind at a place unless there already is one. */
  void report(Key key, Supplier<? extends Impropriety> finding) {
    if (!found.containsKey(key) && !known.contains(key)) {
      found.put(key, finding.get());
    }
  }

  /** Adds what another collector found, except where this one has the same kind at the place. */
  public void addAll(ImproprietyLog others) {
    others.found.forEach(found::putIfAbsent);
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /** All findings in the order in which they were found. */
  public List<Impropriety> list() {
    return List.copyOf(found.values());
  }

  /** The first finding of a kind, if there is one. */
  public <I extends Impropriety> Optional<I> first(Class<I> kind) {
    return found.values().stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
