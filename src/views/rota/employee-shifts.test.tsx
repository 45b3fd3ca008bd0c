// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { soon } from '../../../tests/soon.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { EmployeeShifts } from './employee-shifts.tsx';

const shift = {
  id: 'one',
  date: '2036-12-29',
  start: '20:00',
  end: '04:00',
  minutes: 420,
  location: 'Ikeja',
  role: 'Guard',
  state: 'published',
  year: 2037,
  week_number: 1,
};
const rest = Array.from({ length: 11 }, (_, at) => Object.assign({}, shift, { id: `more ${at}`, state: 'changed' }));
let shifts: object[] = [];
let format = 12;
const asked = vi.fn<(search: string) => void>();

beforeEach(() =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('config'))
      return Response.json(Object.assign({ id: 'palm-oil' }, firstSettings, { time_format: format }));
    if (url.includes('shift_link'))
      return Response.json({ state: 'none', created_by: '', created_at: null, expires_at: null, opened_at: null });
    const { searchParams, search } = new URL(url, 'http://x');
    asked(search);
    const page = Number(searchParams.get('page'));
    const results = shifts.slice((page - 1) * 10, page * 10);
    return Response.json({ count: shifts.length, next: null, previous: null, results });
  }),
);
afterEach(() => {
  cleanup();
  asked.mockClear();
  vi.unstubAllGlobals();
});

function show(may: (permission: string) => boolean = () => true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <InBusiness may={may}>
        <EmployeeShifts employee={{ id: 'bola', first_name: 'Bola' }} />
      </InBusiness>
    </QueryClientProvider>,
  );
}
const rows = async () => within(await screen.findByRole('list', { name: 'Shifts' })).getAllByRole('listitem');

it('says when, where and as what somebody works, and opens the week that shows it', async () => {
  [shifts, format] = [[shift, Object.assign({}, shift, { id: 'two', state: 'planned', role: null })], 24];
  show();
  const link = await screen.findAllByRole('link', { name: 'Mon 29 Dec, 20:00 to 04:00' });
  expect(link[0]?.getAttribute('href')).toBe('/shift-rota?year=2037&week=1');
  const [published, planned] = (await rows()).map(({ textContent }) => textContent);
  expect(published).toContain('Guard · Ikeja · 7 h of work');
  expect(published).not.toContain('published');
  expect(planned).toContain('Not published');
});

it('has the others on further pages', async () => {
  [shifts, format] = [[shift].concat(rest), 12];
  show();
  expect(await rows()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  await soon(async () => expect(await rows()).toHaveLength(2));
  expect(asked.mock.calls.at(-1)?.[0]).toContain('page=2');
});

it('offers a link to those who plan alone', async () => {
  shifts = [];
  show();
  expect(await screen.findByRole('button', { name: 'Make link' })).toBeDefined();
  cleanup();
  show((permission) => permission !== 'plan_rota');
  expect(await screen.findByText('Bola has no coming shifts')).toBeDefined();
  expect(screen.queryByText('Link without signing in')).toBeNull();
});

it('says to who does not see the plan that a week may not be published yet', async () => {
  shifts = [];
  show(() => false);
  expect(await screen.findByText('Bola has no coming shifts')).toBeDefined();
  expect(screen.getByText(/when its week is published/)).toBeDefined();
});
