// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { components } from '../../../../openapi/generated/contract.ts';
import { soon } from '../../../../tests/soon.ts';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { PayForm } from './pay-form.tsx';

type PayDetails = components['schemas']['PayDetails'];

const user = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const holder = { name: 'DANJUMA HALIMA', confirmed_by: 'Ada Obi', confirmed_at: '2026-03-02T09:00:00.000Z' };
const details: PayDetails = {
  nin: null,
  tax_id: null,
  pension_provider: null,
  pension_pin: null,
  pay: null,
  pay_period: null,
  bank: '011',
  account_number: '0000014579',
  account_name: 'DANJUMA HALIMA',
  holder: null,
};

/** @returns what the server is asked, by the end of its path */
function show(found: PayDetails) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const saved = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-2) ?? '';
    if (path === 'banks') return Response.json([{ code: '011', name: 'First Bank of Nigeria' }]);
    if (path === 'pension_providers') return Response.json([]);
    const body = (await request.json()) as Record<string, unknown>;
    asked.push({ path, body });
    if (path === 'update_pension_bank_account') return Response.json({ ...details, holder });
    return Response.json({
      is_valid: true,
      account_name: 'DANJUMA HALIMA',
      holder_proof: `proof of ${body.account_number}`,
    });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <PayForm id="halima" person="Halima Danjuma" details={found} onSaved={saved} onClose={() => undefined} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return { asked, saved };
}
const save = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
const number = () => screen.getByRole('textbox', { name: /Account number/ });
const isSaved = (saved: ReturnType<typeof vi.fn>) => soon(() => expect(saved).toHaveBeenCalled());

it('says who has confirmed the holder, and asks nobody while the account stays', async () => {
  const { asked, saved } = show({ ...details, holder });
  expect(await screen.findByText('Holder confirmed by Ada Obi on 02 Mar, 2026.')).toBeTruthy();
  await save();
  await isSaved(saved);
  expect(asked.map(({ path }) => path)).toEqual(['update_pension_bank_account']);
  expect(asked[0]?.body).toMatchObject({ account_name: 'DANJUMA HALIMA', holder_proof: null });
});

it('asks the bank again when the account is another, and sends what is confirmed', async () => {
  const { asked, saved } = show({ ...details, holder });
  await user.clear(number());
  await user.type(number(), '0000014586');
  expect(screen.queryByText(/^Holder confirmed/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Yes, this is the account' }));
  await save();
  await isSaved(saved);
  expect(asked.at(-1)?.body).toMatchObject({ account_number: '0000014586', holder_proof: 'proof of 0000014586' });
});

it('forgets what is confirmed when the number is typed anew', async () => {
  const { asked, saved } = show(details);
  await user.click(await screen.findByRole('button', { name: 'Yes, this is the account' }));
  expect(await screen.findByText(/^Confirmed: the bank says/)).toBeTruthy();
  await user.clear(number());
  await user.type(number(), '0000014586');
  expect(await screen.findByRole('button', { name: 'Yes, this is the account' })).toBeTruthy();
  await save();
  await isSaved(saved);
  expect(asked.at(-1)?.body).toMatchObject({ account_number: '0000014586', holder_proof: null });
});
