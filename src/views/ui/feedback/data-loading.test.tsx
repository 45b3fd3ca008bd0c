// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DataLoading } from './data-loading.tsx';

afterEach(cleanup);

const error = { title: 'Jobs could not be loaded', message: 'Steward cannot be reached. Check your connection.' };

it('announces loading, then shows the content', () => {
  const { rerender } = render(
    <DataLoading isLoading onRetry={() => undefined}>
      Driver, Ikeja
    </DataLoading>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByText('Driver, Ikeja')).toBeNull();
  rerender(
    <DataLoading isLoading={false} onRetry={() => undefined}>
      Driver, Ikeja
    </DataLoading>,
  );
  expect(screen.getByText('Driver, Ikeja')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows the error, and allows one retry at a time', async () => {
  const retried = vi.fn<() => void>();
  const { rerender } = render(
    <DataLoading isLoading={false} error={error} onRetry={retried}>
      Driver, Ikeja
    </DataLoading>,
  );
  expect(screen.getByRole('alert').textContent).toContain(error.title);
  expect(screen.getByRole('alert').textContent).toContain(error.message);
  expect(screen.queryByText('Driver, Ikeja')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retried).toHaveBeenCalledTimes(1);
  rerender(
    <DataLoading isLoading={false} error={error} onRetry={retried} isRetrying>
      Driver, Ikeja
    </DataLoading>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
  expect(retried).toHaveBeenCalledTimes(1);
});
