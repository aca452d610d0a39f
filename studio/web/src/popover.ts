// What opens over the board, at the place that it is about.

/** Puts an element below a place on the page, or above where there is no room, inside of what it is positioned in. */
export function placeNear(element: HTMLElement, at: DOMRect): void {
  const around = element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.max(4, Math.min(at.left + at.width / 2 - width / 2 - around.left, around.width - width - 4));
  const below = at.bottom + 4 - around.top;
  const top = below + height <= around.height ? below : Math.max(4, at.top - 4 - height - around.top);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
