// @vitest-environment jsdom
import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PagedRows } from './paged-rows.tsx';

const found = (count: number) => ({ data: { results: [], count } }) as unknown as UseQueryResult<never>;

it('leads back from a page whose last row is gone', async () => {
  const onPage = vi.fn();
  const rows = { label: 'Documents', subject: 'The documents', children: () => null };
  render(<PagedRows {...rows} pages={{ query: found(10), page: 1, pageSize: 20, onPage }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage).toHaveBeenCalledWith(0);
});
