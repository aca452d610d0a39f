package org.regames.pcg.evolve;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.regames.ir.files.Unfinished;

/**
 * All candidates so far, one after the other, as lines of JSON; the first line holds the settings
 * of the search. A run that was interrupted at any time resumes from there with the same result.
 */
public final class Journal {
  /** For candidates on lines, here and in messages between processes. */
  static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private final Optional<Path> file;
  private final List<Candidate> candidates = new ArrayList<>();

  /** The first line of a file. */
  private record Setting(String setting) {}

  private Journal(Optional<Path> file) {
    this.file = file;
  }

  /** A journal that is lost with the process. */
  public static Journal inMemory() {
    return new Journal(Optional.empty());
  }

  /**
   * The journal in a file, which is created if it does not exist.
   *
   * @param setting the settings of the search
   * @throws IllegalArgumentException if the file is from a run with other settings
   * @throws IOException if it cannot be read or written
   */
  public static Journal in(Path file, String setting) throws IOException {
    Journal journal = new Journal(Optional.of(file));
    String first = GSON.toJson(new Setting(setting)) + "\n";
    if (!Files.exists(file)) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, first);
      return journal;
    }
    String text = Files.readString(file);
    if (!text.startsWith(first)) {
      throw new IllegalArgumentException(
          file + " is from a run with other settings: " + text.lines().findFirst().orElse("none"));
    }
    journal.readBack(text.substring(first.length()));
    journal.rewrite(file, first);
    return journal;
  }

  /** Drops what follows the last whole batch: it will be made again. */
  private void rewrite(Path path, String first) throws IOException {
    int whole = candidates.size() - candidates.size() % Evolution.BATCH;
    candidates.subList(whole, candidates.size()).clear();
    try (Unfinished fresh = Unfinished.over(path.toAbsolutePath())) {
      Files.writeString(fresh.path(), first + lines(candidates));
      fresh.moveOver(path);
    }
  }

  private static String lines(List<Candidate> candidates) {
    return candidates.stream()
        .map(candidate -> GSON.toJson(candidate) + "\n")
        .collect(Collectors.joining());
  }

  /** Reads complete lines; the last one may be incomplete. */
  private void readBack(String text) {
    for (String line : text.split("\n", -1)) {
      try {
        Candidate candidate = GSON.fromJson(line, Candidate.class);
        if (candidate == null || candidate.number() != candidates.size()) {
          return;
        }
        candidates.add(candidate);
      } catch (JsonSyntaxException cut) {
        return;
      }
    }
  }

  /** The candidates so far. */
  public List<Candidate> candidates() {
    return List.copyOf(candidates);
  }

  /** Adds candidates; they are on the disk before this returns. */
  void add(List<Candidate> more) {
    candidates.addAll(more);
    file.ifPresent(path -> append(path, more));
  }

  private static void append(Path path, List<Candidate> more) {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.APPEND)) {
      ByteBuffer bytes = ByteBuffer.wrap(lines(more).getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
