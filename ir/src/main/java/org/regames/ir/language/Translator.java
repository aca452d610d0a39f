package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;

/** Writes a text in another language, and keeps the game as it was read, to compare the two. */
@FunctionalInterface
public interface Translator {
  /** The translation, unless there are errors, and all independent findings. */
  Result<TranslatedText> translate(Source source, Budget budget);

  /** A translator by a writer whose texts have to equal what a language reads the original as. */
  static Translator of(Formatter writer, Language language) {
    return (source, budget) ->
        writer
            .format(source, budget)
            .then(
                text ->
                    new TranslatedText(
                        text, again -> language.frontend().orElseThrow().read(source, again)));
  }
}
