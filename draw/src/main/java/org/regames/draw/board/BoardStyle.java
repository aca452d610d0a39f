package org.regames.draw.board;

import java.util.regex.Pattern;

/** The style sheet of pictures of boards. */
final class BoardStyle {
  private static final String LIGHT =
      """
        --paper: #fbfaf7; --ink: #3a3a38; --faint: #8b877e; --line: #b9b2a3;
        --ground: #efe9dc; --dark: #cbb994; --edge: #d8cfbd; --label: #6f695e; --last: #f2d479; --way: #9c917b; --lit: #dfae2c;
        --white: #fffdf6; --black: #34332f; --red: #c4493d; --blue: #3f71b5; --green: #4c8f5f;
        --yellow: #e3b93c; --orange: #dd8438; --purple: #8458a8; --gold: #d0a52c;
        --silver: #b3b8bf; --brown: #8a6242; --pink: #d682a4; --grey: #8e9296; --cyan: #45a5b0;
        --neutral: #87909b; --rim-of-piece: #2f2d29; --rim-of-black: #2f2d29;
      """;
  private static final String DARK =
      """
        --paper: #1f2124; --ink: #d9d6cf; --faint: #8d8a83; --line: #565a60;
        --ground: #7d848d; --dark: #666d76; --edge: #4d535b; --label: #1f2124; --last: #a3893b; --way: #8d939c; --lit: #d8b23f;
        --white: #f4efe2; --black: #3a3c42; --red: #d05a4d; --blue: #5b8fd4; --green: #5da674;
        --yellow: #e5bf4b; --orange: #e2914b; --purple: #a07ac4; --gold: #d6ae3e;
        --silver: #b9bec5; --brown: #a27a57; --pink: #dc8fb0; --grey: #b7bbbf; --cyan: #55b6c1;
        --neutral: #c6ccd4; --rim-of-piece: #0a0a0b; --rim-of-black: #aab0b8;
      """;

  private static final String SCOPE = ".regames-board ";

  /** Each rule names one class, the first one of an element: not all programs support more. */
  private static final String RULES =
      """
      .regames-board text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
      .regames-board .name { font-size: 13px; font-weight: 600; fill: var(--ink); }
      .regames-board .note { font-size: 13px; fill: var(--ink); white-space: pre; }
      .regames-board .rim { font-size: 12px; fill: var(--faint); text-anchor: middle; }
      .regames-board .inside { font-size: 9px; fill: var(--label); }
      .regames-board .beside { font-size: 9px; fill: var(--faint); }
      .regames-board .ground { fill: var(--ground); stroke: var(--edge); }
      .regames-board .dark { fill: var(--dark); }
      .regames-board .lit { fill: var(--last); }
      .regames-board .way { stroke: var(--way); stroke-width: 2; stroke-linecap: round; }
      .regames-board .side { stroke-width: 7; stroke-linecap: round; pointer-events: none; }
      .regames-board .node { fill: var(--way); }
      .regames-board .halo { fill: none; stroke: var(--lit); stroke-width: 4; }
      .regames-board .form { stroke: var(--rim-of-piece); stroke-width: 1.4; }
      .regames-board .stroke { fill: none; stroke-width: 6; stroke-linecap: round; }
      .regames-board .letter { font-size: 16px; font-weight: 600; text-anchor: middle; }
      .regames-board .stone { fill: var(--brown); stroke: var(--rim-of-piece); stroke-width: 0.8; }
      .regames-board .count { font-size: 12px; font-weight: 600; text-anchor: middle; fill: var(--label); }
      .regames-board .none { font-size: 12px; text-anchor: middle; fill: var(--label); }
      .regames-board .face { fill: #fffdf6; stroke: var(--edge); }
      .regames-board .back { fill: var(--blue); stroke: #fffdf6; stroke-width: 3; }
      .regames-board .spot { fill: #34332f; }
      .regames-board .pip { font-size: 17px; font-weight: 600; text-anchor: middle; fill: #34332f; }
      .regames-board .mark { stroke: var(--paper); stroke-width: 1; }
      """;

  /**
   * The whole style sheet; pages choose the theme with {@code data-theme}, others by the preference
   * of the viewer.
   */
  static final String CSS =
      ".regames-board {\n"
          + LIGHT
          + "  background: var(--paper);\n}\n"
          + "@media (prefers-color-scheme: dark) { .regames-board {\n"
          + DARK
          + "} }\n"
          + "[data-theme=light] .regames-board {\n"
          + LIGHT
          + "}\n[data-theme=dark] .regames-board {\n"
          + DARK
          + "}\n"
          + RULES;

  private static final String END = "</style>\n";
  private static final String PAPER =
      "<rect width=\"100%\" height=\"100%\" style=\"fill: var(--paper)\"/>\n";
  private static final Pattern COLOUR = Pattern.compile("(--[\\w-]+): (#\\w+);");

  /** A picture in fixed colours, for programs that do not support CSS variables. */
  static String fixed(String svg, boolean isDark) {
    String rules = RULES.replace(SCOPE, "").replace("system-ui, \"Segoe UI\", ", "");
    String plain = svg.replace(CSS + END, rules + END + PAPER);
    return COLOUR
        .matcher(isDark ? DARK : LIGHT)
        .results()
        .reduce(
            plain,
            (text, colour) -> text.replace("var(" + colour.group(1) + ")", colour.group(2)),
            (text, _) -> text);
  }

  private BoardStyle() {}
}
