import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { palmOil } from './cases.ts';
import { type BusinessChange, type BusinessDetail, businessEditMachine } from './machine.ts';

const conflict = problem('conflict', { code: 'changed_meanwhile' });
const edit = { business: palmOil, typed: { city: 'Yaba' } };

const begin = () => {
  const clock = new SimulatedClock();
  const save = controlled<BusinessDetail, BusinessChange>();
  const read = controlled<BusinessDetail, { businessId: string }>();
  const machine = businessEditMachine.provide({ actors: { saveBusiness: save.logic, getBusinessDetail: read.logic } });
  const actor = createActor(machine, { clock, input: { businessId } });
  let saves = 0;
  actor.on('business.saved', () => {
    saves += 1;
  });
  actor.start();
  return { actor, clock, save, read, saves: () => saves, snapshot: () => actor.getSnapshot() };
};
const conflicting = async () => {
  const flow = begin();
  flow.actor.send({ type: 'details.save', ...edit });
  await flow.save.latest().fail(conflict);
  await flow.read.latest().answer({ ...palmOil, city: 'Epe', version: 4 });
  return flow;
};

test('the owner saves the whole of it once, with the version that was read', async () => {
  const { actor, save, saves, snapshot } = begin();
  actor.send({ type: 'details.save', ...edit });
  actor.send({ type: 'details.save', ...edit });
  expect(save.calls).toHaveLength(1);
  expect(save.latest().input).toMatchObject({
    businessId,
    name: 'Palm Oil',
    city: 'Yaba',
    avatar: 'green',
    version: 3,
  });
  await save.latest().answer({ ...palmOil, city: 'Yaba', version: 4 });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { conflicts: null, problem: null } });
  expect(saves()).toBe(1);
});

test('nothing is sent when nothing is changed', () => {
  const { actor, save } = begin();
  actor.send({ type: 'details.save', business: palmOil, typed: {} });
  expect(save.calls).toHaveLength(0);
});

test('a save that is refused or gets no answer can be made again', async () => {
  const { actor, clock, save, saves, snapshot } = begin();
  const refused = refusal({ city: ['This field may not be blank.'] });
  actor.send({ type: 'details.save', ...edit });
  await save.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: refused } });
  actor.send({ type: 'details.discard' });
  expect(snapshot().context.problem).toBeNull();
  actor.send({ type: 'details.save', ...edit });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
  expect(saves()).toBe(0);
});

test('what both changed is shown, and saving again keeps what the owner typed', async () => {
  const { actor, read, save, saves, snapshot } = await conflicting();
  expect(read.latest().input).toEqual({ businessId });
  expect(snapshot()).toMatchObject({
    value: 'editing',
    context: { conflicts: [{ field: 'city', theirs: 'Epe', mine: 'Yaba' }], problem: null },
  });
  actor.send({ type: 'details.save', business: { ...palmOil, city: 'Epe', version: 4 }, typed: { city: 'Yaba' } });
  expect(save.latest().input).toMatchObject({ city: 'Yaba', version: 4 });
  await save.latest().answer({ ...palmOil, city: 'Yaba', version: 5 });
  expect([snapshot().context.conflicts, saves()]).toEqual([null, 1]);
});

test('the owner takes theirs', async () => {
  const { actor, snapshot } = await conflicting();
  actor.send({ type: 'theirs.take' });
  expect(snapshot().context.conflicts).toBeNull();
});

test('when somebody else changed something else, the owner looks and saves again', async () => {
  const { actor, read, save, snapshot } = begin();
  actor.send({ type: 'details.save', ...edit });
  await save.latest().fail(conflict);
  await read.latest().answer({ ...palmOil, description: 'Oil mill', version: 4 });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { conflicts: [] } });
});

test('a business that cannot be loaded again says so', async () => {
  const { actor, clock, read, save, snapshot } = begin();
  actor.send({ type: 'details.save', ...edit });
  await save.latest().fail(conflict);
  await read.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { conflicts: null, problem: noConnection } });
  actor.send({ type: 'details.save', ...edit });
  await save.latest().fail(conflict);
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});
