// Plays as files: saved in the folder, and opened from anywhere.

import type { App } from './app';
import { button, h } from './dom';
import { RECORD } from './record';

/** What is needed from the board next to it. */
export interface Recorded {
  /** The name of the game and the text of the play; undefined if there is no play. */
  written(): { file: string; text: string } | null;
  /** Shows the play of a record. */
  openText(name: string, text: string): void;
}

export class Records {
  private readonly file = h('input', { type: 'file', accept: `${RECORD},.txt`, hidden: true, 'aria-label': 'A record of a play', onchange: () => void this.read() });
  readonly tools = [
    button('Open a record', () => this.open(), { icon: 'open', text: false, class: 'tool small' }),
    button('Save as a record', () => void this.save(), { icon: 'save', text: false, class: 'tool small' }), this.file];

  constructor(private readonly app: App, private readonly table: Recorded) {}

  open(): void { this.file.click(); }

  private async read(): Promise<void> {
    const file = this.file.files?.[0];
    this.file.value = '';
    if (file) this.table.openText(file.name, await file.text());
  }

  /** Saves the play as a file in the folder, which commands can read, too. */
  async save(): Promise<void> {
    const play = this.table.written();
    if (!play) { this.app.say('There is no move to save yet.'); return; }
    const name = await this.app.saveRecord(this.app.store.stem(play.file), play.text);
    if (name) this.app.say(`Saved ${name} in the folder; regames moves GAME --after ${name} reads it, too.`);
  }
}
