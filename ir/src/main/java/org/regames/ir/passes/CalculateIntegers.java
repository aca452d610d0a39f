package org.regames.ir.passes;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.regames.ir.NaturalOrder;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.analysis.Worklist;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.passes.draft.Draft;

/**
 * Records which types are numbers: sets of symbols that differ only in consecutive numbers at the
 * end.
 *
 * <pre>
 * type Counter = {C__0, C__1, C__2};
 * begin, end: player = keeper;
 * </pre>
 *
 * becomes
 *
 * <pre>
 * type Counter = {C__0, C__1, C__2};
 * begin, end: player = keeper;
 * &#64;integer 0 : C__0 C__1 C__2;
 * </pre>
 */
public final class CalculateIntegers implements Pass {
  private static final Pattern NUMBERED = Pattern.compile("(.*?)(0|[1-9][0-9]{0,8})");

  @Override
  public String description() {
    return "say which types are consecutive numbers: @integer";
  }

  @Override
  public void rewrite(Draft draft, Worklist changed) {
    List<Pragma> pragmas = new ArrayList<>();
    for (TypeDefinition definition : draft.types()) {
      if (definition.type() instanceof Type.SetType(List<String> symbols, _)
          && symbols.size() > 1) {
        List<String> sorted = symbols.stream().sorted(NaturalOrder.NATURAL).toList();
        Matcher first = NUMBERED.matcher(sorted.getFirst());
        if (first.matches() && areConsecutive(sorted, first.group(1), first.group(2))) {
          pragmas.add(new Pragma.IntegerRange(first.group(2), sorted, Origin.UNKNOWN));
        }
      }
    }
    draft.addPragmas(pragmas);
  }

  private static boolean areConsecutive(List<String> symbols, String prefix, String offset) {
    for (int i = 0; i < symbols.size(); i++) {
      if (!symbols.get(i).equals(prefix + (Integer.parseInt(offset) + i))) {
        return false;
      }
    }
    return true;
  }
}
