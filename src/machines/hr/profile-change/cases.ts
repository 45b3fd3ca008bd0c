import { formParts } from '../../../domain/hr/onboarding-form.ts';
import { changedParts, fieldsOfProfile, mistakesInChange } from '../../../domain/hr/profile-change.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type MyProfile, type ProfileChange, type ProfileChangeDraft, profileChangeMachine } from './machine.ts';
import { profileChangeSteps } from './steps.ts';

const employee = {
  id: '01a00000-0000-7000-8000-0000000000a1',
  employee_id: 'EMP-0007',
  first_name: 'Musa',
  last_name: 'Ibrahim',
  photo: null,
  job_title: 'Fleet manager',
  department_name: 'Fleet',
};
const kin = {
  name: 'Hauwa Ibrahim',
  relationship: 'Spouse',
  phone_number: '+2348054210000',
  email: null,
  address: null,
};
const noDetails = {
  title: null,
  middle_name: null,
  gender: null,
  birth_date: null,
  marital_status: null,
  nationality: null,
  state_of_origin: null,
  lga_of_origin: null,
  personal_email: null,
  other_phone_number: null,
};
export const profile: MyProfile = {
  employee,
  details: {
    ...noDetails,
    first_name: 'Musa',
    last_name: 'Ibrahim',
    phone_number: '+2348063456789',
    address: '5 Allen Avenue, Ikeja',
  },
  bank: {
    bank: 'First Bank of Nigeria',
    account_number: '•••4579',
    nin: '•••8901',
    tax_id: null,
    pension_provider: null,
    pension_pin: null,
  },
  account_name: 'Musa Ibrahim',
  holder: null,
  next_of_kin: kin,
  emergency_contact: null,
  benefits: null,
};
export const made: ProfileChange = {
  id: '01a00000-0000-7000-8000-0000000000a2',
  employee,
  reason: 'We moved.',
  state: 'open',
  version: '0'.repeat(64),
  created_at: '2026-03-10T09:00:00.000Z',
  decided_at: null,
  fields: [],
};
export const openAlready = problem('conflict', { code: 'open', detail: 'You have an open request already.' });
const newKin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '+2348054210001' };

const known = fieldsOfProfile(profile);
const draft: ProfileChangeDraft = {
  fields: { ...known, person: { ...known.person, address: '12 Bode Thomas Street' } },
  reason: 'We moved.',
};

export const profileChangeFlow = flow({
  title: 'Ask to have your profile changed',
  audience: 'staff',
  route: '/my-profile/change',
  machine: profileChangeMachine,
  steps: profileChangeSteps,
  happyEnd: 'sent',
  states: {
    looking: 'Looking over the changes',
  },
  labels: {
    'fields.type': 'Something is typed',
    'contact.type': 'A contact is typed',
    'part.open': 'Change',
    'step.back': 'Leave as it was',
    'reason.type': 'A reason is typed',
    'change.send': 'Send to HR',
    'profile.retry': 'Retry',
    isReady: 'the part is filled in rightly',
    hasChanges: 'something is changed',
    isSendable: 'something is changed rightly, with a reason',
    getMyProfile: 'the server sends the profile',
    createMyProfileChange: 'the server keeps the request and tells HR',
  },
  cases: {
    inputs: [
      { label: 'of an employee', input: { businessId, idempotencyKey: 'first-key', draft: null } },
      { label: 'after a reload', input: { businessId, idempotencyKey: 'first-key', draft } },
    ],
    events: {
      'fields.type': [
        { label: 'another address', event: { type: 'fields.type', changed: { address: '12 Bode Thomas Street' } } },
        { label: 'no last name', event: { type: 'fields.type', changed: { last_name: '' } } },
        { label: 'an account', event: { type: 'fields.type', changed: { bank: '011', account_number: '0000014579' } } },
      ],
      'contact.type': [
        { label: 'a contact', event: { type: 'contact.type', part: 'emergency_contact', changed: newKin } },
      ],
      'part.open': formParts.map((part) => ({ label: part, event: { type: 'part.open' as const, part } })),
      'step.continue': [{ label: '', event: { type: 'step.continue' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'reason.type': [
        { label: 'a reason', event: { type: 'reason.type', reason: 'We moved.' } },
        { label: 'none', event: { type: 'reason.type', reason: '' } },
      ],
      'change.send': [{ label: '', event: { type: 'change.send' } }],
      'profile.retry': [{ label: '', event: { type: 'profile.retry' } }],
    },
    answers: {
      getMyProfile: {
        done: [{ label: 'a profile', output: profile }],
        error: [
          { label: 'no employee', error: problem('missing') },
          { label: 'no connection', error: noConnection },
        ],
      },
      createMyProfileChange: {
        done: [{ label: 'kept', output: made }],
        error: [
          { label: 'a request is open', error: openAlready },
          {
            label: 'the phone number is refused',
            error: refusal({ phone_number: ['The phone number is not valid.'] }),
          },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'what is typed after a mistake takes the message away': {
        start: 'of an employee',
        steps: [
          'done(getMyProfile): a profile',
          'part.open: details',
          'fields.type: no last name',
          'step.continue',
          'fields.type: another address',
          'step.back',
          'part.open: emergency_contact',
          'step.continue',
          'contact.type: a contact',
          'step.continue',
          'change.send',
          'reason.type: a reason',
        ],
      },
    },
    holds: {
      'what is sent differs from the profile, and nothing in it is wrong': ({
        value,
        context: { profile, fields, reason },
      }) =>
        value !== 'sending' ||
        (profile !== null &&
          fields !== null &&
          changedParts(profile, fields).length > 0 &&
          Object.keys(mistakesInChange(profile, fields, reason)).length === 0),
    },
    key: ({ context: { profile: read, fields, part, reason, problem: trouble } }) => ({
      part,
      isKept: read === null && fields !== null,
      changed: read && fields ? changedParts(read, fields).join() : null,
      mistakes: read && fields ? Object.keys(mistakesInChange(read, fields, reason)).join() : null,
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
