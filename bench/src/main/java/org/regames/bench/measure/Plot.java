package org.regames.bench.measure;

import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.colors.ColorBlindFriendlySeriesColors;

/**
 * A line chart.
 *
 * @param title what is shown
 * @param across the label of the horizontal axis
 * @param up the label of the vertical axis
 * @param logarithmic whether the vertical axis is logarithmic
 * @param lines at least one
 */
public record Plot(String title, String across, String up, boolean logarithmic, List<Line> lines) {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 440;

  /** One line: its name and its points, at least one. */
  public record Line(String name, SortedMap<Integer, Double> points) {}

  public Plot {
    lines = List.copyOf(lines);
  }

  /** The chart as the text of an SVG file. */
  public String svg() {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(across)
            .yAxisTitle(up)
            .build();
    chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
    chart.getStyler().setSeriesColors(new ColorBlindFriendlySeriesColors().getSeriesColors());
    chart.getStyler().setYAxisLogarithmic(logarithmic);
    chart.getStyler().setYAxisDecimalPattern("#,##0.##");
    chart.getStyler().setChartBackgroundColor(Color.WHITE);
    chart.getStyler().setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
    if (!logarithmic) {
      chart.getStyler().setYAxisMin(0.0);
    }
    for (Line line : lines) {
      List<Integer> x = new ArrayList<>(line.points.keySet());
      List<Double> y = new ArrayList<>(line.points.values());
      chart.addSeries(line.name, x, y);
    }
    try {
      return new String(ChartEncoder.getBytes(chart, "svg"), StandardCharsets.UTF_8);
    } catch (IOException impossible) {
      throw new UncheckedIOException("bytes in memory can be written", impossible);
    }
  }
}
