// The games in the folder and those that come with Regames: opening, saving and sharing them.

import { button, fill, h, message } from './dom';
import { cutName } from './filenames';
import type { Rpc } from './rpc';
import { gameOf, RECORD } from './record';
import { link, type Shared } from './share';
import type { Store } from './store';
import type { Welcome } from './told';

const LARGEST = 2 << 20;

/** A name whose middle is cut where there is no room for it. */
const cut = (name: string): HTMLElement[] => cutName(name).map((part, i) => h('span', { class: i ? 'end-of' : 'first-of' }, part));

/** The name of a group of games: the name of their folder. */
const title = (folder: string): string => folder.length < 4 ? folder.toUpperCase() : folder[0].toUpperCase() + folder.slice(1);

export class Files {
  readonly element = h('nav', { class: 'files', 'aria-label': 'Games' });

  constructor(private readonly rpc: Rpc, private readonly welcome: Welcome, private readonly store: Store, private readonly say: (text: string) => void, private readonly begun: () => void,
    private readonly play: () => Pick<Shared, 'tab' | 'moves' | 'at' | 'record' | 'setUp'>, private readonly record: (name: string, text: string) => void) {
    this.list(welcome.files);
  }

  private list(files: string[]): void {
    const groups = new Map<string, string[]>();
    for (const game of this.welcome.games) {
      const [folder] = game.split('/');
      groups.set(folder, [...groups.get(folder) ?? [], game]);
    }
    // The language in which new games are written comes first, expanded.
    const first = this.store.language(this.welcome.begun.name)?.name;
    const folders = [...groups.keys()].sort((a, b) => Number(b === first) - Number(a === first));
    const item = (label: string, run: () => void, name: string): HTMLElement => h('li', {}, h('button', { type: 'button', class: 'file', title: name, onclick: run }, ...cut(label)));
    const ours = (game: string): HTMLElement => {
      const name = game.split('/')[1];
      return item(this.store.stem(name), () => void this.openGame(game), name);
    };
    fill(this.element,
      h('div', { class: 'files-head' }, h('h2', {}, 'This folder'), button('New game', () => this.fresh(), { icon: 'plus', text: false, class: 'tool' })),
      files.length ? h('ul', {}, ...files.map(file => item(file, () => void this.openFile(file), file))) : h('p', { class: 'muted hint' }, 'No games yet. Begin a new one, or take one of ours.'),
      h('h2', {}, 'Our games'),
      ...folders.map(folder => h('details', { open: folder === first }, h('summary', {}, title(folder)), h('ul', {}, ...groups.get(folder)!.map(ours)))));
  }

  fresh(): void {
    const { name, text } = this.welcome.begun;
    this.store.open(this.store.fresh(name), text, null, text);
    this.begun();
  }

  async openFile(file: string): Promise<void> {
    if (file.endsWith(RECORD)) { await this.openRecord(file); return; }
    const open = this.store.find(file);
    if (open) { this.store.show(open); return; }
    await this.trying(async () => {
      const { text } = await this.rpc.ask<{ text: string }>('studio/read', { path: file });
      this.store.open(file, text, text);
    });
  }

  async openGame(game: string): Promise<void> {
    const name = game.split('/')[1];
    const open = this.store.find(name);
    if (open) { this.store.show(open); return; }
    await this.trying(async () => {
      const { text } = await this.rpc.ask<{ text: string }>('studio/game', { path: game });
      this.store.open(name, text, null, text);
    });
  }

  /** Opens a record in the folder, together with its game. */
  private async openRecord(file: string): Promise<void> {
    await this.trying(async () => {
      const { text } = await this.rpc.ask<{ text: string }>('studio/read', { path: file });
      const game = gameOf(text)?.split('/').at(-1) ?? '';
      const isIt = (path: string): boolean => path.split('/').at(-1) === game;
      const open = this.store.docs.find(doc => isIt(doc.name));
      const here = this.welcome.files.find(isIt), ours = this.welcome.games.find(isIt);
      if (open) this.store.show(open);
      else if (here) await this.openFile(here);
      else if (ours) await this.openGame(ours);
      else if (game) { this.say(`${file} is a play of ${game}, which is not here.`); return; }
      this.record(file, text);
    });
  }

  async saveRecord(stem: string, text: string): Promise<string> {
    let name = stem + RECORD;
    for (let n = 2; this.welcome.files.includes(name); n++) name = `${stem}-${n}${RECORD}`;
    let saved = '';
    await this.trying(async () => {
      const { files } = await this.rpc.ask<{ files: string[] }>('studio/write', { path: name, text });
      this.welcome.files = files;
      this.list(files);
      saved = name;
    });
    return saved;
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try { await work(); } catch (error) { this.say(message(error)); }
  }

  async save(): Promise<void> {
    const doc = this.store.current;
    if (!doc) return;
    if (doc.text.length > LARGEST) { this.say('This text is too long to be a game.'); return; }
    await this.trying(async () => {
      if (doc.saved === null && this.welcome.files.includes(doc.name) && !confirm(`${doc.name} is in the folder already. Replace it?`)) return;
      const { files } = await this.rpc.ask<{ files: string[] }>('studio/write', { path: doc.name, text: doc.text });
      this.welcome.files = files;
      this.store.markSaved(doc);
      this.list(files);
      this.say(`Saved ${doc.name}`);
    });
  }

  async share(): Promise<void> {
    const doc = this.store.current;
    if (!doc) return;
    const game = this.store.game();
    const url = await link({ name: game?.file ?? doc.name, text: game?.text ?? doc.text, view: game?.view ?? undefined, choices: game?.choices ?? undefined, ...this.play() });
    history.replaceState(null, '', url.slice(location.origin.length));
    try {
      await navigator.clipboard.writeText(url);
      this.say('The link is copied; it holds the game and the play, nothing is stored elsewhere.');
    } catch {
      this.say('The link is in the address bar; it holds the game and the play.');
    }
  }
}
