package org.regames.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Test;
import org.regames.hrg.grammar.HrgLexer;
import org.regames.hrg.syntax.HrgKeywords;

/** The list of keywords says what the grammar says. */
class HrgKeywordsTest {
  @Test
  void keywordsAreThoseOfTheGrammar() {
    Set<String> words =
        IntStream.rangeClosed(Token.MIN_USER_TOKEN_TYPE, HrgLexer.VOCABULARY.getMaxTokenType())
            .mapToObj(HrgLexer.VOCABULARY::getLiteralName)
            .filter(Objects::nonNull)
            .map(literal -> literal.replace("'", ""))
            .filter(word -> Character.isLetter(word.charAt(0)))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(words, new TreeSet<>(HrgKeywords.GRAMMAR));
  }

  @Test
  void reservedWordsAreNoNames() {
    for (String word : HrgKeywords.RESERVED) {
      assertEquals(HrgLexer.RESERVED, type(word), word);
    }
    assertNotEquals(HrgLexer.RESERVED, type("rules"));
  }

  @Test
  void otherWordsAreNamesToTheGrammar() {
    for (String word : HrgKeywords.MEANINGFUL) {
      assertEquals(HrgLexer.NAME, type(word), word);
    }
  }

  private static int type(String word) {
    return new HrgLexer(CharStreams.fromString(word)).nextToken().getType();
  }
}
