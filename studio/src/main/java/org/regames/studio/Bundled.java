package org.regames.studio;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder of files bundled with the studio, in its jar or beside its classes. Only files in the
 * list, which is made once, are served.
 */
final class Bundled {
  private final String folder;
  private final List<String> names;

  /**
   * @param folder its name beside this class
   */
  Bundled(String folder) {
    this.folder = folder;
    this.names = listed(folder);
  }

  private static List<String> listed(String folder) {
    try {
      URI place = Bundled.class.getResource(folder).toURI();
      if (!place.getScheme().equals("jar")) {
        return listed(Path.of(place));
      }
      String inside = place.toString().substring(place.toString().indexOf("!") + 1);
      try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
        return listed(jar.getPath(inside));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static List<String> listed(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  /** The files, by their paths from the folder, in order. */
  List<String> names() {
    return names;
  }

  /**
   * A file.
   *
   * @throws Refusal if there is none of that name
   */
  byte[] bytes(String name) {
    if (!names.contains(name)) {
      throw new Refusal(name + ": there is no such file");
    }
    try (InputStream in = Bundled.class.getResourceAsStream(folder + "/" + name)) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }
}
