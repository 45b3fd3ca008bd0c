import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { employeeId, halima } from '../employee-form/cases.ts';
import { filled, laptop, today } from './cases.ts';
import { type Ending, type HeldThing, type TakingBack, terminationMachine } from './machine.ts';

type Schemas = components['schemas'];

const begin = (mayTakeBack = true) => {
  const clock = new SimulatedClock();
  const held = controlled<HeldThing[], { businessId: string; id: string }>();
  const takeBack = controlled<Schemas['BulkOutcome'], TakingBack>();
  const end = controlled<Schemas['EmployeeRecord'], Ending>();
  const machine = terminationMachine.provide({
    actors: {
      listEmployeeAssetVehicles: held.logic,
      unassignAssets: takeBack.logic,
      terminateEmployee: end.logic,
    },
  });
  const actor = createActor(machine, { clock, input: { businessId, id: employeeId, today, mayTakeBack } });
  actor.start();
  return { actor, clock, held, takeBack, end, snapshot: () => actor.getSnapshot() };
};
const sent = async () => {
  const flow = begin();
  await flow.held.latest().answer([]);
  flow.actor.send({ type: 'reason.submit', ...filled });
  flow.actor.send({ type: 'termination.confirm' });
  return flow;
};

test('what is held comes back first; then the day and the reason are said, confirmed and sent once', async () => {
  const { actor, held, takeBack, end, snapshot } = begin();
  const gone = { ...laptop, id: '01a00000-0000-7000-8000-0000000000d2', is_deleted: true };
  await held.latest().answer([laptop, gone]);
  expect(snapshot()).toMatchObject({ value: 'holding', context: { held: [laptop, gone] } });
  actor.send({ type: 'things.takeBack' });
  expect(takeBack.latest().input).toEqual({ businessId, assets: [laptop.id], end_date: today });
  await takeBack.latest().answer({ results: [] });
  await held.latest().answer([gone]);
  // The bin is emptied elsewhere.
  expect(snapshot().can({ type: 'things.takeBack' })).toBe(false);
  actor.send({ type: 'things.check' });
  await held.latest().answer([]);
  actor.send({ type: 'reason.submit', date: '2099-01-01', reason: '', note: 'Moves' });
  expect(snapshot()).toMatchObject({ value: 'describing', context: { fields: { note: 'Moves' } } });
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['date', 'reason']);
  actor.send({ type: 'reason.submit', ...filled, date: '' });
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['date']);
  actor.send({ type: 'reason.submit', ...filled });
  expect(snapshot().value).toBe('confirming');
  expect(end.calls).toHaveLength(0);
  actor.send({ type: 'termination.confirm' });
  actor.send({ type: 'termination.confirm' });
  expect(end.calls).toHaveLength(1);
  expect(end.latest().input).toEqual({
    businessId,
    id: employeeId,
    date: today,
    reason: 'dismissal',
    note: 'Moves abroad',
    despite_protection: false,
  });
  await end.latest().answer(halima);
  expect(snapshot().output).toEqual({ end: 'terminated' });
});

test('who may not take assets back waits for somebody who may, and can leave', async () => {
  const { actor, held, snapshot } = begin(false);
  await held.latest().answer([laptop]);
  expect(snapshot().can({ type: 'things.takeBack' })).toBe(false);
  actor.send({ type: 'termination.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('loading and taking back can be tried again', async () => {
  const { actor, clock, held, takeBack, snapshot } = begin();
  await held.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'unread', context: { problem: noConnection } });
  actor.send({ type: 'termination.retry' });
  expect(snapshot().context.problem).toBeNull();
  await held.latest().answer([laptop]);
  actor.send({ type: 'things.takeBack' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'holding', context: { problem: noAnswer } });
  actor.send({ type: 'things.takeBack' });
  expect(snapshot().context.problem).toBeNull();
  expect(takeBack.calls).toHaveLength(2);
});

test('something given meanwhile leads back to it, and nothing typed is lost', async () => {
  const { held, end, snapshot } = await sent();
  await end.latest().fail(problem('conflict', { code: 'holds_assets' }));
  await held.latest().answer([laptop]);
  expect(snapshot()).toMatchObject({ value: 'holding', context: { problem: null, fields: filled } });
});

test('a refused day leads back to its field, a lost connection to the confirmation', async () => {
  const { actor, end, snapshot } = await sent();
  await end.latest().fail(refusal({ date: ['Too early.'] }));
  expect(snapshot()).toMatchObject({ value: 'describing', context: { problem: { kind: 'invalid' }, fields: filled } });
  actor.send({ type: 'reason.submit', ...filled });
  expect(snapshot().context.problem).toBeNull();
  actor.send({ type: 'termination.confirm' });
  await end.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'confirming', context: { problem: noConnection } });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'describing', context: { problem: null, fields: filled } });
});

test('an employment that has ended already ends no second time', async () => {
  const { actor, end, snapshot } = await sent();
  await end.latest().fail(problem('conflict', { detail: 'This employment has ended already.' }));
  expect(snapshot().value).toBe('overtaken');
  actor.send({ type: 'termination.leave' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('whoever ends an employment that the law protects reads how, and then goes back or insists', async () => {
  const { actor, end, snapshot } = await sent();
  await end.latest().fail(problem('conflict', { code: 'protected', detail: 'Halima is on maternity leave.' }));
  expect(snapshot()).toMatchObject({
    value: 'warned',
    context: { problem: { detail: 'Halima is on maternity leave.' } },
  });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'describing', context: { problem: null, fields: filled } });
  actor.send({ type: 'reason.submit', ...filled });
  actor.send({ type: 'termination.confirm' });
  expect(end.latest().input).toMatchObject({ despite_protection: false });
  await end.latest().fail(problem('conflict', { code: 'protected' }));
  actor.send({ type: 'termination.insist' });
  expect(end.latest().input).toMatchObject({ reason: 'dismissal', despite_protection: true });
  await end.latest().fail(noConnection);
  expect(snapshot().value).toBe('confirming');
  actor.send({ type: 'termination.confirm' });
  expect(end.latest().input).toMatchObject({ despite_protection: true });
  // Another day or reason is another question.
  await end.latest().fail(noConnection);
  actor.send({ type: 'step.back' });
  actor.send({ type: 'reason.submit', ...filled });
  actor.send({ type: 'termination.confirm' });
  expect(end.latest().input).toMatchObject({ despite_protection: false });
});
