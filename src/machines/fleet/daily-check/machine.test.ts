import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { doubt, logInput as input } from '../log-entry.cases.ts';
import type { CheckCreation } from '../log-entry.ts';
import { typed } from './cases.ts';
import { dailyCheckMachine } from './machine.ts';

type Answer = components['schemas']['VehicleCheck'];

/** What entries have in common, a cut line among it, stands in the story of fuel. */
const begin = () => {
  const create = controlled<Answer, CheckCreation>();
  const machine = dailyCheckMachine.provide({ actors: { createVehicleCheck: create.logic } });
  const actor = createActor(machine, { input }).start();
  const submit = (mistakes: Record<string, string[]> = {}, idempotencyKey = 'first-key') =>
    actor.send({ type: 'entry.submit', entry: typed, mistakes, idempotencyKey });
  return { create, submit, snapshot: () => actor.getSnapshot() };
};

test('what is missing is said, and then it is recorded with its key', async () => {
  const { create, submit, snapshot } = begin();
  submit({ is_tyres: ['Choose one.'] });
  expect([snapshot().value, snapshot().context.problem?.fields]).toEqual(['editing', { is_tyres: ['Choose one.'] }]);
  expect(create.calls).toHaveLength(0);
  submit();
  const { businessId, vehicle: id } = input;
  expect(create.latest().input).toEqual({ businessId, id, idempotencyKey: 'first-key', ...typed });
  await create.latest().answer({} as Answer);
  expect(snapshot().output).toEqual({ end: 'recorded' });
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
