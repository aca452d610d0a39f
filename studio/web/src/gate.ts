// The token that the server requires, which is part of the address.

import { fill, h } from './dom';

const TOKEN = 'regames.token';

/** Moves the token from the address to where no link contains it. */
export function token(): string {
  const found = new URLSearchParams(location.search).get('token');
  if (found) {
    localStorage.setItem(TOKEN, found);
    history.replaceState(null, '', location.pathname + location.hash);
  }
  return localStorage.getItem(TOKEN) ?? '';
}

/** Asks for the token instead of showing the page. */
export function askToken(): void {
  const input = h('input', { type: 'text', 'aria-label': 'Address', placeholder: 'http://127.0.0.1:7676/?token=…', autofocus: true });
  const open = (event: Event): void => {
    event.preventDefault();
    localStorage.setItem(TOKEN, input.value.match(/token=([\w-]+)/)?.[1] ?? input.value.trim());
    location.reload();
  };
  fill(document.body, h('main', { class: 'gate' }, h('h1', {}, 'Regames studio'),
    h('p', {}, 'This page needs the address that ', h('code', {}, 'regames studio'), ' has printed, with its token. A game in the link you followed stays in this page.'),
    h('form', { onsubmit: open }, input, h('button', { class: 'button primary' }, 'Open'))));
}
