// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSeen } from './use-seen.ts';

it('keeps a record as it was opened, whatever is read since, until another one is opened or none', () => {
  const [asOpened, asReadSince] = [
    { id: 'a', name: 'Ada' },
    { id: 'a', name: 'Ade' },
  ];
  const { result, rerender } = renderHook(({ record }) => useSeen(record), {
    initialProps: { record: asOpened as { id: string; name: string } | null },
  });
  rerender({ record: asReadSince });
  expect(result.current).toBe(asOpened);
  rerender({ record: { id: 'b', name: 'Bola' } });
  expect(result.current?.name).toBe('Bola');
  rerender({ record: null });
  expect(result.current).toBeNull();
  rerender({ record: asReadSince });
  expect(result.current).toBe(asReadSince);
});
