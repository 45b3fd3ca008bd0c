// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const searched = vi.fn<(text: string) => void>();
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search vehicles' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  searched.mockClear();
});

function Vehicles({ from = '' }: { from?: string }) {
  const [search, setSearch] = useState(from);
  return (
    <>
      <SearchField
        label="Search vehicles"
        debounce={1000}
        value={search}
        onSearch={(text) => {
          searched(text);
          setSearch(text);
        }}
      />
      <button type="button" onClick={() => setSearch('Hilux')}>
        Back
      </button>
    </>
  );
}

it('searches after the debounce', () => {
  render(<Vehicles />);
  type('co');
  wait(999);
  type('corolla');
  wait(999);
  expect(searched).not.toHaveBeenCalled();
  wait(1);
  expect(searched).toHaveBeenCalledExactlyOnceWith('corolla');
});

it('searches immediately on Enter, and not again after the debounce', () => {
  render(<Vehicles />);
  type('corolla');
  press('Enter');
  expect(searched).toHaveBeenCalledExactlyOnceWith('corolla');
  wait(5000);
  expect(searched).toHaveBeenCalledTimes(1);
});

it('clears immediately with Escape and with its button', () => {
  render(<Vehicles from="corolla" />);
  press('Escape');
  expect(searched).toHaveBeenLastCalledWith('');
  expect(field().value).toBe('');
  type('hilux');
  wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(searched).toHaveBeenLastCalledWith('');
  expect(field().value).toBe('');
});

it('keeps text that is typed while an earlier search returns', () => {
  render(<Vehicles />);
  type('cor');
  wait(1000);
  type('corolla');
  expect(field().value).toBe('corolla');
  wait(1000);
  expect(searched).toHaveBeenLastCalledWith('corolla');
});

it('follows a search that is set from outside, without searching again', () => {
  render(<Vehicles />);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field().value).toBe('Hilux');
  wait(5000);
  expect(searched).not.toHaveBeenCalled();
});
