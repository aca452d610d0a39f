package org.regames.ir.language;

import java.util.List;

/**
 * The options that a text offers.
 *
 * @param options in the order of the text
 * @param rulesets in the order of the text
 */
public record OfferedChoices(List<OfferedOption> options, List<OfferedRuleset> rulesets) {
  /**
   * An option.
   *
   * @param choices the choices in the order of the text
   */
  public record OfferedOption(String heading, List<OfferedChoice> choices) {
    public OfferedOption {
      choices = List.copyOf(choices);
    }
  }

  /**
   * One of the choices.
   *
   * @param description in its author's words
   * @param usual whether it is the default
   */
  public record OfferedChoice(String name, String description, boolean usual) {}

  /**
   * A named combination of choices.
   *
   * @param choices as {@code Heading/Choice}
   */
  public record OfferedRuleset(String name, List<String> choices) {
    public OfferedRuleset {
      choices = List.copyOf(choices);
    }
  }

  public OfferedChoices {
    options = List.copyOf(options);
    rulesets = List.copyOf(rulesets);
  }
}
