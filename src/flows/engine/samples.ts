/** Small machines with known answers, for the engine's own tests. */
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import type { Cases, Flow } from '../../machines/flow.ts';

type LooseCases = Partial<Omit<Cases<AnyStateMachine>, 'events'>> & {
  events?: Record<string, { label: string; event?: Record<string, unknown> }[]>;
};

/** A flow around any machine; the cases of an event need only what its bare type lacks. */
export const sampleFlow = (machine: AnyStateMachine, { events = {}, ...rest }: LooseCases = {}): Flow => ({
  id: machine.id,
  title: machine.id,
  audience: 'visitor',
  machine,
  labels: {},
  route: null,
  cases: {
    inputs: [{ label: 'plain', input: undefined }],
    answers: {},
    key: () => ({}),
    ...rest,
    events: Object.fromEntries(
      Object.entries(events).map(([type, cases]) => [
        type,
        cases.map(({ label, event }) => ({ label, event: { ...event, type } })),
      ]),
    ),
  },
});

/** One case without a payload for each event type. */
export const bare = (...types: string[]) => Object.fromEntries(types.map((type) => [type, [{ label: '' }]]));

type PurchaseContext = {
  plan: string | null;
  employees: number;
  coupon: number;
  attempts: number;
  reference: string | null;
};
type PurchaseEvent =
  | { type: 'plan.choose'; plan: string }
  | { type: 'count.enter'; employees: number }
  | { type: 'coupon.enter'; code: string }
  | { type: 'wizard.continue' }
  | { type: 'wizard.back' }
  | { type: 'wizard.close' }
  | { type: 'payment.retry' };

const unprovided = (name: string) => fromPromise<never, unknown>(() => Promise.reject(new Error(name)));

/** A purchase with nested states, a retry counter, polling and a timeout: about twenty transitions. */
const purchaseMachine = setup({
  types: { context: {} as PurchaseContext, events: {} as PurchaseEvent },
  actors: {
    checkCoupon: unprovided('checkCoupon') as ReturnType<typeof fromPromise<number, { code: string }>>,
    startPayment: unprovided('startPayment') as ReturnType<typeof fromPromise<string, { employees: number }>>,
    checkPayment: unprovided('checkPayment') as ReturnType<
      typeof fromPromise<'paid' | 'waiting', { reference: string | null }>
    >,
  },
  delays: { paymentPollInterval: 5_000, paymentDeadline: 600_000 },
  guards: {
    hasPlan: ({ context }) => context.plan !== null,
    isFree: ({ context }) => context.plan === 'free',
    isCountValid: (_, { employees }: { employees: number }) => employees > 0,
    isCodeComplete: (_, { code }: { code: string }) => code.length === 12,
    isPaid: (_, { status }: { status: string }) => status === 'paid',
    canRetry: ({ context }) => context.attempts < 2,
  },
  actions: {
    storePlan: assign((_, { plan }: { plan: string }) => ({ plan })),
    storeCount: assign((_, { employees }: { employees: number }) => ({ employees })),
    storeCoupon: assign((_, { coupon }: { coupon: number }) => ({ coupon })),
    clearCoupon: assign({ coupon: 0 }),
    storeReference: assign((_, { reference }: { reference: string }) => ({ reference })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearReference: assign({ reference: null }),
  },
}).createMachine({
  id: 'purchase',
  context: { plan: null, employees: 1, coupon: 0, attempts: 0, reference: null },
  initial: 'choosingPlan',
  on: { 'wizard.close': '.closed' },
  states: {
    choosingPlan: {
      description: 'The person chooses a plan.',
      on: {
        'plan.choose': { actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.plan }) } },
        'wizard.continue': [
          { guard: 'isFree', target: 'bought' },
          { guard: 'hasPlan', target: 'counting' },
        ],
      },
    },
    counting: {
      description: 'The person enters the number of employees.',
      initial: 'editing',
      on: { 'wizard.back': 'choosingPlan' },
      states: {
        editing: {
          description: 'The person can change the number and the coupon.',
          on: {
            'count.enter': {
              guard: { type: 'isCountValid', params: ({ event }) => ({ employees: event.employees }) },
              actions: { type: 'storeCount', params: ({ event }) => ({ employees: event.employees }) },
            },
            'coupon.enter': {
              guard: { type: 'isCodeComplete', params: ({ event }) => ({ code: event.code }) },
              target: 'checkingCoupon',
            },
            'wizard.continue': '#purchase.paying',
          },
        },
        checkingCoupon: {
          description: 'The server checks the coupon.',
          tags: 'busy',
          invoke: {
            id: 'checkCoupon',
            src: 'checkCoupon',
            input: ({ event }) => ({ code: 'code' in event ? event.code : '' }),
            onDone: {
              target: 'editing',
              actions: { type: 'storeCoupon', params: ({ event }) => ({ coupon: event.output }) },
            },
            onError: { target: 'editing', actions: 'clearCoupon' },
          },
        },
      },
    },
    paying: {
      description: 'The person pays.',
      initial: 'starting',
      after: { paymentDeadline: 'timedOut' },
      states: {
        starting: {
          description: 'The app opens the payment.',
          tags: 'busy',
          invoke: {
            id: 'startPayment',
            src: 'startPayment',
            input: ({ context }) => ({ employees: context.employees }),
            onDone: {
              target: 'asking',
              actions: { type: 'storeReference', params: ({ event }) => ({ reference: event.output }) },
            },
            onError: '#purchase.failed',
          },
        },
        asking: {
          description: 'The app asks the provider whether the payment has arrived.',
          tags: 'busy',
          invoke: {
            id: 'checkPayment',
            src: 'checkPayment',
            input: ({ context }) => ({ reference: context.reference }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ status: event.output }) },
                target: '#purchase.bought',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
        waiting: { description: 'The app waits before it asks again.', after: { paymentPollInterval: 'asking' } },
      },
    },
    failed: {
      description: 'Opening the payment failed.',
      on: { 'payment.retry': { guard: 'canRetry', target: 'paying', actions: ['countAttempt', 'clearReference'] } },
    },
    timedOut: { description: 'The payment took too long.', on: { 'wizard.back': 'counting' } },
    bought: { description: 'The person has bought the plan.', type: 'final' },
    closed: { description: 'The person left.', type: 'final' },
  },
});

export const purchaseFlow: Flow = sampleFlow(purchaseMachine, {
  events: {
    'plan.choose': [
      { label: 'free', event: { plan: 'free' } },
      { label: 'premium', event: { plan: 'premium' } },
    ],
    'count.enter': [
      { label: 'twelve', event: { employees: 12 } },
      { label: 'none', event: { employees: 0 } },
    ],
    'coupon.enter': [
      { label: 'complete', event: { code: 'ABCDEFGHIJKL' } },
      { label: 'short', event: { code: 'ABC' } },
    ],
    ...bare('wizard.continue', 'wizard.back', 'wizard.close', 'payment.retry'),
  },
  answers: {
    checkCoupon: { done: [{ label: 'ten per cent', output: 10 }], error: [{ label: 'unknown', error: 'unknown' }] },
    startPayment: { done: [{ label: 'opened', output: 'ref-1' }], error: [{ label: 'unavailable', error: 'down' }] },
    checkPayment: {
      done: [
        { label: 'paid', output: 'paid' },
        { label: 'not yet', output: 'waiting' },
      ],
      error: [{ label: 'network', error: 'network' }],
    },
  },
  key: ({ context }) => ({ plan: context.plan, attempts: context.attempts }),
});
