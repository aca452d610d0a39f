// The problems of the text: their number at the bottom of the page, and a list that opens above it.

import type { Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { button, fill, h } from './dom';

const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** The problem, and below it what helps. */
function said(text: string): (string | HTMLElement)[] {
  const [what, ...helps] = text.split('\n');
  return [what, ...helps.map(help => h('span', { class: 'hint' }, help))];
}

export class Problems {
  readonly button = button('', () => { this.list.hidden = !this.list.hidden; }, { class: 'link problems-button' });
  readonly list = h('ul', { class: 'problems', hidden: true, 'aria-label': 'Problems' });
  /** The problems that are shown. */
  all: Diagnostic[] = [];

  show(problems: Diagnostic[], view: EditorView): void {
    this.all = problems;
    const errors = problems.filter(problem => problem.severity === 'error').length;
    const warnings = problems.length - errors;
    this.button.textContent = [errors && many(errors, 'error'), warnings && many(warnings, 'warning')].filter(Boolean).join(', ') || 'No problems';
    this.button.dataset.kind = errors ? 'error' : warnings ? 'warning' : 'none';
    fill(this.list, ...problems.map(problem => this.row(problem, view)));
    if (!problems.length) this.list.hidden = true;
  }

  private row(problem: Diagnostic, view: EditorView): HTMLElement {
    const go = (): void => {
      view.dispatch({ selection: { anchor: problem.from }, scrollIntoView: true });
      view.focus();
    };
    const line = view.state.doc.lineAt(Math.min(problem.from, view.state.doc.length)).number;
    return h('li', { class: problem.severity },
      h('button', { type: 'button', class: 'problem', onclick: go }, h('span', { class: 'number' }, `${line}`), h('span', {}, ...said(problem.message))),
      ...(problem.actions ?? []).map(action => button(action.name, () => action.apply(view, problem.from, problem.to), { class: 'button fix' })));
  }
}
