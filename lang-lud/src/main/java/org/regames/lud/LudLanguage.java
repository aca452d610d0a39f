package org.regames.lud;

import java.util.List;
import java.util.Optional;
import org.regames.ir.editor.Editing;
import org.regames.ir.language.ChoiceReader;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.ir.language.RecordedGames;
import org.regames.lud.editor.LudEditing;
import org.regames.lud.expand.TextExpansion;
import org.regames.lud.format.LudFormatter;

/** Board games in the notation of Ludii. */
public final class LudLanguage implements Language {
  private final GameChoices choices;

  /** The language without any choices by the user. */
  public LudLanguage() {
    this(GameChoices.NONE);
  }

  private LudLanguage(GameChoices choices) {
    this.choices = choices;
  }

  @Override
  public String name() {
    return "lud";
  }

  @Override
  public String description() {
    return "board games of Ludii (.lud)";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".lud");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(LudFrontend.of(choices));
  }

  /** HRG is written directly, without the automaton: it reads better. */
  @Override
  public Optional<Formatter> translator(Language target) {
    return target.name().equals("hrg")
        ? Optional.of((source, budget) -> LudFrontend.of(choices).translate(source, budget))
        : Language.super.translator(target);
  }

  @Override
  public Optional<Formatter> layout() {
    return Optional.of(LineEnds.keptBy((source, _) -> LudFormatter.format(source)));
  }

  @Override
  public Optional<Editing> editing() {
    return Optional.of(new LudEditing());
  }

  @Override
  public Optional<RecordedGames> records() {
    return Optional.of(LudFrontend.of(choices)::recorded);
  }

  @Override
  public Optional<ChoiceReader> choices() {
    return Optional.of(TextExpansion::choices);
  }

  @Override
  public Language withChoices(GameChoices made) {
    return new LudLanguage(made);
  }
}
