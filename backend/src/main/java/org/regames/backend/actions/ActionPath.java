package org.regames.backend.actions;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A partial path from a node where somebody is to move.
 *
 * @param written the cells that it wrote, with their values, {@link #UNKNOWN} where not known
 * @param required the values that cells must have had before it, for the cells it compared
 * @param tags the tags of the move, none once it is made
 * @param isMade whether the move is made, so that the path continues with moves of the keeper
 */
record ActionPath(
    String node,
    SortedMap<Integer, Integer> written,
    SortedMap<Integer, BitSet> required,
    List<Integer> tags,
    boolean isMade) {
  static final int UNKNOWN = -1;

  static ActionPath from(String node) {
    return new ActionPath(node, new TreeMap<>(), new TreeMap<>(), List.of(), false);
  }

  /** The same path at another node, without writes to cells that do not matter there. */
  ActionPath at(String other, BitSet mattering) {
    SortedMap<Integer, Integer> kept = new TreeMap<>(written);
    kept.keySet().removeIf(cell -> !mattering.get(cell));
    return new ActionPath(other, kept, required, tags, isMade);
  }

  ActionPath write(int cell, int value) {
    return write(Map.of(cell, value));
  }

  ActionPath write(Map<Integer, Integer> values) {
    SortedMap<Integer, Integer> other = new TreeMap<>(written);
    other.putAll(values);
    return new ActionPath(node, other, required, tags, isMade);
  }

  /** The same path if a cell must have had one of some values. */
  ActionPath require(int cell, BitSet values) {
    SortedMap<Integer, BitSet> other = new TreeMap<>(required);
    other.put(cell, values);
    return new ActionPath(node, written, other, tags, isMade);
  }

  ActionPath tag(int symbol) {
    if (isMade) {
      return this;
    }
    List<Integer> longer = new ArrayList<>(tags);
    longer.add(symbol);
    return new ActionPath(node, written, required, List.copyOf(longer), false);
  }

  /** The same path with other required values. */
  ActionPath requiring(SortedMap<Integer, BitSet> others) {
    return new ActionPath(node, written, others, tags, isMade);
  }

  ActionPath untagged() {
    return tags.isEmpty() ? this : new ActionPath(node, written, required, List.of(), isMade);
  }

  /** The same path after the move. */
  ActionPath made() {
    return new ActionPath(node, written, required, List.of(), true);
  }

  /** Mixes the parts in order: hashes of maps are sums, which often collide for paths. */
  @Override
  public int hashCode() {
    int hash = 31 * node.hashCode() + tags.hashCode();
    for (Map.Entry<Integer, Integer> cell : written.entrySet()) {
      hash = 31 * (31 * hash + cell.getKey()) + cell.getValue();
    }
    for (Map.Entry<Integer, BitSet> cell : required.entrySet()) {
      hash = 31 * (31 * hash + cell.getKey()) + cell.getValue().hashCode();
    }
    return hash;
  }
}
