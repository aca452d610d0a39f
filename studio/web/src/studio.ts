// The page: a list of games, the editor, and beside it what is made of the text.

import { AutomatonView } from './automaton';
import type { App, View } from './app';
import { DebugView } from './debug';
import { button, fill, h, icon, message } from './dom';
import { Editor } from './editor';
import { GuideView } from './guide';
import { MeasureView } from './measure';
import { Palette, type Command } from './palette';
import { PassesView } from './passes';
import { PlayView } from './play';
import { Rpc } from './rpc';
import { link, received } from './share';
import { Store } from './store';
import { TEMPLATES } from './templates';
import type { Diagnostic } from '@codemirror/lint';
import type { Welcome } from './told';
import { TranslateView } from './translate';

const TOKEN = 'regames.token';
const LARGEST = 2 << 20;

/** Where there is room for one thing at a time; as in studio.css. */
const NARROW = matchMedia('(max-width: 900px)');

const mac = navigator.platform.startsWith('Mac');
const key = (name: string): string => (mac ? '⌘' : 'Ctrl ') + name;

/** The token of the address goes where no link shows it. */
function token(): string {
  const found = new URLSearchParams(location.search).get('token');
  if (found) {
    localStorage.setItem(TOKEN, found);
    history.replaceState(null, '', location.pathname + location.hash);
  }
  return localStorage.getItem(TOKEN) ?? '';
}

function theme(): void {
  const kept = localStorage.getItem('regames.theme');
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

function askToken(): void {
  const input = h('input', { type: 'text', 'aria-label': 'Address', placeholder: 'http://127.0.0.1:7676/?token=…', autofocus: true });
  fill(document.body, h('main', { class: 'gate' }, h('h1', {}, 'Regames studio'),
    h('p', {}, 'This page needs the address that ', h('code', {}, 'regames studio'), ' has printed, with its token. A game in the link you followed stays in this page.'),
    h('form', { onsubmit: (event: Event) => {
      event.preventDefault();
      const given = input.value.match(/token=([\w-]+)/)?.[1] ?? input.value.trim();
      localStorage.setItem(TOKEN, given);
      location.reload();
    } }, input, h('button', { class: 'button primary' }, 'Open'))));
}

/** What is wrong, and below it what helps. */
function said(text: string): (string | HTMLElement)[] {
  const [what, ...helps] = text.split('\n');
  return [what, ...helps.map(help => h('span', { class: 'hint' }, help))];
}

class Page {
  private readonly app: App;
  private readonly views: View[];
  private view: View;
  private readonly palette: Palette;
  private readonly files = h('nav', { class: 'files', 'aria-label': 'Games' });
  private readonly tabs = h('div', { class: 'doc-tabs', role: 'group', 'aria-label': 'Open texts' });
  private readonly viewTabs = h('div', { class: 'view-tabs', role: 'tablist', 'aria-label': 'Views' });
  private readonly pane = h('div', { class: 'pane' });
  private readonly foot = h('footer', { class: 'foot' });
  private readonly place = h('span', { class: 'muted place' });
  private readonly said = h('span', { class: 'said', role: 'status', 'aria-live': 'polite' });
  private readonly problemsButton: HTMLButtonElement;
  private readonly problemList = h('ul', { class: 'problems', hidden: true, 'aria-label': 'Problems' });
  private problems: Diagnostic[] = [];
  private timer = 0;
  private saidTimer = 0;

  constructor(private readonly rpc: Rpc, private readonly welcome: Welcome, private readonly store: Store, lsp: string) {
    const editorHolder = h('div', { class: 'editor' });
    const editor = new Editor(editorHolder, store, {
      cursor: (line, column) => { this.place.textContent = `${line}:${column}`; this.view?.cursor?.(line); },
      problems: problems => this.showProblems(problems),
      pressed: command => this.pressed(command),
    });
    this.app = {
      rpc, store, editor, welcome,
      say: text => this.say(text), go: id => this.go(id),
      openPlay: moves => { this.go('play'); (this.views.find(view => view.id === 'play') as PlayView).load(moves); },
      played: () => (this.views.find(view => view.id === 'play') as PlayView).played(),
      debug: tags => { (this.views.find(view => view.id === 'debug') as DebugView).follow(tags); this.go('debug'); },
      open: (line, column) => { this.showText(); editor.point(line, column); editor.view.focus(); },
      openText: (name, text) => { store.open(store.fresh(name), text, null); },
    };
    this.views = [new GuideView(this.app), new PlayView(this.app), new DebugView(this.app), new AutomatonView(this.app), new PassesView(this.app), new TranslateView(this.app), new MeasureView(this.app)];
    this.view = this.views[0];
    this.problemsButton = button('', () => { this.problemList.hidden = !this.problemList.hidden; }, { class: 'link problems-button' });
    this.palette = new Palette(() => this.commands());
    this.build(editorHolder);
    store.addEventListener('shown', () => { this.showTabs(); this.later(0); });
    store.addEventListener('edited', () => { this.showTabs(); this.later(400); });
    addEventListener('keydown', event => this.shortcut(event));
    NARROW.addEventListener('change', () => this.markTabs());
    editor.connect(lsp);
    store.dispatchEvent(new Event('shown'));
    this.go(localStorage.getItem('regames.view') ?? 'guide');
  }

  private build(editorHolder: HTMLElement): void {
    const gutter = h('div', { class: 'gutter', role: 'separator', tabindex: 0, 'aria-orientation': 'vertical', 'aria-label': 'Width of the editor', 'aria-valuenow': 50 });
    const main = h('main', { class: 'main' },
      this.files,
      h('section', { class: 'edit', 'aria-label': 'Editor' }, this.tabs, editorHolder, this.problemList),
      gutter,
      this.viewTabs,
      h('section', { class: 'beside', 'aria-label': 'What is made of the text' }, this.pane));
    const setWidth = (percent: number): void => {
      const real = Math.max(20, Math.min(75, percent));
      main.style.setProperty('--left', `${real}fr`);
      main.style.setProperty('--right', `${100 - real}fr`);
      gutter.setAttribute('aria-valuenow', String(Math.round(real)));
      localStorage.setItem('regames.width', String(real));
    };
    setWidth(Number(localStorage.getItem('regames.width') ?? 46));
    gutter.addEventListener('pointerdown', event => {
      gutter.setPointerCapture(event.pointerId);
      const edit = main.querySelector('.edit')!.getBoundingClientRect();
      const all = main.getBoundingClientRect().right - edit.left;
      const move = (e: PointerEvent): void => setWidth((e.clientX - edit.left) / all * 100);
      gutter.addEventListener('pointermove', move);
      gutter.addEventListener('pointerup', () => gutter.removeEventListener('pointermove', move), { once: true });
    });
    gutter.addEventListener('keydown', event => {
      const step = event.key === 'ArrowLeft' ? -3 : event.key === 'ArrowRight' ? 3 : 0;
      if (step) setWidth(Number(gutter.getAttribute('aria-valuenow')) + step);
    });
    const head = h('header', { class: 'head' },
      button('Games', () => this.toggleFiles(), { icon: 'menu', text: false, class: 'tool', title: 'Show or hide the list of games' }),
      h('h1', { class: 'brand' }, 'Regames'), h('span', { class: 'muted folder' }, this.welcome.folder), h('span', { class: 'grow' }),
      h('button', { type: 'button', class: 'search', onclick: () => this.palette.open() }, icon('search'), h('span', {}, 'Find a command or a game'), h('kbd', {}, key('K'))),
      h('span', { class: 'grow' }),
      button('Save', () => void this.save(), { icon: 'save', class: 'button', title: `Save in the folder (${key('S')})` }),
      button('Share', () => void this.share(), { icon: 'share', class: 'button', title: 'Copy a link that holds the game' }),
      button('Light or dark', () => this.toggleTheme(), { icon: 'moon', text: false, class: 'tool' }));
    fill(this.viewTabs,
      h('button', { type: 'button', role: 'tab', class: 'view-tab text-tab', 'data-view': 'text', onclick: () => this.front('text') }, 'Text'),
      ...this.views.map((view, i) => h('button', { type: 'button', role: 'tab', class: 'view-tab', 'data-view': view.id, 'aria-controls': `view-${view.id}`, title: `Alt ${i + 1}`, onclick: () => this.go(view.id) }, view.title)),
      h('span', { class: 'grow' }),
      button('Show or hide the text', () => this.toggleText(), { icon: 'text', text: false, class: 'tool text-toggle', title: `Show or hide the text (${key('E')})` }));
    this.viewTabs.addEventListener('keydown', event => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!step) return;
      const next = this.views[(this.views.indexOf(this.view) + step + this.views.length) % this.views.length];
      this.go(next.id);
      this.viewTabs.querySelector<HTMLElement>(`[data-view=${next.id}]`)?.focus();
    });
    for (const view of this.views) {
      view.element.id = `view-${view.id}`;
      view.element.setAttribute('role', 'tabpanel');
      view.element.hidden = true;
      this.pane.append(view.element);
    }
    fill(this.foot, this.problemsButton, this.said, h('span', { class: 'grow' }), this.place);
    if (localStorage.getItem('regames.files') === 'hidden') document.body.classList.add('no-files');
    if (localStorage.getItem('regames.text') === 'hidden') document.body.classList.add('no-text');
    this.files.addEventListener('click', event => { if ((event.target as Element).closest('.file')) document.body.classList.remove('files-open'); });
    document.body.prepend(head, main, this.foot);
    this.listFiles(this.welcome.files);
  }

  // ---- Files.

  private listFiles(files: string[]): void {
    const groups = new Map<string, string[]>();
    for (const game of this.welcome.games) {
      const [folder] = game.split('/');
      groups.set(folder, [...groups.get(folder) ?? [], game]);
    }
    const item = (label: string, run: () => void, title: string): HTMLElement => h('li', {}, h('button', { type: 'button', class: 'file', title, onclick: run }, label));
    const names: Record<string, string> = { hrg: 'HRG', rbg: 'RBG', sbg: 'SBG', gdl: 'GDL', linegames: 'Games on lines' };
    fill(this.files,
      h('div', { class: 'files-head' }, h('h2', {}, 'This folder'), button('New game', () => this.fresh(), { icon: 'plus', text: false, class: 'tool' })),
      files.length ? h('ul', {}, ...files.map(file => item(file, () => void this.openFile(file), file))) : h('p', { class: 'muted hint' }, 'No games yet. Begin a new one, or take one of ours.'),
      h('h2', {}, 'Our games'),
      ...['hrg', 'rbg', 'sbg', 'gdl', 'linegames'].filter(folder => groups.has(folder)).map((folder, i) => h('details', { open: i === 0 }, h('summary', {}, names[folder]),
        h('ul', {}, ...groups.get(folder)!.map(game => { const name = game.split('/')[1]; return item(name.replace(/\.(hrg|rbg|sbg|kif|linegame\.kts)$/, ''), () => void this.openGame(game), name); })))));
  }

  /** Where there is room for one thing at a time: the text, or a view. */
  private front(what: 'text' | 'view'): void {
    document.body.dataset.front = what;
    this.markTabs();
  }

  private showText(): void {
    if (NARROW.matches) this.front('text');
    else if (document.body.classList.contains('no-text')) this.toggleText();
  }

  private toggleText(): void {
    const hidden = document.body.classList.toggle('no-text');
    localStorage.setItem('regames.text', hidden ? 'hidden' : 'shown');
  }

  private toggleFiles(): void {
    if (NARROW.matches) { document.body.classList.toggle('files-open'); return; }
    const hidden = document.body.classList.toggle('no-files');
    localStorage.setItem('regames.files', hidden ? 'hidden' : 'shown');
  }

  private fresh(): void {
    const [[name, text]] = Object.entries(TEMPLATES);
    this.store.open(this.store.fresh(name), text, null);
    this.showText();
    this.app.editor.view.focus();
  }

  private async openFile(file: string): Promise<void> {
    const open = this.store.find(file);
    if (open) { this.store.show(open); return; }
    await this.trying(async () => {
      const { text } = await this.rpc.ask<{ text: string }>('studio/read', { path: file });
      this.store.open(file, text, text);
    });
  }

  private async openGame(game: string): Promise<void> {
    const name = game.split('/')[1];
    const open = this.store.find(name);
    if (open) { this.store.show(open); return; }
    await this.trying(async () => {
      const { text } = await this.rpc.ask<{ text: string }>('studio/game', { path: game });
      this.store.open(name, text, null);
    });
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try { await work(); } catch (error) { this.say(message(error)); }
  }

  private async save(): Promise<void> {
    const doc = this.store.current;
    if (!doc) return;
    if (doc.text.length > LARGEST) { this.say('This text is too long to be a game.'); return; }
    await this.trying(async () => {
      if (doc.saved === null && this.welcome.files.includes(doc.name) && !confirm(`${doc.name} is in the folder already. Replace it?`)) return;
      const { files } = await this.rpc.ask<{ files: string[] }>('studio/write', { path: doc.name, text: doc.text });
      this.welcome.files = files;
      this.store.markSaved(doc);
      this.listFiles(files);
      this.say(`Saved ${doc.name}`);
    });
  }

  private async share(): Promise<void> {
    const doc = this.store.current;
    if (!doc) return;
    const url = await link({ name: doc.name, text: doc.text });
    history.replaceState(null, '', url.slice(location.origin.length));
    try {
      await navigator.clipboard.writeText(url);
      this.say('The link is copied; it holds the game itself, nothing is stored elsewhere.');
    } catch {
      this.say('The link is in the address bar; it holds the game itself.');
    }
  }

  // ---- Texts that are open.

  private showTabs(): void {
    fill(this.tabs, ...this.store.docs.map(doc => {
      const current = doc === this.store.current;
      const changed = doc.saved !== doc.text;
      return h('div', { class: current ? 'doc-tab current' : 'doc-tab' },
        h('button', { type: 'button', 'aria-current': String(current), onclick: () => this.store.show(doc), ondblclick: () => this.rename(), title: `${changed ? 'Not saved in the folder; this browser keeps it' : doc.name}. A double click gives another name` }, doc.name, h('span', { class: changed ? 'unsaved' : 'unsaved no', 'aria-label': changed ? 'not saved' : undefined })),
        button(`Close ${doc.name}`, () => this.close(doc), { icon: 'close', text: false, class: 'tool small' }));
    }), button('New game', () => this.fresh(), { icon: 'plus', text: false, class: 'tool small' }));
    document.title = this.store.current ? `${this.store.current.name} · Regames studio` : 'Regames studio';
    this.tabs.querySelector('.current')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Asks in the tab for another name of the text; a file that has the old one stays as it is. */
  private rename(): void {
    const doc = this.store.current;
    const tab = this.tabs.querySelector('.doc-tab.current');
    if (!doc || !tab) return;
    const input = h('input', { type: 'text', 'aria-label': 'Name of this text', value: doc.name, spellcheck: 'false' });
    const done = (name: string | null): void => {
      const trouble = name === null || name === doc.name ? '' : this.store.unfit(name);
      if (trouble) { this.say(trouble); return; }
      input.onblur = null;
      if (name !== null && name !== doc.name) this.store.rename(doc, name); else this.showTabs();
      this.app.editor.view.focus();
    };
    input.onblur = () => this.showTabs();
    input.addEventListener('keydown', event => {
      if (event.key === 'Enter') done(input.value.trim()); else if (event.key === 'Escape') done(null); else return;
      event.preventDefault();
    });
    fill(tab, input);
    input.focus();
    input.setSelectionRange(0, doc.name.indexOf('.'));
  }

  private close(doc: (typeof this.store.docs)[number]): void {
    if (doc.saved !== null && doc.saved !== doc.text && !confirm(`${doc.name} has changes that are not saved. Close it?`)) return;
    this.store.close(doc);
  }

  private showProblems(problems: Diagnostic[]): void {
    this.problems = problems;
    const errors = problems.filter(problem => problem.severity === 'error').length;
    const warnings = problems.length - errors;
    const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
    this.problemsButton.textContent = problems.length ? [errors && many(errors, 'error'), warnings && many(warnings, 'warning')].filter(Boolean).join(', ') : 'No problems';
    this.problemsButton.dataset.kind = errors ? 'error' : warnings ? 'warning' : 'none';
    const view = this.app?.editor.view;
    fill(this.problemList, ...problems.map(problem => h('li', { class: problem.severity },
      h('button', { type: 'button', class: 'problem', onclick: () => { view.dispatch({ selection: { anchor: problem.from }, scrollIntoView: true }); view.focus(); } },
        h('span', { class: 'number' }, `${view.state.doc.lineAt(Math.min(problem.from, view.state.doc.length)).number}`), h('span', {}, ...said(problem.message))),
      ...(problem.actions ?? []).map(action => button(action.name, () => action.apply(view, problem.from, problem.to), { class: 'button fix' })))));
    if (!problems.length) this.problemList.hidden = true;
  }

  // ---- Views.

  private later(millis: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.view.refresh(), millis);
  }

  go(id: string): void {
    const view = this.views.find(candidate => candidate.id === id) ?? this.views[0];
    if (this.view !== view) this.view.leave?.();
    this.view = view;
    for (const other of this.views) other.element.hidden = other !== view;
    this.front('view');
    localStorage.setItem('regames.view', view.id);
    view.refresh();
  }

  private markTabs(): void {
    const shown = NARROW.matches && document.body.dataset.front === 'text' ? 'text' : this.view.id;
    for (const tab of this.viewTabs.querySelectorAll<HTMLElement>('[role=tab]')) {
      const isShown = tab.dataset.view === shown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      if (isShown && NARROW.matches) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  /** Does what a button above the text says, with the view that does it here. */
  private pressed(command: string): void {
    if (command === 'regames.draw') { this.go('automaton'); return; }
    this.go('measure');
    (this.view as MeasureView).start(command.replace('regames.', ''));
  }

  private say(text: string): void {
    this.said.textContent = text;
    clearTimeout(this.saidTimer);
    this.saidTimer = window.setTimeout(() => { this.said.textContent = ''; }, 6000);
  }

  private toggleTheme(): void {
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem('regames.theme', next);
    theme();
  }

  // ---- Commands.

  private commands(): Command[] {
    const open = (file: string): Command => ({ title: file, group: 'this folder', run: () => void this.openFile(file) });
    return [
      ...this.views.map((view, i) => ({ title: view.title, group: 'view', keys: `Alt ${i + 1}`, run: () => this.go(view.id) })),
      { title: 'New game', group: 'file', run: () => this.fresh() },
      { title: 'Save', group: 'file', keys: key('S'), run: () => void this.save() },
      { title: 'Share as a link', group: 'file', run: () => void this.share() },
      { title: 'Format the text', group: 'edit', keys: 'Shift Alt F', run: () => this.app.editor.format() },
      { title: 'Calls of what stands at the cursor', group: 'edit', keys: 'Shift Alt H', run: () => this.app.editor.calls() },
      { title: 'Fix the first problem', group: 'edit', keys: `${key('.')}`, run: () => this.fix() },
      { title: 'Name this text otherwise', group: 'file', run: () => this.rename() },
      ...['Playouts', 'Verify', 'Perft', 'Explain'].map(title => ({ title, group: 'measure', run: () => this.pressed(title.toLowerCase()) })),
      { title: 'New play', group: 'play', run: () => { this.go('play'); (this.view as PlayView).restart(); } },
      { title: 'Light or dark', group: 'page', run: () => this.toggleTheme() },
      { title: 'Show or hide the list of games', group: 'page', keys: key('B'), run: () => this.toggleFiles() },
      { title: 'Show or hide the text', group: 'page', keys: key('E'), run: () => this.toggleText() },
      ...this.welcome.files.map(open),
      ...this.app.editor.symbols().map(one => ({ title: one.name, group: `line ${one.line}`, run: () => this.app.open(one.line, one.column) })),
      ...this.welcome.games.map(game => ({ title: game.split('/')[1], group: 'our games', run: () => void this.openGame(game) })),
    ];
  }

  private fix(): void {
    if (!this.app.editor.fixFirst(this.problems)) this.say('No problem here has a fix to propose.');
  }

  private shortcut(event: KeyboardEvent): void {
    const command = mac ? event.metaKey : event.ctrlKey;
    const letter = event.key.toLowerCase(); // capitals where Caps Lock is on
    const view = event.altKey && !command && this.views[Number(event.code.replace('Digit', '')) - 1];
    if (view) this.go(view.id);
    else if (command && letter === 'k') this.palette.open();
    else if (command && letter === 's') void this.save();
    else if (command && letter === 'b') this.toggleFiles();
    else if (command && letter === 'e') this.toggleText();
    else if (command && letter === '.') this.fix();
    else return;
    event.preventDefault();
  }
}

async function start(): Promise<void> {
  theme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', theme);
  const base = `ws://${location.host}`;
  const query = `?token=${encodeURIComponent(token())}`;
  const rpc = new Rpc(`${base}/studio${query}`);
  try {
    await rpc.connect();
  } catch {
    askToken();
    return;
  }
  const welcome = await rpc.ask<Welcome>('studio/hello');
  const store = new Store(welcome.folder);
  store.languages = welcome.languages;
  // Texts without changes are those of the files, which may be others by now.
  for (const doc of store.docs.filter(kept => kept.saved === kept.text && welcome.files.includes(kept.name))) {
    const { text } = await rpc.ask<{ text: string }>('studio/read', { path: doc.name });
    doc.text = doc.saved = text;
  }
  for (const file of welcome.open.filter(name => !store.find(name))) {
    const { text } = await rpc.ask<{ text: string }>('studio/read', { path: file });
    store.open(file, text, text);
  }
  const shared = await received(location.hash).catch(() => null);
  if (shared) {
    const same = store.docs.find(doc => doc.text === shared.text);
    if (same) store.show(same); else store.open(store.fresh(shared.name), shared.text, null);
    history.replaceState(null, '', '/');
  } else if (welcome.open.length) {
    store.show(store.find(welcome.open[0])!);
  }
  if (!store.docs.length) {
    const first = welcome.files[0];
    if (first) { const { text } = await rpc.ask<{ text: string }>('studio/read', { path: first }); store.open(first, text, text); }
    else { const [[name, text]] = Object.entries(TEMPLATES); store.open(name, text, null); }
  }
  new Page(rpc, welcome, store, `${base}/lsp${query}`);
  rpc.onclose = code => {
    document.body.append(h('div', { class: 'gone', role: 'alert' }, code === 1013 ? 'Too many pages of the studio are open.' : 'The studio has ended. What you wrote is kept in this browser.', button('Try again', () => location.reload(), { class: 'button' })));
  };
}

void start();
