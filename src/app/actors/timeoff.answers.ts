/** The services behind answering a request for time off: by the link in a mail, and in the app. */
import { answeredAs, type TimeoffAnswer } from '../../domain/timeoff/answer.ts';
import type { AnswerOrder, AnswerWay, timeOffAnswerMachine } from '../../machines/timeoff/time-off-answer/machine.ts';
import {
  getTimeoffRequestAnswer,
  giveTimeoffAnswer,
  openTimeoffAnswer,
} from '../../services/operations/timeoff.answers.ts';
import { askBackTimeoffRequest } from '../../services/operations/timeoff.questions.ts';
import { approveTimeoffRequest, declineTimeoffRequest } from '../../services/operations/timeoff.requests.ts';
import type { AnsweringProps } from '../../views/timeoff/answering-part.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import type { ScreenProps } from '../screen.ts';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';
import { promiseActor } from './promise-actor.ts';

type Machine = typeof timeOffAnswerMachine;
type Options = { signal: AbortSignal; idempotencyKey: string };

const open = (way: AnswerWay, options: { signal: AbortSignal }) =>
  'token' in way ? openTimeoffAnswer(way, options) : getTimeoffRequestAnswer(way, options);

async function give({ way, shown, given }: AnswerOrder, options: Options): Promise<TimeoffAnswer> {
  if ('token' in way) return giveTimeoffAnswer({ ...way, ...given }, options);
  const { answer, reason = '', question = '' } = given;
  const { idempotencyKey, signal } = options;
  const order = { ...way, idempotencyKey };
  if (answer === 'approve') return answeredAs(shown, await approveTimeoffRequest(order, { signal }));
  if (answer === 'decline') return answeredAs(shown, await declineTimeoffRequest({ ...order, reason }, { signal }));
  return answeredAs(shown, await askBackTimeoffRequest({ ...order, question }, { signal }));
}

const shared = {
  load: async () => (await import('../../machines/timeoff/time-off-answer/machine.ts')).timeOffAnswerMachine,
  provide: (machine: Machine, _core: Core) =>
    machine.provide({ actors: { openTimeoffAnswer: promiseActor(open), giveTimeoffAnswer: keyedActor(give) } }),
};

/** It stays at its end, which shows the answer. */
export const linkedAnswerFlow: Flow<Machine, ScreenProps> = {
  ...shared,
  input: ({ params }) => ({ way: { token: params.token ?? '' }, wish: null }),
};

function thanksFor({ state, employee, waits_for: waits }: TimeoffAnswer): string {
  if (state === 'passed_on') return `Approved. ${employee}’s time off waits for ${waits} now`;
  if (state === 'asked_back') return `${employee} is asked`;
  return `${employee}’s time off is ${state}`;
}

export const timeOffAnswerFlow: Flow<Machine, AnsweringProps> = {
  ...shared,
  input: ({ requestId, wish }, core) => ({ way: { businessId: ofBusiness(core), id: requestId }, wish }),
  onDone: ({ end, answer }, _core, { onEnd }) => {
    if (end === 'answered' && answer !== null) notify('good', thanksFor(answer));
    onEnd();
  },
};
