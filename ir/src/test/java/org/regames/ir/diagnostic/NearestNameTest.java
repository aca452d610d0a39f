package org.regames.ir.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {
  private static final List<String> KNOWN =
      List.of("board", "Board", "coord", "nextVertical", "pos", "x", "y0");

  @ParameterizedTest
  @CsvSource({
    "borad, board", // swap
    "bord, board", // insertion
    "boards, board", // deletion
    "cooRd, coord", // capitals
    "nxtVertikal, nextVertical", // two differences in a long name
    "BOARD, Board", // both differ in capitals alone: natural order
    "X, x",
  })
  void findsTheNameThatWasMeant(String written, String meant) {
    assertEquals(Optional.of(meant), NearestName.among(KNOWN).find(written));
  }

  @ParameterizedTest
  @CsvSource({"zebra", "y", "z", "y1", "position", "''"})
  void findsNothingWhereNoNameIsNear(String written) {
    assertEquals(Optional.empty(), NearestName.among(KNOWN).find(written));
  }

  @Test
  void theNameItselfIsNoSuggestion() {
    assertEquals(Optional.empty(), NearestName.among(List.of("coord")).find("coord"));
  }

  @Test
  void swapsAreFoundInTheMiddleOfLongNames() {
    assertEquals(
        Optional.of("abcdefghi"), NearestName.among(List.of("abcdefghi")).find("abdcefhgi"));
  }

  @Test
  void givesUpAfterABoundedAmountOfWork() {
    List<String> names = IntStream.range(0, 40_000).mapToObj(i -> "name" + i).toList();
    NearestName finder = NearestName.among(names);
    assertEquals(Optional.of("name7"), finder.find("nmae7"));
    names.forEach(name -> finder.find(name + "!"));
    assertEquals(Optional.empty(), finder.find("nmae7"));
  }

  @Test
  void theSuggestionIsAHint() {
    Diagnostic finding = Diagnostic.error("unknown-name", Origin.UNKNOWN, "unknown name `bord`");
    assertEquals(
        Optional.of("did you mean `board`?"),
        NearestName.among(KNOWN).suggest("bord", finding).hint());
    assertEquals(finding, NearestName.among(KNOWN).suggest("zebra", finding));
  }
}
