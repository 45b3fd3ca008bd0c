// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { InBusiness } from '../../shared/business/business.testing.tsx';
import { AccountHolder } from './account-holder.tsx';
import { useHolderOf } from './use-holder-of.ts';

const person = userEvent.setup();
const confirmed = vi.fn<(holder: object) => void>();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  confirmed.mockReset();
});

/** A form that takes what is confirmed, as those of pay do. */
function Typed({ name, proof, number }: { name: string; proof: string; number: string }) {
  const [account, setAccount] = useState({ account_name: name, holder_proof: proof });
  return (
    <AccountHolder
      bank="011"
      accountNumber={number}
      accountName={account.account_name}
      person="Halima Danjuma"
      holderOf={useHolderOf()}
      proof={account.holder_proof}
      onConfirm={(holder) => {
        confirmed(holder);
        setAccount(holder);
      }}
    />
  );
}

/** Each question gets the next answer. */
function show(
  { name = '', proof = '', number = ' 0000014579 ' }: { name?: string; proof?: string; number?: string },
  ...answers: (() => Response)[]
): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json());
    return (answers.shift() ?? holds(null))();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InBusiness>
        <Typed name={name} proof={proof} number={number} />
      </InBusiness>
    </QueryClientProvider>,
  );
  return asked;
}
const proofOf = (name: string) => `proof of ${name}`;
const holds =
  (account_name: string | null, is_valid = true) =>
  () =>
    Response.json({ is_valid, account_name, holder_proof: account_name && proofOf(account_name) });

it('names the holder, whom a person confirms with the proof of the bank', async () => {
  const asked = show({}, holds('DANJUMA HALIMA A'));
  expect(await screen.findByText('DANJUMA HALIMA A')).toBeTruthy();
  expect(screen.queryByText(/not the name/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Yes, this is the account' }));
  expect([confirmed.mock.calls, asked]).toEqual([
    [[{ account_name: 'DANJUMA HALIMA A', holder_proof: proofOf('DANJUMA HALIMA A') }]],
    [{ bank: '011', account_number: '0000014579' }],
  ]);
  expect(screen.getByText(/^Confirmed: the bank says/)).toBeTruthy();
});

it('does not take a name that was only typed for a confirmed one', async () => {
  show({ name: 'Danjuma Halima A' }, holds('DANJUMA HALIMA A'));
  await person.click(await screen.findByRole('button', { name: 'Yes, this is the account' }));
  expect(await screen.findByText(/^Confirmed: the bank says/)).toBeTruthy();
});

it('asks to confirm again what was proven of another account', async () => {
  show({ name: 'HALIMA DANJUMA', proof: proofOf('MUSA BELLO') }, holds('HALIMA DANJUMA'));
  expect(await screen.findByRole('button', { name: 'Yes, this is the account' })).toBeTruthy();
  expect(screen.queryByText(/^Confirmed/)).toBeNull();
});

it('warns of the account of somebody else, which may be confirmed all the same', async () => {
  show({}, holds('MUSA BELLO'));
  expect(await screen.findByText(/which is not the name of Halima Danjuma/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Yes, this is the account' }));
  expect(screen.getByText('You have confirmed it.')).toBeTruthy();
  expect(screen.getByText(/which is not the name of Halima Danjuma/)).toBeTruthy();
});

it('asks nothing before the number is whole', () => {
  expect(show({ number: '000001457' }, holds('HALIMA DANJUMA'))).toEqual([]);
  expect(screen.queryByText(/bank/)).toBeNull();
});

it('says that the bank has no such account', async () => {
  show({}, holds(null, false));
  expect(await screen.findByText(/This bank has no such account/)).toBeTruthy();
});

it('is not needed where nobody can be asked, and asks again', async () => {
  show({}, () => Response.json({ detail: 'Down.' }, { status: 503 }), holds(null), holds('HALIMA DANJUMA'));
  expect(await screen.findByText(/The holder is not confirmed. You can go on all the same/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody could be asked/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('HALIMA DANJUMA')).toBeTruthy();
});
