// The views next to the text, one at a time, as tabs; on small screens the text is one of them.

import type { View } from './app';
import { button, fill, h } from './dom';

/** Whether there is space for only one thing at a time; as in studio.css. */
const NARROW = matchMedia('(max-width: 900px)');

export class Views {
  readonly tabs = h('div', { class: 'view-tabs', role: 'tablist', 'aria-label': 'Views' });
  readonly pane = h('div', { class: 'pane' });
  private readonly more = button('More views', () => this.tabs.scrollBy({ left: this.tabs.clientWidth * 0.7, behavior: 'smooth' }), { icon: 'next', text: false, class: 'tool more-tabs' });
  private timer = 0;

  constructor(readonly all: View[], hideKey: string, private shown: View = all[0]) {
    fill(this.tabs,
      h('button', { type: 'button', role: 'tab', class: 'view-tab text-tab', 'data-view': 'text', onclick: () => this.front('text') }, 'Text'),
      ...all.map((view, i) => h('button', { type: 'button', role: 'tab', class: 'view-tab', 'data-view': view.id, 'aria-controls': `view-${view.id}`, title: `Alt ${i + 1}`, onclick: () => this.go(view.id) }, view.title)),
      h('span', { class: 'grow' }),
      button('Show or hide the text', () => this.toggleText(), { icon: 'text', text: false, class: 'tool text-toggle', title: `Show or hide the text (${hideKey})` }), this.more);
    new ResizeObserver(() => this.hint()).observe(this.tabs);
    this.tabs.addEventListener('scroll', () => this.hint(), { passive: true });
    this.tabs.addEventListener('keydown', event => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!step) return;
      const next = all[(all.indexOf(this.shown) + step + all.length) % all.length];
      this.go(next.id);
      this.tabs.querySelector<HTMLElement>(`[data-view=${next.id}]`)?.focus();
    });
    for (const view of all) {
      view.element.id = `view-${view.id}`;
      view.element.setAttribute('role', 'tabpanel');
      view.element.hidden = true;
      this.pane.append(view.element);
    }
    if (localStorage.getItem('regames.text') === 'hidden') document.body.classList.add('no-text');
    NARROW.addEventListener('change', () => this.mark());
  }

  /** The view that is shown. */
  get current(): string { return this.shown.id; }

  go(id: string): void {
    const view = this.all.find(candidate => candidate.id === id) ?? this.all[0];
    if (this.shown !== view) this.shown.leave?.();
    this.shown = view;
    for (const other of this.all) other.element.hidden = other !== view;
    this.front('view');
    localStorage.setItem('regames.view', view.id);
    view.refresh();
  }

  /** Called when the cursor of the editor is on another line. */
  cursor(line: number): void { this.shown.cursor?.(line); }

  /** Called when the text has changed: the view is updated after a while. */
  refreshIn(millis: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.shown.refresh(), millis);
  }

  /** Brings the text or the view to the front if there is space for only one. */
  private front(what: 'text' | 'view'): void {
    document.body.dataset.front = what;
    this.mark();
  }

  private mark(): void {
    const shown = NARROW.matches && document.body.dataset.front === 'text' ? 'text' : this.shown.id;
    for (const tab of this.tabs.querySelectorAll<HTMLElement>('[role=tab]')) {
      const isShown = tab.dataset.view === shown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      if (isShown && NARROW.matches) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  /** Shows that there are more tabs than fit. */
  private hint(): void {
    const { scrollLeft, scrollWidth, clientWidth } = this.tabs;
    this.more.classList.toggle('none', scrollLeft + clientWidth > scrollWidth - 4);
  }

  showText(): void {
    if (NARROW.matches) this.front('text');
    else if (document.body.classList.contains('no-text')) this.toggleText();
  }

  toggleText(): void {
    const hidden = document.body.classList.toggle('no-text');
    localStorage.setItem('regames.text', hidden ? 'hidden' : 'shown');
  }

  /** Hides the list of games or shows it; on small screens it overlays the rest. */
  toggleFiles(): void {
    if (NARROW.matches) { document.body.classList.toggle('files-open'); return; }
    const hidden = document.body.classList.toggle('no-files');
    localStorage.setItem('regames.files', hidden ? 'hidden' : 'shown');
  }
}
