package org.regames.sbg.describe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.Movement.Content;

/**
 * A movement in one direction, whichever that is: a regular expression over the contents of
 * squares, with as few choices as possible.
 */
sealed interface Track {
  /** The most tracks in one direction; more would not help a reader. */
  int MOST_WAYS = 12;

  /** One step onto a square that holds any of these. */
  record On(Set<Content> contents) implements Track {
    public On {
      contents = Set.copyOf(contents);
    }
  }

  /** One after the other; two or more. */
  record Then(List<Track> parts) implements Track {
    public Then {
      parts = List.copyOf(parts);
    }
  }

  /** Any number of times. */
  record Repeated(Track base) implements Track {}

  /** How far a step leads, as the player who moves sees it. */
  record Vector(int dx, int dy) {}

  /** The one distance of all steps of a movement, if they have one. */
  static Optional<Vector> vector(Movement movement) {
    List<Vector> vectors = vectors(movement).distinct().toList();
    return vectors.size() == 1 ? Optional.of(vectors.getFirst()) : Optional.empty();
  }

  private static Stream<Vector> vectors(Movement movement) {
    return switch (movement) {
      case Movement.Step(int dx, int dy, _) -> Stream.of(new Vector(dx, dy));
      case Movement.Sequence(List<Movement> parts) -> parts.stream().flatMap(Track::vectors);
      case Movement.Choice(List<Movement> parts) -> parts.stream().flatMap(Track::vectors);
      case Movement.Power(Movement base, _) -> vectors(base);
      case Movement.Star(Movement base) -> vectors(base);
    };
  }

  /**
   * The tracks of movements of one distance, each without choices other than of contents; none if
   * the movements cannot be split in this way, or into too many.
   */
  static List<Track> ways(List<Movement> movements) {
    List<Track> ways = new ArrayList<>();
    for (Movement movement : movements) {
      List<Track> each = ways(movement);
      if (each.isEmpty() || ways.size() + each.size() > MOST_WAYS) {
        return List.of();
      }
      each.forEach(way -> addTo(ways, way));
    }
    return List.copyOf(ways);
  }

  /** Adds a track, merged with one that differs from it only in the contents of the last square. */
  private static void addTo(List<Track> ways, Track way) {
    for (int i = 0; i < ways.size(); i++) {
      Optional<Track> both = merged(ways.get(i), way);
      if (both.isPresent()) {
        ways.set(i, both.get());
        return;
      }
    }
    ways.add(way);
  }

  private static Optional<Track> merged(Track one, Track other) {
    if (one.equals(other)) {
      return Optional.of(one);
    }
    return init(one).equals(init(other))
            && last(one) instanceof On(var a)
            && last(other) instanceof On(var b)
        ? Optional.of(then(with(init(one), new On(union(a, b)))))
        : Optional.empty();
  }

  private static Set<Content> union(Set<Content> one, Set<Content> other) {
    EnumSet<Content> both = EnumSet.noneOf(Content.class);
    both.addAll(one);
    both.addAll(other);
    return both;
  }

  /** All parts but the last. */
  static List<Track> init(Track track) {
    return track instanceof Then(var parts) ? parts.subList(0, parts.size() - 1) : List.of();
  }

  /** The last part, or the whole if it has no parts. */
  static Track last(Track track) {
    return track instanceof Then(var parts) ? parts.getLast() : track;
  }

  /** A sequence; the repetition of a square comes after that square. */
  private static Track then(List<Track> parts) {
    List<Track> flat = new ArrayList<>();
    for (Track part : parts) {
      flat.addAll(part instanceof Then(var inner) ? inner : List.of(part));
    }
    for (int i = 0; i + 1 < flat.size(); i++) {
      if (flat.get(i + 1).equals(new Repeated(flat.get(i)))) {
        flat.add(i, flat.remove(i + 1)); // `e e*` and `e* e` are the same: the second is the form
      }
    }
    return flat.size() == 1 ? flat.getFirst() : new Then(flat);
  }

  private static List<Track> ways(Movement movement) {
    return switch (movement) {
      case Movement.Step(_, _, Content on) -> List.of(new On(Set.of(on)));
      case Movement.Choice(List<Movement> parts) -> ways(parts);
      case Movement.Sequence(List<Movement> parts) -> sequences(parts);
      case Movement.Power(Movement base, int times) ->
          times > MOST_WAYS ? List.of() : sequences(Collections.nCopies(times, base));
      case Movement.Star(Movement base) -> {
        List<Track> ways = ways(base);
        yield ways.size() == 1 ? List.of(new Repeated(ways.getFirst())) : List.of();
      }
    };
  }

  private static List<Track> sequences(List<Movement> parts) {
    List<List<Track>> all = List.of(List.of());
    for (Movement part : parts) {
      List<Track> next = ways(part);
      if (all.size() * next.size() > MOST_WAYS) {
        return List.of();
      }
      all = all.stream().flatMap(before -> next.stream().map(way -> with(before, way))).toList();
    }
    return all.stream().filter(each -> !each.isEmpty()).map(Track::then).toList();
  }

  private static List<Track> with(List<Track> before, Track way) {
    return Stream.concat(before.stream(), Stream.of(way)).toList();
  }
}
