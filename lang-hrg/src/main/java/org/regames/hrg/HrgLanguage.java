package org.regames.hrg;

import java.util.List;
import java.util.Optional;
import org.regames.hrg.lowering.HrgLowering;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Emitter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;

/** HRG as a language to read. */
public final class HrgLanguage implements Language {
  @Override
  public String name() {
    return "hrg";
  }

  @Override
  public String description() {
    return "High-level Regular Games: domains, functions and structured graphs";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".hrg");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(HrgLanguage::read);
  }

  @Override
  public Optional<Emitter> emitter() {
    return Optional.empty();
  }

  private static Result<Game> read(Source source, Budget budget) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      HrgParser.Parsed parsed = HrgParser.parse(source, diagnostics);
      return Result.of(HrgLowering.lower(parsed, diagnostics, budget), diagnostics);
    } catch (DiagnosticException tooLarge) {
      diagnostics.report(tooLarge.diagnostic());
      return Result.failure(diagnostics);
    } catch (StackOverflowError _) {
      diagnostics.error(
          "too-deep", Origin.of(source, 0, 0), "expressions or statements nest too deeply");
      return Result.failure(diagnostics);
    }
  }
}
