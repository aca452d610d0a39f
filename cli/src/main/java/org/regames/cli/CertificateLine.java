package org.regames.cli;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.regames.ir.certify.Certificate;

/**
 * A line of a file of certificates: a game as RG, and why it has the same tree as that of the line
 * before.
 *
 * @param pass what was done; absent for the game to begin with
 * @param game the automaton after it
 * @param why the certificate, where there is one
 * @param whyNot else, why there is none
 */
record CertificateLine(String pass, int round, String game, Why why, String whyNot) {
  /**
   * A certificate.
   *
   * @param before the nodes of the automaton before that stand for states
   * @param after those of the automaton after
   * @param facts what variables are among at nodes of the automaton before
   */
  record Why(
      List<String> before,
      List<String> after,
      List<Related> related,
      Map<String, Map<String, List<String>>> facts) {
    static Why of(Certificate certificate) {
      Map<String, Map<String, List<String>>> facts = new TreeMap<>();
      certificate
          .facts()
          .forEach(
              (node, known) -> {
                Map<String, List<String>> lists = new TreeMap<>();
                known.forEach((variable, symbols) -> lists.put(variable, List.copyOf(symbols)));
                if (!lists.isEmpty()) {
                  facts.put(node, lists);
                }
              });
      return new Why(
          List.copyOf(certificate.before()),
          List.copyOf(certificate.after()),
          certificate.related().entrySet().stream()
              .map(e -> Related.of(e.getKey(), e.getValue()))
              .toList(),
          facts);
    }

    /** Whether nothing is missing. */
    boolean isWhole() {
      return before != null
          && after != null
          && facts != null
          && related != null
          && related.stream().allMatch(r -> r != null && r.before != null && r.after != null);
    }

    Certificate certificate() {
      SortedMap<Certificate.Pair, SortedSet<String>> pairs = new TreeMap<>();
      related.forEach(r -> pairs.put(new Certificate.Pair(r.before, r.after), r.variables()));
      SortedMap<String, SortedMap<String, SortedSet<String>>> known = new TreeMap<>();
      facts.forEach(
          (node, variables) -> {
            SortedMap<String, SortedSet<String>> sets = new TreeMap<>();
            variables.forEach((variable, symbols) -> sets.put(variable, new TreeSet<>(symbols)));
            known.put(node, sets);
          });
      return new Certificate(new TreeSet<>(before), new TreeSet<>(after), pairs, known);
    }
  }

  /**
   * Nodes that belong together.
   *
   * @param different the variables that may differ there; absent where none may
   */
  record Related(String before, String after, List<String> different) {
    static Related of(Certificate.Pair pair, SortedSet<String> different) {
      return new Related(
          pair.before(), pair.after(), different.isEmpty() ? null : List.copyOf(different));
    }

    SortedSet<String> variables() {
      return different == null ? new TreeSet<>() : new TreeSet<>(different);
    }
  }
}
