import { type Flow, flow } from '../flow.ts';
import { emailConfirmationCases } from './email-confirmation/cases.ts';
import { emailConfirmationMachine } from './email-confirmation/machine.ts';
import { loginCases } from './login/cases.ts';
import { loginMachine } from './login/machine.ts';
import { mailRequestCases } from './mail-request/cases.ts';
import { mailRequestMachine } from './mail-request/machine.ts';
import { passwordResetCases } from './password-reset/cases.ts';
import { passwordResetMachine } from './password-reset/machine.ts';
import { secondStepSetupCases } from './second-step-setup/cases.ts';
import { secondStepSetupMachine } from './second-step-setup/machine.ts';
import { sessionCases } from './session/cases.ts';
import { sessionMachine } from './session/machine.ts';
import { signUpCases } from './sign-up/cases.ts';
import { signUpMachine } from './sign-up/machine.ts';

export const accountsFlows: readonly Flow[] = [
  flow({
    id: 'signUp',
    title: 'Sign up',
    audience: 'visitor',
    machine: signUpMachine,
    cases: signUpCases,
    route: '/signup',
  }),
  flow({
    id: 'emailConfirmation',
    title: 'Confirm an email address',
    audience: 'visitor',
    machine: emailConfirmationMachine,
    cases: emailConfirmationCases,
    route: '/account/verify',
  }),
  flow({
    id: 'login',
    title: 'Sign in',
    audience: 'visitor',
    machine: loginMachine,
    cases: loginCases,
    route: '/login',
  }),
  flow({
    id: 'mailRequest',
    title: 'Ask for a password or confirmation mail',
    audience: 'visitor',
    machine: mailRequestMachine,
    cases: mailRequestCases,
    route: '/forgot-password',
  }),
  flow({
    id: 'passwordReset',
    title: 'Reset a password',
    audience: 'visitor',
    machine: passwordResetMachine,
    cases: passwordResetCases,
    route: '/account/password-reset',
  }),
  flow({
    id: 'secondStepSetup',
    title: 'Turn on the second step',
    audience: 'owner',
    machine: secondStepSetupMachine,
    cases: secondStepSetupCases,
    route: '/profile?tab=security&view=second-step',
  }),
  flow({
    id: 'session',
    title: 'Stay signed in',
    audience: 'system',
    machine: sessionMachine,
    cases: sessionCases,
    route: null,
  }),
];
