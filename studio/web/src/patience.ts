// What to say while users wait for a text to be read for the first time.

import type { App } from './app';
import type { GameText } from './told';

const SOON_MILLIS = 700;
const LATE_MILLIS = 8000;

/** The text that was answered about last: it is read by now. */
let known = '';

/** Says that a text is being read, and what takes so long, where an answer about it does not come soon. */
export function patiently(app: App, game: GameText, answer: Promise<unknown>, say: (text: string) => void): void {
  const key = JSON.stringify(game);
  if (key === known) return;
  const reading = `Reading ${game.file} …`;
  const soon = setTimeout(() => say(app.store.language(game.file)?.patience || reading), SOON_MILLIS);
  const late = setTimeout(() => say(`${reading} It is large: this may take a minute or two. The text can be written meanwhile.`), LATE_MILLIS);
  const done = (): void => { clearTimeout(soon); clearTimeout(late); };
  answer.then(() => { known = key; done(); }, done);
}
