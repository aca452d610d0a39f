package org.regames.agents.solo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MetStatesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void eachKeyIsNewOnce(int words) {
    MetStates table = new MetStates(words);
    Set<List<Long>> all = new HashSet<>();
    Random random = new Random(words);
    for (int add = 0; add < 50_000; add++) {
      long[] key = random.longs(words, 0, words == 1 ? 30_000 : 20).toArray();
      assertEquals(all.add(Arrays.stream(key).boxed().toList()), table.add(key));
    }
    assertEquals(all.size(), table.size());
  }
}
