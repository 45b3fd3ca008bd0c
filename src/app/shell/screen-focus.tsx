import { type ReactNode, useEffect, useState } from 'react';
import { scrollOnNavigation } from './scroll.ts';

let isFirstScreen = true;

/** Screens are also drawn where there is no document. */
const focused = () => (typeof document === 'undefined' ? null : document.activeElement);

/**
 * Names the page, starts reading at its heading and scrolls to where a person begins. Where the app was opened, the
 * browser starts reading by itself, and a screen that has given the focus to a field of its own knows better. A key
 * tells one place from the next.
 */
export function ScreenFocus({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Steward`;
  }, [title]);
  const [before] = useState(focused);
  useEffect(() => {
    scrollOnNavigation();
    const isTaken = focused() !== before && focused() !== document.body;
    if (!isFirstScreen && !isTaken) startReading();
    isFirstScreen = false;
  }, [before]);
  return children;
}

/** Moves the focus to the heading, or to the content where there is no heading yet. */
export function startReading(): void {
  const place = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
