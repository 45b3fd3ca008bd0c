import { keepOfDevice } from '../../services/shared/device/storage.ts';

/** The chosen theme; `system` follows the device. public/before-paint.js reads the same key before the first paint. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  apply(theme);
  keepOfDevice('browser', key, theme === 'system' ? null : theme);
}

/** Applies the choice of another tab. */
export function followThemeOfOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === key) apply(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
  });
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
