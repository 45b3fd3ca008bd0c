// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followFocus } from './lost-focus.ts';

beforeAll(() => followFocus(document.body));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(async () => {
  cleanup();
  await passed();
  vi.useRealTimers();
});
/** The frames and the patience of what gives the focus back. */
const passed = () => vi.advanceTimersByTimeAsync(1000);

const order = (
  <section key="order">
    <h2>Your plan</h2>
    <button type="button">Proceed</button>
  </section>
);
const review = (
  <section key="review">
    <h2>Pay for it</h2>
    <button type="button">Buy Now</button>
  </section>
);
const page = (step: React.ReactNode) => (
  <main>
    <h1>Buy the premium plan</h1>
    {step}
  </main>
);

const rendered = async (shown: React.ReactNode) => {
  const { rerender } = render(shown);
  await passed();
  return rerender;
};

it('focuses the heading of the step that has come', async () => {
  const rerender = await rendered(page(order));
  screen.getByRole('button', { name: 'Proceed' }).focus();
  rerender(page(review));
  await passed();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pay for it' }));
});

it('focuses the heading around it where none has come', async () => {
  const rerender = await rendered(page(<input key="address" aria-label="Address" />));
  screen.getByLabelText('Address').focus();
  rerender(page(<input key="code" aria-label="Code" />));
  await passed();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('focuses the heading above a button that is disabled when it was pressed', async () => {
  const save = (isDisabled: boolean) =>
    page(
      <button type="button" disabled={isDisabled}>
        Save
      </button>,
    );
  const rerender = await rendered(save(false));
  screen.getByRole('button').focus();
  rerender(save(true));
  await passed();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leaves the focus where something else has taken it', async () => {
  const rerender = await rendered(page(order));
  screen.getByRole('button', { name: 'Proceed' }).focus();
  rerender(page(review));
  screen.getByRole('button', { name: 'Buy Now' }).focus();
  await passed();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy Now' }));
});

it('does not take the focus from a page where nothing had it', async () => {
  const rerender = await rendered(page(order));
  screen.getByRole('button', { name: 'Proceed' }).focus();
  screen.getByRole('button', { name: 'Proceed' }).blur();
  await passed();
  rerender(page(review));
  await passed();
  expect(document.activeElement).toBe(document.body);
});

it('focuses the heading when what had the focus first is gone before it could be followed', async () => {
  const rerender = await rendered(page(order));
  const proceed = screen.getByRole('button', { name: 'Proceed' });
  rerender(page(review));
  await passed();
  expect(document.activeElement).toBe(document.body);
  followFocus(proceed);
  await passed();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
