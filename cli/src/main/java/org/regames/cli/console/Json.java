package org.regames.cli.console;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import picocli.CommandLine.Option;

/**
 * The option {@code --json} and what it prints: one object on a line for each game. {@code
 * docs/json.md} has an example for each command.
 */
public final class Json {
  @Option(names = "--json", description = "Print the result as JSON, one object per line.")
  public boolean wanted;

  /** Loads the library only when JSON is requested. */
  private static final class Holder {
    static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
  }

  /** A record as a JSON object without line breaks; absent (null) components are left out. */
  public static String line(Record value) {
    return Holder.GSON.toJson(value);
  }

  /**
   * The record in a JSON object.
   *
   * @throws com.google.gson.JsonParseException where the text is no such object
   */
  public static <R extends Record> R read(String text, Class<R> type) {
    return Holder.GSON.fromJson(text, type);
  }

  /** Rounds milliseconds and rates to their significant digits. */
  public static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
