// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Palette } from './palette.tsx';
import { Search } from './search.tsx';

let arrive: (code: { Palette: typeof Palette }) => void = () => undefined;
vi.mock('./late-code.ts', () => ({
  loadPalette: () =>
    new Promise((resolve) => {
      arrive = resolve;
    }),
}));

const place = document.createElement('div');
const root = createRoot(document.body.appendChild(place));
afterEach(() => flushSync(() => root.render(null)));

/** Calls back when an element is drawn, before anything else comes: as a key that is pressed then. */
const once = (selector: string, then: () => void) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!place.querySelector(selector)) return;
      observer.disconnect();
      then();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(place, { childList: true, subtree: true });
    look();
  });
const press = (key: string, ctrlKey = false) => dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey }));
let isReady = false;
/** Like the palette, it keeps the text that it began with, and takes the focus in an effect. */
function Opened({ initialText }: { initialText: string }) {
  const [text] = useState(initialText);
  useEffect(() => {
    isReady = true;
  }, []);
  return <div role="dialog">{text}</div>;
}
const nothing = () => undefined;
const search = (
  <Search
    businessId=""
    businesses={[]}
    onBusiness={nothing}
    switching={{ state: 'working', entering: null }}
    theme="system"
    onTheme={nothing}
    onProfile={nothing}
    onFiles={nothing}
    onSignOut={nothing}
    pages={[]}
    actions={[]}
    finders={[]}
  />
);

it.each(['', 'peo'])(
  'hears the shortcut with its button, and then what is typed until the palette is there: %o',
  async (typed) => {
    isReady = false;
    const shown = once('button', () => press('k', true));
    root.render(search);
    await shown;
    await once('[aria-expanded="true"]', () => [...typed].map((key) => press(key)));
    let wasReady = false;
    const opened = once('[role="dialog"]', () => {
      wasReady = isReady;
    });
    arrive({ Palette: Opened });
    await opened;
    expect(wasReady).toBe(true);
    expect(place.querySelector('[role="dialog"]')?.textContent).toBe(typed);
  },
);
