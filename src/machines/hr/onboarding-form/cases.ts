import { fieldsOfForm, formParts, hasPart, mistakesInPart } from '../../../domain/hr/onboarding-form.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { type OnboardingDraft, type OnboardingForm, onboardingFormMachine } from './machine.ts';
import { onboardingFormSteps } from './steps.ts';

export const token = `${'A'.repeat(21)}Q.${'A'.repeat(42)}E`;
const contact = { relationship: 'Brother', phone_number: '+2348054210000', email: null, address: null };
const parts = {
  details: { first_name: 'Ngozi', last_name: 'Eze', phone_number: '+2348031234567', nationality: 'NG' },
  bank: {
    bank: '011',
    account_number: '•••4579',
    account_name: '•••',
    is_holder_confirmed: false,
    pension_provider: null,
    pension_pin: null,
    tax_id: null,
    nin: null,
  },
  next_of_kin: { ...contact, name: 'Chidi Eze' },
  emergency_contact: { ...contact, name: 'Ada Eze' },
};
const empty = { details: null, bank: null, next_of_kin: null, emergency_contact: null };

/** The form of a new employee with the first parts filled in. */
export const filled = (count: number, more: Partial<OnboardingForm> = {}): OnboardingForm => ({
  business: 'Palm Oil',
  first_name: 'Ngozi',
  last_name: 'Eze',
  state: 'in_progress',
  revision: count,
  email: 'ngozi@palmoil.test',
  phone_number: '+2348031234567',
  expires_at: '2026-03-17T09:00:00.000Z',
  documents: [],
  notes: {},
  ...empty,
  ...Object.fromEntries(formParts.slice(0, count).map((part) => [part, parts[part]])),
  ...more,
});
export const returned = filled(4, { state: 'returned', notes: { bank: 'This account is closed.' } });
export const sentForm = filled(0, { state: 'submitted', email: null, phone_number: null });

export const changed = problem('conflict', { code: 'changed', detail: 'This was saved in another place meanwhile.' });
export const expired = problem('conflict', { code: 'expired', detail: 'This link has expired.' });
const ended = problem('conflict', { code: 'done', detail: 'This onboarding has ended.' });

const draft: OnboardingDraft = { fields: fieldsOfForm(filled(2)), unsaved: ['bank'] };

export const onboardingFormFlow = flow({
  title: 'Fill in your details before a new job',
  audience: 'visitor',
  route: '/onboard/:token',
  machine: onboardingFormMachine,
  steps: onboardingFormSteps,
  happyEnd: 'sent',
  states: {
    opened: 'The form is opened',
  },
  labels: {
    'fields.type': 'Something is typed',
    'contact.type': 'A contact is typed',
    'step.forward': 'Forward',
    'part.open': 'Change',
    'form.send': 'Send my details',
    'form.retry': 'Retry',
    isReady: 'the part is filled in rightly',
    isKept: 'the server has the part as it is shown',
    isAt: 'this part is next',
    isAbout: 'it is this part',
    isSent: 'the form was sent before',
    isChanged: 'another tab was faster',
    isLinkEnded: 'the link is no longer good',
    openOnboardingForm: 'the server sends what was filled in',
    saveOnboardingForm: 'the server keeps the part',
    submitOnboardingForm: 'the server gives the form to the business',
  },
  cases: {
    inputs: [
      { label: 'for the first time', input: { token, draft: null } },
      { label: 'after a reload', input: { token, draft } },
    ],
    events: {
      'fields.type': [
        { label: 'no last name', event: { type: 'fields.type', changed: { last_name: '' } } },
        { label: 'a last name', event: { type: 'fields.type', changed: { last_name: 'Eze' } } },
        {
          label: 'a wrong account number',
          event: { type: 'fields.type', changed: { bank: '011', account_number: '0000014578' } },
        },
        {
          label: 'an account',
          event: { type: 'fields.type', changed: { bank: '011', account_number: '0000014579' } },
        },
      ],
      'contact.type': (['next_of_kin', 'emergency_contact'] as const).map((part) => ({
        label: part === 'next_of_kin' ? 'a next of kin' : 'an emergency contact',
        event: {
          type: 'contact.type' as const,
          part,
          changed: { name: parts[part].name, relationship: 'Brother', phone_number: '+2348054210000' },
        },
      })),
      'step.continue': [{ label: '', event: { type: 'step.continue' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'step.forward': [{ label: '', event: { type: 'step.forward' } }],
      'part.open': formParts.map((part) => ({ label: part, event: { type: 'part.open' as const, part } })),
      'form.send': [{ label: '', event: { type: 'form.send' } }],
      'form.retry': [{ label: '', event: { type: 'form.retry' } }],
    },
    answers: {
      openOnboardingForm: {
        done: [
          { label: 'nothing is filled in', output: filled(0) },
          { label: 'everything is filled in', output: filled(4) },
          { label: 'another bank is asked for', output: returned },
          { label: 'it was sent', output: sentForm },
        ],
        error: [
          { label: 'the link has expired', error: expired },
          { label: 'the onboarding has ended', error: ended },
          { label: 'the link was replaced', error: problem('missing') },
          { label: 'no connection', error: noConnection },
        ],
      },
      saveOnboardingForm: {
        done: [
          { label: 'the bank is next', output: filled(1) },
          { label: 'the next of kin is next', output: filled(2) },
          { label: 'the emergency contact is next', output: filled(3) },
          { label: 'everything is filled in', output: filled(4) },
        ],
        error: [
          { label: 'another tab was faster', error: changed },
          { label: 'the link has expired', error: expired },
          {
            label: 'the phone number is refused',
            error: refusal({ phone_number: ['The phone number is not valid.'] }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
      submitOnboardingForm: {
        done: [{ label: 'sent', output: sentForm }],
        error: [
          { label: 'another tab was faster', error: changed },
          { label: 'the link has expired', error: expired },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'a part that could not be kept again is left as the server has it': {
        start: 'for the first time',
        steps: [
          ...['done(openOnboardingForm): everything is filled in', 'step.back', 'step.continue'],
          ...['error(saveOnboardingForm): no connection', 'step.forward'],
        ],
      },
      'what was typed before a reload is sent': {
        start: 'after a reload',
        steps: [
          'done(openOnboardingForm): nothing is filled in',
          'step.continue',
          'done(saveOnboardingForm): the bank is next',
          'step.continue',
        ],
      },
    },
    holds: {
      'nothing is handed in before every part is kept as it is shown': ({ value, context: { form, unsaved } }) =>
        value !== 'submitting' ||
        (unsaved.length === 0 && formParts.every((part) => form !== null && hasPart(form, part))),
    },
    key: ({ context: { form, fields, part, unsaved } }) => ({
      part,
      unsaved: formParts.filter((each) => unsaved.includes(each)).join(),
      isSent: form?.state === 'submitted',
      kept: form === null ? null : formParts.filter((each) => hasPart(form, each)).join(),
      mistakes:
        fields === null
          ? null
          : formParts.filter((each) => Object.keys(mistakesInPart(each, fields)).length > 0).join(),
    }),
  },
});
