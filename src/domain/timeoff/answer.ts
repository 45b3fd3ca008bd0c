/** How somebody answers a request for time off, and what the screens show of it. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type TimeoffAnswer = Schemas['TimeoffAnswer'];
export type AnswerKind = Schemas['NewTimeoffAnswer']['answer'];

/** Whether whoever looks at it can still answer. */
export const isAnswerable = ({ state }: TimeoffAnswer): boolean => state === 'open' || state === 'asked_back';

/** As it is sent; no words are needed to approve. */
export function answerGiven(answer: AnswerKind, words: string): Schemas['NewTimeoffAnswer'] {
  if (answer === 'approve') return { answer };
  return answer === 'decline' ? { answer, reason: words.trim() } : { answer, question: words.trim() };
}

type Answered = Pick<Schemas['TimeoffRequest'], 'status' | 'answered_by' | 'waits_for' | 'questions'>;

/** What is shown, once the app has the answer: what is pending still waits for somebody else. */
export function answeredAs(
  shown: TimeoffAnswer,
  { status, answered_by, waits_for, questions }: Answered,
): TimeoffAnswer {
  const state = status === 'pending' ? 'passed_on' : status;
  return { ...shown, state, answered_by, waits_for, questions, left: null };
}
