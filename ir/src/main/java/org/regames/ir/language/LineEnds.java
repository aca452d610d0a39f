package org.regames.ir.language;

/** How the lines of a text end. */
public enum LineEnds {
  /** As on Unix. */
  LINE_FEED("\n"),
  /** As on Windows. */
  BOTH("\r\n"),
  /** As on the first Macs. */
  CARRIAGE_RETURN("\r");

  private final String sign;

  LineEnds(String sign) {
    this.sign = sign;
  }

  /** How most lines of a text end; as on Unix where there is only one. */
  public static LineEnds of(String text) {
    int feeds = 0;
    int both = 0;
    int returns = 0;
    for (int at = 0; at < text.length(); at++) {
      if (text.startsWith(BOTH.sign, at)) {
        both++;
        at++;
      } else if (text.charAt(at) == '\n') {
        feeds++;
      } else if (text.charAt(at) == '\r') {
        returns++;
      }
    }
    return both > feeds && both >= returns ? BOTH : returns > feeds ? CARRIAGE_RETURN : LINE_FEED;
  }

  /** A text with these line ends in place of its own. */
  public String in(String text) {
    return text.replaceAll("\r\n|\r|\n", sign);
  }

  /** What writes texts as a formatter does, but with lines that end as they did. */
  public static Formatter keptBy(Formatter formatter) {
    return (source, budget) -> formatter.format(source, budget).then(of(source.text())::in);
  }
}
