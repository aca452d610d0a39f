package org.regames.cli.translate;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.certify.Certificate;

/**
 * A line of a file of certificates: a game as RG, and why it has the same tree as that of the line
 * before.
 *
 * @param pass the pass; absent for the initial game
 * @param game the automaton after it
 * @param why the certificate, if there is one
 * @param whyNot otherwise, why there is none
 */
public record CertificateLine(String pass, int round, String game, Why why, String whyNot) {
  /** A certificate; {@link Certificate} explains its parts. */
  record Why(
      Map<String, String> before,
      Map<String, String> after,
      Map<String, List<String>> different,
      Map<String, Map<String, Fact>> facts,
      Map<String, String> variables) {
    static Why of(Certificate certificate) {
      return new Why(
          certificate.before(),
          certificate.after(),
          mapped(certificate.different(), List::copyOf),
          mapped(certificate.facts(), facts -> mapped(facts, Fact::of)),
          certificate.variables());
    }

    private static <A, B> SortedMap<String, B> mapped(Map<String, A> map, Function<A, B> function) {
      SortedMap<String, B> mapped = new TreeMap<>();
      map.forEach((key, value) -> mapped.put(key, function.apply(value)));
      return mapped;
    }

    /** Whether no component is missing. */
    boolean isWhole() {
      return areAll(before)
          && areAll(after)
          && areAll(variables)
          && areAll(different)
          && different.values().stream().allMatch(Why::areAll)
          && areAll(facts)
          && facts.values().stream().allMatch(Why::areAll)
          && facts.values().stream().flatMap(f -> f.values().stream()).allMatch(Fact::isWhole);
    }

    private static boolean areAll(Map<String, ?> map) {
      return map != null && map.values().stream().allMatch(Objects::nonNull);
    }

    private static boolean areAll(List<String> list) {
      return list != null && list.stream().allMatch(Objects::nonNull);
    }

    Certificate certificate() {
      return new Certificate(
          new TreeMap<>(before),
          new TreeMap<>(after),
          mapped(different, TreeSet::new),
          mapped(facts, all -> mapped(all, Fact::fact)),
          new TreeMap<>(variables));
    }
  }

  /**
   * What a variable always holds.
   *
   * @param among its possible symbols; absent if it equals an expression
   * @param same that expression
   */
  record Fact(List<String> among, String same) {
    static Fact of(Certificate.Fact fact) {
      return fact.same() == null
          ? new Fact(List.copyOf(fact.among()), null)
          : new Fact(null, fact.same().toString());
    }

    boolean isWhole() {
      return (among == null) != (same == null)
          && (same == null ? Why.areAll(among) : expression(same) != null);
    }

    Certificate.Fact fact() {
      SortedSet<String> symbols = among == null ? null : new TreeSet<>(among);
      return new Certificate.Fact(symbols, same == null ? null : expression(same));
    }

    /** The expression in a text, a name with keys; null if it is none. */
    private static Expression expression(String text) {
      if (text.matches("\\w+")) {
        return new Expression.Reference(text);
      }
      int open = opening(text);
      if (open < 1) {
        return null;
      }
      Expression inner = expression(text.substring(open + 1, text.length() - 1));
      String front = text.substring(0, open);
      if (inner == null || text.charAt(open) == '(') {
        return inner == null ? null : new Expression.Cast(new Type.Named(front), inner);
      }
      Expression map = expression(front);
      return map == null ? null : new Expression.Access(map, inner);
    }

    /** The position of the bracket that matches the one at the end of a text. */
    private static int opening(String text) {
      if (!text.endsWith("]") && !text.endsWith(")")) {
        return -1;
      }
      int depth = 0;
      for (int i = text.length() - 1; i >= 0; i--) {
        depth += "])".indexOf(text.charAt(i)) >= 0 ? 1 : "[(".indexOf(text.charAt(i)) >= 0 ? -1 : 0;
        if (depth == 0) {
          return i;
        }
      }
      return -1;
    }
  }
}
