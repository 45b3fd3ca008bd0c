// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problem } from '../../../domain/shared/problem.ts';
import type { listBenefits } from '../../../services/operations/hr.benefits.ts';
import { changed, followChanges } from '../../../services/shared/changes.ts';
import { InBusiness } from '../business/business.testing.tsx';
import { DeleteRows } from './delete-rows.tsx';
import { listOf } from './list.ts';
import { ListPage, OpenButton } from './list-page.tsx';

type Benefit = { id: string; name: string };
const server = { rows: [] as Benefit[], asked: [] as object[], fails: false };
const numbered = (count: number): Benefit[] =>
  Array.from({ length: count }, (_, at) => ({ id: `b${at + 1}`, name: `Benefit ${at + 1}` }));

const operation = Object.assign(
  async (asked: { page: number; page_size: number; search?: string }) => {
    server.asked.push(asked);
    const { page, page_size: size, search = '' } = asked;
    const found = server.rows.filter(({ name }) => name.includes(search));
    const results = found.slice((page - 1) * size, page * size);
    return { count: found.length, next: page * size < found.length ? 'next' : null, results };
  },
  { id: 'listBenefits', address: '/c/{domain}/benefits', page: true, reads: ['benefits'] },
) as unknown as typeof listBenefits;

const benefits = listOf(operation, {
  label: 'Benefits',
  searchLabel: 'Search benefits',
  columns: [{ id: 'name', title: 'Benefit', render: ({ name }) => name }],
  filters: [{ id: 'kind', label: 'Kind', isSingle: true, options: [{ value: 'pension', label: 'Pension' }] }],
  pageSizes: [5],
});
const deleted = vi.fn<(ids: readonly string[]) => void>();
const remove = async (ids: readonly string[]) => {
  if (server.fails) throw problem('unavailable');
  deleted(ids);
  server.fails = server.rows.length > 200;
  server.rows = server.rows.filter(({ id }) => !ids.includes(id));
  changed(['benefits']);
};

function Benefits() {
  return (
    <ListPage
      list={benefits}
      title="Benefits"
      lead="What people get."
      action={<OpenButton modal="benefit">Add benefit</OpenButton>}
      form={{
        modal: 'benefit',
        show: (benefit, { isOpen }) => (isOpen ? <p>{benefit ? `Change ${benefit.name}` : 'Add one'}</p> : null),
      }}
      actsOf={(_, { edit }) => [{ id: 'edit', label: 'Edit', onAct: edit }]}
      deleting={{
        hasSeveral: true,
        refusalOf: ({ id }) => (id === 'b2' ? 'Employees have it' : undefined),
        ask: (chosen, onClose) => (
          <DeleteRows
            chosen={chosen}
            title={`Delete ${chosen?.one?.name ?? chosen?.count}`}
            one={(id) => remove([id])}
            several={remove}
            onDeleted={() => undefined}
            onClose={onClose}
          >
            They are deleted for ever.
          </DeleteRows>
        ),
      }}
    />
  );
}

const person = userEvent.setup();

async function open(count: number) {
  server.rows = numbered(count);
  const client = new QueryClient();
  followChanges(client);
  render(
    <QueryClientProvider client={client}>
      <InBusiness>
        <Benefits />
      </InBusiness>
    </QueryClientProvider>,
  );
  await screen.findByText('Benefit 1');
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  deleted.mockClear();
  Object.assign(server, { asked: [], fails: false });
});

const menuOf = async (name: string) => {
  await person.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
};
const confirm = () => person.click(screen.getByRole('button', { name: 'Yes, Delete' }));
const dialog = () => screen.queryByRole('alertdialog');

it('asks the operation by the address alone, and a search or a filter only where the list has one', async () => {
  history.replaceState(null, '', '/?search=Benefit&kind=pension&other=1');
  await open(3);
  expect(server.asked).toEqual([{ businessId: 'palm-oil', page: 1, page_size: 5, search: 'Benefit', kind: 'pension' }]);
  const table = { request: { page: 1, page_size: 20, search: 'Benefit' }, filters: {}, choices: [] };
  expect(listOf(operation, { label: 'Benefits', columns: [] }).askedBy(table)).toEqual({ page: 1, page_size: 20 });
});

it('reads ahead what the screen asks for first', async () => {
  const client = new QueryClient();
  await benefits.readAhead(client, 'palm-oil');
  expect(server.asked).toEqual([{ businessId: 'palm-oil', page: 1, page_size: 5 }]);
});

it('opens its form for a new one by its button, and for a row by its menu', async () => {
  await open(3);
  await person.click(screen.getByRole('button', { name: 'Add benefit' }));
  expect(screen.getByText('Add one')).toBeTruthy();
  expect(location.search).toBe('?modal=benefit');
  history.back();
  await waitFor(() => expect(screen.queryByText('Add one')).toBeNull());
  await person.click(within(await menuOf('Benefit 3')).getByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByText('Change Benefit 3')).toBeTruthy();
  expect(location.search).toBe('?modal=benefit&of=b3');
});

it('deletes one by its menu, after a question, and says why another cannot be deleted', async () => {
  await open(3);
  const refused = within(await menuOf('Benefit 2')).getByRole('menuitem', { name: /Delete/ });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  await person.keyboard('{Escape}');
  await person.click(within(await menuOf('Benefit 1')).getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete Benefit 1' });
  await confirm();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(deleted).toHaveBeenCalledExactlyOnceWith(['b1']);
  await waitFor(() => expect(screen.queryByText('Benefit 1')).toBeNull());
});

it('deletes all that match on every page, goes on after a failure, and says how many are gone', async () => {
  await open(230);
  await person.click(screen.getByRole('checkbox', { name: 'Select Benefit 1' }));
  await person.click(screen.getByRole('button', { name: 'Select all 230 matching' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Benefit 3' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete 229' });
  await confirm();
  await screen.findByText('100 of 229 are deleted. Steward cannot answer just now. Try again in a moment.');
  server.fails = false;
  await confirm();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(deleted.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 29]);
  expect(server.rows.map(({ id }) => id)).toEqual(['b3']);
  expect(screen.queryByRole('region', { name: /Selected rows/ })).toBeNull();
});
