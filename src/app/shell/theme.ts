/** The chosen look; `system` follows the device. The key is also read by public/before-paint.js, before the first paint. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be forbidden or full; the choice then holds until the page is left.
  }
}

/** Takes over what another tab chose. */
export function followThemeOfOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === key) apply(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
  });
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
