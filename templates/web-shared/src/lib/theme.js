import { app } from '../model.js';

const key = app.slug + '.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The theme that was chosen, else that of the system. */
export const theme = () => localStorage.getItem(key) ?? (dark.matches ? 'dark' : 'light');

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

export function switchTheme() {
  localStorage.setItem(key, theme() === 'dark' ? 'light' : 'dark');
  applyTheme();
}

dark.addEventListener('change', applyTheme);
