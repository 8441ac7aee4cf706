/** Light and dark: chosen by the organizer, else as the system has it. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const STORED = 'turnierabend.theme';

const chosen = (): Theme | null => THEMES.find((one) => one === localStorage.getItem(STORED)) ?? null;
const dark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

export const currentTheme = (): Theme => chosen() ?? (dark().matches ? 'dark' : 'light');

function apply(): void {
  document.documentElement.dataset.theme = currentTheme();
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  apply();
}

/** Puts the theme on the page and follows the system until somebody chooses. */
export function startTheme(): void {
  apply();
  dark().addEventListener('change', apply);
}
