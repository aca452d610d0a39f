// The documentation pages next to the editor.

import { marked } from 'marked';
import type { App, View } from './app';
import { h, message } from './dom';
import { coloured } from './languages';
import type { Wording } from './told';

const slug = (text: string): string => text.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-');

export class GuideView implements View {
  readonly id = 'guide';
  readonly title = 'Guide';
  readonly element: HTMLElement;
  private readonly body = h('article', { class: 'prose', tabindex: 0 });
  private readonly pages: HTMLSelectElement;
  private readonly parts = h('select', { 'aria-label': 'Section', onchange: () => this.jump(this.parts.value) });
  private shown = '';

  constructor(private readonly app: App) {
    this.pages = h('select', { 'aria-label': 'Page', onchange: () => void this.show(this.pages.value) },
      ...app.welcome.pages.map(page => h('option', { value: page.name }, page.title)));
    this.body.addEventListener('click', event => this.follow(event));
    this.element = h('section', { class: 'view column guide', 'aria-label': 'Guide' }, h('div', { class: 'toolbar' }, this.pages, this.parts), this.body);
  }

  refresh(): void {
    if (this.shown) return;
    const { store, welcome } = this.app;
    const language = store.language(store.current?.name ?? welcome.begun.name) ?? store.language(welcome.begun.name);
    const page = language?.manual ?? '';
    void this.show(this.has(page) ? page : this.pages.value);
  }

  private has(page: string): boolean { return this.app.welcome.pages.some(one => one.name === page); }

  /** The lexical rules for a code block whose fence names a language by its name or a word of its description. */
  private wording(fence: string): Wording | undefined {
    const { languages } = this.app.welcome;
    const known = languages.find(language => language.name === fence) ?? languages.find(language => language.description.toLowerCase().split(/\W+/).includes(fence));
    return known?.wording;
  }

  async show(page: string, part = ''): Promise<void> {
    try {
      const { text } = await this.app.rpc.ask<{ text: string }>('studio/page', { path: page });
      this.shown = page;
      this.pages.value = page;
      const parsed = new DOMParser().parseFromString(await marked.parse(text), 'text/html');
      this.body.replaceChildren(...parsed.body.childNodes);
      this.body.querySelectorAll('code[class^=language-]').forEach(code => code.replaceChildren(...coloured(this.wording(code.className.replace('language-', '')), code.textContent ?? '')));
      this.body.querySelectorAll('pre').forEach(block => { block.tabIndex = 0; }); // so that the keyboard can scroll long lines
      const heads = [...this.body.querySelectorAll<HTMLElement>('h1, h2, h3')];
      heads.forEach(head => { head.id = `guide-${slug(head.textContent ?? '')}`; });
      this.parts.replaceChildren(...heads.filter(head => head.tagName !== 'H3').map(head => h('option', { value: head.id }, head.tagName === 'H1' ? 'Beginning' : head.textContent ?? '')));
      if (part) this.jump(`guide-${part}`); else this.body.scrollTop = 0;
    } catch (error) {
      this.body.textContent = message(error);
    }
  }

  private jump(id: string): void { document.getElementById(id)?.scrollIntoView({ block: 'start' }); }

  /** Keeps links to these pages inside the guide. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    const [page, part] = href.split('#');
    if (!page) this.jump(`guide-${part}`);
    else if (this.has(page)) void this.show(page, part);
    else this.app.say(`${href} is not among the pages here; it is in the folder docs.`);
  }
}
