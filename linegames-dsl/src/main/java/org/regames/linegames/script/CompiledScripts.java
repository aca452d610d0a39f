package org.regames.linegames.script;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The cache of compiled scripts, by the text of the script and the class path: compiling takes
 * seconds.
 */
final class CompiledScripts {
  /** The property for the folder; without it, the folder is in the user's cache. */
  static final String CACHE = "regames.scripts.cache";

  private CompiledScripts() {}

  /**
   * The path of a compiled script, which need not exist yet.
   *
   * @throws IOException if nothing can be kept
   */
  static Path jar(String name, String text, String classPath) throws IOException {
    Path folder = Files.createDirectories(wantedFolder());
    if (!Files.isWritable(folder)) {
      throw new IOException(folder + " is not writable");
    }
    return folder.resolve(key(name, text, classPath) + ".jar");
  }

  static Path wantedFolder() {
    String set = System.getProperty(CACHE);
    return set == null ? usualFolder() : Path.of(set);
  }

  private static Path usualFolder() {
    String wanted = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
    Path caches =
        wanted.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(wanted);
    return caches.resolve("regames").resolve("scripts");
  }

  /** Different for every script, and for every version of what it is compiled against. */
  private static String key(String name, String text, String classPath) throws IOException {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
    StringBuilder all = new StringBuilder(name).append('\n').append(Runtime.version()).append('\n');
    for (String entry : classPath.split(java.io.File.pathSeparator)) {
      Path path = Path.of(entry);
      all.append(entry).append(' ');
      if (Files.exists(path)) {
        all.append(Files.getLastModifiedTime(path));
      }
      all.append('\n');
    }
    return HexFormat.of()
        .formatHex(digest.digest(all.append(text).toString().getBytes(StandardCharsets.UTF_8)));
  }
}
