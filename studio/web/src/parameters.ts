// The parameters of a script: a slider or a list for each, and the text follows.

import type { App } from './app';
import { fill, h, message } from './dom';
import type { GameText, Parameter } from './told';

interface Family { text: string; parameters: Parameter[] }

/** Whether values are numbers that a slider goes through. */
export const isRange = (possible: string[]): boolean => possible.length > 2 && possible.every(value => /^-?\d+$/.test(value));

export class ParametersPanel {
  readonly element = h('section', { class: 'part-of parameters', hidden: true });
  private readonly rows = h('div', { class: 'fields' });
  private shown = '';

  constructor(private readonly app: App) { fill(this.element, h('h2', {}, 'Parameters'), this.rows); }

  /** Shows those of a game. */
  async refresh(game: GameText): Promise<void> {
    const key = game.file + game.text;
    if (key === this.shown) return;
    this.shown = key;
    if (!this.app.store.language(game.file)?.families) { this.element.hidden = true; return; }
    try {
      const { parameters } = await this.ask(game, {});
      if (this.shown === key) this.show(game, parameters);
    } catch (error) {
      if (message(error)) this.element.hidden = true; // what is wrong with the text is said beside the board
    }
  }

  private ask(game: GameText, values: Record<string, string>): Promise<Family> {
    return this.app.rpc.ask<Family>('studio/parameters', { game: { file: game.file, text: game.text }, values });
  }

  private show(game: GameText, parameters: Parameter[]): void {
    this.element.hidden = !parameters.length;
    // Whoever moves a slider with the keyboard goes on with it.
    const focused = document.activeElement?.closest<HTMLElement>('.parameters [data-name]')?.dataset.name;
    fill(this.rows, ...parameters.map(one => h('label', { class: 'field' }, h('span', {}, one.name), this.control(game, one))));
    if (focused) this.rows.querySelector<HTMLElement>(`[data-name="${focused}"]`)?.focus({ preventScroll: true });
  }

  private control(game: GameText, { name, value, possible }: Parameter): HTMLElement {
    if (isRange(possible)) {
      const shown = h('output', {}, value);
      const slider: HTMLInputElement = h('input', { type: 'range', 'data-name': name, min: 0, max: possible.length - 1, value: possible.indexOf(value), 'aria-valuetext': value,
        oninput: () => { shown.textContent = possible[Number(slider.value)]; slider.setAttribute('aria-valuetext', shown.textContent); },
        onchange: () => void this.set(game, name, possible[Number(slider.value)]) });
      return h('div', { class: 'row' }, slider, shown);
    }
    if (!possible.length) {
      const field: HTMLInputElement = h('input', { type: 'text', 'data-name': name, value, onchange: () => void this.set(game, name, field.value) });
      return field;
    }
    const select: HTMLSelectElement = h('select', { 'data-name': name, onchange: () => void this.set(game, name, select.value) }, ...possible.map(one => h('option', { value: one, selected: one === value }, one)));
    return select;
  }

  private async set(game: GameText, name: string, value: string): Promise<void> {
    const { store, editor } = this.app;
    try {
      const { text } = await this.ask(game, { [name]: value });
      const doc = store.find(game.file);
      if (!doc || doc.text !== game.text) return; // it was changed meanwhile
      if (doc === store.current) editor.replace(text); else store.edit(doc, text);
    } catch (error) {
      if (message(error)) this.app.say(message(error));
    }
  }
}
