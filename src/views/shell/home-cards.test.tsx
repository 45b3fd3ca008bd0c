// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHold } from '../shared/business/home.ts';
import { HomeCards } from './home-cards.tsx';

afterEach(cleanup);

function Part({ name, isWaiting }: { name: string; isWaiting: boolean }) {
  useHold(isWaiting);
  return <h2>{name}</h2>;
}

const home = (isWaiting: boolean) => (
  <HomeCards
    due={<Part name="Due" isWaiting={false} />}
    main={<Part name="Lately" isWaiting={isWaiting} />}
    side={<Part name="Plan" isWaiting={false} />}
  />
);
const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('shows no card before all of them have what they show', () => {
  const { rerender } = render(home(true));
  expect(screen.getByRole('status', { name: 'Loading your home' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Plan' })).toBeNull();
  rerender(home(false));
  expect(screen.queryByRole('status')).toBeNull();
  expect(names()).toEqual(['Due', 'Plan', 'Lately']);
});

it('shows them at once where nothing is waited for', () => {
  render(home(false));
  expect(names()).toEqual(['Due', 'Plan', 'Lately']);
});
