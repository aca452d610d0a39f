// A move through the rules, statement by statement, forward and back.

import type { App, View } from './app';
import { Board } from './board';
import { button, fill, h, message } from './dom';
import type { Question } from './rpc';
import type { Debug, Row } from './told';

type Kind = 'next' | 'into' | 'out' | 'back' | 'run' | 'runBack' | 'choose';
const FATES: Record<string, string> = { nothing: 'leads to no move', unknown: 'not known where it leads', forbidden: 'not true here' };

export class DebugView implements View {
  readonly id = 'debug';
  readonly title = 'Debug';
  readonly element: HTMLElement;
  private readonly board = new Board();
  private readonly status = h('div', { class: 'status', role: 'status', 'aria-live': 'polite' });
  private readonly note = h('pre', { class: 'note', role: 'status' });
  private readonly choices = h('div', { class: 'choices' });
  private readonly stack = h('ol', { class: 'frames' });
  private readonly variables = h('div', { class: 'tree', 'aria-label': 'Variables' });
  private readonly listing = h('div', { class: 'listing', tabindex: 0, 'aria-label': 'The automaton' });
  private readonly wanted = h('input', { type: 'search', placeholder: 'A move to follow, if any', 'aria-label': 'The move to follow', spellcheck: 'false', onchange: () => this.start() });
  private readonly what = h('select', { 'aria-label': 'What to step through', onchange: () => this.start() },
    h('option', { value: 'text' }, 'the text'), h('option', { value: 'automaton' }, 'the automaton'));
  private debug: Debug | null = null;
  private values = new Map<string, string>();
  private readonly open = new Set<string>();
  private question: Question<Debug> | null = null;
  private shown = '';

  constructor(private readonly app: App) {
    const step = (label: string, kind: Kind, name: string, key: string): HTMLElement => button(label, () => void this.step(kind), { icon: name, text: false, class: 'tool', title: `${label} (${key})` });
    this.board.oncell = cell => this.chooseCell(cell);
    this.element = h('section', { class: 'view column', 'aria-label': 'Debug' },
      h('div', { class: 'toolbar' },
        step('Back to the previous breakpoint', 'runBack', 'first', 'Shift F8'), step('Step back', 'back', 'prev', 'Shift F10'),
        step('Step', 'next', 'next', 'F10'), step('Step into a check', 'into', 'down', 'F11 or I'), step('Step out', 'out', 'up', 'O'),
        step('Continue to a breakpoint, or make the move', 'run', 'last', 'F8'),
        h('span', { class: 'wanted grow' }, this.wanted), this.what, button('Start over', () => this.start(), { class: 'button', title: 'Begin at the position shown under Play' })),
      this.note,
      h('div', { class: 'table' },
        h('div', { class: 'column grow' }, this.status, this.listing, this.board.element),
        h('aside', { class: 'side wide' }, 
          h('section', { class: 'part-of' }, h('h2', {}, 'Choices'), this.choices),
          h('section', { class: 'part-of' }, h('h2', {}, 'Stack'), this.stack),
          h('section', { class: 'part-of long' }, h('h2', {}, 'Variables'), this.variables))));
    this.listing.hidden = true;
    addEventListener('keydown', event => this.key(event));
  }

  private key(event: KeyboardEvent): void {
    if (this.element.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, Kind> = event.shiftKey ? { F10: 'back', F8: 'runBack', F11: 'out' } : { F10: 'next', F8: 'run', F11: 'into' };
    const typing = event.target instanceof HTMLElement && event.target.closest('input, select, .cm-editor');
    const letters: Record<string, Kind> = typing ? {} : { i: 'into', o: 'out', ArrowDown: 'next', ArrowUp: 'back' };
    const kind = keys[event.key] ?? letters[event.key];
    if (!kind) return;
    event.preventDefault();
    void this.step(kind);
  }

  refresh(): void {
    const key = JSON.stringify([this.app.store.onBoard(), this.app.played()]);
    if (key !== this.shown) this.start(); else this.point();
  }

  leave(): void { this.question?.cancel(); this.app.editor.unpoint(); }

  /** Follows a move from the position on the board. */
  follow(tags: string[]): void {
    this.wanted.value = this.app.words.written(tags).join(' ');
    this.shown = '';
  }

  private start(): void {
    const game = this.app.store.onBoard();
    if (!game) return;
    const moves = this.app.played();
    this.shown = JSON.stringify([game, moves]);
    this.values.clear();
    const words = this.wanted.value.trim().split(/\s+/).filter(Boolean);
    void this.ask('studio/debug', { game, moves, words, automaton: this.what.value === 'automaton' });
  }

  private step(kind: Kind, choice = 0): Promise<void> {
    return this.debug && !this.element.classList.contains('busy')
      ? this.ask('studio/debugStep', { kind, choice, breakpoints: this.app.editor.breakpoints() })
      : Promise.resolve();
  }

  private async ask(method: string, params: unknown): Promise<void> {
    this.question?.cancel();
    const question = this.app.rpc.ask<Debug>(method, params);
    this.question = question;
    this.element.classList.add('busy');
    try {
      const debug = await question;
      if (this.question !== question) return;
      this.debug = debug;
      fill(this.note);
      this.show();
    } catch (error) {
      if (this.question !== question) return;
      fill(this.note, message(error));
      if (method === 'studio/debug') { this.debug = null; this.clear(); }
    } finally {
      if (this.question === question) this.element.classList.remove('busy');
    }
  }

  private clear(): void {
    this.board.reset();
    [this.choices, this.stack, this.variables, this.status].forEach(part => fill(part));
    this.listing.hidden = true;
    this.app.editor.unpoint();
  }

  private show(): void {
    const debug = this.debug!;
    fill(this.status, h('strong', {}, debug.player), ' moves', debug.tags.length ? h('span', {}, ' ', this.app.words.move(debug.tags)) : null,
      h('span', { class: debug.reason === 'blocked' ? 'bad' : 'muted' }, debug.message && ` · ${debug.message}`));
    this.status.dataset.reason = debug.reason;
    this.board.show(debug.board);
    this.showChoices();
    fill(this.stack, ...debug.frames.map((frame, i) => h('li', {}, h('button', { type: 'button', class: i ? 'link code' : 'link code here', onclick: () => this.point(i) }, frame.line ? `${frame.name} · line ${frame.line}` : frame.name))));
    this.showVariables();
    this.showListing();
    this.point();
  }

  private showChoices(): void {
    const { choices } = this.debug!;
    const order = choices.map((choice, i) => ({ ...choice, i })).sort((a, b) => Number(a.fate === 'forbidden') - Number(b.fate === 'forbidden') || Number(a.fate === 'nothing') - Number(b.fate === 'nothing') || a.i - b.i);
    fill(this.choices, ...order.slice(0, 120).map(choice => h('button', { type: 'button', class: `chip ${choice.fate}`,
      disabled: choice.fate === 'forbidden', title: FATES[choice.fate] ?? 'Take this', onclick: () => void this.step('choose', choice.i) }, choice.label)),
      order.length > 120 ? h('span', { class: 'muted' }, `and ${order.length - 120} more`) : null,
      order.length ? null : h('span', { class: 'muted' }, this.debug!.reason === 'over' ? 'The play is over.' : 'None.'));
    const cells = choices.filter(choice => choice.fate === 'move').map(choice => choice.value).filter(cell => cell);
    this.board.offer(choices.length > 1 ? cells : [], []);
  }

  private chooseCell(cell: string): void {
    const choice = this.debug?.choices.findIndex(one => one.value === cell) ?? -1;
    if (choice >= 0) void this.step('choose', choice);
  }

  private showVariables(): void {
    const before = this.values;
    const now = new Map<string, string>();
    const row = (of: Row, path: string): HTMLElement => {
      const key = `${path}/${of.name}`;
      now.set(key, of.value);
      const changed = before.size && before.get(key) !== of.value ? ' changed' : '';
      const label = [h('span', { class: 'name' }, of.name), h('span', { class: `value${changed}` }, of.value)];
      if (!of.rows.length) return h('div', { class: 'leaf', title: of.value }, ...label);
      const below = of.rows.map(inner => row(inner, key));
      const details = h('details', { open: this.open.has(key) }, h('summary', { title: of.value }, ...label), ...below);
      details.addEventListener('toggle', () => { if (details.open) this.open.add(key); else this.open.delete(key); });
      return details;
    };
    fill(this.variables, ...this.debug!.variables.map(one => row(one, '')));
    this.values = now;
  }

  private showListing(): void {
    const text = this.debug!.text;
    this.listing.hidden = !text;
    if (!text) { fill(this.listing); return; }
    if (this.listing.dataset.of !== this.shown) {
      this.listing.dataset.of = this.shown;
      fill(this.listing, ...text.split('\n').map(line => h('div', { class: 'line' }, line || ' ')));
    }
  }

  /** Shows the position of a stack frame. */
  private point(frame = 0): void {
    const at = this.debug?.frames[frame];
    if (!at) return;
    if (this.debug!.text) {
      this.listing.querySelector('.here')?.classList.remove('here');
      const line = this.listing.children[at.line - 1];
      line?.classList.add('here');
      line?.scrollIntoView({ block: 'nearest' });
    } else if (at.line) {
      this.app.editor.point(at.line, at.column, at.line, at.column, false);
    }
  }
}
