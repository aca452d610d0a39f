// Small functions that create elements.

type Child = Node | string | null | undefined | false;
type Props = Record<string, unknown>;

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K, props: Props = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value as EventListener);
    else if (name === 'class') element.className = String(value);
    else if (value === true) element.setAttribute(name, '');
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((c): c is Node | string => c !== null && c !== undefined && c !== false));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

export function s(tag: string, props: Props = {}, ...children: (Node | string)[]): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...children.filter((c): c is Node | string => c !== null && c !== undefined && c !== false));
}

const PATHS: Record<string, string> = {
  menu: 'M3 5h14M3 10h14M3 15h14',
  share: 'M8 11.5l4-4M7 8l-2.5 2.5a3.2 3.2 0 0 0 4.5 4.5L11.5 12.5M13 12l2.5-2.5A3.2 3.2 0 0 0 11 5L8.5 7.5',
  save: 'M4 4h9l3 3v9H4zM7 4v4h5V4M7 16v-5h6v5',
  moon: 'M15.5 12.5A6.5 6.5 0 0 1 7.5 4.5a6.5 6.5 0 1 0 8 8z',
  search: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5L17 17',
  plus: 'M10 4v12M4 10h12',
  first: 'M5 5v10M15 5l-7 5 7 5z',
  prev: 'M13 5l-6 5 6 5z',
  next: 'M7 5l6 5-6 5z',
  down: 'M10 3v11M6 10l4 4 4-4M5 17h10',
  up: 'M10 17V6M6 10l4-4 4 4M5 3h10',
  last: 'M15 5v10M5 5l7 5-7 5z',
  undo: 'M7 5L4 8l3 3M4 8h7.5a4 4 0 0 1 0 8H8',
  play: 'M6 4l10 6-10 6z',
  stop: 'M5 5h10v10H5z',
  close: 'M5 5l10 10M15 5L5 15',
  file: 'M5 3h7l3 3v11H5zM12 3v3h3',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  flip: 'M6 16V5M3 8l3-3 3 3M14 4v11M11 12l3 3 3-3',
  names: 'M4 4h12v12H4zM7.5 13l2.5-6 2.5 6M8.3 11h3.4',
  open: 'M3 16V5h5l2 2h7v9zM3 10h14',
  setup: 'M4 16h4l8-8-4-4-8 8zM11 5l4 4',
  text: 'M3 4h14v12H3zM9 4v12',
  zoomin: 'M10 5v10M5 10h10',
  zoomout: 'M5 10h10',
};

export function icon(name: string): SVGElement {
  return s('svg', { viewBox: '0 0 20 20', class: 'icon', 'aria-hidden': 'true' }, s('path', { d: PATHS[name] }));
}

export function button(label: string, onclick: () => void, options: { icon?: string; class?: string; title?: string; text?: boolean } = {}): HTMLButtonElement {
  const shown = options.text !== false;
  return h('button', {
    type: 'button', class: options.class ?? 'button', onclick, title: options.title ?? (shown ? undefined : label),
    'aria-label': shown ? undefined : label,
  }, options.icon ? icon(options.icon) : null, shown ? label : null);
}

export function number(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 1e6) return (value / 1e6).toFixed(value >= 1e8 ? 0 : 1) + ' M';
  if (Math.abs(value) >= 1e4) return Math.round(value).toLocaleString('en').replaceAll(',', '\u2009');
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}

export function plain(value: number): string {
  return value.toLocaleString('en').replaceAll(',', '\u2009');
}

/** The message of what was thrown; empty if the user stopped it. */
export function message(error: unknown): string {
  return error instanceof Error ? (error.message === 'stopped' ? '' : error.message) : String(error);
}

/** A text of the rules with readable names. */
export const inBrief = (text: string): string => text.replace(/\b[A-Za-z][A-Za-z0-9]*__\w+/g, name => brief(name));

/** A readable name: without a capitalized constructor, letters and numbers joined. */
export function brief(tag: string): string {
  const [, constructor, rest] = tag.match(/^([A-Za-z][A-Za-z0-9]*?)__(.+)$/) ?? [];
  if (!rest) return tag;
  if (/^[a-z]/.test(constructor)) return `${constructor}(${rest.replace(/_+/g, ',')})`;
  return /^[a-z]_\d+$/.test(rest) ? rest.replace('_', '') : rest.replace(/_+/g, ',');
}
