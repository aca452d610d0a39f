// Makes a move on the page by clicks where somebody who looks at it would click, and takes it back.
// Answers what went wrong; an empty text where nothing did.
async (path, tags, most) => {
  const view = document.querySelector('#view-play');
  const until = async what => {
    for (let i = 0; i < 3000 && !what(); i++) await new Promise(next => setTimeout(next, 5));
    return what();
  };
  const count = () => view.querySelectorAll('.move').length;
  const press = element => {
    element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!at || !element.contains(at)) return false;
    at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return true;
  };
  const before = count();
  let played = false;
  const watch = new MutationObserver(() => { played ||= count() > before; });
  watch.observe(view.querySelector('.moves'), { childList: true });
  for (const cell of path) {
    const open = view.querySelector(`.board .cell.open[data-cell="${CSS.escape(cell)}"]`);
    if (!open) return `${cell} is not offered`;
    if (!press(open)) return `${cell} is covered by something else`;
  }
  const choice = [...view.querySelectorAll('.choice:not([hidden]) button, .others button')].filter(one => one.offsetParent);
  if (choice.length) {
    const mine = choice.find(one => one.dataset.tags === tags);
    if (!mine) return 'it is not among the choices';
    if (choice.length > most) return `there are ${choice.length} moves to choose from`;
    if (!press(mine)) return 'the choice is covered by something else';
  } else if (!path.length) return 'there is nothing to click';
  if (!await until(() => played)) return 'the clicks make no move';
  const settled = () => !view.classList.contains('busy') && !view.classList.contains('thinking') && !document.querySelector('.status').textContent.startsWith('random');
  await until(settled);
  watch.disconnect();
  const made = view.querySelectorAll('.move')[before].title;
  [...view.querySelectorAll('.toolbar button')].find(one => one.textContent === 'Undo').click();
  if (!await until(() => count() === before && settled())) return 'it cannot be taken back';
  return made === tags ? '' : `the clicks make another move: ${made}`;
}
