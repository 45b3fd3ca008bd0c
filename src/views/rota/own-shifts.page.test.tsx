// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnShiftsPage } from './own-shifts.page.tsx';

const shift = {
  id: 'one',
  date: '2036-12-08',
  start: '20:00',
  end: '04:00',
  break_minutes: 60,
  minutes: 420,
  location: 'Ikeja',
  role: 'Guard' as string | null,
  note: 'The gate at the back' as string | null,
};
const now = {
  year: 2036,
  week_number: 49,
  start_date: '2036-12-01',
  end_date: '2036-12-07',
  minutes: 0,
  published_at: null,
  shifts: [],
};
const coming = {
  year: 2036,
  week_number: 50,
  start_date: '2036-12-08',
  end_date: '2036-12-14',
  minutes: 840,
  published_at: '2036-11-30T23:30:00.000Z',
  shifts: [
    shift,
    Object.assign({}, shift, { id: 'two', date: '2036-12-09', role: null, note: null, break_minutes: 0 }),
  ],
};
const view = {
  business: 'Palm Oil',
  first_name: 'Bola',
  today: '2036-12-03',
  time_format: 12,
  time_zone: 'Africa/Lagos',
  weeks: [now, coming],
  expires_at: '2037-05-27T09:00:00.000Z',
};
let answer: () => Response = () => Response.json(view);

beforeEach(() => vi.stubGlobal('fetch', async () => answer()));
afterEach(() => {
  cleanup();
  answer = () => Response.json(view);
  vi.unstubAllGlobals();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OwnShiftsPage token={'A'.repeat(43)} />
    </QueryClientProvider>,
  );
}

it('shows whose shifts they are, and each week with its hours and when it was published', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Shifts of Bola' })).toBeDefined();
  expect(screen.getByText('Palm Oil')).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: 'This week, 1 Dec to 7 Dec' })).getByText(/No shift of yours/),
  ).toBeDefined();
  const week = within(screen.getByRole('region', { name: 'Week 50, 8 Dec to 14 Dec' }));
  // Where the business is, it was published after midnight.
  expect(week.getByText('14 h of work · published on 01 Dec, 2036')).toBeDefined();
  const [night, day] = week.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(night).toContain('Monday 8 December');
  for (const words of ['8:00 pm to 4:00 am next day', 'Guard · Ikeja · 60 minutes of break', 'The gate at the back'])
    expect(night).toContain(words);
  expect(day).toContain('Ikeja');
  expect(day).not.toMatch(/Guard|break|Today/);
});

it('marks today, and writes times as the business does', async () => {
  answer = () => Response.json(Object.assign({}, view, { today: '2036-12-09', time_format: 24, weeks: [coming] }));
  show();
  const week = within(await screen.findByRole('region', { name: 'This week, 8 Dec to 14 Dec' }));
  const [monday, tuesday] = week.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect([monday?.includes('Today'), tuesday?.includes('Today')]).toEqual([false, true]);
  expect(tuesday).toContain('20:00 to 04:00 next day');
});

it.each([
  [404, 'This link does not work', /replaced or revoked, has expired, or was not copied completely/],
  [503, 'Your shifts could not be loaded', /./],
])('says with %i what to do', async (status, title, words) => {
  answer = () => Response.json({ detail: 'No' }, { status });
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Retry' }) === null).toBe(status === 404);
});
