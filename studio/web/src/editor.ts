// The editor, with information from the language server.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Action, type Diagnostic } from '@codemirror/lint';
import {
  findReferencesKeymap, formatDocument, hoverTooltips, jumpToDefinitionKeymap, LSPClient,
  renameKeymap, serverCompletion, signatureHelp, type Transport,
} from '@codemirror/lsp-client';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorSelection, EditorState, RangeSetBuilder, StateEffect, StateField, type Text } from '@codemirror/state';
import {
  crosshairCursor, Decoration, drawSelection, dropCursor, EditorView, highlightActiveLine,
  highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers, rectangularSelection,
  type DecorationSet,
} from '@codemirror/view';
import { breakpoints, toggleBreakpoint, withBreakpoints } from './breakpoints';
import { at, features, foldingChanged, showCalls, symbols, whenChanged, type Symbol } from './features';
import { grammar } from './languages';
import { lenses } from './lenses';
import { isView, type Doc, type Store } from './store';
import type { Span, ViewCheck } from './told';
import { ViewEditing, type CheckView } from './viewediting';

const PREFIX = 'file:///studio/';
const uri = (name: string): string => PREFIX + name.split('/').map(encodeURIComponent).join('/');

/** The part of the editor's width that is certain to show text, next to the line numbers. */
const SHOWN = 0.8;

interface Range { start: Position; end: Position }
interface Position { line: number; character: number }
interface Edit { range: Range; newText: string }
interface Fix { title: string; edits: Edit[] }
/** What is wrong, and how it is mended; without fixes, the language server is asked for them. */
interface Problem { range: Range; severity?: number; message: string; code?: string; fixes?: Fix[] }

/** A range, whose lines and columns count from 1 where the server tells them. */
const range = ({ line, column, endLine, endColumn }: Span): Range => ({ start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } });

/** The fixes as buttons, for a text that must not have changed since. */
const actions = (fixes: Fix[], doc: Text | undefined): Action[] => fixes.map(({ title, edits }) => ({
  name: title[0].toUpperCase() + title.slice(1),
  apply: (view: EditorView) => {
    if (view.state.doc !== doc) return;
    view.dispatch({ changes: edits.map(edit => ({ from: at(view.state, edit.range.start), to: at(view.state, edit.range.end), insert: edit.newText })), userEvent: 'input' });
    view.focus();
  },
}));

function transport(socket: WebSocket): Transport {
  const handlers = new Set<(message: string) => void>();
  socket.onmessage = event => handlers.forEach(handler => handler(String(event.data)));
  return {
    send: message => { if (socket.readyState === WebSocket.OPEN) socket.send(message); },
    subscribe: handler => { handlers.add(handler); },
    unsubscribe: handler => { handlers.delete(handler); },
  };
}

// ---- Lines that another view highlights.

const mark = StateEffect.define<{ from: number; to: number } | null>();
const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    value = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(mark)) {
        const builder = new RangeSetBuilder<Decoration>();
        if (effect.value) {
          const doc = transaction.state.doc;
          const first = doc.lineAt(effect.value.from).number;
          const last = doc.lineAt(effect.value.to).number;
          for (let n = first; n <= last; n++) builder.add(doc.line(n).from, doc.line(n).from, Decoration.line({ class: 'cm-pointed' }));
        }
        value = builder.finish();
      }
    }
    return value;
  },
  provide: field => EditorView.decorations.from(field),
});

// ---- Semantic colours from the server.

const coloured = StateEffect.define<DecorationSet>();
const colours = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    value = value.map(transaction.changes);
    for (const effect of transaction.effects) if (effect.is(coloured)) value = effect.value;
    return value;
  },
  provide: field => EditorView.decorations.from(field),
});

function decorations(state: EditorState, data: number[], legend: string[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let line = 0, character = 0;
  for (let i = 0; i + 4 < data.length; i += 5) {
    line += data[i];
    character = data[i] ? data[i + 1] : character + data[i + 1];
    if (line >= state.doc.lines) break;
    const from = at(state, { line, character });
    const to = at(state, { line, character: character + data[i + 2] });
    if (to > from) builder.add(from, to, Decoration.mark({ class: `sem-${legend[data[i + 3]]}` }));
  }
  return builder.finish();
}

const semantics = whenChanged(250, async (view, plugin) => {
  const doc = view.state.doc;
  const found = await plugin.client.request<unknown, { data: number[] } | null>('textDocument/semanticTokens/full', { textDocument: { uri: plugin.uri } });
  const provider = plugin.client.serverCapabilities?.semanticTokensProvider;
  if (!found || !provider || view.state.doc !== doc) return;
  view.dispatch({ effects: coloured.of(decorations(view.state, found.data, provider.legend.tokenTypes)) });
});

export interface EditorEvents {
  cursor(line: number, column: number): void;
  problems(problems: Diagnostic[]): void;
  /** Requests the problems of the view that is shown. */
  checkView: CheckView;
  /** Called when Tab has indented text instead of moving the focus. */
  tabbed(): void;
  /** Called when a button above the text is pressed; the server defines its name. */
  pressed(command: string): void;
}

export class Editor {
  readonly view: EditorView;
  private client: LSPClient | null = null;
  private readonly states = new Map<Doc, { state: EditorState; scroll: StateEffect<unknown> }>();
  private shown: Doc | null = null;
  private readonly viewEditing: ViewEditing;
  private readonly problems = new Map<string, Problem[]>();

  constructor(parent: HTMLElement, private readonly store: Store, private readonly events: EditorEvents) {
    this.view = new EditorView({ parent });
    this.viewEditing = new ViewEditing(events.checkView, (of, check) => this.foundInView(of, check));
    store.addEventListener('shown', () => { this.show(); this.lookAtView(50); });
    store.addEventListener('edited', () => this.lookAtView(350));
  }

  /** Connects to the language server. */
  connect(url: string): void {
    const socket = new WebSocket(url);
    socket.onopen = () => {
      this.client = new LSPClient({
        rootUri: PREFIX,
        timeout: 15_000,
        notificationHandlers: {
          'textDocument/publishDiagnostics': (client, params) => {
            const file = client.workspace.getFile(params.uri);
            const isOutdated = file && params.version != null && params.version !== file.version; // a newer one follows
            if (!isOutdated) this.found(params.uri, params.diagnostics);
            return true;
          },
          'window/showMessage': () => true,
          'window/logMessage': () => true,
        },
        extensions: [
          serverCompletion(), hoverTooltips(), signatureHelp(),
          keymap.of([...jumpToDefinitionKeymap, ...findReferencesKeymap, ...renameKeymap]),
        ],
      }).connect(transport(socket));
      this.states.clear();
      this.shown = null;
      this.show();
    };
    socket.onclose = () => { this.client = null; };
  }

  private readonly indenting = { ...indentWithTab, run: (view: EditorView) => { this.events.tabbed(); return indentWithTab.run!(view); } };

  private extensions(doc: Doc) {
    const language = this.store.language(doc.name);
    return [
      lineNumbers({ domEventHandlers: { mousedown: (view, line) => toggleBreakpoint(view, line) } }), withBreakpoints, foldGutter({ foldingChanged }), highlightSpecialChars(), history(), drawSelection(), dropCursor(),
      EditorState.allowMultipleSelections.of(true), indentOnInput(), indentUnit.of('  '), bracketMatching(),
      closeBrackets(), autocompletion(), rectangularSelection(), crosshairCursor(), highlightActiveLine(),
      highlightActiveLineGutter(), highlightSelectionMatches(), lintGutter(), marked, colours, semantics, features,
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...completionKeymap, ...lintKeymap, this.indenting]),
      keymap.of([{ key: 'Shift-Alt-f', run: formatDocument }]),
      isView(doc.name) ? this.viewEditing.extension : grammar(language?.wording),
      this.client && language ? [this.client.plugin(uri(doc.name), language.name), lenses(command => this.events.pressed(command))] : [],
      EditorView.contentAttributes.of({ 'aria-label': `Text of ${doc.name}` }),
      EditorView.updateListener.of(update => {
        if (update.docChanged) this.store.edit(doc, update.state.doc.toString());
        if (update.selectionSet || update.docChanged) this.tellCursor();
      }),
    ];
  }

  private tellCursor(): void {
    const head = this.view.state.selection.main.head;
    const line = this.view.state.doc.lineAt(head);
    this.events.cursor(line.number, head - line.from + 1);
  }

  private show(): void {
    const doc = this.store.current;
    if (this.shown === doc) return;
    if (this.shown) this.states.set(this.shown, { state: this.view.state, scroll: this.view.scrollSnapshot() });
    this.shown = doc;
    this.view.dom.hidden = !doc;
    if (!doc) { this.view.setState(EditorState.create()); this.events.problems([]); return; }
    const kept = this.states.get(doc);
    if (kept && kept.state.doc.toString() === doc.text) {
      this.view.setState(kept.state);
      this.view.dispatch({ effects: kept.scroll });
    } else {
      this.view.setState(EditorState.create({ doc: doc.text, extensions: this.extensions(doc) }));
      this.view.scrollDOM.scrollTop = 0;
    }
    this.found(uri(doc.name), this.problems.get(uri(doc.name)) ?? []);
    this.tellCursor();
  }

  private lookAtView(millis: number): void {
    const doc = this.store.current;
    if (doc && isView(doc.name)) this.viewEditing.later(uri(doc.name), millis);
  }

  private foundInView(of: string, check: ViewCheck): void {
    this.found(of, check.mistakes.map(one => ({ message: one.message, severity: 1, range: range(one.at),
      fixes: one.fixes.map(fix => ({ title: fix.title, edits: [{ range: range(fix.at), newText: fix.text }] })) })));
  }

  /** Shows the findings of a check, each with its fixes. */
  private found(of: string, problems: Problem[]): void {
    this.problems.set(of, problems);
    const doc = this.shown;
    if (!doc || uri(doc.name) !== of) return;
    const state = this.view.state;
    const shown: Diagnostic[] = problems.map(problem => {
      const from = at(state, problem.range.start);
      const to = Math.max(from, at(state, problem.range.end));
      return {
        from, to, message: problem.message,
        severity: problem.severity === 1 ? 'error' : problem.severity === 2 ? 'warning' : 'info',
        actions: actions(problem.fixes ?? [], state.doc),
      };
    });
    this.view.dispatch(setDiagnostics(state, shown));
    this.events.problems(shown);
    problems.forEach((problem, place) => { if (!problem.fixes) void this.fixes(of, problem, shown, place); });
  }

  private async fixes(of: string, problem: Problem, shown: Diagnostic[], place: number): Promise<void> {
    if (!this.client) return;
    const doc = this.client.workspace.getFile(of)?.doc; // the text that was checked
    let found: any[];
    try {
      found = await this.client.request('textDocument/codeAction', {
        textDocument: { uri: of }, range: problem.range, context: { diagnostics: [problem] },
      }) ?? [];
    } catch {
      return; // even without them the message says what to do
    }
    const fixes = found.filter(action => action.edit).map((action): Fix => ({ title: action.title, edits: action.edit.changes?.[of] ?? action.edit.documentChanges?.[0]?.edits ?? [] }));
    if (!fixes.length || this.view.state.doc !== doc) return;
    shown[place] = { ...shown[place], actions: actions(fixes, doc) };
    this.view.dispatch(setDiagnostics(this.view.state, shown));
    this.events.problems([...shown]);
  }

  format(): void { formatDocument(this.view); }

  /** Shows the callers of what is at the cursor. */
  calls(): void { showCalls(this.view); }

  /** @param focus whether the text gets the focus */
  undo(focus = true): void { undo(this.view); if (focus) this.view.focus(); }

  redo(): void { redo(this.view); }

  /** The names that the text defines. */
  symbols(): Symbol[] { return symbols(); }

  /** Highlights a part of the text; lines and columns count from 1. */
  point(line: number, column: number, endLine = line, endColumn = column, select = true): void {
    const state = this.view.state;
    if (line < 1 || line > state.doc.lines) return;
    const from = at(state, { line: line - 1, character: column - 1 });
    const to = at(state, { line: endLine - 1, character: endColumn - 1 });
    this.view.dispatch({
      effects: [mark.of({ from, to: Math.max(from, to) }), EditorView.scrollIntoView(from, { y: 'center', x: 'nearest' })],
      selection: select ? EditorSelection.cursor(from) : undefined,
    });
    // Do not keep the scroll position of a long line: texts begin at the left again.
    this.view.requestMeasure({
      key: this,
      read: view => (view.coordsAtPos(from)?.right ?? Infinity) - view.contentDOM.getBoundingClientRect().left,
      write: (right, view) => { if (right < view.scrollDOM.clientWidth * SHOWN) view.scrollDOM.scrollLeft = 0; },
    });
  }

  /** The lines with breakpoints, counted from 1. */
  breakpoints(): number[] { return breakpoints(this.view); }

  unpoint(): void { this.view.dispatch({ effects: mark.of(null) }); }

  /** Applies the fix of the first problem that has one. */
  fixFirst(shown: Diagnostic[]): boolean {
    for (const problem of shown) {
      const action = problem.actions?.[0];
      if (action) { action.apply(this.view, problem.from, problem.to); return true; }
    }
    return false;
  }

  /** Replaces the whole text, as one step of the history. */
  replace(text: string): void {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, userEvent: 'input' });
  }
}
