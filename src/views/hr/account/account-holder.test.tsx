// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { AccountHolder } from './account-holder.tsx';

const person = userEvent.setup();
const confirmed = vi.fn<(holder: string) => void>();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  confirmed.mockReset();
});

/** Each question gets the next answer. */
function show(accountName: string, ...answers: (() => Response)[]): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json());
    return (answers.shift() ?? (() => Response.json({ is_valid: true, account_name: null })))();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <AccountHolder
          bank="011"
          accountNumber=" 0000014579 "
          accountName={accountName}
          person="Halima Danjuma"
          onConfirm={confirmed}
        />
      </InBusiness>
    </QueryClientProvider>,
  );
  return asked;
}
const holds =
  (account_name: string | null, is_valid = true) =>
  () =>
    Response.json({ is_valid, account_name });

it('names the holder, who is confirmed by a person', async () => {
  const asked = show('', holds('DANJUMA HALIMA A'));
  expect(await screen.findByText('DANJUMA HALIMA A')).toBeTruthy();
  expect(screen.queryByText(/not the name/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Yes, this is the account' }));
  expect([confirmed.mock.calls, asked]).toEqual([
    [['DANJUMA HALIMA A']],
    [{ bank: '011', account_number: '0000014579' }],
  ]);
});

it('says that it is confirmed once the name is taken', async () => {
  show('Danjuma Halima A', holds('DANJUMA HALIMA A'));
  expect(await screen.findByText(/^Confirmed: the bank says/)).toBeTruthy();
});

it('warns of the account of somebody else', async () => {
  show('', holds('MUSA BELLO'));
  expect(await screen.findByText(/which is not the name of Halima Danjuma/)).toBeTruthy();
});

it('says that the bank has no such account', async () => {
  show('', holds(null, false));
  expect(await screen.findByText(/This bank has no such account/)).toBeTruthy();
});

it('is not needed where nobody can be asked, and asks again', async () => {
  show('', () => Response.json({ detail: 'Down.' }, { status: 503 }), holds(null), holds('HALIMA DANJUMA'));
  expect(await screen.findByText(/The holder is not confirmed. You can save all the same/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody could be asked/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('HALIMA DANJUMA')).toBeTruthy();
});
