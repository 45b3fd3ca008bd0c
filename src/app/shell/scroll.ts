/**
 * Restores the scroll position of each history entry. The browser would restore it too early: the code and the data of a
 * screen load after the address has changed.
 */
import { keepOfDevice, readOfDevice } from '../../services/shared/device/storage.ts';

type Entry = { scrollKey?: string } | null;

const storageKey = 'scroll';
/** Milliseconds within which a screen may grow to the stored position. */
const patience = 10_000;
/** The number of stored entries; nobody goes back further. */
const kept = 50;

const places = new Map<string, number>();
let current = '';
/** The stored position of the current entry; 0 for a new one. */
let wanted = 0;
let isRestoring = false;
let stopRestoring = () => {};

/** Called once, before the first navigation. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  for (const [key, top] of read()) places.set(key, top);
  comeBack();
  addEventListener(
    'scroll',
    () => {
      // While a position is being restored, the current one is not the person's.
      if (!isRestoring) places.set(current, scrollY);
    },
    { passive: true },
  );
  addEventListener('popstate', comeBack);
  // wouter dispatches these two events when the app navigates.
  addEventListener('pushState', () => {
    current = nameEntry(newKey());
    wanted = 0;
  });
  addEventListener('replaceState', () => nameEntry(current));
  addEventListener('pagehide', () => keepOfDevice('tab', storageKey, JSON.stringify([...places].slice(-kept))));
}

function comeBack(): void {
  current = nameEntry(newKey());
  wanted = places.get(current) ?? 0;
}

/** Scrolls a new entry to the top and restores the position of an old one. */
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

/** The element of the fragment; the browser looked for it before it was rendered. */
function namedPlace(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // An address can contain an invalid escape sequence.
    return null;
  }
}

function restoreWhenThere(top: number): void {
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top) stopRestoring();
  });
  const timer = setTimeout(() => stopRestoring(), patience);
  // A person who scrolls cancels the restoration.
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

/** The key of the current history entry; sets the given one when it has none, because browsers do not provide keys. */
function nameEntry(key: string): string {
  const state: Entry = history.state;
  if (state?.scrollKey) return state.scrollKey;
  history.replaceState({ ...state, scrollKey: key }, '');
  return key;
}

function read(): [string, number][] {
  try {
    return JSON.parse(readOfDevice('tab', storageKey) ?? '[]');
  } catch {
    return [];
  }
}
