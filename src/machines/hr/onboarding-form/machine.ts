/**
 * Fill in one's own details before a new job, by a link and without an account.
 * 1. The link opens the form, which goes on at the first part that is missing or that somebody asks to change.
 * 2. The person fills in details, bank, next of kin and emergency contact; the server keeps each part when it is done.
 * 3. A part that was saved in another tab meanwhile is read again; what is typed here stays.
 * 4. The person checks everything and sends it for a review; what was typed and not kept is opened again before that.
 * 5. A link that has expired, was replaced, or whose onboarding has ended shows nothing.
 * Started by the page of the link; it ends when the form is sent, or with a link that is no longer good.
 */
import type { ActorRefFrom } from 'xstate';
import type { FormPart } from '../../../domain/hr/onboarding-form.ts';
import { failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { given } from '../../shared/given.ts';
import { ask, ends, onboardingForm, saveOf } from './setup.ts';

type On = Parameters<typeof onboardingForm.createStateConfig>[0]['on'];
const typing = {
  'fields.type': { actions: { type: 'storeTyped', params: ({ event }) => event } },
} as const satisfies On;
const typingContact = {
  'contact.type': { actions: { type: 'storeContact', params: ({ event }) => event } },
} as const satisfies On;

const stateOf = {
  details: 'fillingDetails',
  bank: 'fillingBank',
  next_of_kin: 'namingNextOfKin',
  emergency_contact: 'namingEmergencyContact',
} as const;

const continueFrom = <const Part extends FormPart>(part: Part) =>
  [
    { guard: { type: 'isReady', params: { part } }, target: 'saving', actions: 'clearProblem' },
    { actions: { type: 'storeMistakes', params: { part } } },
  ] as const;
const backTo = <const Part extends FormPart>(part: Part) =>
  ({ target: stateOf[part], actions: { type: 'storePart', params: { part } } }) as const;
/** Past a part that the server has as it is shown, as Forward of the browser does. */
const forwardFrom = <const Part extends FormPart, const Next extends FormPart>(part: Part, next: Next) =>
  ({ guard: { type: 'isKept', params: { part } }, ...backTo(next) }) as const;
const openPart = <const Part extends FormPart>(part: Part) => ({
  guard: {
    type: 'isAbout' as const,
    params: ({ event }: { event: { part: FormPart } }) => ({ asked: event.part, part }),
  },
  ...backTo(part),
});

export const onboardingFormMachine = onboardingForm.createMachine({
  id: 'onboardingForm',
  options: { maxIterations: 1_000 },
  description: 'A new employee fills in their own details by a link.',
  context: ({ input: { token, draft } }) => ({
    token,
    form: null,
    part: null,
    problem: null,
    fields: draft?.fields ?? null,
    unsaved: draft?.unsaved ?? [],
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server sends what was filled in so far.',
      tags: 'busy',
      ...ask({
        src: 'openOnboardingForm',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'opened', actions: { type: 'storeForm', params: ({ event }) => ({ form: event.output }) } },
        failTo: 'unread',
        onError: [failureWhen('isLinkEnded', 'linkEnded')],
      }),
    },
    unread: {
      description: 'The form could not be loaded.',
      tags: 'failed',
      on: { 'form.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    linkEnded: {
      description: 'The link is no longer good; nothing that was filled in is shown.',
      type: 'final',
      tags: 'failed',
      output: 'linkEnded',
    },
    opened: {
      description: 'The form goes on at the part that is open, or shows that it was sent.',
      always: [
        { guard: 'isSent', target: 'sent' },
        { guard: { type: 'isAt', params: { part: 'details' } }, target: 'fillingDetails' },
        { guard: { type: 'isAt', params: { part: 'bank' } }, target: 'fillingBank' },
        { guard: { type: 'isAt', params: { part: 'next_of_kin' } }, target: 'namingNextOfKin' },
        { guard: { type: 'isAt', params: { part: 'emergency_contact' } }, target: 'namingEmergencyContact' },
        { target: 'checking' },
      ],
    },
    fillingDetails: {
      description: 'The person says who they are and how to reach them.',
      tags: 'editable',
      on: {
        ...typing,
        'step.continue': continueFrom('details'),
        'step.forward': forwardFrom('details', 'bank'),
      },
    },
    fillingBank: {
      description: 'The person gives their bank account and their numbers.',
      tags: 'editable',
      on: {
        ...typing,
        'step.continue': continueFrom('bank'),
        'step.back': backTo('details'),
        'step.forward': forwardFrom('bank', 'next_of_kin'),
      },
    },
    namingNextOfKin: {
      description: 'The person names their next of kin.',
      tags: 'editable',
      on: {
        ...typingContact,
        'step.continue': continueFrom('next_of_kin'),
        'step.back': backTo('bank'),
        'step.forward': forwardFrom('next_of_kin', 'emergency_contact'),
      },
    },
    namingEmergencyContact: {
      description: 'The person names whom to call in an emergency.',
      tags: 'editable',
      on: {
        ...typingContact,
        'step.continue': continueFrom('emergency_contact'),
        'step.back': backTo('next_of_kin'),
        'step.forward': {
          guard: 'isComplete',
          target: 'checking',
          actions: ['clearPart', 'clearProblem'],
        },
      },
    },
    saving: {
      description: 'The server keeps the part.',
      tags: 'busy',
      ...ask({
        src: 'saveOnboardingForm',
        input: ({ context }) => saveOf(context),
        onDone: {
          target: 'opened',
          actions: ['clearPart', { type: 'storeForm', params: ({ event }) => ({ form: event.output }) }],
        },
        failTo: 'opened',
        onError: [failureWhen('isChanged', 'loading'), failureWhen('isLinkEnded', 'linkEnded')],
      }),
    },
    checking: {
      description: 'The person checks everything before they send it.',
      on: {
        'part.open': [openPart('details'), openPart('bank'), openPart('next_of_kin'), backTo('emergency_contact')],
        'step.back': backTo('emergency_contact'),
        'form.send': { target: 'submitting', actions: 'clearProblem' },
      },
    },
    submitting: {
      description: 'The form goes to the business for a review.',
      tags: 'busy',
      ...ask({
        src: 'submitOnboardingForm',
        input: ({ context: { token, form } }) => ({ token, revision: given(form).revision }),
        onDone: { target: 'sent' },
        failTo: 'checking',
        onError: [failureWhen('isChanged', 'loading'), failureWhen('isLinkEnded', 'linkEnded')],
      }),
    },
    sent: { description: 'The business has the form; the link shows nothing of it.', type: 'final', output: 'sent' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type { OnboardingDraft, OnboardingForm } from './setup.ts';
export type OnboardingFormRef = ActorRefFrom<typeof onboardingFormMachine>;
