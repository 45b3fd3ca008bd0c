import { problem } from '../../../domain/shared/problem.ts';
import type { TimeoffAnswer } from '../../../domain/timeoff/answer.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { timeOffAnswerMachine } from './machine.ts';

export const byLink = { way: { token: 'A'.repeat(43) }, wish: null };
export const inApp = { businessId, id: '0198c7a0-0000-7000-8000-0000000000d1' };
export const open: TimeoffAnswer = {
  business: 'Palm Oil',
  state: 'open',
  employee: 'Bola Ade',
  policy: { id: '0198c7a0-0000-7000-8000-0000000000c1', kind: 'annual', name: 'Annual leave', unit: 'days' },
  first_day: '2036-03-03',
  last_day: '2036-03-05',
  from_noon: false,
  until_noon: false,
  amount: 3,
  note: 'My sister marries',
  left: 12,
  away: [],
  answered_by: null,
  waits_for: 'Ada Obi',
  questions: [],
};
const question = {
  question: 'Could you take the week after?',
  asked_by: 'Ada Obi',
  asked_at: '2036-01-10T09:00:00.000Z',
  reply: null,
  replied_by: null,
  replied_at: null,
};
export const askedBack: TimeoffAnswer = { ...open, state: 'asked_back', waits_for: 'Bola Ade', questions: [question] };
export const approved: TimeoffAnswer = {
  ...open,
  state: 'approved',
  left: null,
  answered_by: 'Tunde Bello',
  waits_for: null,
};
export const answeredMeanwhile = problem('conflict', { code: 'answered', detail: 'It is approved already.' });
export const short = problem('conflict', { code: 'balance', detail: 'The balance does not suffice any more.' });
export const gone = problem('missing');
const cut = { label: 'no connection', error: noConnection };

export const timeOffAnswerFlow = flow({
  title: 'Answer a request for time off',
  audience: 'staff',
  route: '/answer-time-off/:token',
  machine: timeOffAnswerMachine,
  happyEnd: 'answered',
  states: {
    askingBack: 'Writing a question',
    unsent: 'Did not get through',
    settled: 'Answered already',
    ended: 'The link has ended',
  },
  labels: {
    'request.approve': 'Approve',
    'request.decline': 'Decline',
    'request.askBack': 'Ask back',
    'words.type': 'Something is written',
    'words.send': 'Send what is written',
    'request.retry': 'Try again',
    'request.leave': 'Close',
    isSettled: 'nothing is left for the person to answer',
    isToDecline: 'the person wants to decline it',
    isToAskBack: 'the person wants to ask back',
    isOpen: 'nothing is asked back yet',
    hasWords: 'something is written',
    isEnded: 'there is no such request to answer',
    isOvertaken: 'somebody else was faster, or it is not theirs to answer any more',
    isRefused: 'the rules do not let it be answered so',
    openTimeoffAnswer: 'the server shows the request',
    giveTimeoffAnswer: 'the server takes the answer',
  },
  cases: {
    inputs: [
      { label: 'the link of a mail', input: byLink },
      { label: 'Answer, in the list', input: { way: inApp, wish: null } },
      { label: 'Decline, in the list', input: { way: inApp, wish: 'decline' } },
      { label: 'Ask back, in the list', input: { way: inApp, wish: 'ask_back' } },
    ],
    events: {
      'request.approve': [{ label: '', event: { type: 'request.approve' } }],
      'request.decline': [{ label: '', event: { type: 'request.decline' } }],
      'request.askBack': [{ label: '', event: { type: 'request.askBack' } }],
      'words.type': [
        { label: 'words', event: { type: 'words.type', words: ' Two of us are away then. ' } },
        { label: 'only a space', event: { type: 'words.type', words: ' ' } },
      ],
      'words.send': [{ label: '', event: { type: 'words.send' } }],
      'request.retry': [{ label: '', event: { type: 'request.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'request.leave': [{ label: '', event: { type: 'request.leave' } }],
    },
    answers: {
      openTimeoffAnswer: {
        done: [
          { label: 'it waits', output: open },
          { label: 'it is asked back', output: askedBack },
          { label: 'somebody else approved it', output: approved },
        ],
        error: [
          { label: 'there is none', error: gone },
          { label: 'the link is not whole', error: problem('invalid') },
          { label: 'it is not theirs', error: problem('forbidden') },
          cut,
        ],
      },
      giveTimeoffAnswer: {
        done: [{ label: 'taken', output: approved }],
        error: [
          { label: 'answered meanwhile', error: answeredMeanwhile },
          { label: 'the balance does not suffice', error: short },
          { label: 'the words are refused', error: refusal({ words: ['This is too long.'] }) },
          { label: 'it is gone meanwhile', error: gone },
          { label: 'it is not theirs any more', error: problem('forbidden') },
          cut,
        ],
      },
    },
    journeys: {
      'what is written stays while the person looks at the request again': {
        start: 'the link of a mail',
        steps: [
          'done(openTimeoffAnswer): it waits',
          'request.decline',
          'words.type: words',
          'step.back',
          'request.decline',
          'words.send',
        ],
      },
      'what did not suffice is declined, or asked back': {
        start: 'the link of a mail',
        steps: [
          'done(openTimeoffAnswer): it waits',
          'request.approve',
          'error(giveTimeoffAnswer): the balance does not suffice',
          'request.decline',
          'step.back',
          'request.approve',
          'error(giveTimeoffAnswer): the balance does not suffice',
          'request.askBack',
        ],
      },
      'what is asked back is not asked back again': {
        start: 'Ask back, in the list',
        steps: ['done(openTimeoffAnswer): it is asked back'],
      },
    },
    holds: {
      'nothing is declined or asked without words': ({ value, context: { wish, words } }) =>
        value !== 'answering' || wish === 'approve' || words.trim() !== '',
    },
    key: ({ context: { way, answer, wish, words, problem: trouble } }) => ({
      // No guard reads it; a page of its own is left by closing it, a dialog by its button.
      isByLink: 'token' in way,
      state: answer?.state ?? null,
      wish,
      hasWords: words.trim() !== '',
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
