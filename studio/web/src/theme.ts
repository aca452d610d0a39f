// Light or dark: as somebody has chosen here, else as the system is.

const KEY = 'regames.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  const kept = localStorage.getItem(KEY);
  document.documentElement.dataset.theme = (kept ? kept === 'dark' : dark.matches) ? 'dark' : 'light';
}

/** Shows the page as chosen, from now on. */
export function followTheme(): void {
  show();
  dark.addEventListener('change', show);
}

export function toggleTheme(): void {
  localStorage.setItem(KEY, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  show();
}
