package org.regames.ir.diagnostic;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.regames.ir.NaturalOrder;

/**
 * Finds the name that a misspelt one was probably meant to be: the known name with the fewest
 * insertions, deletions, replacements and swaps of neighbours (Damerau, A technique for computer
 * detection and correction of spelling errors, CACM 7(3), 1964; each letter takes part in at most
 * one edit), if there is at most one edit for every three letters. Capitals only break ties, by the
 * first letter.
 *
 * <p>Suggestions are a courtesy, so one finder does a bounded amount of work and then finds nothing
 * more: a text full of unknown names costs linear time.
 */
public final class NearestName {
  private static final long MOST_WORK = 50_000_000;

  private final List<String> names;
  private List<String> candidates = List.of();
  private long work;

  private NearestName(List<String> names) {
    this.names = names;
  }

  /** A finder among these names; their order does not matter. Cheap until a name is looked for. */
  public static NearestName among(Collection<String> names) {
    return new NearestName(List.copyOf(names));
  }

  /** The nearest known name; of several, the first in natural order. */
  public Optional<String> find(String name) {
    int most = 2 * (name.length() / 3) + 1;
    String best = null;
    if (candidates.isEmpty()) {
      candidates = names.stream().distinct().sorted(NaturalOrder.NATURAL).toList();
    }
    for (String candidate : candidates) {
      work += 1;
      if (Math.abs(candidate.length() - name.length()) * 2 <= most) {
        work += (long) candidate.length() * name.length();
        if (work > MOST_WORK) {
          return Optional.empty();
        }
        int distance = distance(name, candidate, most);
        if (distance <= most && !candidate.equals(name)) {
          best = candidate;
          most = distance - 1;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** The finding with the hint {@code did you mean `…`?} if a known name is near. */
  public Diagnostic suggest(String name, Diagnostic finding) {
    return find(name).map(near -> meaning(near, finding)).orElse(finding);
  }

  /** The finding with that hint for a name, and the fix that writes it instead. */
  public static Diagnostic meaning(String near, Diagnostic finding) {
    return finding
        .withHint("did you mean `" + near + "`?")
        .withFix("change to `" + near + "`", finding.origin(), near);
  }

  /** Twice the number of differences, plus 1 where the first letters differ in being capitals. */
  private static int distance(String a, String b, int most) {
    int edits = 2 * edits(a.toLowerCase(Locale.ROOT), b.toLowerCase(Locale.ROOT), most / 2);
    boolean alike = a.isEmpty() || b.isEmpty() || a.charAt(0) == b.charAt(0);
    return alike ? edits : edits + 1;
  }

  /** The number of edits if it is at most {@code most}, otherwise some larger number. */
  private static int edits(String x, String y, int most) {
    int[] beforeLast = new int[y.length() + 1];
    int[] last = new int[y.length() + 1];
    int[] row = new int[y.length() + 1];
    Arrays.setAll(last, j -> j);
    for (int i = 1; i <= x.length(); i++) {
      row[0] = i;
      int least = row[0];
      for (int j = 1; j <= y.length(); j++) {
        int replaced = last[j - 1] + (x.charAt(i - 1) == y.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
        if (isSwap(x, i, y, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > most) {
        return least; // rows below have no less: a swap costs what the row it skips costs
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[y.length()];
  }

  private static boolean isSwap(String x, int i, String y, int j) {
    return i > 1
        && j > 1
        && x.charAt(i - 1) == y.charAt(j - 2)
        && x.charAt(i - 2) == y.charAt(j - 1);
  }
}
