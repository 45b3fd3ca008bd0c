import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, refusal } from '../../shared/samples.ts';
import { emptyDraft, oilChange, reminder, stored, twiceAYear } from './cases.ts';
import { maintenancePlanMachine } from './machine.ts';
import type { Plan, PlanAsked, PlanCreation, PlanUpdate } from './setup.ts';

const begin = (id: string | null = null) => {
  const read = controlled<Plan, PlanAsked>();
  const create = controlled<Plan, PlanCreation>();
  const update = controlled<Plan, PlanUpdate>();
  const machine = maintenancePlanMachine.provide({
    actors: {
      getMaintenancePlan: read.logic,
      createMaintenancePlan: create.logic,
      updateMaintenancePlan: update.logic,
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { businessId, id, draft: emptyDraft } }).start();
  const onward = () => actor.send({ type: 'step.continue' });
  return { actor, read, create, update, onward, snapshot: () => actor.getSnapshot() };
};
type Begun = ReturnType<typeof begin>;

const fill = ({ actor, onward }: Begun) => {
  actor.send({ type: 'subject.change', fields: oilChange });
  onward();
  actor.send({ type: 'rhythm.change', fields: twiceAYear });
  onward();
};

test('a plan is described, scheduled and stored once, with its reminder', async () => {
  const begun = begin();
  fill(begun);
  const { actor, create, snapshot } = begun;
  expect(snapshot().value).toBe('reminding');
  actor.send({ type: 'reminder.change', reminder });
  actor.send({ type: 'plan.save' });
  actor.send({ type: 'plan.save' });
  expect(create.calls).toHaveLength(1);
  const { type: _, ...kept } = reminder;
  expect(create.latest().input).toEqual({
    businessId,
    idempotencyKey: 'plan-key',
    name: 'Oil change',
    type: 'service',
    asset: oilChange.asset,
    every: 6,
    unit: 'month',
    every_hours: 250,
    counts_from: 'completed',
    last_done_on: '2026-11-01',
    reminder: kept,
  });
  await create.latest().answer(stored);
  expect(snapshot().output).toEqual({ end: 'saved', name: 'Oil change' });
});

test('what is missing is said at its field, and nothing goes on', () => {
  const { actor, onward, snapshot } = begin();
  onward();
  expect(snapshot().context.problem?.fields).toEqual({ name: ['field is required'], asset: ['field is required'] });
  actor.send({ type: 'subject.change', fields: { ...oilChange, scope: 'type' } });
  onward();
  expect(snapshot().context.problem?.fields).toEqual({ asset_type: ['field is required'] });
  actor.send({ type: 'subject.change', fields: oilChange });
  onward();
  onward();
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['every', 'last_done_on']);
  expect(snapshot().value).toBe('scheduling');
});

test('what the server refuses leads back to its step, with everything typed', async () => {
  const begun = begin();
  fill(begun);
  const { actor, create, onward, snapshot } = begun;
  actor.send({ type: 'plan.save' });
  await create.latest().fail(refusal({ asset: ['This asset does not exist.'] }));
  expect(snapshot().value).toBe('describing');
  onward();
  onward();
  actor.send({ type: 'plan.save' });
  await create.latest().fail(refusal({ last_done_on: ['Choose today or an earlier day.'] }));
  expect(snapshot().value).toBe('scheduling');
  expect(snapshot().context.fields).toMatchObject({ ...oilChange, ...twiceAYear });
  onward();
  actor.send({ type: 'plan.save' });
  await create.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('foundEarlier');
  actor.send({ type: 'form.leave' });
  expect(snapshot().output).toEqual({ end: 'left', name: 'Oil change' });
});

test('a plan that is there is changed, and an unchanged reminder is not set again', async () => {
  const { actor, read, update, onward, snapshot } = begin(stored.id);
  const { type: _, ...kept } = reminder;
  await read.latest().answer({ ...stored, reminder: kept });
  onward();
  actor.send({ type: 'rhythm.change', fields: { every: '' } });
  onward();
  actor.send({ type: 'plan.save' });
  expect(update.latest().input).toEqual({
    businessId,
    id: stored.id,
    seen: { ...stored, reminder: kept },
    name: 'Oil change',
    type: 'service',
    every: null,
    unit: null,
    every_km: null,
    every_hours: 250,
    counts_from: 'completed',
    last_done_on: '2026-11-01',
  });
  await update.latest().fail(refusal({ name: ['This is too long.'] }));
  expect(snapshot().value).toBe('describing');
  onward();
  onward();
  actor.send({ type: 'reminder.change', reminder: null });
  actor.send({ type: 'plan.save' });
  expect(update.latest().input.reminder).toBeNull();
  await update.latest().answer(stored);
  expect(snapshot().output).toEqual({ end: 'saved', name: 'Oil change' });
});
