package org.regames.cli.games;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.regames.ir.Game;

/**
 * A hash of the automaton of a game, whatever language it was read from.
 *
 * @param text the first 128 bits of its SHA-256 as hexadecimal digits
 * @param number the first 64 bits of it
 */
public record RulesHash(String text, long number) {
  private static final int BYTES = 16;

  public static RulesHash of(Game game) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(Dumps.text(game).getBytes(StandardCharsets.UTF_8));
      return new RulesHash(
          HexFormat.of().formatHex(hash, 0, BYTES), ByteBuffer.wrap(hash).getLong());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
