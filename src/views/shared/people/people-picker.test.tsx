// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadPeople, Person } from './people.ts';
import { PeoplePicker } from './people-picker.tsx';

const staff: Person[] = Array.from({ length: 45 }, (_, at) => ({
  id: `EMP-${String(at + 1).padStart(4, '0')}`,
  employee_id: `EMP-${String(at + 1).padStart(4, '0')}`,
  first_name: at === 30 ? 'Ngozi' : 'Musa',
  last_name: `Number ${at + 1}`,
  photo: null,
  job_title: 'Driver',
  department_name: at % 2 === 0 ? 'Logistics' : 'Workshop',
}));

const load = vi.fn<LoadPeople>();
const answer: LoadPeople = async ({ search, department, page, page_size }) => {
  const found = staff.filter(
    (one) =>
      `${one.first_name} ${one.last_name}`.toLowerCase().includes(search.toLowerCase()) &&
      (department === null || one.department_name === department),
  );
  const end = page * page_size;
  return {
    results: found.slice(end - page_size, end),
    next: end < found.length ? `?page=${page + 1}` : null,
    count: found.length,
  };
};

/** What the list asks for when its end comes into sight. */
let reachEnd: () => void = () => undefined;
class Sight {
  constructor(see: IntersectionObserverCallback) {
    reachEnd = () =>
      see([{ isIntersecting: true }] as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
  observe() {}
  disconnect() {}
}

const person = userEvent.setup();
const confirmed = vi.fn<(people: Person[]) => void>();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  load.mockImplementation(answer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  load.mockReset();
  confirmed.mockClear();
});

function open(props: Partial<ComponentProps<typeof PeoplePicker>> = {}) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PeoplePicker
        title="Assign employees"
        isOpen
        onClose={() => undefined}
        onConfirm={confirmed}
        queryKey={['employees']}
        load={load}
        errorText={() => 'Steward cannot be reached.'}
        {...props}
      />
    </QueryClientProvider>,
  );
}

const option = (name: string) => screen.findByRole('option', { name });
const ids = () => confirmed.mock.lastCall?.[0].map(({ id }) => id);
const assign = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' });

it('loads twenty people at a time until all are loaded', async () => {
  open({ fixed: { active: true, status: 'active' } });
  const first = await option('Musa Number 1');
  expect(within(first).getByText('Driver · Logistics · EMP-0001')).toBeTruthy();
  expect(load.mock.lastCall?.[0]).toEqual({
    search: '',
    department: null,
    status: 'active',
    active: true,
    page: 1,
    page_size: 20,
  });
  act(() => reachEnd());
  await option('Musa Number 40');
  act(() => reachEnd());
  await option('Musa Number 45');
  expect(load).toHaveBeenCalledTimes(3);
  act(() => reachEnd());
  expect(load).toHaveBeenCalledTimes(3);
});

it('returns the chosen people, including those from an earlier search', async () => {
  open();
  expect(assign().disabled).toBe(true);
  await person.click(await option('Musa Number 2'));
  await person.type(screen.getByRole('searchbox'), 'ngozi{Enter}');
  await person.click(await option('Ngozi Number 31'));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  await person.click(assign());
  expect(ids()).toEqual(['EMP-0002', 'EMP-0031']);
});

it('debounces the search by 500 ms', async () => {
  vi.useFakeTimers();
  open();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ngozi' } });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(load.mock.lastCall?.[0].search).toBe('ngozi');
  vi.useRealTimers();
});

it('filters by department, and shows when everyone in it is assigned', async () => {
  open({ departments: [{ value: 'Store', label: 'Store' }], isOfUnassigned: true });
  await option('Musa Number 1');
  await person.click(screen.getByRole('button', { name: 'Department' }));
  await person.click(await screen.findByRole('option', { name: 'Store' }));
  await waitFor(() => expect(load.mock.lastCall?.[0].department).toBe('Store'));
  expect(await screen.findAllByText('All employee in Store Department has been assigned')).toHaveLength(2);
});

it('selects everyone who matches, including people who are not loaded', async () => {
  open();
  await person.click(await screen.findByRole('button', { name: 'Select all 45' }));
  expect(await screen.findByText('45 chosen')).toBeTruthy();
  await person.click(assign());
  expect(ids()).toHaveLength(45);
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(assign().disabled).toBe(true);
});

it('limits the number of chosen people', async () => {
  open({ maximum: 2 });
  await person.click(await option('Musa Number 1'));
  await person.click(await option('Musa Number 2'));
  expect((await option('Musa Number 3')).getAttribute('aria-disabled')).toBe('true');
  await person.click(await option('Musa Number 3'));
  expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
  await person.click(await option('Musa Number 1'));
  await person.click(await option('Musa Number 3'));
  await person.click(assign());
  expect(ids()).toEqual(['EMP-0002', 'EMP-0003']);
});

it('narrows to those who are active, and back, unless that is fixed', async () => {
  open();
  await option('Musa Number 1');
  await person.click(screen.getByRole('button', { name: /^Active/ }));
  await person.click(await screen.findByRole('option', { name: 'Not active' }));
  await waitFor(() => expect(load.mock.lastCall?.[0]).toMatchObject({ active: false }));
  cleanup();
  open({ fixed: { active: true } });
  await option('Musa Number 1');
  expect(screen.queryByRole('button', { name: /^Active/ })).toBeNull();
});

it('chooses a single person', async () => {
  open({ isSingle: true });
  await person.click(await option('Musa Number 1'));
  await person.click(await option('Musa Number 4'));
  expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
  await person.click(assign());
  expect(ids()).toEqual(['EMP-0004']);
});

it('works with the keyboard', async () => {
  open();
  await option('Musa Number 1');
  await person.click(screen.getByRole('searchbox'));
  await person.tab();
  await person.tab();
  await person.keyboard('{ArrowDown} ');
  expect((await option('Musa Number 2')).getAttribute('aria-selected')).toBe('true');
});

it('shows why loading failed, and retries', async () => {
  load.mockRejectedValueOnce(new Error('down'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Steward cannot be reached.');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await option('Musa Number 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the loaded people when the next page fails, and does not retry automatically', async () => {
  open();
  await option('Musa Number 1');
  load.mockRejectedValueOnce(new Error('down'));
  act(() => reachEnd());
  await screen.findByText('Steward cannot be reached.');
  expect(await option('Musa Number 20')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await option('Musa Number 40');
});
