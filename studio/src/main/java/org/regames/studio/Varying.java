package org.regames.studio;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.FamilyParameter;
import org.regames.ir.language.GameFamilies;
import org.regames.ir.language.Language;
import org.regames.ir.language.OfferedChoices;

/** Changes the values of parameters of texts, and the choices of their options. */
record Varying(Shelf shelf) {
  /**
   * A text with other values. A value that is no longer in the range of its parameter, which may
   * depend on others, is dropped, so that the parameter gets its default.
   */
  Told.Family vary(Asked.Varied asked, Jobs.Ticket ticket) {
    Source source = Shelf.source(asked.game());
    Language language = shelf.language(asked.game());
    if (language.choices().isPresent()) {
      OfferedChoices offered = Shelf.value(language.choices().get().read(source));
      return new Choosing(offered, asked.game().choices()).told(source.text(), asked);
    }
    Optional<GameFamilies> families = language.families();
    if (families.isEmpty()) {
      return new Told.Family(source.text(), List.of(), null, List.of());
    }
    List<FamilyParameter> parameters = families.get().parameters(source);
    if (asked.values().isEmpty()) {
      return new Told.Family(source.text(), parameters, null, List.of());
    }
    SequencedMap<String, String> values = new LinkedHashMap<>();
    parameters.forEach(one -> values.put(one.name(), one.value()));
    values.putAll(asked.values());
    while (true) {
      ticket.check();
      String text = Shelf.value(families.get().with(source, values));
      List<FamilyParameter> found = families.get().parameters(new Source(source.name(), text));
      List<String> names = found.stream().map(FamilyParameter::name).toList();
      Optional<String> misfit =
          values.keySet().stream()
              .filter(name -> !names.contains(name) && !asked.values().containsKey(name))
              .findFirst();
      if (misfit.isEmpty()) {
        return new Told.Family(text, found, null, List.of());
      }
      values.remove(misfit.get());
    }
  }
}
