import { useState } from 'react';
import * as css from './theme-choice.css.ts';

const themes = ['system', 'light', 'dark'] as const;

/** Light, dark or like the device, for this page alone: the product's own choice stays as it is. For pages beside the product. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system');
  return (
    <label className={css.theme}>
      <span className={css.themeName}>Theme</span>
      <select
        className={css.themeSelect}
        aria-label="Theme"
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((each) => each === event.target.value) ?? 'system';
          setTheme(chosen);
          if (chosen === 'system') delete document.documentElement.dataset.theme;
          else document.documentElement.dataset.theme = chosen;
        }}
      >
        <option value="system">Like the device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
