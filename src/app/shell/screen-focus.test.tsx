// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';

let top = 0;
let height = 5000;
const observers: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  observers.length = 0;
  height = 5000;
  sessionStorage.clear();
  history.replaceState(null, '', '/start');
  vi.stubGlobal('scrollTo', (_left: number, wanted: number) => {
    top = Math.min(wanted, height);
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grew: () => void) {
        observers.push(grew);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen that focuses its own field, like a form with one question. */
function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input aria-label="Business name" ref={field} />;
}

async function open() {
  const { ScreenFocus } = await import('./screen-focus.tsx');
  const { followScroll } = await import('./scroll.ts');
  await import('wouter/use-browser-location');
  followScroll();
  const page = (name: string) => (
    <ScreenFocus key={name} title={name}>
      <h1 tabIndex={-1}>{name}</h1>
      {name === 'Wizard' ? <Field /> : null}
    </ScreenFocus>
  );
  const { rerender } = render(page('Start'));
  return {
    go: (name: string) => {
      history.pushState(null, '', `/${name}`);
      rerender(page(name));
    },
    back: async (name: string) => {
      const popped = new Promise((settle) => addEventListener('popstate', settle, { once: true }));
      history.back();
      await popped;
      rerender(page(name));
    },
  };
}

it('sets the title, and focuses the heading except on the first screen', async () => {
  const { go } = await open();
  expect(document.title).toBe('Start · Steward');
  expect(document.activeElement).toBe(document.body);
  go('People');
  expect(document.title).toBe('People · Steward');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'People' }));
});

it('does not move the focus when the screen has set it', async () => {
  const { go } = await open();
  go('Wizard');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Business name' }));
  go('People');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'People' }));
});

it('focuses the content until it has its heading, and leaves the focus where the person has put it since', async () => {
  const { startReading } = await import('./screen-focus.tsx');
  const { rerender } = render(<main />);
  startReading();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  rerender(
    <main>
      <h1>Late</h1>
    </main>,
  );
  await soon(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' })));
  rerender(<main />);
  startReading();
  rerender(
    <main>
      <input />
    </main>,
  );
  screen.getByRole('textbox').focus();
  rerender(
    <main>
      <input />
      <h1>Later</h1>
    </main>,
  );
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('scrolls a new screen to the top, and restores the position on Back', async () => {
  const { go, back } = await open();
  scrollTo(0, 700);
  go('People');
  expect(top).toBe(0);
  scrollTo(0, 300);
  await back('Start');
  expect(top).toBe(700);
});

it('restores the position when the screen has grown long enough, unless the person scrolls', async () => {
  const { go, back } = await open();
  scrollTo(0, 700);
  go('People');
  height = 100;
  await back('Start');
  expect(top).toBe(100);
  height = 5000;
  for (const grew of observers) grew();
  expect(top).toBe(700);
});

it('keeps the position when the person leaves before the screen is long enough', async () => {
  const { go, back } = await open();
  scrollTo(0, 700);
  go('People');
  height = 100;
  await back('Start');
  go('Fleet');
  height = 5000;
  await back('Start');
  expect(top).toBe(700);
});
