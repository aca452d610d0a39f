package org.regames.backend.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tags of a move and who saw each of them: a bit for each player. */
final class TagList {
  private int size;
  private int[] tags = new int[16];
  private long[] visibility = new long[16];

  void clear() {
    size = 0;
  }

  public void add(int tag, long seenBy) {
    if (size == tags.length) {
      tags = Arrays.copyOf(tags, 2 * size);
      visibility = Arrays.copyOf(visibility, 2 * size);
    }
    tags[size] = tag;
    visibility[size++] = seenBy;
  }

  public int size() {
    return size;
  }

  int tag(int place) {
    return tags[place];
  }

  /** The tags that a player sees; all of them if the player is negative. */
  List<String> names(ForwardModel model, int player) {
    List<String> names = new ArrayList<>();
    for (int place = 0; place < size; place++) {
      if (player < 0 || isSeenBy(place, player)) {
        names.add(model.symbol(tags[place]));
      }
    }
    return List.copyOf(names);
  }

  private boolean isSeenBy(int place, int player) {
    return (visibility[place] >>> player & 1) != 0;
  }

  void copyFrom(TagList other) {
    clear();
    for (int place = 0; place < other.size; place++) {
      add(other.tags[place], other.visibility[place]);
    }
  }

  boolean sameTags(TagList other) {
    return Arrays.equals(tags, 0, size, other.tags, 0, other.size);
  }
}
