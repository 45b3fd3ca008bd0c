import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { answerDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { doubt, logInput as input } from '../log-entry.cases.ts';
import type { FuelCreation } from '../log-entry.ts';
import { typed } from './cases.ts';
import { fuelEntryMachine } from './machine.ts';

type Answer = components['schemas']['FuelEntry'];

const begin = () => {
  const clock = new SimulatedClock();
  const create = controlled<Answer, FuelCreation>();
  const machine = fuelEntryMachine.provide({ actors: { createFuelEntry: create.logic } });
  const actor = createActor(machine, { clock, input }).start();
  const submit = (mistakes: Record<string, string[]> = {}, idempotencyKey = 'first-key') =>
    actor.send({ type: 'entry.submit', entry: typed, mistakes, idempotencyKey });
  return { actor, clock, create, submit, snapshot: () => actor.getSnapshot() };
};

test('what is missing is said, and then it is recorded with its key', async () => {
  const { create, submit, snapshot } = begin();
  submit({ litres: ['Required'] });
  expect([snapshot().value, snapshot().context.problem?.fields]).toEqual(['editing', { litres: ['Required'] }]);
  expect(create.calls).toHaveLength(0);
  submit();
  const { businessId, vehicle: id } = input;
  expect(create.latest().input).toEqual({ businessId, id, idempotencyKey: 'first-key', ...typed });
  await create.latest().answer({} as Answer);
  expect(snapshot().output).toEqual({ end: 'recorded' });
});

test('over a cut line it is kept, and goes as the same entry when the connection is back', async () => {
  const { actor, create, submit, snapshot } = begin();
  submit();
  await create.latest().fail(noConnection);
  expect([snapshot().value, snapshot().context.problem]).toEqual(['cut', noConnection]);
  actor.send({ type: 'connection.returned' });
  expect(snapshot().context.problem).toBeNull();
  await create.latest().fail(noConnection);
  actor.send({ type: 'entry.retry' });
  await create.latest().fail(noConnection);
  expect(create.calls.map(({ input: sent }) => sent.idempotencyKey)).toEqual(['first-key', 'first-key', 'first-key']);
  actor.send({ type: 'entry.change' });
  expect([snapshot().value, snapshot().context.problem]).toEqual(['editing', null]);
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('a mileage that is doubted is corrected or explained', async () => {
  const { create, submit, snapshot } = begin();
  submit();
  await create.latest().fail(doubt);
  expect([snapshot().value, snapshot().context.problem]).toEqual(['doubted', doubt]);
  submit({}, 'second-key');
  expect(create.latest().input.idempotencyKey).toBe('second-key');
  await create.latest().fail(problem('conflict'));
  expect(snapshot().output).toEqual({ end: 'earlier' });
});

test('without an answer in time everything stays in the form', () => {
  const { clock, submit, snapshot } = begin();
  submit();
  clock.increment(answerDeadline);
  expect([snapshot().value, snapshot().context.problem]).toEqual(['editing', noAnswer]);
});
