// All commands, found by name.

import { fill, h } from './dom';

export interface Command { title: string; group: string; keys?: string; run(): void }

/** How well a title matches a query whose letters must occur in order; less is better, -1 does not match. */
function fit(title: string, query: string): number {
  let place = 0, gaps = 0;
  const low = title.toLowerCase();
  for (const letter of query) {
    const next = low.indexOf(letter, place);
    if (next < 0) return -1;
    gaps += next - place && !/\W/.test(low[next - 1] ?? ' ') ? next - place : 0;
    place = next + 1;
  }
  return gaps + (low.startsWith(query) ? 0 : 1) + low.length / 1000;
}

/** Matches by title, or else by group as well. */
function rank(command: Command, query: string): number {
  const byTitle = fit(command.title, query);
  const byGroup = byTitle < 0 ? fit(`${command.group} ${command.title}`, query) : -1;
  return byTitle < 0 && byGroup >= 0 ? byGroup + 3 : byTitle;
}

export class Palette {
  private readonly dialog: HTMLDialogElement;
  private readonly input = h('input', { type: 'text', role: 'combobox', 'aria-expanded': 'true', 'aria-controls': 'palette-list',
    'aria-label': 'Find a command, a file or a game', placeholder: 'Find a command, a file or a game', spellcheck: 'false', autocomplete: 'off' });
  private readonly list = h('ul', { id: 'palette-list', role: 'listbox' });
  private shown: Command[] = [];
  private chosen = 0;

  constructor(private readonly commands: () => Command[]) {
    this.dialog = h('dialog', { class: 'palette', 'aria-label': 'Commands' }, this.input, this.list);
    document.body.append(this.dialog);
    this.input.addEventListener('input', () => { this.chosen = 0; this.filter(); });
    this.input.addEventListener('keydown', event => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step && this.shown.length) { this.chosen = (this.chosen + step + this.shown.length) % this.shown.length; this.mark(); event.preventDefault(); }
      if (event.key === 'Enter') { event.preventDefault(); this.take(this.shown[this.chosen]); }
    });
    this.dialog.addEventListener('click', event => { if (event.target === this.dialog) this.dialog.close(); });
  }

  open(): void {
    if (this.dialog.open) { this.dialog.close(); return; }
    this.input.value = '';
    this.chosen = 0;
    this.filter();
    this.dialog.showModal();
    this.input.focus();
  }

  private filter(): void {
    const query = this.input.value.toLowerCase().replaceAll(' ', '');
    this.shown = this.commands().map(command => ({ command, rank: rank(command, query), ours: command.group === 'our games' ? 0.5 : 0 }))
      .filter(item => item.rank >= 0).sort((a, b) => query ? a.rank + a.ours - b.rank - b.ours : 0).slice(0, 60).map(item => item.command);
    fill(this.list, ...this.shown.map((command, i) => h('li', { role: 'option', id: `palette-${i}`, onclick: () => this.take(command) },
      h('span', { class: 'grow' }, command.title), h('span', { class: 'muted' }, command.keys ?? command.group))));
    this.mark();
  }

  private mark(): void {
    [...this.list.children].forEach((item, i) => {
      item.setAttribute('aria-selected', String(i === this.chosen));
      if (i === this.chosen) item.scrollIntoView({ block: 'nearest' });
    });
    this.input.setAttribute('aria-activedescendant', `palette-${this.chosen}`);
  }

  private take(command: Command | undefined): void {
    this.dialog.close();
    command?.run();
  }
}
