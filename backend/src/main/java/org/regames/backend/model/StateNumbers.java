package org.regames.backend.model;

import java.util.ArrayList;
import java.util.List;
import org.regames.backend.layout.Layout;

/**
 * Reads states of a game as symbol numbers, one for each key of a map and one for each variable
 * that is not a map, see {@link ForwardModel#symbol(int)}. Threads can share it.
 */
public final class StateNumbers {
  private final List<Integer> maps = new ArrayList<>();
  private final List<Integer> scalars = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final List<Integer> starts = new ArrayList<>();
  private final int size;

  /**
   * @param model makes the states
   */
  public StateNumbers(ForwardModel model) {
    List<Layout.Slot> slots = model.plan().layout().variables();
    GameState some = model.newState();
    for (int variable = 0; variable < slots.size(); variable++) {
      (slots.get(variable).isMap() ? maps : scalars).add(variable);
    }
    int places = 0;
    for (int variable : scalars) {
      names.add(slots.get(variable).name());
      starts.add(places++);
    }
    for (int variable : maps) {
      names.add(slots.get(variable).name());
      starts.add(places);
      places += places(some.array(variable));
    }
    size = places;
  }

  /** The last cell of the array of a map belongs to no key. */
  private static int places(Object array) {
    return Cells.length(array) - 1;
  }

  /** The number of numbers read. */
  public int size() {
    return size;
  }

  /** The names of the variables: first those that are not maps, then the maps. */
  public List<String> variables() {
    return names;
  }

  /** The first place of a variable, by its index among {@link #variables}; its others follow. */
  public int start(int variable) {
    return variable == starts.size() ? size : starts.get(variable);
  }

  /** The number of variables that are not maps. */
  public int scalars() {
    return scalars.size();
  }

  /**
   * Writes all numbers of a state, in time linear in the size of the state.
   *
   * @param numbers room for {@link #size}
   */
  public void read(GameState state, int[] numbers) {
    int place = 0;
    for (int variable : scalars) {
      numbers[place++] = state.scalar(variable);
    }
    for (int variable : maps) {
      Object array = state.array(variable);
      int places = places(array);
      for (int cell = 0; cell < places; cell++) {
        numbers[place++] = Cells.get(array, cell);
      }
    }
  }
}
