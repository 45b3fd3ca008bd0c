import { navigate } from 'wouter/use-browser-location';
import { planChoiceOf } from '../../domain/accounts/sign-up.ts';
import { utmSource } from '../../domain/accounts/source.ts';
import type { emailConfirmationMachine } from '../../machines/accounts/email-confirmation/machine.ts';
import type { loginMachine } from '../../machines/accounts/login/machine.ts';
import type { mailRequestMachine } from '../../machines/accounts/mail-request/machine.ts';
import type { passwordResetMachine } from '../../machines/accounts/password-reset/machine.ts';
import type { signUpMachine } from '../../machines/accounts/sign-up/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import {
  checkPasswordReset,
  completeLogIn,
  confirmEmail,
  getCurrentUser,
  logIn,
  requestPasswordReset,
  resendConfirmationEmail,
  resetPassword,
  signUp,
} from '../../services/accounts/account.ts';
import type { Options } from '../../services/shared/client.ts';
import { entryEmail } from '../../views/accounts/entry-email.ts';
import { lateSteps } from '../../views/shared/flow/late-steps.ts';
import type { Flow } from '../page.tsx';
import { promiseActor } from './promise-actor.ts';

const payrollHomeBusinessId = import.meta.env.VITE_PAYROLL_HOME_BUSINESS_ID || null;

export const loginActors = {
  logIn: promiseActor(logIn),
  completeLogIn: promiseActor(completeLogIn),
  getCurrentUser: promiseActor((input: { accessToken: string }, options: Options) =>
    getCurrentUser({ ...input, businessId: null }, options),
  ),
};

export const loginFlow: Flow<typeof loginMachine> = {
  load: async () => (await import('../../machines/accounts/login/machine.ts')).loginMachine,
  provide: (machine) => machine.provide({ actors: loginActors }),
  input: ({ search }) => ({ payrollHomeBusinessId, next: search.get('next') }),
  onDone: async ({ tokens, user, destination, history }, { session }) => {
    await lateSteps.leave?.();
    session.send({ type: 'session.begin', tokens, user });
    navigate(destination, { replace: history === 'replace' });
  },
};

export const signUpActors = { signUp: promiseActor(signUp) };

export const signUpFlow: Flow<typeof signUpMachine> = {
  load: async () => (await import('../../machines/accounts/sign-up/machine.ts')).signUpMachine,
  provide: (machine) => machine.provide({ actors: signUpActors }),
  input: ({ search }) => ({ plan: planChoiceOf(search.get('plan')), source: utmSource(search.toString()) }),
  onDone: ({ email }) => navigate(accountsPaths.signedUp(), { state: { email } }),
};

export const emailConfirmationFlow: Flow<typeof emailConfirmationMachine> = {
  load: async () => (await import('../../machines/accounts/email-confirmation/machine.ts')).emailConfirmationMachine,
  provide: (machine) => machine.provide({ actors: { confirmEmail: promiseActor(confirmEmail) } }),
  input: ({ search }) => ({ key: search.get('token') }),
  onDone: ({ email }) => {
    if (email !== null) entryEmail.keep(email);
  },
};

const mailRequest: Pick<Flow<typeof mailRequestMachine>, 'load' | 'provide'> = {
  load: async () => (await import('../../machines/accounts/mail-request/machine.ts')).mailRequestMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        requestPasswordReset: promiseActor(requestPasswordReset),
        resendConfirmationEmail: promiseActor(resendConfirmationEmail),
      },
    }),
};

export const resendConfirmationFlow: Flow<typeof mailRequestMachine> = {
  ...mailRequest,
  input: () => ({ mail: 'confirmation' }),
  onDone: ({ email }) => navigate(accountsPaths.signedUp(), { state: { email } }),
};

export const forgotPasswordFlow: Flow<typeof mailRequestMachine> = {
  ...mailRequest,
  input: () => ({ mail: 'passwordReset' }),
  onDone: ({ email }) => {
    entryEmail.keep(email);
    navigate(accountsPaths.forgotPasswordConfirm());
  },
};

export const passwordResetFlow: Flow<typeof passwordResetMachine> = {
  load: async () => (await import('../../machines/accounts/password-reset/machine.ts')).passwordResetMachine,
  provide: (machine) =>
    machine.provide({
      actors: { checkPasswordReset: promiseActor(checkPasswordReset), resetPassword: promiseActor(resetPassword) },
    }),
  input: ({ search }) => ({ uid: search.get('uid'), token: search.get('token') }),
  onDone: ({ end }) => {
    if (end === 'reset') navigate(accountsPaths.passwordReplaced(), { replace: true });
  },
};
