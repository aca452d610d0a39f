// What a text lets users choose: a slider or a list for each parameter of a script, which changes its text; lists of
// options, which leave the text unchanged.

import type { App } from './app';
import { fill, h, message } from './dom';
import type { Family, GameText, Parameter } from './told';

/** Whether values are numbers that fit a slider. */
export const isRange = (possible: string[]): boolean => possible.length > 2 && possible.every(value => /^-?\d+$/.test(value));

/** Values of parameters, and the set of options that they begin with. */
type Wish = { values: Record<string, string>; ruleset: string | null };

export class ParametersPanel {
  readonly element = h('section', { class: 'part-of parameters', hidden: true });
  private readonly rows = h('div', { class: 'fields' });
  private readonly title = h('h2', {}, 'Parameters');
  private shown = '';
  /** What users have set since the last question to the server; null while nothing is asked. */
  private waiting: Wish | null = null;

  constructor(private readonly app: App) {
    fill(this.element, this.title, this.rows);
    // A slider has no memory of its own: what it did to the text is taken back there.
    this.element.addEventListener('keydown', event => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y') || (event.target as HTMLElement).matches('[type=text]')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) app.editor.redo(); else app.editor.undo(false);
    });
  }

  /** Shows the parameters of a game. */
  async refresh(game: GameText): Promise<void> {
    const key = JSON.stringify([game.file, game.text, game.choices]);
    if (key === this.shown) return;
    this.shown = key;
    if (!this.app.store.language(game.file)?.varied) { this.element.hidden = true; return; }
    try {
      const family = await this.ask(game, {});
      if (this.shown === key) this.show(game, family);
    } catch (error) {
      if (message(error)) this.element.hidden = true; // problems of the text are shown next to the board
    }
  }

  private ask({ file, text, choices }: GameText, values: Record<string, string>, ruleset: string | null = null): Promise<Family> {
    return this.app.rpc.ask<Family>('studio/parameters', { game: { file, text, choices }, values, ruleset });
  }

  private show(game: GameText, { parameters, rulesets, choices }: Family): void {
    this.element.hidden = !parameters.length && !rulesets.length;
    const { options } = this.app.store.language(game.file)!;
    this.title.textContent = options ? 'Options' : 'Parameters';
    // Users who move a slider with the keyboard keep the focus on it.
    const focused = document.activeElement?.closest<HTMLElement>('.parameters [data-name]')?.dataset.name;
    const ruleset: HTMLSelectElement = h('select', { 'data-name': 'ruleset', onchange: () => void this.set(game, {}, ruleset.value) },
      ...['', ...rulesets].map(one => h('option', { value: one, selected: one === (choices?.ruleset ?? '') }, one.split('/').at(-1) || 'none')));
    const field = (name: string, control: HTMLElement): HTMLElement => h('label', { class: 'field' }, h('span', {}, name), control);
    fill(this.rows, rulesets.length ? field('Ruleset', ruleset) : null, ...parameters.map(one => field(one.name, this.control(game, one))));
    if (focused) this.rows.querySelector<HTMLElement>(`[data-name="${focused}"]`)?.focus({ preventScroll: true });
  }

  private control(game: GameText, { name, value, possible }: Parameter): HTMLElement {
    if (isRange(possible)) {
      const shown = h('output', {}, value);
      const slider: HTMLInputElement = h('input', { type: 'range', 'data-name': name, min: 0, max: possible.length - 1, value: possible.indexOf(value), 'aria-valuetext': value,
        oninput: () => { shown.textContent = possible[Number(slider.value)]; slider.setAttribute('aria-valuetext', shown.textContent); },
        onchange: () => void this.set(game, { [name]: possible[Number(slider.value)] }) });
      return h('div', { class: 'row' }, slider, shown);
    }
    if (!possible.length) {
      const field: HTMLInputElement = h('input', { type: 'text', 'data-name': name, value, onchange: () => void this.set(game, { [name]: field.value }) });
      return field;
    }
    const select: HTMLSelectElement = h('select', { 'data-name': name, onchange: () => void this.set(game, { [name]: select.value }) }, ...possible.map(one => h('option', { value: one, selected: one === value }, one)));
    return select;
  }

  /** Sets values; what is set while an answer is awaited is asked about next, so that nothing is lost. */
  private async set(game: GameText, values: Record<string, string>, ruleset: string | null = null): Promise<void> {
    const both = (one: Wish, later: Wish): Wish => ({ values: { ...one.values, ...later.values }, ruleset: later.ruleset ?? one.ruleset });
    if (this.waiting) { this.waiting = both(this.waiting, { values, ruleset }); return; }
    try {
      let asked: Wish = { values, ruleset };
      do {
        this.waiting = { values: {}, ruleset: null };
        const done = await this.change(game.file, asked);
        asked = done ? this.waiting : both(asked, this.waiting);
      } while (asked.ruleset !== null || Object.keys(asked.values).length);
    } catch (error) {
      if (message(error)) this.app.say(message(error));
    } finally {
      this.waiting = null;
    }
  }

  /** Changes the text as it is now; whether nobody else has changed it meanwhile. */
  private async change(file: string, { values, ruleset }: Wish): Promise<boolean> {
    const { store, editor } = this.app;
    const doc = store.find(file);
    if (!doc) return true;
    const before = doc.text;
    const { text, choices } = await this.ask({ file, text: before, choices: store.chosen(file) }, values, ruleset);
    if (store.find(file)?.text !== before) return !store.find(file);
    store.choose(doc.name, choices);
    if (doc === store.current) editor.replace(text); else store.edit(doc, text);
    return true;
  }
}
