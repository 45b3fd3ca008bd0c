// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { InBusiness } from '../shared/business/business.testing.tsx';
import { HolidaysCard } from './holidays-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const holiday = (name: string, days: string[], rest: object = {}) => ({
  id: name,
  name,
  scope: 'nation',
  state: null,
  status: 'declared',
  days: days.map((day) => ({ day, is_half: false })),
  is_own: false,
  is_changed: false,
  asks: false,
  ...rest,
});
const show = (answer: object) => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <HolidaysCard />
      </InBusiness>
    </QueryClientProvider>,
  );
};

it('shows those that ask before those that come, and leads to all', async () => {
  const asking = [holiday('Id-el-Fitr', ['2027-03-09'], { status: 'expected', asks: true })];
  const coming = [holiday('Good Friday', ['2027-03-26']), holiday('Id-el-Kabir', ['2027-05-17', '2027-05-18'])];
  show({ asking, coming });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Id-el-FitrThe day has come. Was it declared?Expected',
    'Good Friday26 Mar, 2027Declared',
    'Id-el-Kabir17 May, 2027, 2 daysDeclared',
  ]);
  expect(screen.getByRole('link', { name: 'Open holidays' }).getAttribute('href')).toBe('/holidays');
});

it('is not there without a holiday', async () => {
  show({ asking: [], coming: [] });
  await soon(() => expect(screen.queryByText('Public holidays')).toBeNull());
});
