package org.regames.hrg.syntax;

import java.util.List;
import org.regames.ir.diagnostic.Origin;

/** Statements in braces. */
public record Block(List<HrgStatement> statements, Origin origin) {
  public Block {
    statements = List.copyOf(statements);
  }
}
