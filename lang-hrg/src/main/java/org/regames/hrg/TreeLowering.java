package org.regames.hrg;

import java.util.Set;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgTreeReader;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/** Lowers trees built by programs in the same way as parsed ones. */
public final class TreeLowering implements HrgTreeReader {
  @Override
  public Result<Game> read(HrgGame tree, Budget budget) {
    Parsed parsed = new Parsed(tree, Set.of(), true, false, Origin.UNKNOWN);
    return HrgFrontend.lower(parsed, new Diagnostics(), budget, Origin.UNKNOWN);
  }
}
