// What views know about the rest of the page.

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
  /** Shows a message in the line at the bottom, for a while. */
  say(text: string): void;
  /** Brings a view to the front. */
  go(view: string): void;
  /** Opens a play on the board, from a position that was set up if it starts at one. */
  openPlay(moves: Made[], setUp?: SetUp): void;
  /** Saves a record in the folder under an unused name; returns the name if that succeeded. */
  saveRecord(stem: string, text: string): Promise<string>;
  /** The moves up to the position on the board, if it shows one of the current game. */
  played(): string[][];
  /** Follows a move step by step, from the position on the board. */
  debug(tags: string[]): void;
  /** Goes to a place in the text, and shows the text if it is not visible. */
  open(line: number, column: number): void;
  /** Opens a text as a new one. */
  openText(name: string, text: string): void;
}

/** A part of the page next to the editor. */
export interface View {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
  /** Called when the view comes to the front, or when the text changes while it is there. */
  refresh(): void;
  /** Called when the cursor of the editor has moved. */
  cursor?(line: number): void;
  /** Called when the view goes to the back. */
  leave?(): void;
}
