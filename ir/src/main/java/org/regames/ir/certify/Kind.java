package org.regames.ir.certify;

import java.util.List;

/**
 * What a type comes to: symbols, or, for maps, the keys and what is at them.
 *
 * @param symbols the symbols in their order, or the keys
 * @param target what is at the keys; null where the type is no map
 */
record Kind(List<String> symbols, List<String> keys, Kind target) {
  static Kind of(List<String> symbols) {
    return new Kind(symbols, List.of(), null);
  }

  static Kind map(List<String> keys, Kind target) {
    return new Kind(List.of(), keys, target);
  }
}
