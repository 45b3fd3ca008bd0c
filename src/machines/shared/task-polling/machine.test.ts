import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { businessId, noConnection, serverBusy } from '../samples.ts';
import { type TaskCheck, taskPollingMachine } from './machine.ts';

const notYet: TaskCheck = { status: 'STARTED', data: null, reason: null };
const done: TaskCheck = { status: 'SUCCESS', data: { business_id: businessId, name: 'Palm Oil' }, reason: null };

const begin = () => {
  const clock = new SimulatedClock();
  const check = controlled<TaskCheck, { taskId: string }>();
  const machine = taskPollingMachine.provide({ actors: { checkCreateStatus: check.logic } });
  const wait = createActor(machine, { clock, input: { taskId: 'task-1' } }).start();
  return { clock, check, wait };
};

test('the server is asked at once, and every five seconds until the task is done', async () => {
  const { clock, check, wait } = begin();
  expect(check.latest().input).toEqual({ taskId: 'task-1' });
  await check.latest().answer(notYet);
  expect(wait.getSnapshot().value).toBe('waiting');
  clock.increment(4_999);
  expect(check.calls).toHaveLength(1);
  clock.increment(1);
  expect(check.calls).toHaveLength(2);
  await check.latest().answer(done);
  expect(wait.getSnapshot()).toMatchObject({
    value: 'succeeded',
    output: { outcome: 'succeeded', data: { business_id: businessId, name: 'Palm Oil' }, reason: null },
  });
});

test.each([
  noConnection,
  serverBusy,
  problem('limited', { retryAfter: 1 }),
  problem('unauthorised'),
  new Error('defect'),
])('a check that fails counts as not done yet: $kind', async (error) => {
  const { clock, check, wait } = begin();
  await check.latest().fail(error);
  expect(wait.getSnapshot().value).toBe('waiting');
  clock.increment(5_000);
  await check.latest().answer(done);
  expect(wait.getSnapshot().output?.outcome).toBe('succeeded');
});

test('a check without an answer ends after half a minute, and the app asks again', async () => {
  const { clock, check, wait } = begin();
  const [first] = check.calls;
  clock.increment(30_000);
  expect(first?.signal.aborted).toBe(true);
  expect(wait.getSnapshot().value).toBe('waiting');
  clock.increment(5_000);
  await first?.answer({ status: 'FAILURE', data: null, reason: 'too late to count' });
  expect(wait.getSnapshot().value).toBe('asking');
  await check.latest().answer(done);
  expect(wait.getSnapshot().value).toBe('succeeded');
});

test('a failed task ends with its reason', async () => {
  const { check, wait } = begin();
  await check.latest().answer({ status: 'FAILURE', data: null, reason: 'No such currency.' });
  expect(wait.getSnapshot().output).toEqual({ outcome: 'failed', data: null, reason: 'No such currency.' });
});

test.each(['missing', 'forbidden', 'invalid'] as const)(
  'a task that the server does not know has failed: %s',
  async (kind) => {
    const { check, wait } = begin();
    await check.latest().fail(problem(kind, { detail: 'No such task.' }));
    expect(wait.getSnapshot().output).toEqual({ outcome: 'failed', data: null, reason: 'No such task.' });
  },
);

test('a success without a business is not one yet', async () => {
  const { check, wait } = begin();
  await check.latest().answer({ ...done, data: null });
  expect(wait.getSnapshot().value).toBe('waiting');
});

test('after ten minutes it ends, whatever it was doing', async () => {
  const { clock, check, wait } = begin();
  for (let elapsed = 0; elapsed < 595_000; elapsed += 5_000) {
    await check.latest().answer(notYet);
    clock.increment(5_000);
  }
  expect(wait.getSnapshot().status).toBe('active');
  const last = check.latest();
  clock.increment(5_000);
  expect(wait.getSnapshot().output).toEqual({ outcome: 'timedOut', data: null, reason: null });
  expect(last.signal.aborted).toBe(true);
});
