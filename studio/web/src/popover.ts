// What opens over the board, at the place that it is about.

/** The least height of what opens, in pixels. */
const LEAST = 90;

/** Puts an element below a place on the page, or above where there is more room; it scrolls rather than cover the place. */
export function placeNear(element: HTMLElement, at: DOMRect): void {
  const around = element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const view = (element.closest('.view') ?? document.documentElement).getBoundingClientRect();
  element.style.maxHeight = '';
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = view.bottom - at.bottom - 8, above = at.top - Math.max(around.top, view.top) - 8;
  const isBelow = height <= below || below >= above;
  const high = Math.min(height, Math.max(LEAST, isBelow ? below : above));
  if (high < height) element.style.maxHeight = `${high}px`;
  element.style.left = `${Math.max(4, Math.min(at.left + at.width / 2 - width / 2 - around.left, around.width - width - 4))}px`;
  element.style.top = `${(isBelow ? at.bottom + 4 : at.top - 4 - high) - around.top}px`;
}

/** The least width, and the least height, in which an answer can be read. */
const READABLE = [200, 150];

/** Puts an element beside a board, at the height of a place on it; below the board, or over it, where there is no room. */
export function placeBeside(element: HTMLElement, at: DOMRect, board: DOMRect): void {
  const around = element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const view = (element.closest('.view') ?? document.documentElement).getBoundingClientRect();
  const right = view.right - board.right - 12, below = view.bottom - board.bottom - 8;
  element.style.width = element.style.maxHeight = '';
  if (right < READABLE[0] && below < READABLE[1]) { placeNear(element, at); return; }
  const isRight = right >= READABLE[0];
  if (isRight) element.style.width = `${Math.min(right, element.offsetWidth)}px`;
  element.style.maxHeight = isRight ? `${view.bottom - around.top - 8}px` : `${below}px`;
  const top = isRight ? Math.max(around.top + 4, Math.min(at.top, view.bottom - element.offsetHeight - 8)) : board.bottom + 4;
  element.style.left = `${isRight ? board.right + 6 - around.left : Math.max(4, Math.min(at.left, view.right - element.offsetWidth - 8) - around.left)}px`;
  element.style.top = `${top - around.top}px`;
}
