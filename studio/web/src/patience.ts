// What to say while somebody waits for the first reading of a text.

import type { App } from './app';

const SOON_MILLIS = 700;

/** Says what takes so long where an answer about a file does not come soon. */
export function patiently(app: App, file: string, answer: Promise<unknown>, say: (text: string) => void): void {
  const text = app.store.language(file)?.patience;
  if (!text) return;
  const timer = setTimeout(() => say(text), SOON_MILLIS);
  const done = (): void => clearTimeout(timer);
  answer.then(done, done);
}
