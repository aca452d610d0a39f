package org.regames.ir.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnfinishedTest {
  @TempDir private Path folder;

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatIsFinishedIsAtItsPlace() throws IOException {
    try (Unfinished text = Unfinished.file(folder)) {
      try (OutputStream out = text.open()) {
        out.write("whole".getBytes(StandardCharsets.UTF_8));
      }
      text.moveTo(folder.resolve("text"));
    }
    assertEquals(List.of("text"), files());
    assertEquals("whole", Files.readString(folder.resolve("text")));
  }

  @Test
  void whatOthersHaveMadeMeanwhileStays() throws IOException {
    Path place = folder.resolve("text");
    for (String content : List.of("first", "second")) {
      try (Unfinished text = Unfinished.file(folder)) {
        Files.writeString(text.path(), content);
        text.moveIfAbsent(place);
      }
    }
    assertEquals(List.of("text"), files());
    assertEquals("first", Files.readString(place));
  }

  @Test
  void whatIsGoneIsNotMadeAgain() throws IOException {
    Unfinished text = Unfinished.file(folder);
    text.close();
    assertThrows(NoSuchFileException.class, text::open);
    assertEquals(List.of(), files());
  }

  @Test
  void whatIsNotFinishedGoesAway() throws IOException {
    try (Unfinished work = Unfinished.folder(folder)) {
      Files.writeString(work.path().resolve("source"), "half");
    }
    assertEquals(List.of(), files());
  }

  @Test
  void whatWasForgottenGoesAwayAndWhatOthersStillMakeStays() throws IOException {
    Path forgotten = Files.createDirectory(folder.resolve(".unfinished1"));
    Files.writeString(forgotten.resolve("source"), "half");
    Path others = Files.createDirectory(folder.resolve(".unfinished2"));
    Instant longAgo = Instant.now().minus(Duration.ofHours(2));
    Files.setLastModifiedTime(forgotten, FileTime.from(longAgo));
    Unfinished.file(folder).close();
    assertEquals(List.of(others.getFileName().toString()), files());
  }
}
