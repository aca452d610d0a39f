package org.regames.agents.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MoveMeansTest {
  @Test
  void countsEachName() {
    MoveMeans means = new MoveMeans();
    for (long name = 0; name < 1000; name++) {
      means.add(name * name * 0x9E3779B97F4A7C15L, 1);
      means.add(name * name * 0x9E3779B97F4A7C15L, name % 2 == 0 ? 0 : 1);
    }

    for (long name = 0; name < 1000; name++) {
      assertEquals(2, means.count(name * name * 0x9E3779B97F4A7C15L));
      assertEquals(
          name % 2 == 0 ? 0.5 : 1, means.mean(name * name * 0x9E3779B97F4A7C15L, 0.25), 1e-12);
    }
    assertEquals(0.25, means.mean(5, 0.25));
  }
}
