// Features of the language server that the client library of the editor does not support: folding, inlay hints for
// types and sizes, the names in a text, and call hierarchies.

import { foldService } from '@codemirror/language';
import { LSPPlugin } from '@codemirror/lsp-client';
import { EditorState, RangeSetBuilder, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, keymap, showPanel, ViewPlugin, WidgetType, type DecorationSet, type Panel, type ViewUpdate } from '@codemirror/view';
import { button, fill, h } from './dom';

interface Position { line: number; character: number }
interface Range { start: Position; end: Position }
interface Item { name: string; detail?: string; uri: string; selectionRange: Range }
export interface Symbol { name: string; line: number; column: number }

export const at = (state: EditorState, position: Position): number => {
  const line = state.doc.line(Math.min(state.doc.lines, position.line + 1));
  return Math.min(line.to, line.from + position.character);
};

/** Queries the server when a text is opened, and some time after each change. */
export function whenChanged(millis: number, ask: (view: EditorView, plugin: LSPPlugin) => Promise<void>): Extension {
  return ViewPlugin.fromClass(class {
    private timer = 0;
    constructor(private readonly view: EditorView) { this.later(60); }
    update(update: ViewUpdate) { if (update.docChanged) this.later(millis); }
    destroy() { clearTimeout(this.timer); }
    private later(wait: number) {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.ask(), wait);
    }
    private async ask() {
      const plugin = LSPPlugin.get(this.view);
      if (!plugin) return;
      try {
        await plugin.client.initializing;
        plugin.client.sync();
        await ask(this.view, plugin);
      } catch {
        // The text does without it until it changes again.
      }
    }
  });
}

export const of = (plugin: LSPPlugin): { textDocument: { uri: string } } => ({ textDocument: { uri: plugin.uri } });

// ---- Folding.

const folds = StateEffect.define<{ from: number; to: number }[]>();
const foldField = StateField.define<{ from: number; to: number }[]>({
  create: () => [],
  update(value, transaction) {
    if (transaction.docChanged) value = value.map(fold => ({ from: transaction.changes.mapPos(fold.from), to: transaction.changes.mapPos(fold.to) }));
    for (const effect of transaction.effects) if (effect.is(folds)) value = effect.value;
    return value;
  },
});

/** Whether an update tells the editor where the text folds. */
export const foldingChanged = (update: ViewUpdate): boolean => update.transactions.some(one => one.effects.some(effect => effect.is(folds)));

const folding: Extension = [
  foldField,
  foldService.of((state, from, to) => state.field(foldField).find(fold => fold.from >= from && fold.from <= to && fold.to > to) ?? null),
  whenChanged(300, async (view, plugin) => {
    const doc = view.state.doc;
    const found = await plugin.client.request<unknown, { startLine: number; endLine: number }[] | null>('textDocument/foldingRange', of(plugin));
    if (!found || view.state.doc !== doc) return;
    view.dispatch({ effects: folds.of(found.filter(one => one.endLine > one.startLine && one.endLine < doc.lines)
      .map(one => ({ from: doc.line(one.startLine + 1).to, to: doc.line(one.endLine + 1).to }))) });
  }),
];

// ---- Types and sizes.

class HintWidget extends WidgetType {
  constructor(private readonly text: string, private readonly isBefore: boolean) { super(); }
  eq(other: HintWidget) { return other.text === this.text; }
  toDOM() { return h('span', { class: this.isBefore ? 'cm-hint before' : 'cm-hint' }, this.text); }
}

const hints = StateEffect.define<DecorationSet>();
const hintField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    value = value.map(transaction.changes);
    for (const effect of transaction.effects) if (effect.is(hints)) value = effect.value;
    return value;
  },
  provide: field => EditorView.decorations.from(field),
});

const inlay: Extension = [
  hintField,
  whenChanged(450, async (view, plugin) => {
    const doc = view.state.doc;
    const range = { start: { line: 0, character: 0 }, end: { line: doc.lines, character: 0 } };
    const found = await plugin.client.request<unknown, { position: Position; label: string | { value: string }[]; paddingRight?: boolean }[] | null>('textDocument/inlayHint', { ...of(plugin), range });
    if (!found || view.state.doc !== doc) return;
    const builder = new RangeSetBuilder<Decoration>();
    found.map(hint => ({ at: at(view.state, hint.position), hint })).sort((a, b) => a.at - b.at).forEach(({ at: place, hint }) => {
      const text = typeof hint.label === 'string' ? hint.label : hint.label.map(part => part.value).join('');
      builder.add(place, place, Decoration.widget({ widget: new HintWidget(text, !!hint.paddingRight), side: 1 }));
    });
    view.dispatch({ effects: hints.of(builder.finish()) });
  }),
];

// ---- Names.

let known: Symbol[] = [];

/** The names that the current text defines. */
export const symbols = (): Symbol[] => known;

const naming = whenChanged(400, async (_, plugin) => {
  known = [];
  const found = await plugin.client.request<unknown, { name: string; location: { uri: string; range: Range } }[] | null>('workspace/symbol', { query: '' });
  known = (found ?? []).filter(one => one.location.uri === plugin.uri)
    .map(one => ({ name: one.name, line: one.location.range.start.line + 1, column: one.location.range.start.character + 1 }));
});

// ---- Calls.

const calls = StateEffect.define<HTMLElement | null>();
const callField = StateField.define<HTMLElement | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(calls)) value = effect.value;
    return value;
  },
  provide: field => showPanel.from(field, dom => dom && ((): Panel => ({ dom }))),
});

/** Shows the callers of what is at the cursor, and what it calls. */
export function showCalls(view: EditorView): boolean {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return false;
  void (async () => {
    plugin.client.sync();
    const head = view.state.selection.main.head;
    const line = view.state.doc.lineAt(head);
    const items = await plugin.client.request<unknown, Item[] | null>('textDocument/prepareCallHierarchy', { ...of(plugin), position: { line: line.number - 1, character: head - line.from } });
    const panel = h('div', { class: 'calls', 'aria-label': 'Calls' });
    const close = button('Close', () => { view.dispatch({ effects: calls.of(null) }); view.focus(); }, { icon: 'close', text: false, class: 'tool small' });
    const item = items?.[0];
    if (!item) {
      fill(panel, h('span', { class: 'grow muted' }, 'Nothing at the cursor calls anything or is called.'), close);
    } else {
      const incoming = await plugin.client.request<unknown, { from: Item }[] | null>('callHierarchy/incomingCalls', { item });
      const outgoing = await plugin.client.request<unknown, { to: Item }[] | null>('callHierarchy/outgoingCalls', { item });
      const go = (to: Item): HTMLElement => button(to.name, () => {
        view.dispatch({ selection: { anchor: at(view.state, to.selectionRange.start) }, scrollIntoView: true });
        showCalls(view);
        view.focus();
      }, { class: 'link code' });
      const list = (title: string, found: Item[]): HTMLElement => h('span', {}, h('span', { class: 'muted' }, title), ...(found.length ? found.map(go) : [' nothing']));
      fill(panel, h('strong', {}, item.name), list('is called by', (incoming ?? []).map(one => one.from)), list('calls', (outgoing ?? []).map(one => one.to)), h('span', { class: 'grow' }), close);
    }
    view.dispatch({ effects: calls.of(panel) });
  })().catch(() => view.dispatch({ effects: calls.of(null) }));
  return true;
}

export const features: Extension = [folding, inlay, naming, callField, keymap.of([{ key: 'Shift-Alt-h', run: showCalls }])];
