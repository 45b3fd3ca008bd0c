// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useMainQuery } from './use-main-query.ts';

afterEach(cleanup);

const asked: string[] = [];
const queryOf = (name: string) => ({
  queryKey: [name],
  queryFn: async () => {
    asked.push(name);
    return `${name} is here`;
  },
});

function Filter() {
  return useQuery(queryOf('filter')).data;
}

function List({ isWanted = true }: { isWanted?: boolean }) {
  const list = useMainQuery({ ...queryOf('list'), enabled: isWanted });
  return (
    <>
      <Filter />, {list.data ?? 'nothing'}
    </>
  );
}

const within = (client: QueryClient, shown: ReactNode) =>
  render(<QueryClientProvider client={client}>{shown}</QueryClientProvider>);

it('asks once, and before the parts of the screen do', async () => {
  asked.length = 0;
  within(new QueryClient(), <List />);
  await screen.findByText('filter is here, list is here');
  expect(asked).toEqual(['list', 'filter']);
});

it('asks nothing before it is enabled', async () => {
  asked.length = 0;
  within(new QueryClient(), <List isWanted={false} />);
  await screen.findByText('filter is here, nothing');
  expect(asked).toEqual(['filter']);
});
