// The automaton, or the statements, as a picture beside the text.

import type { App, View } from './app';
import { fill, h, message } from './dom';
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
  private question: Question<Picture> | null = null;
  private last = '';
  private file = '';

  constructor(private readonly app: App) {
    this.picture.onpick = place => {
      app.editor.point(place.line, place.column, place.endLine, place.endColumn);
      app.say(place.edge);
    };
    this.element = h('section', { class: 'view column', 'aria-label': 'Automaton' },
      h('div', { class: 'toolbar' }, this.kind, this.size, h('span', { class: 'grow' }), this.picture.tools),
      this.note, this.picture.element);
  }

  refresh(): void {
    const kind = this.kind.value;
    const game = this.app.store.game(kind === 'small' ? 'all' : undefined);
    if (!game) { this.picture.clear(); this.size.textContent = ''; return; }
    const charts = this.app.store.language(game.file)?.charts ?? false;
    (this.kind.options[2] as HTMLOptionElement).disabled = !charts;
    const key = JSON.stringify([game, kind]);
    if (key === this.last) return;
    this.last = key;
    this.question?.cancel();
    const question = this.app.rpc.ask<Picture>('studio/draw', { game, statements: kind === 'statements' && charts });
    this.question = question;
    this.element.classList.add('busy');
    question.then(picture => {
      fill(this.note);
      this.size.textContent = `${picture.nodes} nodes, ${picture.edges} edges`;
      this.picture.show(picture, this.file === game.file + kind);
      this.file = game.file + kind;
    }, error => {
      if (this.question === question) fill(this.note, message(error));
    }).finally(() => { if (this.question === question) this.element.classList.remove('busy'); });
  }

  cursor(line: number): void { this.picture.markLine(line); }

  leave(): void { this.app.editor.unpoint(); }
}
