/**
 * Onboard an employee, from the start to the record.
 * 1. HR says who comes, how to reach them, and what they will do. Of somebody who has a record, only how to reach them.
 * 2. The server makes a link, mails it where it has an address, and HR can send it over WhatsApp.
 * 3. While the employee fills in their part, HR can look, and make a new link.
 * 4. HR reviews what came, and asks for changes with a note at each part, or approves it.
 * 5. When it has changed meanwhile, it is read again before anything is decided.
 * 6. When an earlier attempt had arrived after all, HR is told before they start another one.
 * Nothing typed is lost over a reload. Started by the list, a profile or a notification; it ends when it was started, with
 * the profile of the new employee, or back at the list.
 */
import type { ActorRefFrom } from 'xstate';
import { failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import {
  approvalOf,
  ask,
  contextOf,
  creationOf,
  employeeOnboarding,
  ends,
  type Onboarding,
  pathOf,
  returnOf,
} from './setup.ts';

export type { EmployeeOnboardingDraft, EmployeeOnboardingOutput, Onboarding, OnboardingLink } from './setup.ts';

const storeOnboarding = {
  type: 'storeOnboarding',
  params: ({ event }: { event: { output: Onboarding } }) => ({ onboarding: event.output }),
} as const;

export const employeeOnboardingMachine = employeeOnboarding.createMachine({
  id: 'employeeOnboarding',
  options: { maxIterations: 1_000 },
  description: 'HR starts an onboarding, reviews what the employee filled in, and approves it.',
  context: ({ input }) => contextOf(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'A new onboarding is described; another one is loaded.',
      always: [{ guard: 'isNew', target: 'describing' }, { target: 'loading' }],
    },
    describing: {
      description: 'HR says who comes and how to reach them.',
      tags: 'editable',
      on: {
        'fields.type': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'onboarding.start': [
          { guard: 'isReady', target: 'starting', actions: 'clearProblem' },
          { actions: 'storeMistakes' },
        ],
      },
    },
    starting: {
      description: 'The server starts the onboarding.',
      tags: 'busy',
      ...ask({
        src: 'createOnboarding',
        input: ({ context }) => creationOf(context),
        onDone: { target: 'linking', actions: storeOnboarding },
        failTo: 'describing',
        onError: [failureWhen('isConflict', 'foundEarlier')],
      }),
    },
    foundEarlier: {
      description: 'An earlier attempt had arrived after all; HR is told before they start another one.',
      tags: 'failed',
      on: {
        'list.open': 'listed',
        'onboarding.startAgain': {
          target: 'starting',
          actions: [{ type: 'storeKey', params: ({ event }) => event }, 'clearProblem'],
        },
      },
    },
    linking: {
      description: 'The server makes a link, and mails it where there is an address.',
      tags: 'busy',
      ...ask({
        src: 'createOnboardingLink',
        input: ({ context }) => pathOf(context),
        onDone: { target: 'linked', actions: { type: 'storeLink', params: ({ event }) => ({ link: event.output }) } },
        failTo: 'linked',
      }),
    },
    linked: {
      description: 'A new onboarding goes on at its own address, also when its link has to be made again.',
      always: [{ guard: 'isNew', target: 'started' }, { target: 'waiting' }],
    },
    loading: {
      description: 'The server sends the onboarding.',
      tags: 'busy',
      ...ask({
        src: 'getOnboarding',
        input: ({ context }) => pathOf(context),
        onDone: { target: 'sorting', actions: storeOnboarding },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The onboarding could not be loaded.',
      tags: 'failed',
      on: { 'onboarding.reload': { target: 'loading', actions: 'clearProblem' } },
    },
    sorting: {
      description: 'What comes next depends on whose turn it is.',
      always: [
        { guard: 'isReadOnly', target: 'viewing' },
        { guard: 'isSubmitted', target: 'reviewing' },
        { guard: 'isWaiting', target: 'waiting' },
        { target: 'viewing' },
      ],
    },
    waiting: {
      description: 'It is the turn of the employee; HR can send them the link.',
      on: {
        'link.make': { target: 'linking', actions: 'clearProblem' },
        'onboarding.reload': { target: 'loading', actions: 'clearProblem' },
      },
    },
    reviewing: {
      description: 'HR reads what the employee filled in.',
      tags: 'editable',
      on: {
        'note.type': { actions: { type: 'storeNote', params: ({ event }) => event } },
        'changes.ask': { guard: 'hasNotes', target: 'asking', actions: 'clearProblem' },
        'onboarding.approve': { guard: 'hasNoNotes', target: 'approving', actions: 'clearProblem' },
        'onboarding.reload': { target: 'loading', actions: 'clearProblem' },
      },
    },
    asking: {
      description: 'The server asks the employee for changes.',
      tags: 'busy',
      ...ask({
        src: 'returnOnboarding',
        input: ({ context }) => returnOf(context),
        onDone: { target: 'waiting', actions: [storeOnboarding, 'clearNotes'] },
        failTo: 'reviewing',
        onError: [failureWhen('isChanged', 'loading')],
      }),
    },
    approving: {
      description: 'The server writes the record of the employee.',
      tags: 'busy',
      ...ask({
        src: 'approveOnboarding',
        input: ({ context }) => approvalOf(context),
        onDone: { target: 'approved', actions: storeOnboarding },
        failTo: 'reviewing',
        onError: [failureWhen('isChanged', 'loading')],
      }),
    },
    viewing: {
      description: 'The onboarding is only looked at: it has ended, or the person may not decide.',
      type: 'final',
      output: 'viewed',
    },
    started: { description: 'The onboarding goes on at its own address.', type: 'final', output: 'started' },
    listed: { description: 'HR goes back to the list.', type: 'final', output: 'listed' },
    approved: { description: 'The record is written; HR goes to the profile.', type: 'final', output: 'approved' },
  },
  output: ({ context: { onboarding, link }, event }) => ({
    end: endOf(ends, event.output),
    id: onboarding?.id ?? null,
    employee: onboarding?.employee ?? null,
    link,
  }),
});

export type EmployeeOnboardingRef = ActorRefFrom<typeof employeeOnboardingMachine>;
