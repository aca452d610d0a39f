// What to say while users wait for a text to be read for the first time.

import type { App } from './app';

const SOON_MILLIS = 700;

/** Explains what takes so long if an answer about a file does not come soon. */
export function patiently(app: App, file: string, answer: Promise<unknown>, say: (text: string) => void): void {
  const text = app.store.language(file)?.patience;
  if (!text) return;
  const timer = setTimeout(() => say(text), SOON_MILLIS);
  const done = (): void => clearTimeout(timer);
  answer.then(done, done);
}
