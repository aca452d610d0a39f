// What views know of the rest of the page.

import type { Editor } from './editor';
import type { Rpc } from './rpc';
import type { Store } from './store';
import type { Made, SetUp, Welcome } from './told';
import type { Words } from './words';

export interface App {
  rpc: Rpc;
  store: Store;
  editor: Editor;
  welcome: Welcome;
  words: Words;
  /** Says something in the line at the bottom, for a while. */
  say(text: string): void;
  /** Brings a view to the front. */
  go(view: string): void;
  /** Opens a play on the board, from a position that was set up where it starts there. */
  openPlay(moves: Made[], setUp?: SetUp): void;
  /** Saves a record in the folder, under a name that no file there has; the name, where that could be done. */
  saveRecord(stem: string, text: string): Promise<string>;
  /** The moves up to the position on the board, where one of the present game is there. */
  played(): string[][];
  /** Follows a move step by step, from the position on the board. */
  debug(tags: string[]): void;
  /** Goes to a place in the text, and shows the text where it is out of sight. */
  open(line: number, column: number): void;
  /** Opens a text as a new one. */
  openText(name: string, text: string): void;
}

/** A part of the page beside the editor. */
export interface View {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
  /** It came to the front, or the text has changed while it is there. */
  refresh(): void;
  /** The cursor of the editor is elsewhere. */
  cursor?(line: number): void;
  /** It went to the back. */
  leave?(): void;
}
