import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, owner, refusal } from '../../shared/samples.ts';
import { administratorHandoverMachine, type Handover } from './machine.ts';
import { administratorHandoverSteps } from './steps.ts';

const successor = { id: '0198c7a0-0000-7000-8000-0000000000a2', email: 'bola@palmoil.example', name: 'Bola Ade' };
const handover: Handover = {
  id: '0198c7a0-0000-7000-8000-0000000000f1',
  from: { id: owner.id, email: owner.email, name: 'Ada Obi' },
  to: successor,
  created_at: '2026-11-20T09:00:00.000Z',
};
const ended = (detail: string) => problem('conflict', { detail });

const unsent = [
  'done(getAdministratorHandover): one is open',
  'handover.consider',
  'handover.accept',
  'error(acceptAdministratorHandover): no connection',
];

export const administratorHandoverFlow = flow({
  title: 'Hand over a business',
  audience: 'owner',
  route: '/administrator-handover',
  steps: administratorHandoverSteps,
  machine: administratorHandoverMachine,
  states: {
    looking: 'Checking for an open handover',
    naming: 'Asking the next administrator',
    findingOwner: 'Checking who owns it now',
    nothingOpen: 'No handover is open',
  },
  labels: {
    'successor.choose': 'A member is chosen',
    'handover.ask': 'Ask them',
    'handover.takeBack': 'Withdraw',
    'handover.consider': 'Become the administrator',
    'handover.reconsider': 'Not yet',
    'handover.accept': 'Yes, take over',
    'handover.decline': 'Decline',
    'handover.look': 'Look again',
    isForPerson: 'this person is asked',
    isOpen: 'somebody has been asked',
    isOwner: 'this person is the owner',
    hasSuccessor: 'a member is chosen',
    isAskedAlready: 'somebody has been asked already',
    isSuccessorRefused: 'the chosen member cannot take over',
    isOver: 'it was answered or withdrawn meanwhile',
    isHandedOver: 'the member has accepted',
    getAdministratorHandover: 'the server says what is open',
    nameAdministrator: 'the server asks the member',
    cancelAdministratorHandover: 'the server withdraws the question',
    acceptAdministratorHandover: 'the server makes the member the owner',
    declineAdministratorHandover: 'the server notes that the member declines',
    refreshOwnership: 'the server says whether they are still the owner',
    answerCheckInterval: 'it is time to look for an answer',
  },
  cases: {
    inputs: [
      {
        label: 'the owner',
        input: { businessId, personId: owner.id, isOwner: true, memberId: null },
      },
      {
        label: 'a member',
        input: { businessId, personId: successor.id, isOwner: false, memberId: null },
      },
    ],
    events: {
      'handover.look': [{ label: '', event: { type: 'handover.look' } }],
      'successor.choose': [
        { label: 'a member', event: { type: 'successor.choose', memberId: successor.id } },
        { label: 'nobody', event: { type: 'successor.choose', memberId: null } },
      ],
      'handover.ask': [{ label: 'with a password', event: { type: 'handover.ask', password: 'palm-oil-2026' } }],
      'handover.takeBack': [{ label: '', event: { type: 'handover.takeBack' } }],
      'handover.consider': [{ label: '', event: { type: 'handover.consider' } }],
      'handover.reconsider': [{ label: '', event: { type: 'handover.reconsider' } }],
      'handover.accept': [{ label: '', event: { type: 'handover.accept' } }],
      'handover.decline': [{ label: '', event: { type: 'handover.decline' } }],
    },
    answers: {
      getAdministratorHandover: {
        done: [
          { label: 'none is open', output: { handover: null } },
          { label: 'one is open', output: { handover } },
          {
            label: 'another one is open',
            output: { handover: { ...handover, id: '0198c7a0-0000-7000-8000-0000000000f2' } },
          },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      nameAdministrator: {
        done: [{ label: 'asked', output: handover }],
        error: [
          {
            label: 'another handover is open',
            error: ended('Somebody has been asked already. Withdraw that first.'),
          },
          { label: 'no member', error: refusal({ member_id: ['Choose another member of the business.'] }) },
          { label: 'password is wrong', error: refusal({ password: ['Your password was entered incorrectly.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      cancelAdministratorHandover: {
        done: [{ label: 'taken back', output: undefined }],
        error: [
          { label: 'declined meanwhile', error: ended('This was declined already.') },
          { label: 'it is not there any more', error: problem('missing') },
          { label: 'accepted meanwhile', error: problem('forbidden') },
          { label: 'no connection', error: noConnection },
        ],
      },
      acceptAdministratorHandover: {
        done: [{ label: 'accepted', output: undefined }],
        error: [
          { label: 'taken back meanwhile', error: ended('This was withdrawn.') },
          { label: 'no connection', error: noConnection },
        ],
      },
      refreshOwnership: {
        done: [
          { label: 'still the owner', output: { isOwner: true } },
          { label: 'no longer the owner', output: { isOwner: false } },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      declineAdministratorHandover: {
        done: [{ label: 'declined', output: undefined }],
        error: [
          { label: 'taken back meanwhile', error: ended('This was withdrawn.') },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'a failed acceptance is forgotten by reading again': {
        start: 'a member',
        steps: [...unsent, 'handover.reconsider'],
      },
      'a failed refusal is forgotten by trying again': {
        start: 'a member',
        steps: [
          'done(getAdministratorHandover): one is open',
          'handover.decline',
          'error(declineAdministratorHandover): no connection',
          'handover.decline',
        ],
      },
      'a handover that was replaced is the one to cancel': {
        steps: [
          'done(getAdministratorHandover): one is open',
          'after(answerCheckInterval)',
          'done(getAdministratorHandover): another one is open',
          'handover.takeBack',
        ],
      },
    },
    // No guard reads the problem; it is in the key so that paths try where choosing clears it.
    holds: {
      'the password is kept only while the server checks it': (snapshot) =>
        snapshot.matches('naming') || snapshot.context.password === '',
      'an answered or awaited handover exists': (snapshot) =>
        !['waiting', 'checking', 'takingBack', 'deciding', 'confirming', 'accepting', 'declining'].some((state) =>
          snapshot.matches(state as 'waiting'),
        ) || snapshot.context.handover !== null,
    },
    key: ({ context: { isOwner, memberId, problem: trouble } }) => ({
      isOwner,
      hasSuccessor: memberId !== null,
      hasProblem: trouble !== null,
    }),
  },
});
