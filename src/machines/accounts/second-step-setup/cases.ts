import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { secondStepSetupMachine } from './machine.ts';
import { secondStepSetupSteps } from './steps.ts';

const onAlready = problem('conflict', { detail: 'The second step is on already.' });

const wrongCode = [
  'password.submit: a password',
  'done(beginSecondStep): a secret',
  'code.submit: a code',
  'error(confirmSecondStep): code is wrong',
];

export const secondStepSetupFlow = flow({
  title: 'Turn on the second step',
  audience: 'owner',
  route: '/profile?tab=security&view=second-step',
  steps: secondStepSetupSteps,
  machine: secondStepSetupMachine,
  states: {
    on: 'The second step is on',
    onElsewhere: 'It was on already',
  },
  labels: {
    'setup.type': 'Something is typed',
    'setup.leave': 'Cancel',
    'setup.back': 'Back',
    'password.submit': 'Continue with the password',
    'codes.keep': 'I have kept them',
    hasPassword: 'a password is entered',
    isOnAlready: 'it was turned on elsewhere',
    beginSecondStep: 'the server makes a secret for the authenticator app',
    confirmSecondStep: 'the server checks the code and turns it on',
  },
  cases: {
    inputs: [{ label: 'the second-step page', input: undefined }],
    events: {
      'setup.type': [{ label: '', event: { type: 'setup.type' } }],
      'setup.back': [{ label: '', event: { type: 'setup.back' } }],
      'setup.leave': [{ label: '', event: { type: 'setup.leave' } }],
      'password.submit': [
        { label: 'a password', event: { type: 'password.submit', password: 'palm-oil-2026' } },
        { label: 'no password', event: { type: 'password.submit', password: '' } },
      ],
      'code.submit': [
        { label: 'a code', event: { type: 'code.submit', code: '123456' } },
        { label: 'a code with spaces around it', event: { type: 'code.submit', code: ' 123456 ' } },
        { label: 'only a space', event: { type: 'code.submit', code: ' ' } },
        { label: 'no code', event: { type: 'code.submit', code: '' } },
      ],
      'codes.keep': [{ label: '', event: { type: 'codes.keep' } }],
    },
    answers: {
      beginSecondStep: {
        done: [
          {
            label: 'a secret',
            output: { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Steward:ada?secret=JBSWY3DPEHPK3PXP' },
          },
        ],
        error: [
          { label: 'password is wrong', error: refusal({ password: ['This password is not right.'] }) },
          { label: 'on already', error: onAlready },
          { label: 'no connection', error: noConnection },
        ],
      },
      confirmSecondStep: {
        done: [{ label: 'it is on', output: { recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] } }],
        error: [
          { label: 'code is wrong', error: refusal({ one_time_code: ['This code is not valid.'] }) },
          { label: 'on already', error: onAlready },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    holds: {
      'shown recovery codes exist': (snapshot) =>
        !snapshot.matches('showingRecoveryCodes') || snapshot.context.recoveryCodes.length > 0,
      'the secret to add exists': (snapshot) => !snapshot.matches('askingCode') || snapshot.context.secret !== '',
    },
    equivalentMutants: {
      "machine.ts secondStepSetup.actions.clearSecrets.password: drop password: ''":
        'it is cleared when the check of it ends',
    },
    journeys: {
      'typing forgets that a code was wrong': { steps: [...wrongCode, 'setup.type'] },
      'going back forgets that a code was wrong': { steps: [...wrongCode, 'setup.back'] },
    },
    key: () => ({}),
  },
});
