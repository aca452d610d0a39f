// Light or dark: as chosen here, else as in the system.

const KEY = 'regames.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  const kept = localStorage.getItem(KEY);
  document.documentElement.dataset.theme = (kept ? kept === 'dark' : dark.matches) ? 'dark' : 'light';
}

/** Applies the chosen theme to the page. */
export function followTheme(): void {
  show();
  dark.addEventListener('change', show);
}

export function toggleTheme(): void {
  localStorage.setItem(KEY, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  show();
}
