// Breakpoints: a click on a line number sets or removes one.

import { RangeSet, StateEffect, StateField, type Extension } from '@codemirror/state';
import { GutterMarker, gutterLineClass, keymap, type EditorView } from '@codemirror/view';

const toggle = StateEffect.define<number>();
const marker = new class extends GutterMarker { elementClass = 'cm-break'; }();

const field = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(set, transaction) {
    set = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(toggle)) continue;
      let found = false;
      set.between(effect.value, effect.value, () => { found = true; });
      set = found ? set.update({ filter: from => from !== effect.value }) : set.update({ add: [marker.range(effect.value)], sort: true });
    }
    return set;
  },
  provide: value => gutterLineClass.from(value),
});

export function toggleBreakpoint(view: EditorView, line: { from: number }): boolean {
  view.dispatch({ effects: toggle.of(line.from) });
  return true;
}

/** The lines with breakpoints, counted from 1. */
export function breakpoints(view: EditorView): number[] {
  const lines: number[] = [];
  const set = view.state.field(field, false);
  for (let at = set?.iter(); at?.value; at.next()) lines.push(view.state.doc.lineAt(at.from).number);
  return lines;
}

export const withBreakpoints: Extension = [
  field,
  keymap.of([{ key: 'F9', run: view => toggleBreakpoint(view, view.lineBlockAt(view.state.selection.main.head)) }]),
];
