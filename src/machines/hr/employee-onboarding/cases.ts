import { hasNotes, mistakesInStart, newStartFields, notesOf } from '../../../domain/hr/onboarding.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { employeeId } from '../employee-form/cases.ts';
import { employeeOnboardingMachine, type Onboarding, type OnboardingLink } from './machine.ts';

export const onboardingId = '01a00000-0000-7000-8000-0000000000f1';
const contact = {
  name: 'Chidi Eze',
  relationship: 'Brother',
  phone_number: '+2348054210000',
  email: null,
  address: null,
};

export const waiting: Onboarding = {
  id: onboardingId,
  first_name: 'Ngozi',
  last_name: 'Eze',
  email: null,
  phone_number: '+2348031234567',
  state: 'in_progress',
  revision: 0,
  job_title: 'Dispatcher',
  department: null,
  region: null,
  manager: null,
  hire_date: null,
  employee: null,
  created_at: '2026-03-10T09:00:00.000Z',
  submitted_at: null,
  decided_at: null,
  link_expires_at: '2026-03-17T09:00:00.000Z',
  details: null,
  bank: null,
  is_holder_confirmed: false,
  account_name: null,
  next_of_kin: null,
  emergency_contact: null,
  documents: [],
  notes: {},
  approval: { is_allowed: false, note: null },
  opened_at: null,
};
export const submitted: Onboarding = {
  ...waiting,
  state: 'submitted',
  revision: 5,
  submitted_at: '2026-03-11T09:00:00.000Z',
  account_name: 'Ngozi Eze',
  approval: { is_allowed: true, note: null },
  opened_at: '2026-03-11T08:00:00.000Z',
  details: { first_name: 'Ngozi', last_name: 'Eze', birth_date: '1995-04-02' },
  bank: {
    bank: 'First Bank of Nigeria',
    account_number: '•••4579',
    nin: '•••8901',
    tax_id: null,
    pension_provider: null,
    pension_pin: null,
  },
  next_of_kin: contact,
  emergency_contact: contact,
};
export const returned: Onboarding = { ...submitted, state: 'returned', revision: 6, notes: { bank: 'Closed.' } };
export const approved: Onboarding = {
  ...waiting,
  state: 'approved',
  revision: 6,
  employee: employeeId,
  decided_at: '2026-03-12T09:00:00.000Z',
};
export const link: OnboardingLink = {
  link: 'https://steward.example/onboard/a.b',
  expires_at: '2026-03-17T09:00:00.000Z',
  is_mailed: false,
  mailed_to: null,
};
export const changed = problem('conflict', { code: 'changed', detail: 'This onboarding has changed meanwhile.' });

const start = { businessId, idempotencyKey: 'first-key', employee: null, isReadOnly: false, link: null, draft: null };
/** What was typed before a reload. */
export const typedStart = {
  fields: { ...newStartFields, first_name: 'Ngozi', last_name: 'Eze', email: 'ngozi@palmoil.test' },
  notes: {},
  idempotencyKey: 'kept-key',
};
export const typedNotes = { fields: newStartFields, idempotencyKey: 'kept-key', notes: { bank: 'Closed.' } };

export const employeeOnboardingFlow = flow({
  title: 'Onboard an employee',
  audience: 'staff',
  route: '/hr/new-onboarding/new',
  machine: employeeOnboardingMachine,
  happyEnd: 'approved',
  states: {
    describing: 'Saying who comes',
    sorting: 'Deciding whose turn it is',
    linked: 'Going on with its link',
    started: 'Going on at its address',
    asking: 'Asking for changes',
  },
  labels: {
    'fields.type': 'Something is typed',
    'onboarding.start': 'Start and make the link',
    'onboarding.startAgain': 'Start another onboarding',
    'list.open': 'Look in the list',
    'onboarding.reload': 'Look again',
    'link.make': 'Make a new link',
    'note.type': 'A note is typed',
    'changes.ask': 'Send the notes to the employee',
    'onboarding.approve': 'Approve and write the record',
    isNew: 'it is a new onboarding',
    isReady: 'the employee has a name',
    isReadOnly: 'the person only looks',
    isWaiting: 'it is the turn of the employee',
    isSubmitted: 'it waits for a review',
    hasNotes: 'something is to be changed',
    hasNoNotes: 'nothing is to be changed',
    isConflict: 'an earlier attempt had arrived',
    isChanged: 'it has changed meanwhile',
    createOnboarding: 'the server starts the onboarding',
    createOnboardingLink: 'the server makes the link',
    getOnboarding: 'the server sends the onboarding',
    returnOnboarding: 'the server asks for the changes',
    approveOnboarding: 'the server writes the record',
  },
  cases: {
    inputs: [
      { label: 'a new one', input: { ...start, id: null } },
      { label: 'one that was started', input: { ...start, id: onboardingId } },
      { label: 'one to look at', input: { ...start, id: onboardingId, isReadOnly: true } },
      { label: 'a new one from a draft', input: { ...start, id: null, draft: typedStart } },
      { label: 'a review from a draft', input: { ...start, id: onboardingId, draft: typedNotes } },
    ],
    events: {
      'fields.type': [
        { label: 'names', event: { type: 'fields.type', changed: { first_name: 'Ngozi', last_name: 'Eze' } } },
        { label: 'no last name', event: { type: 'fields.type', changed: { last_name: '' } } },
      ],
      'onboarding.start': [{ label: '', event: { type: 'onboarding.start' } }],
      'onboarding.startAgain': [{ label: '', event: { type: 'onboarding.startAgain', idempotencyKey: 'second-key' } }],
      'list.open': [{ label: '', event: { type: 'list.open' } }],
      'onboarding.reload': [{ label: '', event: { type: 'onboarding.reload' } }],
      'link.make': [{ label: '', event: { type: 'link.make' } }],
      'note.type': [
        {
          label: 'about the details',
          event: { type: 'note.type', part: 'details', note: 'Give your full name.' },
        },
        { label: 'about the bank', event: { type: 'note.type', part: 'bank', note: 'Closed.' } },
        { label: 'nothing', event: { type: 'note.type', part: 'bank', note: '' } },
      ],
      'changes.ask': [{ label: '', event: { type: 'changes.ask' } }],
      'onboarding.approve': [{ label: '', event: { type: 'onboarding.approve' } }],
    },
    answers: {
      createOnboarding: {
        done: [{ label: 'started', output: waiting }],
        error: [
          { label: 'the phone number is refused', error: refusal({ phone_number: ['The number is not valid.'] }) },
          {
            label: 'an earlier attempt had arrived',
            error: problem('conflict', { detail: 'The key was used before.' }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
      createOnboardingLink: {
        done: [{ label: 'made', output: link }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      getOnboarding: {
        done: [
          { label: 'waiting for the employee', output: waiting },
          { label: 'to review', output: submitted },
          { label: 'waiting for the changes', output: returned },
          { label: 'approved', output: approved },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      returnOnboarding: {
        done: [{ label: 'returned', output: returned }],
        error: [
          { label: 'it has changed', error: changed },
          { label: 'no connection', error: noConnection },
        ],
      },
      approveOnboarding: {
        done: [{ label: 'approved', output: approved }],
        error: [
          { label: 'it has changed', error: changed },
          { label: 'the email is taken', error: refusal({ email: ['Another employee has this email address.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'what was typed before a reload is sent with its key': {
        start: 'a new one from a draft',
        steps: ['onboarding.start'],
      },
      'the notes of before a reload are sent': {
        start: 'a review from a draft',
        steps: ['done(getOnboarding): to review', 'changes.ask'],
      },
      'what is to be reviewed is only shown to whom it is not for': {
        start: 'one to look at',
        steps: ['done(getOnboarding): to review'],
      },
      'a failure is forgotten when another link is made': {
        start: 'one that was started',
        steps: [
          ...['done(getOnboarding): waiting for the changes', 'link.make'],
          ...['error(createOnboardingLink): no connection', 'link.make'],
        ],
      },
      'nothing is asked without a note': {
        start: 'one that was started',
        steps: ['done(getOnboarding): to review', 'changes.ask'],
      },
      'nothing is approved with a note': {
        start: 'a review from a draft',
        steps: ['done(getOnboarding): to review', 'onboarding.approve'],
      },
      'two parts are to be changed': {
        start: 'one that was started',
        steps: [
          'done(getOnboarding): to review',
          ...['note.type: about the details', 'note.type: about the bank', 'changes.ask'],
        ],
      },
    },
    holds: {
      'only what was handed in is decided': ({ value, context: { onboarding } }) =>
        !['reviewing', 'asking', 'approving'].includes(value) || onboarding?.state === 'submitted',
      'changes are asked for with a note, and nothing is approved with one': ({ value, context: { notes } }) =>
        (value !== 'asking' || hasNotes(notes)) && (value !== 'approving' || !hasNotes(notes)),
      'who may only look decides nothing': ({ value, context: { isReadOnly } }) =>
        !isReadOnly || !['waiting', 'linking', 'reviewing', 'asking', 'approving'].includes(value),
    },
    key: ({ context }) => ({
      isNew: context.id === null,
      isReadOnly: context.isReadOnly,
      isReady: Object.keys(mistakesInStart(context)).length === 0,
      state: context.onboarding?.state ?? null,
      // Whether there are notes depends on each part.
      notes: Object.keys(notesOf(context.notes)).sort().join(),
      // No guard reads these; they are in the key so that paths try where they are stored and cleared.
      hasLink: context.link !== null,
      hasProblem: context.problem !== null,
    }),
  },
});
