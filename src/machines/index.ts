/** Every flow of the product. Whatever lists, draws, walks or tests flows walks this list. */
import { emailConfirmationCases } from './accounts/email-confirmation.cases.ts';
import { emailConfirmationMachine } from './accounts/email-confirmation.machine.ts';
import { loginCases } from './accounts/login.cases.ts';
import { loginMachine } from './accounts/login.machine.ts';
import { resendConfirmationCases } from './accounts/resend-confirmation.cases.ts';
import { resendConfirmationMachine } from './accounts/resend-confirmation.machine.ts';
import { sessionCases } from './accounts/session.cases.ts';
import { sessionMachine } from './accounts/session.machine.ts';
import { signUpCases } from './accounts/sign-up.cases.ts';
import { signUpMachine } from './accounts/sign-up.machine.ts';
import { type Flow, flow } from './flow.ts';
import { businessCreationCases } from './onboarding/business-creation.cases.ts';
import { businessCreationMachine } from './onboarding/business-creation.machine.ts';
import { artificialProgressCases } from './shared/artificial-progress.cases.ts';
import { artificialProgressMachine } from './shared/artificial-progress.machine.ts';
import { taskPollingCases } from './shared/task-polling.cases.ts';
import { taskPollingMachine } from './shared/task-polling.machine.ts';

export const flows: readonly Flow[] = [
  flow({
    id: 'signUp',
    title: 'Signing up',
    audience: 'visitor',
    machine: signUpMachine,
    cases: signUpCases,
    route: '/signup',
  }),
  flow({
    id: 'emailConfirmation',
    title: 'Confirming an e-mail address',
    audience: 'visitor',
    machine: emailConfirmationMachine,
    cases: emailConfirmationCases,
    route: '/account/verify',
  }),
  flow({
    id: 'resendConfirmation',
    title: 'Asking for the confirmation mail again',
    audience: 'visitor',
    machine: resendConfirmationMachine,
    cases: resendConfirmationCases,
    route: '/account/confirmation/new',
  }),
  flow({
    id: 'login',
    title: 'Signing in',
    audience: 'visitor',
    machine: loginMachine,
    cases: loginCases,
    route: '/login',
  }),
  flow({
    id: 'businessCreation',
    title: 'Creating a business',
    audience: 'owner',
    machine: businessCreationMachine,
    cases: businessCreationCases,
    route: '/business-registration',
  }),
  flow({
    id: 'session',
    title: 'Being signed in',
    audience: 'system',
    machine: sessionMachine,
    cases: sessionCases,
    route: null,
  }),
  flow({
    id: 'taskPolling',
    title: 'Waiting for a background task',
    audience: 'system',
    machine: taskPollingMachine,
    cases: taskPollingCases,
    route: null,
  }),
  flow({
    id: 'artificialProgress',
    title: 'Progress that cannot be measured',
    audience: 'system',
    machine: artificialProgressMachine,
    cases: artificialProgressCases,
    route: null,
  }),
];
