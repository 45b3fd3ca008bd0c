import { navigate } from 'wouter/use-browser-location';
import { planChoiceOf } from '../../domain/accounts/sign-up.ts';
import { utmSource } from '../../domain/accounts/source.ts';
import type { emailConfirmationMachine } from '../../machines/accounts/email-confirmation/machine.ts';
import type { loginMachine } from '../../machines/accounts/login/machine.ts';
import type { mailRequestMachine } from '../../machines/accounts/mail-request/machine.ts';
import type { passwordResetMachine } from '../../machines/accounts/password-reset/machine.ts';
import type { secondStepSetupMachine } from '../../machines/accounts/second-step-setup/machine.ts';
import type { signUpMachine } from '../../machines/accounts/sign-up/machine.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import {
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
import { forgottenEmail } from '../../views/accounts/forgotten-email.ts';
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
  onDone: ({ tokens, user, destination, history }, { session }) => {
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
    forgottenEmail.keep(email);
    navigate(accountsPaths.forgotPasswordConfirm());
  },
};

export const passwordResetFlow: Flow<typeof passwordResetMachine> = {
  load: async () => (await import('../../machines/accounts/password-reset/machine.ts')).passwordResetMachine,
  provide: (machine) => machine.provide({ actors: { resetPassword: promiseActor(resetPassword) } }),
  input: ({ search }) => ({ uid: search.get('uid'), token: search.get('token') }),
  onDone: ({ end }) => {
    if (end === 'reset') navigate(accountsPaths.passwordReplaced(), { replace: true });
  },
};

/** Its services import queries, which only signed-in people need. */
export const secondStepFlow: Flow<typeof secondStepSetupMachine> = {
  load: async () => {
    const [{ secondStepSetupMachine: machine }, { beginSecondStep, confirmSecondStep }] = await Promise.all([
      import('../../machines/accounts/second-step-setup/machine.ts'),
      import('../../services/accounts/security.ts'),
    ]);
    return machine.provide({
      actors: { beginSecondStep: promiseActor(beginSecondStep), confirmSecondStep: promiseActor(confirmSecondStep) },
    });
  },
  provide: (machine) => machine,
  onDone: async ({ outcome }, core) => {
    const [{ secondStepQuery }, { queryClientOf }, { notify }] = await Promise.all([
      import('../../services/accounts/security.ts'),
      import('../session/query-client.ts'),
      import('../../views/ui/feedback/toast.tsx'),
    ]);
    void queryClientOf(core).invalidateQueries({ queryKey: secondStepQuery().queryKey });
    if (outcome === 'on') notify('good', 'The second step is on', { for: 'feedback' });
    if (outcome === 'onElsewhere') {
      notify('info', 'The second step is on already. If you have no recovery codes, make new ones.', {
        for: 'feedback',
      });
    }
    navigate(accountsPaths.security(), { replace: true });
  },
};
