package heaps;

import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Measurement;
import org.regames.pcg.Measurer;
import org.regames.pcg.metrics.Estimate;

/** A metric: how short the text of a game is, 1 for none and less for more. */
public final class Brevity implements Measurer {
  @Override
  public List<String> names() {
    return List.of("own.brevity");
  }

  @Override
  public List<Measurement> measured(Source text, PlayedGame game, List<Measurement> before) {
    double value = 1000.0 / (1000 + text.text().length());
    return List.of(
        new Measurement(Measurement.By.OWN, "brevity", Estimate.exact(value, 0)));
  }
}
