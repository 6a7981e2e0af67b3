export type Theme = 'dark' | 'light';

const KEY = 'theme';

/** As chosen before, else as the system has it. */
export function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme();
}

export function switchTheme(): void {
  localStorage.setItem(KEY, theme() === 'dark' ? 'light' : 'dark');
  applyTheme();
}
