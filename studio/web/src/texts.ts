// The open texts, as tabs above the editor.

import { button, fill, h } from './dom';
import type { Doc, Store } from './store';

export class Texts {
  readonly element = h('div', { class: 'doc-tabs', role: 'group', 'aria-label': 'Open texts' });

  /**
   * @param fresh begins a new text
   * @param edit returns the focus to the text
   */
  constructor(private readonly store: Store, private readonly say: (text: string) => void, private readonly fresh: () => void, private readonly edit: () => void) {}

  show(): void {
    fill(this.element, ...this.store.docs.map(doc => this.tab(doc)), button('New game', this.fresh, { icon: 'plus', text: false, class: 'tool small' }));
    document.title = this.store.current ? `${this.store.current.name} · Regames studio` : 'Regames studio';
    this.element.querySelector('.current')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  private tab(doc: Doc): HTMLElement {
    const current = doc === this.store.current;
    const changed = this.store.isChanged(doc);
    return h('div', { class: current ? 'doc-tab current' : 'doc-tab' },
      h('button', {
        type: 'button', 'aria-current': String(current), onclick: () => this.store.show(doc), ondblclick: () => this.rename(),
        title: `${changed ? 'Not saved in the folder; this browser keeps it' : doc.name}. A double click gives another name`,
      }, doc.name, h('span', { class: changed ? 'unsaved' : 'unsaved no', 'aria-label': changed ? 'not saved' : undefined })),
      button(`Close ${doc.name}`, () => this.close(doc), { icon: 'close', text: false, class: 'tool small' }));
  }

  /** Asks in the tab for another name for the text; a file with the old name stays unchanged. */
  rename(): void {
    const doc = this.store.current;
    const tab = this.element.querySelector('.doc-tab.current');
    if (!doc || !tab) return;
    const input = h('input', { type: 'text', 'aria-label': 'Name of this text', value: doc.name, spellcheck: 'false' });
    const done = (name: string | null): void => {
      const trouble = name === null || name === doc.name ? '' : this.store.unfit(name);
      if (trouble) { this.say(trouble); return; }
      input.onblur = null;
      if (name !== null && name !== doc.name) this.store.rename(doc, name); else this.show();
      this.edit();
    };
    input.onblur = () => this.show();
    input.addEventListener('keydown', event => {
      if (event.key === 'Enter') done(input.value.trim()); else if (event.key === 'Escape') done(null); else return;
      event.preventDefault();
    });
    fill(tab, input);
    input.focus();
    input.setSelectionRange(0, doc.name.indexOf('.'));
  }

  private close(doc: Doc): void {
    if (doc.saved !== null && doc.saved !== doc.text && !confirm(`${doc.name} has changes that are not saved. Close it?`)) return;
    this.store.close(doc);
  }
}
