// The page: a list of games, the editor, and next to it the views of the text.

import type { App } from './app';
import { AutomatonView } from './automaton';
import { DebugView } from './debug';
import { button, fill, h, icon } from './dom';
import { Editor } from './editor';
import { Files } from './files';
import { GuideView } from './guide';
import { MeasureView } from './measure';
import { Palette, type Command } from './palette';
import { PassesView } from './passes';
import { PlayView } from './play';
import { Problems } from './problems';
import type { Rpc } from './rpc';
import { RulesView } from './rules';
import type { Store } from './store';
import { Texts } from './texts';
import { toggleTheme } from './theme';
import type { ViewCheck, Welcome } from './told';
import { TranslateView } from './translate';
import { Views } from './views';
import { Words } from './words';

const mac = navigator.platform.startsWith('Mac');
const key = (name: string): string => (mac ? '⌘' : 'Ctrl ') + name;

/** Lets users drag the border between two columns, or move it with the arrow keys. */
function gutter(main: () => HTMLElement): HTMLElement {
  const element = h('div', { class: 'gutter', role: 'separator', tabindex: 0, 'aria-orientation': 'vertical', 'aria-label': 'Width of the editor', 'aria-valuenow': 50 });
  const set = (percent: number): void => {
    const real = Math.max(20, Math.min(75, percent));
    document.body.style.setProperty('--left', `${real}fr`);
    document.body.style.setProperty('--right', `${100 - real}fr`);
    element.setAttribute('aria-valuenow', String(Math.round(real)));
  };
  const keep = (percent: number): void => { set(percent); localStorage.setItem('regames.width', element.getAttribute('aria-valuenow')!); };
  // In narrower windows, the board and what is next to it need more space than the text.
  set(Number(localStorage.getItem('regames.width') ?? (innerWidth < 1500 ? 36 : 46)));
  element.addEventListener('pointerdown', event => {
    element.setPointerCapture(event.pointerId);
    const edit = main().querySelector('.edit')!.getBoundingClientRect();
    const all = main().getBoundingClientRect().right - edit.left;
    const move = (e: PointerEvent): void => keep((e.clientX - edit.left) / all * 100);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', () => element.removeEventListener('pointermove', move), { once: true });
  });
  element.addEventListener('keydown', event => {
    const step = event.key === 'ArrowLeft' ? -3 : event.key === 'ArrowRight' ? 3 : 0;
    if (step) keep(Number(element.getAttribute('aria-valuenow')) + step);
  });
  return element;
}

export class Page {
  private readonly app: App;
  private readonly views: Views;
  private readonly files: Files;
  private readonly texts: Texts;
  private readonly problems = new Problems();
  private readonly palette = new Palette(() => this.commands());
  private readonly play: PlayView;
  private readonly measure: MeasureView;
  private readonly place = h('span', { class: 'muted place' });
  private readonly said = h('span', { class: 'said', role: 'status', 'aria-live': 'polite' });
  private saidTimer = 0;

  constructor(rpc: Rpc, private readonly welcome: Welcome, store: Store, lsp: string) {
    const editorHolder = h('div', { class: 'editor' });
    const editor: Editor = new Editor(editorHolder, store, {
      cursor: (line, column) => { this.place.textContent = `${line}:${column}`; this.views?.cursor(line); },
      problems: problems => this.problems.show(problems, editor.view),
      checkView: async () => store.game() && rpc.ask<ViewCheck>('studio/view', store.game()),
      tabbed: () => this.say(`Tab moves the text. To leave it: Esc, then Tab; or ${mac ? 'Shift Alt M' : 'Ctrl M'}, and Tab always does.`),
      pressed: command => this.pressed(command),
    });
    const debug = (): DebugView => following;
    this.app = {
      rpc, store, editor, welcome, words: new Words(),
      say: text => this.say(text), go: id => this.views.go(id),
      openPlay: (moves, setUp) => { this.views.go('play'); this.play.load(moves, [], setUp); },
      saveRecord: (stem, text) => this.files.saveRecord(stem, text),
      played: () => this.play.played(),
      debug: tags => { debug().follow(tags); this.views.go('debug'); },
      open: (line, column) => { this.views.showText(); editor.point(line, column); editor.view.focus(); },
      openText: (name, text) => { store.open(store.fresh(name), text, null); },
    };
    const following = new DebugView(this.app);
    this.play = new PlayView(this.app);
    this.measure = new MeasureView(this.app);
    this.views = new Views([new GuideView(this.app), this.play, new RulesView(this.app), following, new AutomatonView(this.app), new PassesView(this.app), new TranslateView(this.app), this.measure], key('E'));
    this.files = new Files(rpc, welcome, store, text => this.say(text), () => { this.views.showText(); editor.view.focus(); }, () => ({ tab: this.views.current, ...this.play.shared() }),
      (name, text) => { this.views.go('play'); this.play.openText(name, text); });
    this.texts = new Texts(store, text => this.say(text), () => this.files.fresh(), () => editor.view.focus());
    this.build(editorHolder);
    store.addEventListener('shown', () => { this.texts.show(); this.views.refreshIn(0); });
    store.addEventListener('edited', () => { this.texts.show(); this.views.refreshIn(400); });
    addEventListener('keydown', event => this.shortcut(event));
    editor.connect(lsp);
    store.dispatchEvent(new Event('shown'));
    this.views.go(localStorage.getItem('regames.view') ?? 'guide');
  }

  private build(editorHolder: HTMLElement): void {
    const main: HTMLElement = h('main', { class: 'main' },
      this.files.element,
      h('section', { class: 'edit', 'aria-label': 'Editor' }, this.texts.element, editorHolder, this.problems.list),
      gutter(() => main),
      this.views.tabs,
      h('section', { class: 'beside', 'aria-label': 'Views of the text' }, this.views.pane));
    const head = h('header', { class: 'head' },
      button('Games', () => this.views.toggleFiles(), { icon: 'menu', text: false, class: 'tool', title: 'Show or hide the list of games' }),
      h('h1', { class: 'brand' }, 'Regames'), h('span', { class: 'muted folder' }, this.welcome.folder), h('span', { class: 'grow' }),
      h('button', { type: 'button', class: 'search', 'aria-label': 'Find a command or a game', onclick: () => this.palette.open() },
        icon('search'), h('span', {}, 'Find a command or a game'), h('kbd', {}, key('K'))),
      h('span', { class: 'grow' }),
      button('Save', () => void this.files.save(), { icon: 'save', class: 'button', title: `Save in the folder (${key('S')})` }),
      button('Share', () => void this.files.share(), { icon: 'share', class: 'button', title: 'Copy a link that holds the game' }),
      button('Switch between light and dark', toggleTheme, { icon: 'moon', text: false, class: 'tool' }));
    const foot = h('footer', { class: 'foot' });
    fill(foot, this.problems.button, this.said, h('span', { class: 'grow' }), this.place);
    if (localStorage.getItem('regames.files') === 'hidden') document.body.classList.add('no-files');
    // If the list overlays the rest, choosing something in it or clicking outside hides it.
    document.addEventListener('click', event => {
      const at = event.target as Element;
      if (at.closest('.file, .files .tool') || !at.closest('.files, [aria-label=Games]')) document.body.classList.remove('files-open');
    });
    document.body.prepend(head, main, foot);
  }

  /** Performs the action of a button above the text, in the view responsible for it. */
  private pressed(command: string): void {
    if (command === 'regames.draw') { this.views.go('automaton'); return; }
    this.views.go('measure');
    this.measure.start(command.replace('regames.', ''));
  }

  private say(text: string): void {
    this.said.textContent = text;
    clearTimeout(this.saidTimer);
    this.saidTimer = window.setTimeout(() => { this.said.textContent = ''; }, 6000);
  }

  private inPlay(run: () => void): () => void { return () => { this.views.go('play'); run(); }; }

  private commands(): Command[] {
    const { editor } = this.app;
    return [
      ...this.views.all.map((view, i) => ({ title: view.title, group: 'view', keys: `Alt ${i + 1}`, run: () => this.views.go(view.id) })),
      { title: 'New game', group: 'file', run: () => this.files.fresh() },
      { title: 'Save', group: 'file', keys: key('S'), run: () => void this.files.save() },
      { title: 'Share as a link', group: 'file', run: () => void this.files.share() },
      { title: 'Undo a change to the text', group: 'edit', keys: key('Z'), run: () => editor.undo() },
      { title: 'Format the text', group: 'edit', keys: 'Shift Alt F', run: () => editor.format() },
      { title: 'Calls to and from what is at the cursor', group: 'edit', keys: 'Shift Alt H', run: () => editor.calls() },
      { title: 'Fix the first problem', group: 'edit', keys: key('.'), run: () => this.fix() },
      { title: 'Rename this text', group: 'file', run: () => this.texts.rename() },
      ...['Playouts', 'Verify', 'Perft', 'Explain'].map(title => ({ title, group: 'measure', run: () => this.pressed(title.toLowerCase()) })),
      { title: 'New play', group: 'play', run: this.inPlay(() => this.play.restart()) },
      { title: 'Undo the last move', group: 'play', run: this.inPlay(() => this.play.undo()) },
      { title: 'Flip the board', group: 'play', run: this.inPlay(() => this.play.flip()) },
      { title: 'Set up a position', group: 'play', run: this.inPlay(() => this.play.openSetUp()) },
      { title: 'Names of cells', group: 'play', run: this.inPlay(() => this.play.name()) },
      { title: 'Save the play as a record', group: 'play', run: this.inPlay(() => void this.play.records.save()) },
      { title: 'Open a record of a play', group: 'play', run: this.inPlay(() => this.play.records.open()) },
      { title: 'Match of agents', group: 'measure', run: () => this.pressed('match') },
      { title: 'Switch between light and dark', group: 'page', run: toggleTheme },
      { title: 'Show or hide the list of games', group: 'page', keys: key('B'), run: () => this.views.toggleFiles() },
      { title: 'Show or hide the text', group: 'page', keys: key('E'), run: () => this.views.toggleText() },
      ...this.welcome.files.map(file => ({ title: file, group: 'this folder', run: () => void this.files.openFile(file) })),
      ...editor.symbols().map(one => ({ title: one.name, group: `line ${one.line}`, run: () => this.app.open(one.line, one.column) })),
      ...this.welcome.games.map(game => ({ title: game.split('/')[1], group: 'our games', run: () => void this.files.openGame(game) })),
    ];
  }

  private fix(): void {
    if (!this.app.editor.fixFirst(this.problems.all)) this.say('None of the problems here has a suggested fix.');
  }

  private shortcut(event: KeyboardEvent): void {
    const command = mac ? event.metaKey : event.ctrlKey;
    const letter = event.key.toLowerCase(); // capitals where Caps Lock is on
    const view = event.altKey && !command && this.views.all[Number(event.code.replace('Digit', '')) - 1];
    const run: Record<string, () => void> = {
      k: () => this.palette.open(), s: () => void this.files.save(), b: () => this.views.toggleFiles(), e: () => this.views.toggleText(), '.': () => this.fix(),
    };
    if (view) this.views.go(view.id);
    else if (command && Object.hasOwn(run, letter)) run[letter]();
    else if (event.key === 'Escape' && document.body.classList.contains('files-open')) document.body.classList.remove('files-open');
    else return;
    event.preventDefault();
  }
}
