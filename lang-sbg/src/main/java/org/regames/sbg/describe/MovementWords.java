package org.regames.sbg.describe;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.ir.describe.English;
import org.regames.sbg.describe.Track.Vector;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.Movement.Content;

/**
 * Describes in English what a piece can do. Movements in one direction are grouped by their form,
 * so that a rook is one sentence; those that mix directions are described step by step.
 */
final class MovementWords {
  private final List<String> sentences = new ArrayList<>();

  private MovementWords() {}

  /**
   * Sentences on what a piece does, each beginning with a verb: {@code goes one square ahead …}.
   */
  static List<String> of(Movement movement) {
    MovementWords words = new MovementWords();
    List<Movement> mixed = new ArrayList<>();
    straight(alternatives(movement), mixed).forEach(words::addStraight);
    mixed.forEach(words::addMixed);
    return List.copyOf(words.sentences);
  }

  /** Whether any part of a movement is described step by step. */
  static boolean isMixed(Movement movement) {
    List<Movement> mixed = new ArrayList<>();
    straight(alternatives(movement), mixed);
    return mixed.stream().anyMatch(each -> !isPass(each));
  }

  private static List<Movement> alternatives(Movement movement) {
    return movement instanceof Movement.Choice(List<Movement> parts)
        ? parts.stream().flatMap(part -> alternatives(part).stream()).toList()
        : List.of(movement);
  }

  /** The tracks in one direction, each with all its directions. */
  private static Map<Track, Set<Vector>> straight(List<Movement> all, List<Movement> mixed) {
    Map<Vector, List<Movement>> byVector = new LinkedHashMap<>();
    for (Movement each : all) {
      Optional<Vector> vector = Track.vector(each).filter(it -> !it.equals(new Vector(0, 0)));
      if (vector.isPresent() && !Track.ways(List.of(each)).isEmpty()) {
        byVector.computeIfAbsent(vector.get(), _ -> new ArrayList<>()).add(each);
      } else {
        mixed.add(each);
      }
    }
    Map<Track, Set<Vector>> straight = new LinkedHashMap<>();
    byVector.forEach(
        (vector, movements) -> {
          List<Track> ways = Track.ways(movements);
          if (ways.isEmpty()) {
            mixed.addAll(movements);
          }
          ways.forEach(
              way -> straight.computeIfAbsent(way, _ -> new LinkedHashSet<>()).add(vector));
        });
    return straight;
  }

  private void addStraight(Track way, Set<Vector> vectors) {
    Set<Vector> near =
        vectors.stream()
            .filter(StepWords::isNeighbour)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    if (!near.isEmpty()) {
      sentences.add(straight(way, StepWords.of(near), "square", near.size() > 1));
    }
    vectors.stream()
        .filter(vector -> !near.contains(vector))
        .collect(
            Collectors.groupingBy(
                StepWords::kind, LinkedHashMap::new, Collectors.toCollection(LinkedHashSet::new)))
        .forEach(
            (_, far) -> sentences.add(straight(way, StepWords.leaps(far), "leap", far.size() > 1)));
  }

  /** What a piece does that follows this track in one of these directions. */
  private static String straight(Track way, String where, String unit, boolean several) {
    boolean isLeap = unit.equals("leap");
    if (way instanceof Track.On(var contents)) {
      String verb = isLeap ? "leaps " : "goes one square ";
      return verb + where + ", " + SquareWords.target(contents);
    }
    List<Track> before = Track.init(way);
    boolean isSlide =
        before.equals(List.of(new Track.Repeated(new Track.On(Set.of(Content.EMPTY)))));
    String line = several ? " in one line" : "";
    String goes =
        isLeap
            ? "makes "
                + howMany(way, isSlide, unit)
                + " "
                + where
                + (several ? ", all one way" : "")
            : "goes " + howMany(way, isSlide, unit) + " " + where + line;
    if (!(Track.last(way) instanceof Track.On(var target))) {
      return goes + ", over " + over(parts(way)) + "; it may stop at any point of that";
    }
    return isSlide
        ? goes + ", over empty squares only, " + SquareWords.target(target)
        : goes + ", over " + over(before) + ", " + SquareWords.target(target);
  }

  /** {@code one or more squares}, or how many if the track has only one length. */
  private static String howMany(Track way, boolean isSlide, String unit) {
    List<Track> parts = parts(way);
    boolean isFixed = parts.stream().allMatch(Track.On.class::isInstance);
    return isFixed
        ? English.count(parts.size(), unit)
        : (isSlide ? "one or more " : "some ") + English.plural(unit);
  }

  private static List<Track> parts(Track way) {
    List<Track> all = new ArrayList<>(Track.init(way));
    all.add(Track.last(way));
    return all;
  }

  /** {@code two empty squares, then over any number of enemy pieces (or none)}. */
  private static String over(List<Track> parts) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Track part = parts.get(i);
      int next = i;
      while (part instanceof Track.On
          && next + 1 < parts.size()
          && parts.get(next + 1).equals(part)) {
        next++;
      }
      words.add(
          next > i && part instanceof Track.On(var contents)
              ? English.number(next + 1 - i) + " " + SquareWords.contents(contents)
              : part(part));
      i = next;
    }
    return String.join(", then over ", words);
  }

  private static String part(Track part) {
    return switch (part) {
      case Track.On(var contents) -> SquareWords.content(contents);
      case Track.Repeated(Track.On(var contents)) ->
          "any number of " + SquareWords.contents(contents) + " (or none)";
      case Track.Repeated(Track base) ->
          "any number of times (or never) over "
              + over(Track.init(base))
              + ", then "
              + part(Track.last(base));
      case Track.Then then -> over(then.parts());
    };
  }

  private static boolean isPass(Movement movement) {
    return movement.equals(new Movement.Step(0, 0, Content.OWN));
  }

  private void addMixed(Movement movement) {
    sentences.add(
        isPass(movement)
            ? "may stay where it is, which passes the turn"
            : "moves in steps: " + steps(movement));
  }

  private static String steps(Movement movement) {
    return switch (movement) {
      case Movement.Step(int dx, int dy, Content on) ->
          where(Set.of(new Vector(dx, dy))) + " onto " + SquareWords.content(EnumSet.of(on));
      case Movement.Sequence(List<Movement> parts) -> sequence(parts);
      case Movement.Choice choice -> choice(choice);
      case Movement.Star(Movement base) -> "any number of times (or never) [" + steps(base) + "]";
      case Movement.Power(_, int times) when times == 0 -> "no step";
      case Movement.Power(Movement base, int times) ->
          times == 1 ? steps(base) : English.number(times) + " times [" + steps(base) + "]";
    };
  }

  private static String sequence(List<Movement> parts) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      boolean isRepeated =
          i + 1 < parts.size() && parts.get(i + 1).equals(new Movement.Star(parts.get(i)));
      if (isRepeated) {
        words.add("one or more times [" + steps(parts.get(i)) + "]");
        i++;
      } else {
        boolean isChoice = parts.get(i) instanceof Movement.Choice;
        words.add(isChoice ? "[" + steps(parts.get(i)) + "]" : steps(parts.get(i)));
      }
    }
    return String.join(", then ", words);
  }

  /** One of several movements: those of one form together, with their directions. */
  private static String choice(Movement choice) {
    List<Movement> mixed = new ArrayList<>();
    Map<Track, Set<Vector>> straight = straight(alternatives(choice), mixed);
    List<String> words = new ArrayList<>();
    straight.forEach((way, vectors) -> words.add(way(way, vectors)));
    mixed.forEach(each -> words.add(steps(each)));
    return String.join("; or ", words);
  }

  private static String where(Set<Vector> vectors) {
    if (vectors.equals(Set.of(new Vector(0, 0)))) {
      return "staying";
    }
    boolean near = vectors.stream().allMatch(StepWords::isNeighbour);
    return near
        ? "one square " + StepWords.of(vectors)
        : vectors.stream()
            .collect(
                Collectors.groupingBy(
                    StepWords::kind,
                    LinkedHashMap::new,
                    Collectors.toCollection(LinkedHashSet::new)))
            .values()
            .stream()
            .map(
                same ->
                    same.stream().allMatch(StepWords::isNeighbour)
                        ? "one square " + StepWords.of(same)
                        : "a leap " + StepWords.leaps(same))
            .collect(Collectors.joining(" or "));
  }

  private static String way(Track way, Set<Vector> vectors) {
    List<Track> before = Track.init(way);
    if (before.isEmpty()) {
      return where(vectors) + " onto " + part(way);
    }
    String line = vectors.size() > 1 ? " in one line" : "";
    boolean near = vectors.stream().allMatch(StepWords::isNeighbour);
    String steps =
        near ? howMany(way, false, "square") + " " + StepWords.of(vectors) : where(vectors);
    return steps + line + ", over " + over(before) + ", onto " + part(Track.last(way));
  }
}
