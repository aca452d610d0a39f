package org.regames.hrg.emit.passes;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Writes alternatives of a check that differ in symbols as one, with a {@code branch} over these,
 * and comparisons that all have to hold as a {@code repeat}.
 *
 * <pre>
 * domain Row = 1 | 2 | 3 | 4
 * line : Row -> Row -> Piece
 * graph wins() {
 *   check(line[1][1] == full &amp;&amp; line[1][2] == full || line[1][2] == full &amp;&amp; line[1][3] == full
 *     || line[2][1] == full &amp;&amp; line[2][2] == full || line[2][2] == full &amp;&amp; line[2][3] == full
 *     || line[3][1] == full &amp;&amp; line[3][2] == full || line[3][2] == full &amp;&amp; line[3][3] == full)
 * }
 * graph rules() { check(reachable(wins())) }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph wins() {
 *   branch X in {1, 2, 3} {
 *     branch Y in {1, 2} { check(line[X][Y] == full &amp;&amp; line[X][Y + 1] == full) }
 *   }
 * }
 * graph rules() { check(reachable(wins())) }
 * </pre>
 *
 * <p>If a variable would only be compared with something that has just one value besides those of
 * the variable, the comparison excludes that value instead: {@code count != done}. Apart from that,
 * the lowering makes the same comparisons again. Their order changes and duplicates disappear, so
 * only graphs of checks are changed: a check asks whether there is a path, not how many there are.
 */
public final class QuantifyChecks implements HrgPass {
  @Override
  public String description() {
    return "write conditions of checks that differ in symbols as a branch or a loop over these";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    Set<String> played = PlayedGraphs.of(graphs);
    Quantifying quantifying = new Quantifying(draft);
    graphs.replaceAll((name, body) -> played.contains(name) ? body : quantifying.shorter(body));
    return draft.withBodies(graphs);
  }
}
