package org.regames.linegames.variation;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.zip.CRC32C;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Result;
import org.regames.ir.language.Seeds;
import org.regames.linegames.plain.PlainGame;
import org.regames.linegames.plain.PlainParser;
import org.regames.linegames.plain.PlainWriter;

/**
 * Makes games on lines at random, from one, or from two. All of them have a connected board of 9 to
 * 60 nodes, two pawns of each player, and a move for either at the start. Their names are hashes of
 * their contents: equal games have equal names.
 */
public final class LineGameVariation implements GameVariation {
  private static final int MOST_TRIES = 300;

  /** The text of a game made at random. */
  public static String generate(long seed) {
    Random random = Seeds.random(seed);
    return sound("", () -> new Sampling(random).game());
  }

  @Override
  public Result<String> mutate(Source game, long seed) {
    Random random = Seeds.random(seed);
    return PlainParser.parse(game)
        .then(plain -> sound(text(plain), () -> new Mutation(random).of(plain)));
  }

  @Override
  public Result<String> cross(Source game, Source other, long seed) {
    Random random = Seeds.random(seed);
    Result<PlainGame> first = PlainParser.parse(game);
    if (first.value().isEmpty()) {
      return first.then(PlainWriter::text);
    }
    PlainGame one = first.value().get();
    return PlainParser.parse(other)
        .then(
            two ->
                first(text(one), () -> child(one, two, random))
                    .orElseGet(() -> sound(text(one), () -> new Mutation(random).of(one))));
  }

  /** A child of both, now and then with a change. */
  private static PlainGame child(PlainGame one, PlainGame two, Random random) {
    Mutation mutation = new Mutation(random);
    PlainGame child = mutation.crossed(one, two);
    return random.nextInt(4) == 0 ? mutation.of(child) : child;
  }

  private static String sound(String parent, Supplier<PlainGame> games) {
    return first(parent, games)
        .orElseThrow(() -> new IllegalStateException("no game on lines is sound"));
  }

  /** The first game that is sound and differs from its parent. */
  private static Optional<String> first(String parent, Supplier<PlainGame> games) {
    for (int i = 0; i < MOST_TRIES; i++) {
      PlainGame game = games.get();
      String text = text(game);
      if (Soundness.built(game).isPresent() && !text.equals(parent)) {
        return Optional.of(text);
      }
    }
    return Optional.empty();
  }

  private static String text(PlainGame game) {
    CRC32C crc = new CRC32C();
    crc.update(PlainWriter.text(game.named("game")).getBytes(StandardCharsets.UTF_8));
    return PlainWriter.text(game.named("lines" + Long.toHexString(crc.getValue())));
  }
}
