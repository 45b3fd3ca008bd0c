/**
 * Where each entry of the history was scrolled to. The browser would restore it before the screen is there: a screen's
 * code, and then what it shows, come later than the address.
 */
type Entry = { scrollKey?: string } | null;

const storageKey = 'scroll';
/** Milliseconds for which a screen may grow until the place is there again. */
const patience = 10_000;
/** More entries than anybody steps back over. */
const kept = 50;

const places = new Map<string, number>();
let current = '';
/** Where the entry was left to which a person has come back; 0 for a new one. */
let wanted = 0;
let isRestoring = false;
let stopRestoring = () => {};

/** Called once, before the first arrival. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  for (const [key, top] of read()) places.set(key, top);
  comeBack();
  addEventListener(
    'scroll',
    () => {
      // As far as a screen goes that is still growing is not where the person was.
      if (!isRestoring) places.set(current, scrollY);
    },
    { passive: true },
  );
  addEventListener('popstate', comeBack);
  // By these two wouter says that the app itself has moved.
  addEventListener('pushState', () => {
    current = nameEntry(newKey());
    wanted = 0;
  });
  addEventListener('replaceState', () => nameEntry(current));
  addEventListener('pagehide', () => sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-kept))));
}

function comeBack(): void {
  current = nameEntry(newKey());
  wanted = places.get(current) ?? 0;
}

/** A new place begins at its top; one to which a person returns is as they left it. */
export function scrollOnNavigation(): void {
  stopRestoring();
  const top = wanted;
  wanted = 0;
  const named = top === 0 ? namedPlace() : null;
  if (named) {
    named.scrollIntoView();
    return;
  }
  isRestoring = true;
  scrollTo(0, top);
  if (scrollY < top) restoreWhenThere(top);
  else isRestoring = false;
}

/** What the address names; the browser looked for it before it was there. */
function namedPlace(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Anybody can write an address that cannot be decoded.
    return null;
  }
}

function restoreWhenThere(top: number): void {
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top) stopRestoring();
  });
  const timer = setTimeout(() => stopRestoring(), patience);
  // Who scrolls meanwhile knows better.
  const gestures = ['wheel', 'touchmove', 'keydown'] as const;
  const stop = () => {
    isRestoring = false;
    growth.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  stopRestoring = stop;
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  growth.observe(document.body);
}

const newKey = () => Math.random().toString(36).slice(2);

/** The name of the present entry, which is the given one where it has none: browsers do not all name them. */
function nameEntry(key: string): string {
  const state: Entry = history.state;
  if (state?.scrollKey) return state.scrollKey;
  history.replaceState({ ...state, scrollKey: key }, '');
  return key;
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}
