package org.regames.lud.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.lud.board.graph.BoardException;

/**
 * A path over sites, with places numbered from 0 on, that pieces move along.
 *
 * @param name its name
 * @param owner the player whose track it is, 0 for nobody
 * @param sites the sites in order; {@link #END} and {@link #OFF} may be among them
 * @param bumps for each, how often it is immediately repeated
 * @param loop whether the last one leads to the first one
 * @param directed whether pieces cannot move backwards
 */
public record SiteTrack(
    String name, int owner, int[] sites, int[] bumps, boolean loop, boolean directed) {
  /** No site. */
  public static final int OFF = -1;

  /** The place where pieces leave the board. */
  public static final int END = -2;

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
  private static final Pattern RUN = Pattern.compile("([A-Za-z]+)(\\d{0,9})");

  /** The track of a sequence of sites, where a site immediately repeated is a bump. */
  public static SiteTrack of(
      String name, int owner, List<Integer> sequence, boolean loop, boolean directed) {
    List<Integer> sites = new ArrayList<>();
    List<Integer> bumps = new ArrayList<>();
    for (int site : sequence) {
      if (!sites.isEmpty() && sites.getLast() == site) {
        bumps.set(bumps.size() - 1, bumps.getLast() + 1);
      } else {
        sites.add(site);
        bumps.add(0);
      }
    }
    return new SiteTrack(name, owner, ints(sites), ints(bumps), loop, directed);
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The sites that a text describes: {@code 0,E,N1,W} begins at 0, goes east to the border, one to
   * the north, and west to the border.
   *
   * @throws BoardException if the text cannot be followed
   */
  public static List<Integer> follow(Board board, String text) {
    List<Integer> sites = new ArrayList<>();
    for (String part : text.split(",")) {
      Matcher run = RUN.matcher(part);
      if (NUMBER.matcher(part).matches()) {
        sites.add(Integer.parseInt(part));
      } else if (part.equals("End")) {
        sites.add(END);
      } else if (run.matches()) {
        run(board, run.group(1), run.group(2), sites);
      } else {
        throw new BoardException("`" + part + "` is not a step of a track");
      }
    }
    return sites;
  }

  private static void run(Board board, String name, String length, List<Integer> sites) {
    List<AbsoluteDirection> supported = board.supported(board.use(), AbsoluteDirection.ALL);
    AbsoluteDirection direction =
        AbsoluteDirection.of(name)
            .filter(supported::contains)
            .orElseThrow(
                () ->
                    new BoardException(
                        "`"
                            + name
                            + "` is not a direction of this board, which has "
                            + listed(supported)));
    if (sites.isEmpty() || sites.getLast() < 0 || sites.getLast() >= board.count(board.use())) {
      throw new BoardException("`" + name + length + "` does not follow a site of the board");
    }
    int most = length.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(length);
    for (int[] line : board.radials(board.use()).of(sites.getLast(), direction)) {
      IntStream.of(line).limit(most).forEach(sites::add);
    }
  }

  private static String listed(List<AbsoluteDirection> directions) {
    return directions.stream().map(AbsoluteDirection::toString).collect(Collectors.joining(", "));
  }

  /** How many places it has. */
  public int size() {
    return sites.length;
  }

  /** The first place of a site, or -1. */
  public int indexOf(int site) {
    return IntStream.range(0, sites.length).filter(i -> sites[i] == site).findFirst().orElse(-1);
  }

  /** The site after a place, {@link #OFF} after the last one, unless it is a loop. */
  public int next(int index) {
    return index + 1 < sites.length ? sites[index + 1] : loop ? sites[0] : OFF;
  }

  /**
   * Whether a track that is not a loop visits a site repeatedly, so that sites do not determine
   * places.
   */
  public boolean hasInnerLoop() {
    Set<Integer> seen = new HashSet<>();
    return !loop && !IntStream.of(sites).allMatch(seen::add);
  }
}
