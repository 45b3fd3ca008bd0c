import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../samples.ts';
import { type TaskCheck, taskPollingMachine } from './machine.ts';

const check = (status: TaskCheck['status'], rest: Partial<TaskCheck> = {}): { output: TaskCheck } => ({
  output: { status, data: null, reason: null, ...rest },
});

export const taskPollingFlow = flow({
  title: 'Wait for a background task',
  audience: 'system',
  route: null,
  machine: taskPollingMachine,
  labels: {
    hasSucceeded: 'the task is done',
    hasFailed: 'the task has failed',
    isTaskUnknown: 'the server knows no such task',
    checkCreateStatus: 'the server says how far the task is',
    taskPollInterval: 'it is time to ask again',
    taskPollDeadline: 'the task took too long',
  },
  cases: {
    inputs: [{ label: 'a task was begun', input: { taskId: '0198c7a0-0000-7000-8000-0000000000c1' } }],
    events: {},
    answers: {
      checkCreateStatus: {
        done: [
          { label: 'not begun yet', ...check('PENDING') },
          { label: 'under way', ...check('STARTED') },
          { label: 'succeeded', ...check('SUCCESS', { data: { business_id: businessId, name: 'Palm Oil' } }) },
          { label: 'succeeded without its result', ...check('SUCCESS') },
          { label: 'failed', ...check('FAILURE', { reason: 'The business could not be set up.' }) },
        ],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'no such task', error: problem('missing') },
          { label: 'a task of others', error: problem('forbidden') },
          { label: 'not an id', error: problem('invalid') },
        ],
      },
    },
    key: () => ({}),
  },
});
