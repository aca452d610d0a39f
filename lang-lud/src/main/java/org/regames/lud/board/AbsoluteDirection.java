package org.regames.lud.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.lud.board.graph.Point;

/** Absolute directions of steps: compass points, turns around a pivot, and kinds of steps. */
public enum AbsoluteDirection {
  /** Compass points, clockwise. */
  N("N"),
  NNE("NNE"),
  NE("NE"),
  ENE("ENE"),
  E("E"),
  ESE("ESE"),
  SE("SE"),
  SSE("SSE"),
  S("S"),
  SSW("SSW"),
  SW("SW"),
  WSW("WSW"),
  W("W"),
  WNW("WNW"),
  NW("NW"),
  NNW("NNW"),
  /** Up and down between layers. */
  U("U"),
  UN("UN"),
  UNE("UNE"),
  UE("UE"),
  USE("USE"),
  US("US"),
  USW("USW"),
  UW("UW"),
  UNW("UNW"),
  D("D"),
  DN("DN"),
  DNE("DNE"),
  DE("DE"),
  DSE("DSE"),
  DS("DS"),
  DSW("DSW"),
  DW("DW"),
  DNW("DNW"),
  /** Around a pivot. */
  IN("In"),
  OUT("Out"),
  CW("CW"),
  CCW("CCW"),
  /** Any of the four above. */
  ROTATIONAL("Rotational"),
  /** Kinds of steps. */
  ORTHOGONAL("Orthogonal"),
  DIAGONAL("Diagonal"),
  OFF_DIAGONAL("OffDiagonal"),
  ADJACENT("Adjacent"),
  ALL("All"),
  SAME_LAYER("SameLayer"),
  UPWARD("Upward"),
  DOWNWARD("Downward"),
  /** Names that are not directions of any step. */
  AXIAL("Axial"),
  ANGLED("Angled"),
  BASE("Base"),
  SUPPORT("Support");

  /** The compass points, clockwise from N. */
  public static final List<AbsoluteDirection> COMPASS = List.of(values()).subList(0, 16);

  /** The directions around a pivot. */
  public static final List<AbsoluteDirection> AROUND_PIVOT = List.of(IN, OUT, CW, CCW);

  private static final Map<String, AbsoluteDirection> BY_TEXT = new HashMap<>();

  static {
    Arrays.stream(values()).forEach(direction -> BY_TEXT.put(direction.text, direction));
  }

  private final String text;

  AbsoluteDirection(String text) {
    this.text = text;
  }

  /** The direction with a name, as games write it. */
  public static Optional<AbsoluteDirection> of(String text) {
    return Optional.ofNullable(BY_TEXT.get(text));
  }

  /** Whether it is a kind of steps rather than one direction. */
  public boolean isKind() {
    return ordinal() >= ORTHOGONAL.ordinal();
  }

  /** Whether it is one of the sixteen points of the compass. */
  public boolean isCompass() {
    return ordinal() < COMPASS.size();
  }

  /** The compass point some sixteenths further clockwise; only for compass points. */
  public AbsoluteDirection turned(int sixteenths) {
    return COMPASS.get(Math.floorMod(ordinal() + sixteenths, COMPASS.size()));
  }

  /** The compass point opposite. */
  public AbsoluteDirection opposite() {
    return turned(8);
  }

  /** Its bit in sets of directions. */
  public long bit() {
    return 1L << ordinal();
  }

  /** The name as games write it. */
  @Override
  public String toString() {
    return text;
  }

  /** The angle of a step, in radians from E counter-clockwise, at least 0 and less than 2π. */
  static double bearing(double dx, double dy) {
    double angle = StrictMath.atan2(dy, dx);
    return angle >= 0 ? angle : angle + 2 * Math.PI;
  }

  /** The compass point whose sixteenth contains a bearing. */
  static AbsoluteDirection compass(double bearing) {
    int sector = (int) Math.floor((bearing + Math.PI / 16) / (Math.PI / 8));
    return COMPASS.get(Math.floorMod(4 - sector, COMPASS.size()));
  }

  /**
   * The name of a step.
   *
   * @param meanEdge the mean length of an edge, which sets the tolerance for level and vertical
   *     steps
   */
  static AbsoluteDirection ofStep(Point from, Point to, double meanEdge) {
    double tolerance = 0.1 * meanEdge;
    double dz = to.z() - from.z();
    AbsoluteDirection plan = compass(bearing(to.x() - from.x(), to.y() - from.y()));
    if (Math.abs(dz) <= tolerance) {
      return plan;
    }
    AbsoluteDirection straight = dz > 0 ? U : D;
    if (from.planDistance(to) < tolerance) {
      return straight;
    }
    int eighth = (plan.ordinal() % 4 == 0 ? plan.ordinal() : plan.ordinal() / 4 * 4 + 2) / 2;
    return values()[straight.ordinal() + 1 + eighth];
  }
}
