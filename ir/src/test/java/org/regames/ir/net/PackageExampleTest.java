package org.regames.ir.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class PackageExampleTest {
  @Test
  void theExampleOfThePackageIsRight() {
    Circuit.Builder builder = new Circuit.Builder(2);
    int both = builder.and(Circuit.literal(0), Circuit.literal(1));
    int justOne = builder.and(builder.or(0, 2), Circuit.not(both));
    Circuit circuit = builder.build();

    assertEquals(5, circuit.size());
    assertEquals(Circuit.Kind.AND, circuit.kind(Circuit.signal(justOne)));
  }

  @Test
  void gatesAndCyclesComeAfterWhatGoesIntoThem() {
    Circuit.Builder builder = new Circuit.Builder(1);

    assertThrows(IllegalArgumentException.class, () -> builder.and(Circuit.literal(1)));
    Circuit.Rule early = new Circuit.Rule(Circuit.literal(1), List.of());
    assertThrows(IllegalArgumentException.class, () -> builder.cycle(List.of(List.of(early))));
  }
}
