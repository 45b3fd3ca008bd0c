/**
 * Wait for a background task.
 * 1. The app asks the server at once whether the task is done.
 * 2. While it is not, the app asks again every five seconds.
 * 3. A check that fails or gets no answer counts as not done yet: a weak connection ends nothing.
 * 4. The flow ends when the task succeeded, when it failed or is unknown, or after ten minutes.
 * Started by the flow that started the task; ends with the task's outcome, data and reason.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts, failure } from '../ask.ts';
import { placeholder } from '../placeholder.ts';

export type TaskCheck = components['schemas']['CreationTask'];
export type TaskData = NonNullable<TaskCheck['data']>;
export type TaskPollingOutput = {
  outcome: 'succeeded' | 'failed' | 'timedOut';
  data: TaskData | null;
  reason: string | null;
};

type Input = { taskId: string };
type Context = Input & { result: TaskPollingOutput; problem: Problem | null };

export const taskPollingMachine = setup({
  types: {} as { input: Input; context: Context; output: TaskPollingOutput; tags: 'busy' },
  actors: { checkCreateStatus: placeholder<TaskCheck, { taskId: string }>('checkCreateStatus') },
  delays: { taskPollInterval: 5_000, taskPollDeadline: 600_000 },
  guards: {
    hasSucceeded: (_, { check }: { check: TaskCheck }) => check.status === 'SUCCESS' && check.data !== null,
    hasFailed: (_, { check }: { check: TaskCheck }) => check.status === 'FAILURE',
    isTaskUnknown: (_, { error }: { error: unknown }) =>
      ['missing', 'forbidden', 'invalid'].includes(problemOf(error).kind),
  },
  actions: {
    storeSuccess: assign({
      result: (_, { check }: { check: TaskCheck }): TaskPollingOutput => ({
        outcome: 'succeeded',
        data: check.data,
        reason: null,
      }),
    }),
    storeFailure: assign({
      result: (_, { reason }: { reason: string | null }): TaskPollingOutput => ({
        outcome: 'failed',
        data: null,
        reason,
      }),
    }),
  },
})
  .extend(askingParts)
  .createMachine({
    id: 'taskPolling',
    description: 'The app asks the server every five seconds whether a background task is done.',
    context: ({ input }) => ({
      taskId: input.taskId,
      result: { outcome: 'timedOut', data: null, reason: null },
      problem: null,
    }),
    initial: 'asking',
    after: { taskPollDeadline: '.timedOut' },
    states: {
      asking: {
        description: 'The app asks the server whether the task is done.',
        tags: 'busy',
        invoke: {
          id: 'checkCreateStatus',
          src: 'checkCreateStatus',
          input: ({ context }) => ({ taskId: context.taskId }),
          onDone: [
            {
              guard: { type: 'hasSucceeded', params: ({ event }) => ({ check: event.output }) },
              target: 'succeeded',
              actions: { type: 'storeSuccess', params: ({ event }) => ({ check: event.output }) },
            },
            {
              guard: { type: 'hasFailed', params: ({ event }) => ({ check: event.output }) },
              target: 'failed',
              actions: { type: 'storeFailure', params: ({ event }) => ({ reason: event.output.reason }) },
            },
            { target: 'waiting', actions: 'clearProblem' },
          ],
          onError: [
            {
              guard: { type: 'isTaskUnknown', params: ({ event }) => ({ error: event.error }) },
              target: 'failed',
              actions: [
                { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
                { type: 'storeFailure', params: ({ event }) => ({ reason: problemOf(event.error).detail }) },
              ],
            },
            failure('waiting'),
          ],
        },
        after: { answerDeadline: 'waiting' },
      },
      waiting: {
        description: 'The task is not done yet; the app asks again in five seconds.',
        tags: 'busy',
        after: { taskPollInterval: 'asking' },
      },
      succeeded: { description: 'The task is done.', type: 'final' },
      failed: { description: 'The task failed, or the server does not know it.', type: 'final' },
      timedOut: { description: 'The task is not done after ten minutes; it may still succeed.', type: 'final' },
    },
    output: ({ context }) => context.result,
  });

export type TaskPollingRef = ActorRefFrom<typeof taskPollingMachine>;
