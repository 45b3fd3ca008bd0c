// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { soon } from '../../../../tests/soon.ts';
import { filled, token } from '../../../machines/hr/onboarding-form/cases.ts';
import { type OnboardingForm, onboardingFormMachine } from '../../../machines/hr/onboarding-form/machine.ts';
import type { FormStep } from '../../../machines/hr/onboarding-form/setup.ts';
import { OnboardingFormPage } from './onboarding-form.page.tsx';

const user = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The part of the bank, of a form that the business has asked to change. @returns what the server is asked */
async function show(isConfirmed: boolean, isReachable = true) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-2) ?? '';
    if (path === 'banks')
      return Response.json({ banks: [{ code: '011', name: 'First Bank of Nigeria' }], pension_providers: [] });
    asked.push({ path, body: await request.json() });
    return Response.json({
      is_valid: true,
      account_name: isReachable ? 'EZE NGOZI' : null,
      holder_proof: isReachable ? 'proof' : null,
    });
  });
  const form = filled(4, { state: 'returned', notes: { bank: 'This account is closed.' } });
  const bank = form.bank && { ...form.bank, is_holder_confirmed: isConfirmed };
  const saved = vi.fn();
  const machine = onboardingFormMachine.provide({
    actors: {
      openOnboardingForm: fromPromise<OnboardingForm, { token: string }>(async () => ({ ...form, bank })),
      saveOnboardingForm: fromPromise<OnboardingForm, FormStep>(async ({ input }) => {
        saved(input);
        return filled(4);
      }),
    },
  });
  const actor = createActor(machine, { input: { token, draft: null } }).start();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OnboardingFormPage form={actor} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Bank and numbers' });
  return { asked, saved };
}
const number = () => screen.getByRole('textbox', { name: /Account number/ });
const onward = () => user.click(screen.getByRole('button', { name: 'Continue' }));

it('asks by the link whose account it is, and sends what the person confirms', async () => {
  const { asked, saved } = await show(false);
  expect(screen.getByText(/^It is not confirmed whose account it is/)).toBeTruthy();
  await user.type(number(), '0000014579');
  expect(screen.queryByText(/^It is not confirmed/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Yes, this is the account' }));
  expect(screen.getByText(/^Confirmed: the bank says that EZE NGOZI/)).toBeTruthy();
  await onward();
  await soon(() => expect(saved).toHaveBeenCalled());
  expect(asked).toEqual([{ path: 'account', body: { bank: '011', account_number: '0000014579' } }]);
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    holder_proof: 'proof',
    bank: { account_number: '0000014579', account_name: 'EZE NGOZI' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your details' })).toBeTruthy();
});

it('goes on without the bank, which it says', async () => {
  const { saved } = await show(false, false);
  await user.type(number(), '0000014579');
  expect(await screen.findByText(/The holder is not confirmed. You can go on all the same/)).toBeTruthy();
  await onward();
  await soon(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).not.toHaveProperty('holder_proof');
  expect(await screen.findByText('Not confirmed')).toBeTruthy();
});

it('says of the account that is kept whether its holder is confirmed, until its name is another', async () => {
  await show(true);
  expect(screen.getByText('You have confirmed whose account it is.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Account name/ }), 'Ngozi');
  expect(screen.getByText(/^It is not confirmed whose account it is/)).toBeTruthy();
});
