// The automaton, or the statements, as a picture next to the text.

import type { App, View } from './app';
import { button, fill, h, message } from './dom';
import { PictureView } from './picture';
import type { Question } from './rpc';
import type { Picture } from './told';

export class AutomatonView implements View {
  readonly id = 'automaton';
  readonly title = 'Automaton';
  readonly element: HTMLElement;
  private readonly picture = new PictureView();
  private readonly size = h('span', { class: 'muted' });
  private readonly note = h('pre', { class: 'note', role: 'status' });
  private readonly kind = h('select', { 'aria-label': 'What is drawn', onchange: () => { this.last = ''; this.refresh(); } },
    h('option', { value: 'automaton' }, 'Automaton'),
    h('option', { value: 'small' }, 'Automaton after all passes'),
    h('option', { value: 'statements' }, 'Statements'));
  private readonly parts = h('div', { class: 'open-parts', role: 'group', 'aria-label': 'Open parts' });
  /** The parts that are open; undefined if the server chooses. */
  private open: string[] | null = null;
  private question: Question<Picture> | null = null;
  private last = '';
  private file = '';
  private drawn = '';
  /** Whether the user has opened or closed a part. */
  private isChosen = false;

  constructor(private readonly app: App) {
    this.picture.onpick = place => {
      app.editor.point(place.line, place.column, place.endLine, place.endColumn);
      app.say(place.edge);
    };
    this.picture.onopen = part => this.show([...this.open ?? [], part]);
    this.element = h('section', { class: 'view column', 'aria-label': 'Automaton' },
      h('div', { class: 'toolbar' }, this.kind, this.size, h('span', { class: 'grow' }), this.picture.tools),
      this.note, this.parts, this.picture.element);
  }

  refresh(): void {
    const kind = this.kind.value;
    const game = this.app.store.game(kind === 'small' ? 'all' : undefined);
    if (!game) { this.picture.clear(); this.size.textContent = ''; return; }
    const charts = this.app.store.language(game.file)?.charts ?? false;
    (this.kind.options[2] as HTMLOptionElement).disabled = !charts;
    if (this.file !== game.file + kind) { this.open = null; this.isChosen = false; }
    const key = JSON.stringify([game, kind, this.open]);
    if (key === this.last) return;
    this.last = key;
    this.question?.cancel();
    const question = this.app.rpc.ask<Picture>('studio/draw', { game, statements: kind === 'statements' && charts, open: this.open });
    this.question = question;
    this.element.classList.add('busy');
    question.then(picture => {
      fill(this.note);
      this.size.textContent = `${picture.nodes} nodes, ${picture.edges} edges`;
      this.open = picture.open;
      this.last = JSON.stringify([game, kind, this.open]);
      this.list(picture);
      this.picture.show(picture, this.file === game.file + kind && this.drawn === picture.open.join());
      this.drawn = picture.open.join();
      this.file = game.file + kind;
    }, error => {
      if (this.question === question) fill(this.note, message(error));
    }).finally(() => { if (this.question === question) this.element.classList.remove('busy'); });
  }

  private show(open: string[]): void { this.isChosen = true; this.open = [...new Set(open)].sort(); this.refresh(); }

  /** The open parts, to be closed, with the parts inside them. */
  private list({ open, closed }: Picture): void {
    const tops = open.filter(part => !open.some(other => part !== other && part.startsWith(`${other}_`)));
    const without = (part: string): string[] => open.filter(one => one !== part && !one.startsWith(`${part}_`));
    fill(this.parts, ...(closed.length || this.isChosen ? [
      closed.length ? h('span', { class: 'muted' }, `${closed.length} parts are closed; click one to open it.`) : null,
      ...tops.slice(0, 12).map(part => h('button', { type: 'button', class: 'chip', title: `Close ${part}`, onclick: () => this.show(without(part)) }, `${part} ×`)),
      tops.length ? button('Close all', () => this.show([]), { class: 'link' }) : null] : []));
  }

  cursor(line: number): void { this.picture.markLine(line); }

  leave(): void { this.app.editor.unpoint(); }
}
