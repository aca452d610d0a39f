package org.regames.gdl;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.gdl.editor.GdlEditing;
import org.regames.ir.editor.Editing;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.LineEnds;
import org.regames.ir.language.NetFrontend;
import org.regames.ir.language.RuleFrontend;
import org.regames.ir.language.TranslatedText;
import org.regames.ir.language.Translator;

/** GDL and GDL-II as a language to read, and to write in either notation. */
public final class GdlLanguage implements Language {
  @Override
  public String name() {
    return "gdl";
  }

  @Override
  public String description() {
    return "Game Description Language, GDL and GDL-II, in prefix or infix notation";
  }

  @Override
  public List<String> suffixes() {
    return List.of(".kif", ".gdl");
  }

  @Override
  public String comment() {
    return ";";
  }

  @Override
  public List<String> keywords() {
    return List.of(
        "<=",
        "role",
        "init",
        "true",
        "does",
        "legal",
        "next",
        "goal",
        "terminal",
        "distinct",
        "or",
        "and",
        "not",
        "base",
        "input",
        "sees",
        "random");
  }

  @Override
  public Optional<Frontend> frontend() {
    return Optional.of(GdlFrontend::read);
  }

  @Override
  public Optional<NetFrontend> nets() {
    return Optional.of(GdlFrontend::net);
  }

  @Override
  public Optional<RuleFrontend> rules() {
    return Optional.of(GdlFrontend::rules);
  }

  @Override
  public Optional<Formatter> translator(Language target) {
    return isHrg(target)
        ? Optional.of(
            (source, budget) -> GdlFrontend.hrg(source, budget, target).then(TranslatedText::text))
        : Language.super.translator(target);
  }

  /** HRG is written directly from the rules, if that is possible. */
  @Override
  public Optional<Translator> translatorWithOriginal(Language target) {
    return isHrg(target)
        ? Optional.of((source, budget) -> GdlFrontend.hrg(source, budget, target))
        : Language.super.translatorWithOriginal(target);
  }

  private static boolean isHrg(Language target) {
    return target.name().equals("hrg");
  }

  @Override
  public Optional<Formatter> formatter() {
    return Optional.of(LineEnds.keptBy(GdlFrontend::prefix));
  }

  @Override
  public Map<String, Formatter> styles() {
    Map<String, Formatter> styles = new LinkedHashMap<>();
    styles.put("prefix", LineEnds.keptBy(GdlFrontend::prefix));
    styles.put("infix", LineEnds.keptBy(GdlFrontend::infix));
    return styles;
  }

  @Override
  public Optional<Editing> editing() {
    return Optional.of(new GdlEditing());
  }
}
