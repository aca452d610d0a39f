package org.regames.pcg.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.pcg.evolve.Axis;

/**
 * A page about games: one self-contained file that needs no network.
 *
 * @param title its heading
 * @param about what was measured and how, in a few lines
 * @param games the games in the order of the table
 * @param map the grid of an archive, if there is one
 * @param out the number of games not on the page, by reason
 */
public record Report(
    String title,
    List<String> about,
    List<ReportedGame> games,
    Optional<Grid> map,
    Map<String, Integer> out) {
  /** Escapes what would end the script that contains the data. */
  private static final Gson GSON = new GsonBuilder().create();

  private static final String PLACE = "/*DATA*/";

  /** The axes of an archive with two dimensions. */
  public record Grid(Axis across, Axis up) {}

  /** The data for the script of the page. */
  private record Data(
      String title,
      List<String> about,
      List<ReportedGame> games,
      Axis across,
      Axis up,
      Map<String, Integer> out) {}

  public Report {
    about = List.copyOf(about);
    games = List.copyOf(games);
    out = new LinkedHashMap<>(out);
  }

  /** The page as HTML; the same for the same games. */
  public String html() {
    Data data =
        new Data(
            title,
            about,
            games,
            map.map(Grid::across).orElse(null),
            map.map(Grid::up).orElse(null),
            out);
    return template().replace(PLACE, GSON.toJson(data));
  }

  private static String template() {
    try (InputStream in = Report.class.getResourceAsStream("report.html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
