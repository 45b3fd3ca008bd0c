/**
 * Answer a request for time off.
 * 1. The server says what is asked for, what is left and who else is away; opening it changes nothing.
 * 2. The person approves, declines with a reason, or asks the employee something. What they write is kept until they leave.
 * 3. What the rules refuse, such as a balance that does not suffice any more, is said beside the request, which can be declined.
 * 4. Without a connection or an answer the person tries again; the answer counts once.
 * 5. When somebody else was faster, or the request was cancelled, the app says who did what.
 * 6. A link that has ended says so.
 * Started by the link in a mail or by the lists of requests, there perhaps with what the person wants to do; it ends answered or left.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { type AnswerKind, answerGiven, isAnswerable, type TimeoffAnswer } from '../../../domain/timeoff/answer.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

/** By a link in a mail without signing in, or in the app. */
export type AnswerWay = { token: string } | { businessId: string; id: string };
export type AnswerOrder = { way: AnswerWay; shown: TimeoffAnswer; given: components['schemas']['NewTimeoffAnswer'] };

type Input = { way: AnswerWay; wish: AnswerKind | null };
type Context = Input & { answer: TimeoffAnswer | null; words: string; problem: Problem | null };
type Event =
  | { type: 'request.approve' }
  | { type: 'request.decline' }
  | { type: 'request.askBack' }
  | { type: 'words.type'; words: string }
  | { type: 'words.send' }
  | { type: 'request.retry' }
  | { type: 'step.back' }
  | { type: 'request.leave' };
const ends = ['answered', 'left'] as const;
export type TimeOffAnswerOutput = { end: (typeof ends)[number]; wish: AnswerKind | null; answer: TimeoffAnswer | null };

type Failure = { error: unknown };
type Read = { answer: TimeoffAnswer };

const timeOffAnswer = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: TimeOffAnswerOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    openTimeoffAnswer: placeholder<TimeoffAnswer, AnswerWay>('openTimeoffAnswer'),
    giveTimeoffAnswer: placeholder<TimeoffAnswer, AnswerOrder>('giveTimeoffAnswer'),
  },
  guards: {
    isSettled: ({ context: { wish } }, { answer }: Read) =>
      !isAnswerable(answer) || (wish === 'ask_back' && answer.state === 'asked_back'),
    isToDecline: ({ context: { wish } }) => wish === 'decline',
    isToAskBack: ({ context: { wish } }) => wish === 'ask_back',
    isOpen: ({ context: { answer } }) => answer?.state === 'open',
    hasWords: ({ context: { words } }) => words.trim() !== '',
    isEnded: (_, { error }: Failure) => ['missing', 'invalid', 'forbidden'].includes(problemOf(error).kind),
    isOvertaken: (_, { error }: Failure) => {
      const { kind, code } = problemOf(error);
      return code === 'answered' || kind === 'missing' || kind === 'forbidden';
    },
    isRefused: (_, { error }: Failure) => ['conflict', 'invalid'].includes(problemOf(error).kind),
  },
  actions: {
    storeAnswer: assign({ answer: (_, { answer }: Read) => answer, problem: null }),
    storeWish: assign({ wish: (_, { wish }: { wish: AnswerKind }) => wish }),
    storeWords: assign({ words: (_, { words }: { words: string }) => words, problem: null }),
    storeMistake: assign({ problem: () => problem('invalid', { fields: { words: ['Required'] } }) }),
  },
}).extend(askingParts);

const ask = asking(timeOffAnswer);
const readIn = ({ event }: { event: { output: TimeoffAnswer } }): Read => ({ answer: event.output });
const storeAnswer = { type: 'storeAnswer', params: readIn } as const;
const wishing = (wish: AnswerKind) => ({ type: 'storeWish', params: { wish } }) as const;
const decline = { target: 'declining', actions: ['clearProblem', wishing('decline')] } as const;
/** What is written goes with its button; leaving it keeps the words. */
const writing = {
  'words.type': {
    actions: { type: 'storeWords', params: ({ event: { words } }: { event: { words: string } }) => ({ words }) },
  },
  'words.send': [{ guard: 'hasWords', target: 'answering' }, { actions: 'storeMistake' }],
  'step.back': { target: 'deciding', actions: 'clearProblem' },
  'request.leave': 'left',
} as const;

export const timeOffAnswerMachine = timeOffAnswer.createMachine({
  id: 'timeOffAnswer',
  description: 'Whoever is asked answers a request for time off, in the app or by the link in a mail.',
  context: ({ input }) => ({ ...input, answer: null, words: '', problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server says what is asked for, and how it stands now.',
      tags: 'busy',
      ...ask({
        src: 'openTimeoffAnswer',
        input: ({ context: { way } }) => way,
        onDone: [
          { guard: { type: 'isSettled', params: readIn }, target: 'settled', actions: storeAnswer },
          { guard: 'isToDecline', target: 'declining', actions: storeAnswer },
          { guard: 'isToAskBack', target: 'askingBack', actions: storeAnswer },
          { target: 'deciding', actions: storeAnswer },
        ],
        onError: [failureWhen('isEnded', 'ended')],
        failTo: 'unread',
      }),
    },
    deciding: {
      description: 'The person sees the request, what is left and who else is away, and chooses an answer.',
      tags: 'editable',
      on: {
        'request.approve': { target: 'answering', actions: ['clearProblem', wishing('approve')] },
        'request.decline': decline,
        'request.askBack': {
          guard: 'isOpen',
          target: 'askingBack',
          actions: ['clearProblem', wishing('ask_back')],
        },
        'request.leave': 'left',
      },
    },
    declining: {
      description: 'The person writes the reason, which the employee reads.',
      tags: 'editable',
      on: writing,
    },
    askingBack: {
      description: 'The person writes a question, to which the employee replies.',
      tags: 'editable',
      on: writing,
    },
    answering: {
      description: 'The server takes the answer, once however often it is sent, and tells the employee.',
      tags: 'busy',
      ...ask({
        src: 'giveTimeoffAnswer',
        input: ({ context: { way, answer, wish, words } }) => ({
          way,
          shown: given(answer),
          given: answerGiven(given(wish), words),
        }),
        onDone: { target: 'answered', actions: storeAnswer },
        onError: [failureWhen('isOvertaken', 'loading'), failureWhen('isRefused', 'deciding')],
        failTo: 'unsent',
      }),
    },
    unsent: {
      description: 'It is not known whether the answer arrived; trying again never answers twice.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'request.retry': 'answering', 'step.back': 'deciding', 'request.leave': 'left' },
    },
    unread: {
      description: 'The request could not be loaded.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'request.retry': 'loading', 'request.leave': 'left' },
    },
    settled: {
      description: 'Somebody answered it already, or it was cancelled; the person reads who did what.',
      on: { 'request.leave': 'left' },
    },
    ended: {
      description: 'The link has expired, its days have passed, or the request is not theirs to answer any more.',
      tags: 'failed',
      on: { 'request.leave': 'left' },
    },
    answered: {
      description: 'The employee, or whoever answers next, has heard of it.',
      type: 'final',
      output: 'answered',
    },
    left: { description: 'The person leaves without an answer.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { wish, answer } }) => ({ end: endOf(ends, event.output), wish, answer }),
  options: { maxIterations: 1_000 },
});

export type TimeOffAnswerRef = ActorRefFrom<typeof timeOffAnswerMachine>;
