// The game in other languages, side by side.

import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import type { App, View } from './app';
import { button, fill, h, message } from './dom';
import { grammar } from './languages';
import type { Question } from './rpc';
import type { Translation } from './told';

class Sheet {
  readonly element: HTMLElement;
  private readonly target: HTMLSelectElement;
  private readonly small = h('input', { type: 'checkbox', onchange: () => { this.last = ''; this.refresh(); } });
  private readonly note = h('pre', { class: 'note', role: 'status' });
  private readonly view: EditorView;
  private last = '';
  private question: Question<Translation> | null = null;

  constructor(private readonly app: App, target: string, passes: boolean) {
    this.target = h('select', { 'aria-label': 'Language', onchange: () => this.refresh() },
      ...app.welcome.targets.map(one => h('option', { value: one.name, title: one.description, selected: one.name === target }, one.name)));
    this.small.checked = passes;
    const holder = h('div', { class: 'sheet' });
    this.view = new EditorView({ parent: holder });
    this.element = h('div', { class: 'column grow' },
      h('div', { class: 'toolbar slim' }, this.target, h('label', { class: 'check' }, this.small, 'all passes'), h('span', { class: 'grow' }),
        button('Open', () => this.open(), { title: 'Open as a separate text' })),
      this.note, holder);
  }

  private open(): void {
    const current = this.app.store.current;
    const suffix = this.app.welcome.languages.find(known => known.name === this.target.value)?.suffixes[0];
    if (!current || !suffix) { this.app.say('Texts of this language are not read as games.'); return; }
    this.app.openText(current.name.split('.')[0] + suffix, this.view.state.doc.toString());
  }

  refresh(): void {
    const game = this.app.store.game(this.small.checked ? 'all' : undefined);
    if (!game) return;
    const target = this.target.value;
    const key = JSON.stringify([game, target]);
    if (key === this.last) return;
    this.last = key;
    this.question?.cancel();
    const question = this.app.rpc.ask<Translation>('studio/translate', { game, target });
    this.question = question;
    this.element.classList.add('busy');
    question.then(found => {
      fill(this.note, found.warnings.join('\n'));
      this.view.setState(EditorState.create({
        doc: found.text,
        extensions: [lineNumbers(), EditorState.readOnly.of(true), EditorView.editable.of(false), grammar(this.app.welcome.targets.find(one => one.name === target)?.wording),
          EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': `The game in ${target}` })],
      }));
    }, error => { if (this.question === question) fill(this.note, message(error)); })
      .finally(() => { if (this.question === question) this.element.classList.remove('busy'); });
  }
}

export class TranslateView implements View {
  readonly id = 'translate';
  readonly title = 'Translate';
  readonly element: HTMLElement;
  private readonly sheets: Sheet[];

  constructor(app: App) {
    const names = app.welcome.targets.map(target => target.name);
    this.sheets = [new Sheet(app, names[0], false), new Sheet(app, names.at(-1)!, true)];
    this.element = h('section', { class: 'view sheets', 'aria-label': 'Translations' }, ...this.sheets.map(sheet => sheet.element));
  }

  refresh(): void { this.sheets.forEach(sheet => sheet.refresh()); }
}
