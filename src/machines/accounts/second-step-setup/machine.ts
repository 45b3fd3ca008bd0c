/**
 * Turn on the second step.
 * 1. A person enters their password again, so that nobody can do this at an unlocked screen.
 * 2. The server creates a secret, which they add to their authenticator app by QR code or by hand.
 * 3. A code from the app proves that it works; from then on signing in asks for one.
 * 4. The app shows ten recovery codes, once; the person continues when they have kept them.
 * 5. The second step may have been turned on elsewhere meanwhile; then the flow ends. Until it is on, the person may
 *    leave.
 * Started by the second-step page; ends with the outcome.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Begun = { secret: string; otpauth_url: string };
export type Confirmed = components['schemas']['RecoveryCodes'];

type Context = {
  password: string;
  code: string;
  secret: string;
  otpauthUrl: string;
  recoveryCodes: string[];
  outcome: 'on' | 'onElsewhere' | 'left';
  problem: Problem | null;
};
type Event =
  | { type: 'password.submit'; password: string }
  | { type: 'code.submit'; code: string }
  | { type: 'setup.type' }
  | { type: 'setup.back' }
  | { type: 'setup.leave' }
  | { type: 'codes.keep' };
type Output = { outcome: Context['outcome'] };

const empty: Context = {
  password: '',
  code: '',
  secret: '',
  otpauthUrl: '',
  recoveryCodes: [],
  outcome: 'left',
  problem: null,
};

const secondStepSetup = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' | 'editable' },
  actors: {
    beginSecondStep: placeholder<Begun, { password: string }>('beginSecondStep'),
    confirmSecondStep: placeholder<Confirmed, { one_time_code: string }>('confirmSecondStep'),
  },
  guards: {
    hasPassword: (_, { password }: { password: string }) => password !== '',
    hasCode: (_, { code }: { code: string }) => code.trim() !== '',
    isOnAlready: (_, { error }: { error: unknown }) => problemOf(error).kind === 'conflict',
  },
  actions: {
    storePassword: assign({ password: (_, { password }: { password: string }) => password, problem: null }),
    clearPassword: assign({ password: '' }),
    storeSecret: assign({
      secret: (_, { begun }: { begun: Begun }) => begun.secret,
      otpauthUrl: (_, { begun }: { begun: Begun }) => begun.otpauth_url,
    }),
    storeCode: assign({ code: (_, { code }: { code: string }) => code.trim(), problem: null }),
    storeRecoveryCodes: assign({
      recoveryCodes: (_, { confirmed }: { confirmed: Confirmed }) => confirmed.recovery_codes,
      outcome: 'on',
    }),
    storeElsewhere: assign({ outcome: 'onElsewhere' }),
    clearSecrets: assign({ password: '', code: '', secret: '', otpauthUrl: '', recoveryCodes: [] }),
  },
}).extend(askingParts);

const ask = asking(secondStepSetup);

export const secondStepSetupMachine = secondStepSetup.createMachine({
  id: 'secondStepSetup',
  description: 'A person turns on the second step for their sign-in.',
  context: empty,
  initial: 'askingPassword',
  states: {
    askingPassword: {
      description: 'The person enters their password again.',
      tags: 'editable',
      on: {
        'setup.type': { actions: 'clearProblem' },
        'setup.leave': 'left',
        'password.submit': {
          guard: { type: 'hasPassword', params: ({ event }) => event },
          target: 'beginning',
          actions: { type: 'storePassword', params: ({ event }) => event },
        },
      },
    },
    beginning: {
      description: 'The server checks the password and creates a secret.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'beginSecondStep',
        input: ({ context }) => ({ password: context.password }),
        onDone: {
          target: 'askingCode',
          actions: { type: 'storeSecret', params: ({ event }) => ({ begun: event.output }) },
        },
        failTo: 'askingPassword',
        onError: [
          {
            guard: { type: 'isOnAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'onElsewhere',
          },
        ],
      }),
    },
    askingCode: {
      description: 'The person adds the secret to their authenticator app and enters a code from it.',
      tags: 'editable',
      on: {
        'setup.type': { actions: 'clearProblem' },
        'setup.back': { target: 'askingPassword', actions: ['clearProblem', 'clearSecrets'] },
        'setup.leave': 'left',
        'code.submit': {
          guard: { type: 'hasCode', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'storeCode', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'The server checks the code and turns the second step on.',
      tags: 'busy',
      ...ask({
        src: 'confirmSecondStep',
        input: ({ context }) => ({ one_time_code: context.code }),
        onDone: {
          target: 'showingRecoveryCodes',
          actions: { type: 'storeRecoveryCodes', params: ({ event }) => ({ confirmed: event.output }) },
        },
        failTo: 'askingCode',
        onError: [
          {
            guard: { type: 'isOnAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'onElsewhere',
          },
        ],
      }),
    },
    showingRecoveryCodes: {
      description: 'The second step is on; the app shows the recovery codes once.',
      on: { 'codes.keep': 'on' },
    },
    on: {
      description: 'The second step is on and the person has kept the recovery codes.',
      type: 'final',
      entry: 'clearSecrets',
    },
    onElsewhere: {
      description: 'The second step was on already.',
      type: 'final',
      entry: ['storeElsewhere', 'clearSecrets'],
    },
    left: { description: 'The person left the second step off.', type: 'final', entry: 'clearSecrets' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});

export type SecondStepSetupRef = ActorRefFrom<typeof secondStepSetupMachine>;
