import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { made } from '../profile-change/cases.ts';
import { type ProfileChange, profileChangeReviewMachine } from './machine.ts';

type FieldChange = ProfileChange['fields'][number];

const undecided = { state: 'open', note: null, is_outdated: false, is_masked: false } as const;
const address: FieldChange = {
  ...undecided,
  field: 'address',
  parts: [{ name: 'address', old: '5 Allen Avenue', new: '12 Bode Thomas Street', now: '5 Allen Avenue' }],
};
/** Somebody else changed the record after the request. */
const movedAgain: FieldChange = {
  ...address,
  is_outdated: true,
  parts: [{ name: 'address', old: '5 Allen Avenue', new: '12 Bode Thomas Street', now: '9 Awolowo Road' }],
};
const married: FieldChange = {
  ...undecided,
  field: 'marital_status',
  parts: [{ name: 'marital_status', old: 'single', new: 'married', now: 'single' }],
};
const bank: FieldChange = {
  ...undecided,
  field: 'bank_account',
  is_masked: true,
  parts: [{ name: 'account_number', old: null, new: '•••4579', now: null }],
};
const changeOf = (version: string, fields: FieldChange[]): ProfileChange => ({
  ...made,
  version: version.repeat(64),
  fields,
});
const approved = (field: FieldChange): FieldChange => ({ ...field, state: 'approved' });
export const request = changeOf('1', [married, address]);
export const halfDecided = changeOf('2', [approved(married), address]);
export const decided: ProfileChange = { ...changeOf('3', [approved(married), approved(address)]), state: 'approved' };
export const reread = changeOf('4', [married, movedAgain]);
export const ofPay = changeOf('5', [bank]);
export const changed = problem('conflict', {
  code: 'changed',
  detail: 'This has changed meanwhile. Look at it again.',
});
const cut = { label: 'no connection', error: noConnection };

export const profileChangeReviewFlow = flow({
  title: 'Review a profile change',
  audience: 'staff',
  route: '/hr/profile-changes/:id',
  machine: profileChangeReviewMachine,
  happyEnd: 'settled',
  states: {
    settled: 'Nothing left to decide',
  },
  labels: {
    'verdict.give': 'Approve or refuse a field',
    'note.type': 'Why it is refused is typed',
    'fields.approve': 'Approve all',
    'decision.send': 'Send the decision',
    'request.retry': 'Retry',
    isDecidable: 'a field is left that the person can decide',
    hasVerdicts: 'a field is approved or refused',
    isSendable: 'a field is approved or refused, and each refusal says why',
    isChanged: 'the record or the request changed meanwhile',
    getProfileChange: 'the server sends the request',
    approveProfileUpdateRequest: 'the server writes what is approved to the record and tells the employee',
  },
  cases: {
    inputs: [{ label: 'a request', input: { businessId, id: request.id } }],
    events: {
      'verdict.give': [
        { label: 'approve the status', event: { type: 'verdict.give', field: 'marital_status', is: 'approve' } },
        { label: 'refuse the address', event: { type: 'verdict.give', field: 'address', is: 'refuse' } },
      ],
      'note.type': [
        { label: 'why', event: { type: 'note.type', field: 'address', note: ' Send a bill. ' } },
        { label: 'nothing', event: { type: 'note.type', field: 'address', note: '' } },
      ],
      'fields.approve': [{ label: '', event: { type: 'fields.approve' } }],
      'decision.send': [{ label: '', event: { type: 'decision.send' } }],
      'request.retry': [{ label: '', event: { type: 'request.retry' } }],
    },
    answers: {
      getProfileChange: {
        done: [
          { label: 'two fields', output: request },
          { label: 'the address changed', output: reread },
          { label: 'only what is about pay', output: ofPay },
        ],
        error: [cut],
      },
      approveProfileUpdateRequest: {
        done: [
          { label: 'all decided', output: decided },
          { label: 'one is left', output: halfDecided },
        ],
        error: [
          { label: 'changed meanwhile', error: changed },
          { label: 'a value is refused', error: refusal({ address: ['The address is too long.'] }) },
          cut,
        ],
      },
    },
    journeys: {
      'a verdict keeps the others, and the words of its own refusal': {
        start: 'a request',
        steps: [
          'done(getProfileChange): two fields',
          'verdict.give: refuse the address',
          'decision.send',
          'fields.approve',
          'verdict.give: refuse the address',
          'note.type: why',
          'verdict.give: approve the status',
          'verdict.give: refuse the address',
          'decision.send',
        ],
      },
    },
    holds: {
      'nothing is refused without words': ({ value, context: { verdicts } }) =>
        value !== 'sending' || Object.values(verdicts).every(({ is, note }) => is === 'approve' || note.trim() !== ''),
    },
    key: ({ context: { change, verdicts, problem: trouble } }) => ({
      version: change?.version[0] ?? null,
      verdicts: Object.entries(verdicts)
        .map(([field, { is, note }]) => `${field} ${is} ${note}`)
        .sort()
        .join(),
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
