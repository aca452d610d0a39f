// The buttons above a game, which the language server defines and the views of the page handle.

import { Facet, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { h } from './dom';
import { of, whenChanged } from './features';

interface Lens { command?: { title: string; command: string } }
interface Shown { title: string; command: string }

/** Performs the action of a button, given by the server's name for it. */
const runner = Facet.define<(command: string) => void, (command: string) => void>({ combine: all => all[0] ?? (() => {}) });

class Row extends WidgetType {
  constructor(private readonly buttons: Shown[]) { super(); }
  eq(other: Row) { return JSON.stringify(other.buttons) === JSON.stringify(this.buttons); }
  get estimatedHeight() { return 20; }
  ignoreEvent() { return true; }
  toDOM(view: EditorView) {
    return h('div', { class: 'cm-lenses' }, ...this.buttons.map(one => h('button', {
      type: 'button', class: 'lens', 'data-command': one.command,
      onclick: () => view.state.facet(runner)(one.command),
    }, one.title)));
  }
}

// The row is there before the server answers, so that lines do not move when it does.
const above = (buttons: Shown[]): DecorationSet => Decoration.set(Decoration.widget({ widget: new Row(buttons), block: true, side: -1 }).range(0));

const found = StateEffect.define<Shown[]>();
const field = StateField.define<DecorationSet>({
  create: () => above([]),
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(found)) return above(effect.value);
    return transaction.docChanged ? value.map(transaction.changes) : value;
  },
  provide: it => EditorView.decorations.from(it),
});

/** Buttons above the text; the page decides what they do. */
export const lenses = (run: (command: string) => void): Extension => [
  runner.of(run), field,
  whenChanged(1000, async (view, plugin) => {
    const all = await plugin.client.request<unknown, Lens[] | null>('textDocument/codeLens', of(plugin));
    view.dispatch({ effects: found.of((all ?? []).flatMap(lens => lens.command ? [lens.command] : [])) });
  }),
];
