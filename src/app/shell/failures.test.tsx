// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Crash } from './crash.tsx';
import { lazyPart } from './lazy-part.tsx';

const person = userEvent.setup();
const complaints = vi.fn<(...args: unknown[]) => void>();
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(complaints));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  complaints.mockClear();
});

let isBroken = true;
function People() {
  if (isBroken) throw new Error('the screen is broken');
  return <h1>People</h1>;
}

describe('a screen that throws', () => {
  const framed = (place: string) => (
    <>
      <nav>Modules</nav>
      <Crash place={place} isFramed>
        <People />
      </Crash>
    </>
  );
  beforeEach(() => {
    isBroken = true;
  });

  it('keeps the frame, shows one message, and renders again on "Try again"', async () => {
    render(framed('/hr'));
    expect(screen.getByText('Modules')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This page could not be shown');
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(complaints).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'People' })).toBeTruthy();
  });

  it('does not block another address', () => {
    const { rerender } = render(framed('/hr'));
    isBroken = false;
    rerender(framed('/dashboard'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a screen whose code fails to load', () => {
  beforeEach(() => {
    isBroken = false;
  });
  const noConnection = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const show = (Part: ComponentType) =>
    act(async () => {
      render(
        <Suspense>
          <Part />
        </Suspense>,
      );
    });

  it('shows an error in its place, and loads on "Retry" with the focus on its heading', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(noConnection);
    await show(lazyPart(load));
    expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    load.mockImplementation(async () => People);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { name: 'People' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(load).toHaveBeenCalledTimes(3);
    expect(complaints.mock.calls.flat().join()).not.toContain('Failed to fetch');
  });

  it('loads again when the person opens it again', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(noConnection);
    const Part = lazyPart(load);
    await show(Part);
    cleanup();
    load.mockImplementation(async () => People);
    await show(Part);
    expect(await screen.findByRole('heading', { name: 'People' })).toBeTruthy();
  });

  it('loads once, however often it is preloaded or shown', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(async () => People);
    const Part = lazyPart(load);
    Part.preload();
    Part.preload();
    await show(Part);
    cleanup();
    await show(Part);
    expect(screen.getByRole('heading', { name: 'People' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows no fallback for what has been loaded, in the first drawing', async () => {
    const Part = lazyPart(async () => People);
    await Part.load();
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
    expect(screen.getByRole('heading', { name: 'People' })).toBeTruthy();
  });
});
