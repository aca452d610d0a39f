package org.regames.draw.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.regames.ir.analysis.Shape;

/**
 * A map that may be a layer of a board.
 *
 * @param prefix the keys before those of the cells
 * @param after the keys after them
 * @param placed the places of its cells
 * @param keys the keys of each cell by its id
 * @param values what may be on a cell
 * @param counts the keys after those of a cell, of which the true one is the number of things;
 *     empty if there are none
 */
record LayerCandidate(
    String variable,
    List<String> prefix,
    List<String> after,
    Placed placed,
    Map<String, List<String>> keys,
    Shape.SetShape values,
    List<String> counts) {
  LayerCandidate(
      String variable,
      List<String> prefix,
      List<String> after,
      Placed placed,
      Map<String, List<String>> keys,
      Shape.SetShape values) {
    this(variable, prefix, after, placed, keys, values, List.of());
  }

  /** The same with other places of the cells. */
  LayerCandidate withPlaced(Placed other) {
    return new LayerCandidate(variable, prefix, after, other, keys, values, counts);
  }

  /** What may be on a cell, as it is drawn. */
  List<String> symbols() {
    return counts.isEmpty() ? values.symbols() : counts.stream().map(Counts::number).toList();
  }

  /** What is there if the map says so: another key, or the name of the map. */
  String mark() {
    if (!after.isEmpty()) {
      return after.getLast();
    }
    return prefix.isEmpty() ? variable : prefix.getLast();
  }

  boolean isOfTruths() {
    return counts.isEmpty()
        && values.symbols().size() == 2
        && values.contains("0")
        && values.contains("1");
  }

  boolean isOfNumbers() {
    long numbers =
        values.symbols().stream().filter(symbol -> Looks.brief(symbol).matches("\\d{1,6}")).count();
    return !counts.isEmpty() || !isOfTruths() && 2 * numbers > values.symbols().size();
  }

  /** The keys of the map for those of a cell. */
  List<String> path(List<String> cell) {
    return Stream.of(prefix, cell, after).flatMap(List::stream).toList();
  }

  /** Whether it is what games of Ludii keep for themselves of each site that pieces are on. */
  boolean isStateOfSites(List<LayerCandidate> all) {
    return variable.equals("state")
        && all.stream()
            .filter(other -> !other.isOfNumbers() && !other.isOfTruths())
            .anyMatch(other -> other.keys.keySet().containsAll(keys.keySet()));
  }
}
