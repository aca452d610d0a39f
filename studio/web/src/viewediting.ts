// Editing the view of a game: errors are marked in place, and words completed.

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { grammar } from './languages';
import type { ViewCheck, ViewWords, Wording } from './told';
import { jsonPlace, wordsAt } from './viewtext';

const JSON_WORDS: Wording = { comment: '\\u0000', keywords: ['true', 'false', 'null'] };

/** What the editor needs from the server for a view: its problems, if its game is open. */
export type CheckView = () => Promise<ViewCheck | null>;

export class ViewEditing {
  private words: ViewWords | null = null;
  private timer = 0;

  constructor(private readonly check: CheckView, private readonly found: (of: string, check: ViewCheck) => void) {}

  /** The same object every time, so that the editor recognizes it. */
  private readonly data = [{ autocomplete: (context: CompletionContext): CompletionResult | null => this.complete(context) }];

  /** The extensions for texts of views. */
  readonly extension: Extension = [grammar(JSON_WORDS), EditorState.languageData.of(() => this.data)];

  /** Checks a view after a while without typing. */
  later(of: string, millis: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check().then(check => {
      if (!check) return;
      this.words = check.words;
      this.found(of, check);
    }, () => { /* the game itself has mistakes, which are marked there */ }), millis);
  }

  private complete(context: CompletionContext): CompletionResult | null {
    if (!this.words) return null;
    const place = jsonPlace(context.state.doc.toString(), context.pos);
    const { words, isPlain } = wordsAt(place, this.words);
    if (!words.length || !context.explicit && !place.inText && context.pos === place.from) return null;
    const quoted = (word: string): string => isPlain || place.inText ? word : `"${word}"${place.isKey ? ': ' : ''}`;
    return { from: place.from, options: words.map((word): Completion => ({ label: word, apply: quoted(word), type: place.isKey ? 'property' : 'enum' })), validFor: /^[\w-]*$/ };
  }
}
