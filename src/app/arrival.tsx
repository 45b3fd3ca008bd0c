import { type ReactNode, useEffect } from 'react';

let isFirstArrival = true;

/** Names the page and starts reading at its heading. Where the app was opened, the browser does that by itself. */
export function Arrival({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Steward`;
    if (!isFirstArrival) {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    isFirstArrival = false;
  }, [title]);
  return children;
}
