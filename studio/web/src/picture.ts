// A picture with zoom and pan, whose edges can be highlighted.

import { button, h } from './dom';
import type { Picture, Place } from './told';

const STYLE = `
:host { display: block; overflow: hidden; cursor: grab; touch-action: none; background: var(--paper); }
:host(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
:host(.dragged) { cursor: grabbing; }
.world { transform-origin: 0 0; width: max-content; }
:host-context([data-theme=dark]) .world { filter: invert(1) hue-rotate(180deg); }
.paper { fill: none !important; }
.edge { cursor: pointer; }
.edge:hover .line, .edge.hit .line { stroke-width: 3.4 !important; }
.edge:hover .label { filter: brightness(.94); }
.edge.hit .label, .touched .label { stroke-width: 2.6 !important; }
.touched .line { stroke-width: 3.2 !important; }
[data-part] { cursor: pointer; }
[data-part]:hover rect, [data-part].hit rect, [data-part].touched rect { stroke-width: 3 !important; }
[data-line] { cursor: pointer; }
[data-line]:hover rect, [data-line].hit rect { stroke-width: 3 !important; }
.dim { opacity: .35; }
`;

/** The least scale at which labels can be read. */
const LEGIBLE = 0.75;

export class PictureView {
  readonly element: HTMLElement;
  readonly tools: HTMLElement;
  private readonly host = h('div', { tabindex: 0, role: 'img', 'aria-label': 'Drawing', class: 'picture' });
  private readonly world = h('div', { class: 'world' });
  private scale = 1;
  private x = 0;
  private y = 0;
  private places: Place[] = [];
  private groups = new Map<string, Element[]>();
  onpick: (place: Place) => void = () => {};
  /** Called to open a part of the automaton. */
  onopen: (part: string) => void = () => {};

  constructor() {
    const root = this.host.attachShadow({ mode: 'open' });
    root.append(h('style', {}, STYLE), this.world);
    this.element = this.host;
    this.tools = h('div', { class: 'row' },
      button('Zoom out', () => this.zoom(1 / 1.25), { icon: 'zoomout', text: false, class: 'tool' }),
      button('Zoom in', () => this.zoom(1.25), { icon: 'zoomin', text: false, class: 'tool' }),
      button('Fit', () => this.fit(true), { icon: 'fit', text: false, class: 'tool', title: 'Fit into the view (0)' }));
    this.listen();
  }

  private listen(): void {
    let from: { x: number; y: number } | null = null;
    let moved = false;
    this.host.addEventListener('pointerdown', event => {
      from = { x: event.clientX - this.x, y: event.clientY - this.y };
      moved = false;
    });
    this.host.addEventListener('pointermove', event => {
      if (!from) return;
      const x = event.clientX - from.x, y = event.clientY - from.y;
      if (!moved && Math.hypot(x - this.x, y - this.y) < 4) return;
      if (!moved) { moved = true; this.host.setPointerCapture(event.pointerId); this.host.classList.add('dragged'); }
      this.x = x; this.y = y; this.place();
    });
    this.host.addEventListener('pointerup', event => {
      if (from && !moved) this.pick(event);
      from = null;
      this.host.classList.remove('dragged');
    });
    this.host.addEventListener('wheel', event => {
      event.preventDefault();
      const box = this.host.getBoundingClientRect();
      if (event.ctrlKey || event.deltaMode === 0 && Math.abs(event.deltaY) > 40 || event.deltaMode === 1) {
        this.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016)), event.clientX - box.left, event.clientY - box.top);
      } else {
        this.x -= event.deltaX; this.y -= event.deltaY; this.place();
      }
    }, { passive: false });
    this.host.addEventListener('keydown', event => {
      const step = 60;
      const moves: Record<string, [number, number]> = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
      if (moves[event.key]) { this.x += moves[event.key][0]; this.y += moves[event.key][1]; this.place(); }
      else if (event.key === '+' || event.key === '=') this.zoom(1.25);
      else if (event.key === '-') this.zoom(1 / 1.25);
      else if (event.key === '0') this.fit(true);
      else return;
      event.preventDefault();
    });
  }

  private pick(event: PointerEvent): void {
    const part = event.composedPath().find(e => e instanceof Element && e.hasAttribute('data-part')) as Element | undefined;
    if (part) { this.onopen(part.getAttribute('data-part')!); return; }
    const statement = event.composedPath().find(e => e instanceof Element && e.hasAttribute('data-line')) as Element | undefined;
    if (statement) {
      const line = Number(statement.getAttribute('data-line'));
      this.markLine(line);
      this.onpick({ edge: statement.textContent ?? '', part: '', line, column: 1, endLine: line, endColumn: 1 });
      return;
    }
    const hit = event.composedPath().find(e => e instanceof Element && e.classList.contains('edge')) as Element | undefined;
    const edge = hit?.querySelector('title')?.textContent;
    const place = this.places.find(candidate => candidate.edge === edge);
    if (place) { this.onpick(place); this.mark([place.edge]); }
  }

  private place(): void {
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  zoom(factor: number, x = this.host.clientWidth / 2, y = this.host.clientHeight / 2): void {
    const scale = Math.min(4, Math.max(Math.min(0.05, this.scale), this.scale * factor));
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
    this.place();
  }

  /** Shows the whole picture; at first only its beginning if the whole would be too small to read. */
  fit(all = false): void {
    const svg = this.world.querySelector('svg');
    if (!svg) return;
    const width = Number(svg.getAttribute('width')), height = Number(svg.getAttribute('height'));
    const whole = Math.min(this.host.clientWidth / width, this.host.clientHeight / height, 1);
    this.scale = all ? whole : Math.max(whole, LEGIBLE, Math.min(0.8, 1.6 * this.host.clientWidth / width));
    this.x = (this.host.clientWidth - width * this.scale) / 2;
    this.y = Math.max(8, (this.host.clientHeight - height * this.scale) / 2);
    const begin = this.world.querySelector('.node.begin');
    if (begin && this.scale > whole) {
      this.place();
      const box = begin.getBoundingClientRect(), host = this.host.getBoundingClientRect();
      this.x += host.left + host.width / 2 - (box.left + box.width / 2);
      this.y = Math.min(8, this.y + host.top + host.height / 3 - box.top);
      if (width * this.scale > host.width) this.x = Math.min(8, this.x);
    }
    this.place();
  }

  show(picture: Picture, keepPlace = false): void {
    const parsed = new DOMParser().parseFromString(picture.svg, 'image/svg+xml').documentElement;
    this.world.replaceChildren(document.importNode(parsed, true));
    this.places = picture.places;
    this.groups = new Map();
    for (const group of this.world.querySelectorAll('g')) {
      const title = [...group.children].find(child => child.tagName === 'title')?.textContent;
      if (!title) continue;
      group.classList.add('edge');
      this.groups.set(title, [...this.groups.get(title) ?? [], group]);
    }
    this.host.setAttribute('aria-label', `Drawing with ${picture.nodes} nodes and ${picture.edges} edges`);
    if (!keepPlace) this.fit(); else this.place();
  }

  clear(): void { this.world.replaceChildren(); this.places = []; this.groups.clear(); }

  /** Marks edges, given by their texts, or the closed parts that contain them. */
  mark(edges: string[], kind = 'hit'): void {
    for (const groups of this.groups.values()) groups.forEach(group => group.classList.remove(kind));
    edges.forEach(edge => this.groups.get(edge)?.forEach(group => group.classList.add(kind)));
    const marked = new Set(edges);
    const parts = new Set(this.places.filter(place => marked.has(place.edge)).map(place => place.part));
    this.world.querySelectorAll('[data-part]').forEach(one => one.classList.toggle(kind, parts.has(one.getAttribute('data-part')!)));
  }

  /** Marks the edges that come from a line of the text. */
  markLine(line: number): number {
    const statements = [...this.world.querySelectorAll('[data-line]')];
    if (statements.length) {
      const hits = statements.filter(one => one.getAttribute('data-line') === String(line));
      statements.forEach(one => one.classList.toggle('hit', hits.includes(one)));
      return hits.length;
    }
    const found = this.places.filter(place => place.line <= line && line <= Math.max(place.line, place.endLine));
    const least = Math.min(...found.map(place => place.endLine - place.line));
    const edges = found.filter(place => place.endLine - place.line === least).map(place => place.edge);
    this.mark(edges);
    return edges.length;
  }
}
