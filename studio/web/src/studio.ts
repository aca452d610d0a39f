// Starts the page: connects, and opens the texts that were open, are named or come with a link.

import { button, h } from './dom';
import { askToken, token } from './gate';
import { Page } from './page';
import { Rpc } from './rpc';
import { received } from './share';
import { Store } from './store';
import { followTheme } from './theme';
import type { Welcome } from './told';

async function start(): Promise<void> {
  followTheme();
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
  // Texts without changes are read from their files, which may have changed meanwhile.
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
    store.receive(shared);
    if (shared.tab) localStorage.setItem('regames.view', shared.tab);
    history.replaceState(null, '', '/');
  } else if (welcome.open.length) {
    store.show(store.find(welcome.open[0])!);
  }
  if (!store.docs.length) {
    const first = welcome.files[0];
    if (first) { const { text } = await rpc.ask<{ text: string }>('studio/read', { path: first }); store.open(first, text, text); }
    else store.open(welcome.begun.name, welcome.begun.text, null, welcome.begun.text);
  }
  new Page(rpc, welcome, store, `${base}/lsp${query}`);
  rpc.onclose = code => {
    document.body.append(h('div', { class: 'gone', role: 'alert' }, code === 1013 ? 'Too many pages of the studio are open.' : 'The studio has ended. What you wrote is kept in this browser.',
      button('Try again', () => location.reload(), { class: 'button' })));
  };
}

void start();
