import { type ReactNode, useEffect, useState } from 'react';
import { scrollOnNavigation } from './scroll.ts';

let isFirstScreen = true;

/** Prerendering has no document. */
const focused = () => (typeof document === 'undefined' ? null : document.activeElement);

/**
 * Sets the title, focuses the heading and sets the scroll position. It does not move the focus on the first screen, where the
 * browser starts reading, or on a screen that has focused its own field. Its `key` identifies the screen.
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

/** Moves the focus to a heading: the one of the page if none is given. Until the page has one, its content has the focus. */
export function startReading(heading?: HTMLElement | null): void {
  const content = document.querySelector<HTMLElement>('main');
  const place = heading ?? document.querySelector<HTMLElement>('h1') ?? content;
  take(place);
  if (!content || place !== content) return;
  const observer = new MutationObserver(() => {
    const late = content.querySelector<HTMLElement>('h1');
    const isHere = document.activeElement === content;
    if (late && isHere) take(late);
    if (late || !isHere) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
}

function take(place: HTMLElement | null): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
