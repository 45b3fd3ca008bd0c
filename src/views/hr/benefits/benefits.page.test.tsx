// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../../../../tests/soon.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { BenefitPage } from './benefit.page.tsx';
import { BenefitsPage } from './benefits.page.tsx';

const hmo = { id: 'hmo', name: 'HMO', kind: 'health', provider: '', description: '', is_default: false };
/** The server answers so many rows a page, whatever is asked, so that a page is drawn quickly. */
const size = 3;
let count = 5;
const rowsAt = (path: string) =>
  Array.from({ length: count }, (_, at) =>
    path.endsWith('/employees/')
      ? { id: `e${at}`, first_name: 'Ada', last_name: `Obi ${at}`, job_title: '', start_date: '2026-01-01' }
      : { ...hmo, id: `b${at}`, name: `Benefit ${at}`, employee_count: 0 },
  );
const sent = vi.fn<(body: { ids?: string[]; employees?: string[] }) => void>();
const person = userEvent.setup();

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') {
      sent(await request.json());
      return Response.json({ count: 1 });
    }
    if (pathname.endsWith('/benefits/hmo/')) return Response.json({ ...hmo, employee_count: count });
    const page = Number(searchParams.get('page'));
    const results = rowsAt(pathname).slice((page - 1) * size, page * size);
    return Response.json({ count, next: page * size < count ? 'next' : null, previous: null, results });
  });
});
afterEach(() => {
  cleanup();
  sent.mockClear();
  given.mockClear();
  count = 5;
  vi.unstubAllGlobals();
});

const given = vi.fn<(count: number) => void>();
const Assignment = ({ things }: { things: readonly unknown[] }) => {
  given(things.length);
  return null;
};
const show = (page: ReactElement) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>{page}</InBusiness>
    </QueryClientProvider>,
  );
const selectAll = async (first: string) => {
  await person.click(await screen.findByRole('checkbox', { name: `Select ${first}` }));
  await person.click(screen.getByRole('button', { name: `Select all ${count} matching` }));
};

it('deletes all benefits that match, also those on other pages', async () => {
  show(<BenefitsPage Assignment={Assignment} />);
  await selectAll('Benefit 0');
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  await soon(() => expect(sent.mock.calls.flatMap(([{ ids }]) => ids)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4']));
});

it('does not give more benefits at once than one request takes', async () => {
  count = 130;
  show(<BenefitsPage Assignment={Assignment} />);
  await selectAll('Benefit 0');
  await person.click(screen.getByRole('button', { name: 'Give to employees' }));
  expect(given).not.toHaveBeenCalled();
  await person.click(screen.getByRole('checkbox', { name: 'Select Benefit 2' }));
  expect(screen.getByText('129 selected', { selector: 'span' })).toBeTruthy();
});

it('takes a benefit from all who match, also from those on other pages', async () => {
  show(<BenefitPage params={{ id: 'hmo' }} Assignment={Assignment} />);
  await selectAll('Ada Obi 0');
  await person.click(screen.getByRole('checkbox', { name: 'Select Ada Obi 1' }));
  await person.click(screen.getByRole('button', { name: 'Unassign' }));
  await screen.findByText('4 employees have it until the end date.');
  await person.type(screen.getByLabelText(/End date/), '31/12/2099');
  await person.click(screen.getAllByRole('button', { name: 'Unassign' }).at(-1) as HTMLElement);
  await soon(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0].employees).toEqual(['e0', 'e2', 'e3', 'e4']);
});
