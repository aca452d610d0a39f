package org.regames.lud.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.lud.board.graph.BoardException;
import org.regames.lud.board.graph.BoardGraph;
import org.regames.lud.board.graph.Face;
import org.regames.lud.board.graph.Incidence;
import org.regames.lud.board.graph.Point;
import org.regames.lud.board.graph.SiteType;

/**
 * A board: a graph, which of its elements are sites unless a rule says otherwise, and everything
 * that follows from their positions. Everything is computed on first use and cached; arrays must
 * not be changed. Computations take nearly linear time in the number of sites.
 */
public final class Board {
  private static final double EXTREME = 0.01;
  private static final long MOST_STEPS = 50_000_000;

  private final BoardGraph graph;
  private final SiteType use;
  private final Incidence incidence;
  private final Lazy<Perimeter> perimeter;
  private final Lazy<Corners> corners;
  private final Map<SiteType, Sites> sites = new EnumMap<>(SiteType.class);

  /**
   * A board.
   *
   * @param use the type of sites that rules mean if they name none
   * @throws BoardException if there are no such sites
   */
  public Board(BoardGraph graph, SiteType use) {
    this.graph = graph;
    this.use = use;
    this.incidence = new Incidence(graph);
    this.perimeter = new Lazy<>(() -> new Perimeter(graph, incidence));
    this.corners = new Lazy<>(() -> new Corners(graph, incidence, perimeter.get()));
    for (SiteType type : SiteType.values()) {
      sites.put(type, new Sites(type));
    }
    if (graph.count(use) == 0) {
      throw new BoardException("the board has no sites of type " + use);
    }
    refuseHubs();
  }

  /**
   * Refuses boards where very many edges or cells meet, since there are steps between all of these.
   */
  private void refuseHubs() {
    long steps = 0;
    for (int vertex = 0; vertex < graph.vertices().size(); vertex++) {
      long edges = incidence.around(vertex).length;
      long faces = incidence.facesAt(vertex).length;
      steps += edges * edges + faces * faces;
    }
    if (steps > MOST_STEPS) {
      throw new BoardException("too many edges or cells of this board meet at one point");
    }
  }

  /** The graph that the board is made of. */
  public BoardGraph graph() {
    return graph;
  }

  /** The incidence of its elements. */
  public Incidence incidence() {
    return incidence;
  }

  /** The type of sites that rules mean if they name none. */
  public SiteType use() {
    return use;
  }

  /** How many sites of a type there are. */
  public int count(SiteType type) {
    return graph.count(type);
  }

  /** How many site numbers the board takes; those of hands follow. */
  public int size() {
    return Math.max(count(SiteType.CELL), count(use));
  }

  /** The position of a site. */
  public Point position(SiteType type, int site) {
    return sites.get(type).positions.get()[site];
  }

  /** Single steps between sites of a type. */
  public Steps steps(SiteType type) {
    return sites.get(type).steps.get();
  }

  /** Straight lines of steps. */
  public Radials radials(SiteType type) {
    return sites.get(type).radials.get();
  }

  /** Distances in steps. */
  public Distances distances(SiteType type) {
    return sites.get(type).distances.get();
  }

  /** The phase, or colour, of a site: 0, 1, 2 and so on. */
  public int phase(SiteType type, int site) {
    return sites.get(type).phases.get()[site];
  }

  /** The row of a site, from 0 on. */
  public int row(SiteType type, int site) {
    return sites.get(type).rows.get().row()[site];
  }

  /** The column of a site, from 0 on. */
  public int column(SiteType type, int site) {
    return sites.get(type).rows.get().column()[site];
  }

  /** The layer of a site, from 0 on. */
  public int layer(SiteType type, int site) {
    return sites.get(type).rows.get().layer()[site];
  }

  /** The label of a site, such as {@code A1}. */
  public String label(SiteType type, int site) {
    return sites.get(type).rows.get().label(site);
  }

  /** The site with a label. */
  public OptionalInt site(SiteType type, String label) {
    Integer site = sites.get(type).labels.get().get(label);
    return site == null ? OptionalInt.empty() : OptionalInt.of(site);
  }

  /** The sites of each phase, row, column or layer. */
  public List<int[]> groups(SiteType type, Grouping grouping) {
    return sites.get(type).groups.get(grouping).get();
  }

  /** The sites of one phase, row, column or layer; none if it does not exist. */
  public int[] group(SiteType type, Grouping grouping, int index) {
    List<int[]> groups = groups(type, grouping);
    return index >= 0 && index < groups.size() ? groups.get(index) : new int[0];
  }

  /** The sites of a region, ascending. */
  public int[] area(SiteType type, Area area) {
    return sites.get(type).areas.get(area).get();
  }

  /** The sites of each side, ascending, by the direction in which the side lies. */
  public Map<AbsoluteDirection, int[]> sides(SiteType type) {
    return sites.get(type).sides.get();
  }

  /** The regions in a list of regions. */
  public List<int[]> regions(SiteType type, BoardRegions regions) {
    return switch (regions) {
      case ROWS -> groups(type, Grouping.ROW);
      case COLUMNS -> groups(type, Grouping.COLUMN);
      case LAYERS -> groups(type, Grouping.LAYER);
      case CORNERS ->
          IntStream.of(area(type, Area.CORNERS)).mapToObj(corner -> new int[] {corner}).toList();
      case SIDES -> List.copyOf(sides(type).values());
      case SIDES_NO_CORNERS ->
          sides(type).values().stream()
              .map(side -> without(side, area(type, Area.CORNERS)))
              .toList();
      case ALL_SITES -> List.of(area(type, Area.BOARD));
    };
  }

  private static int[] without(int[] sites, int[] others) {
    return IntStream.of(sites).filter(site -> Arrays.binarySearch(others, site) < 0).toArray();
  }

  /**
   * The directions that steps of a kind have anywhere on the board: compass points clockwise from
   * N, then others.
   */
  public List<AbsoluteDirection> supported(SiteType type, AbsoluteDirection kind) {
    return sites.get(type).supported.get(kind).get();
  }

  /** The directions that steps of a kind have at a site. */
  public List<AbsoluteDirection> supported(SiteType type, AbsoluteDirection kind, int site) {
    return directions(steps(type), kind, site, site + 1);
  }

  private static List<AbsoluteDirection> directions(
      Steps steps, AbsoluteDirection kind, int from, int to) {
    long found = 0;
    for (int site = Math.max(0, from); site < Math.min(to, steps.size()); site++) {
      for (long directions : steps.directions(site)) {
        found |= (directions & kind.bit()) != 0 ? directions : 0;
      }
    }
    long bits = found;
    return Arrays.stream(AbsoluteDirection.values())
        .filter(direction -> !direction.isKind() && direction != AbsoluteDirection.ROTATIONAL)
        .filter(direction -> (bits & direction.bit()) != 0)
        .toList();
  }

  private static Point mean(List<Point> points) {
    double x = 0;
    double y = 0;
    double z = 0;
    for (Point point : points) {
      x += point.x();
      y += point.y();
      z += point.z();
    }
    return new Point(x / points.size(), y / points.size(), z / points.size());
  }

  private static double square(double x) {
    return x * x;
  }

  /** Sites of one type, and everything that is known about them. */
  private final class Sites {
    final SiteType type;
    final Lazy<Point[]> positions;
    final Lazy<Steps> steps;
    final Lazy<Radials> radials;
    final Lazy<Distances> distances;
    final Lazy<int[]> phases;
    final Lazy<SiteRows> rows;
    final Lazy<Map<String, Integer>> labels;
    final Lazy<Map<AbsoluteDirection, int[]>> sides;
    final Map<Area, Lazy<int[]>> areas = new EnumMap<>(Area.class);
    final Map<Grouping, Lazy<List<int[]>>> groups = new EnumMap<>(Grouping.class);
    final Map<AbsoluteDirection, Lazy<List<AbsoluteDirection>>> supported =
        new EnumMap<>(AbsoluteDirection.class);

    Sites(SiteType type) {
      this.type = type;
      this.positions = new Lazy<>(this::positions);
      this.steps = new Lazy<>(() -> new Steps(graph, incidence, type, positions.get()));
      this.radials = new Lazy<>(() -> new Radials(steps.get(), positions.get()));
      this.distances = new Lazy<>(() -> new Distances(steps.get()));
      this.phases = new Lazy<>(() -> Colouring.of(neighbours()));
      this.rows = new Lazy<>(this::rows);
      this.labels = new Lazy<>(() -> rows.get().sitesByLabel());
      this.sides = new Lazy<>(this::sides);
      for (Area area : Area.values()) {
        areas.put(area, new Lazy<>(() -> area(area)));
      }
      for (Grouping grouping : Grouping.values()) {
        groups.put(grouping, new Lazy<>(() -> group(numbers(grouping))));
      }
      for (AbsoluteDirection kind : AbsoluteDirection.values()) {
        supported.put(kind, new Lazy<>(() -> directions(steps.get(), kind, 0, Integer.MAX_VALUE)));
      }
    }

    private int[] all() {
      return IntStream.range(0, graph.count(type)).toArray();
    }

    private Point[] positions() {
      return IntStream.range(0, graph.count(type))
          .mapToObj(site -> graph.position(type, site))
          .toArray(Point[]::new);
    }

    private SiteRows rows() {
      boolean likeVertices = type == SiteType.EDGE && !graph.vertices().isEmpty();
      return SiteRows.of(
          positions.get(),
          likeVertices ? Board.this.sites.get(SiteType.VERTEX).rows.get().angles() : null);
    }

    private int[] numbers(Grouping grouping) {
      return switch (grouping) {
        case PHASE -> phases.get();
        case ROW -> rows.get().row();
        case COLUMN -> rows.get().column();
        case LAYER -> rows.get().layer();
      };
    }

    private static List<int[]> group(int[] numbers) {
      Map<Integer, List<Integer>> groups = new TreeMap<>();
      for (int site = 0; site < numbers.length; site++) {
        groups.computeIfAbsent(numbers[site], _ -> new ArrayList<>()).add(site);
      }
      int count = numbers.length == 0 ? 0 : IntStream.of(numbers).max().getAsInt() + 1;
      return IntStream.range(0, count)
          .mapToObj(
              i -> groups.getOrDefault(i, List.of()).stream().mapToInt(Integer::intValue).toArray())
          .toList();
    }

    /**
     * The neighbours in the order in which phases are assigned: around a vertex, along a cell's
     * corners.
     */
    private int[][] neighbours() {
      return IntStream.of(all()).mapToObj(this::neighbours).toArray(int[][]::new);
    }

    private int[] neighbours(int site) {
      IntStream found =
          switch (type) {
            case VERTEX ->
                IntStream.of(incidence.around(site)).map(e -> graph.edges().get(e).other(site));
            case EDGE ->
                IntStream.of(graph.edges().get(site).from(), graph.edges().get(site).to())
                    .flatMap(end -> IntStream.of(incidence.around(end)));
            case CELL -> acrossSides(graph.faces().get(site));
          };
      return found.filter(neighbour -> neighbour != site).toArray();
    }

    private IntStream acrossSides(Face face) {
      return IntStream.range(0, face.size())
          .map(i -> incidence.between(face.corner(i), face.corner(i + 1)))
          .filter(edge -> edge >= 0)
          .flatMap(edge -> IntStream.of(incidence.facesBeside(edge)));
    }

    private Map<AbsoluteDirection, int[]> sides() {
      Map<AbsoluteDirection, int[]> all = new LinkedHashMap<>();
      corners.get().sides(type).forEach((side, found) -> all.put(side, found.stream().toArray()));
      return all;
    }

    private int[] area(Area area) {
      return switch (area) {
        case BOARD -> all();
        case LEFT -> extreme(true, -1);
        case RIGHT -> extreme(true, 1);
        case BOTTOM -> extreme(false, -1);
        case TOP -> extreme(false, 1);
        case CONVEX_CORNERS -> corners.get().convex(type).stream().toArray();
        case CONCAVE_CORNERS -> corners.get().concave(type).stream().toArray();
        case CORNERS -> allCorners().stream().toArray();
        case CENTRE -> centre();
        case OUTER, PERIMETER -> perimeter.get().outer(type).stream().toArray();
        case INNER -> {
          BitSet inner = perimeter.get().outer(type);
          inner.flip(0, graph.count(type));
          yield inner.stream().toArray();
        }
        case MAJOR -> largest(true);
        case MINOR -> largest(false);
      };
    }

    private BitSet allCorners() {
      BitSet found = corners.get().convex(type);
      found.or(corners.get().concave(type));
      return found;
    }

    private int[] extreme(boolean x, int sign) {
      double[] values =
          Arrays.stream(positions.get()).mapToDouble(p -> sign * (x ? p.x() : p.y())).toArray();
      double most = Arrays.stream(values).max().orElse(0);
      return IntStream.of(all()).filter(site -> most - values[site] < EXTREME).toArray();
    }

    private int[] largest(boolean kept) {
      if (type != SiteType.CELL) {
        return kept ? all() : new int[0];
      }
      int most = graph.faces().stream().mapToInt(Face::size).max().orElse(0);
      return IntStream.of(all())
          .filter(face -> graph.faces().get(face).size() == most == kept)
          .toArray();
    }

    /**
     * The sites with the least sum of squared distances to all corners and, on small boards, to the
     * perimeter. These are the sites nearest to the mean of those points.
     */
    private int[] centre() {
      List<Point> far = new ArrayList<>();
      allCorners().stream().forEach(site -> far.add(positions.get()[site]));
      if (graph.count(type) < 100) {
        IntStream.of(areas.get(Area.PERIMETER).get())
            .forEach(site -> far.add(positions.get()[site]));
      }
      if (far.isEmpty()) {
        return all();
      }
      Point mean = mean(far);
      double[] sums =
          Arrays.stream(positions.get())
              .mapToDouble(point -> far.size() * square(point.distance(mean)))
              .toArray();
      double least = Arrays.stream(sums).min().orElse(0);
      return IntStream.of(all()).filter(site -> sums[site] - least < 0.0001).toArray();
    }
  }
}
