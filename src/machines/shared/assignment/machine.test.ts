import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../controlled.ts';
import { businessId, noConnection, refusal } from '../samples.ts';
import { emeka, hmo, notActive, sule, today } from './cases.ts';
import { type AssignmentOrder, assignmentMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const give = controlled<{ count: number }, AssignmentOrder>();
  const machine = assignmentMachine.provide({ actors: { bulkAssign: give.logic } });
  const actor = createActor(machine, { clock, input: { businessId, things: [hmo], today } });
  actor.start();
  return { actor, clock, give, snapshot: () => actor.getSnapshot() };
};
const sent = () => {
  const flow = begin();
  flow.actor.send({ type: 'people.choose', people: [emeka, sule] });
  flow.actor.send({ type: 'assignment.submit', startDate: '2026-12-01' });
  return flow;
};

test('two people are chosen and given a benefit from a day', async () => {
  const { actor, give, snapshot } = begin();
  actor.send({ type: 'people.choose', people: [] });
  expect(snapshot().value).toBe('choosingPeople');
  actor.send({ type: 'people.choose', people: [emeka, sule] });
  expect(snapshot()).toMatchObject({ value: 'choosingDay', context: { startDate: today } });
  actor.send({ type: 'assignment.submit', startDate: '' });
  expect(snapshot()).toMatchObject({
    value: 'choosingDay',
    context: { problem: { fields: { start_date: [expect.any(String)] } } },
  });
  actor.send({ type: 'assignment.submit', startDate: '2026-12-01' });
  actor.send({ type: 'assignment.submit', startDate: '2026-12-02' });
  expect(give.calls).toHaveLength(1);
  expect(give.latest().input).toEqual({
    businessId,
    things: [hmo.id],
    employees: [emeka.id, sule.id],
    start_date: '2026-12-01',
  });
  await give.latest().answer({ count: 2 });
  expect(snapshot().output).toEqual({ end: 'assigned', count: 2 });
});

test('who was chosen stays chosen when somebody goes back, and leaving gives nothing', () => {
  const { actor, give, snapshot } = begin();
  actor.send({ type: 'people.choose', people: [emeka] });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'choosingPeople', context: { people: [emeka] } });
  actor.send({ type: 'assignment.leave' });
  expect(snapshot().output).toEqual({ end: 'left', count: 0 });
  expect(give.calls).toHaveLength(0);
});

test('who cannot be given it is left out, and the others are sent again', async () => {
  const { actor, give, snapshot } = sent();
  await give.latest().fail(refusal({ 'employees.0': [notActive], 'employees.9': ['Nobody is there.'] }));
  expect(snapshot()).toMatchObject({ value: 'refused', context: { refused: [{ person: emeka, reason: notActive }] } });
  actor.send({ type: 'refused.leave' });
  actor.send({ type: 'assignment.submit', startDate: '2026-12-01' });
  expect(give.latest().input.employees).toEqual([sule.id]);
});

test('when nobody can be given it, only choosing again is left', async () => {
  const { actor, give, snapshot } = sent();
  await give.latest().fail(refusal({ 'employees.0': [notActive], 'employees.1': [notActive] }));
  expect(snapshot().can({ type: 'refused.leave' })).toBe(false);
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'choosingPeople', context: { refused: [] } });
});

test('a lost connection and a server that does not answer keep everything, and sending again forgets the problem', async () => {
  const { actor, clock, give, snapshot } = sent();
  await give.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({
    value: 'choosingDay',
    context: { problem: noConnection, startDate: '2026-12-01' },
  });
  actor.send({ type: 'assignment.submit', startDate: '2026-12-01' });
  expect(snapshot().context.problem).toBeNull();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'choosingDay', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  expect(snapshot().context.problem).toBeNull();
});

test.each(['benefits.0', 'policies.0'])('what is gone as %s ends the flow without giving anything', async (field) => {
  const { actor, give, snapshot } = sent();
  await give.latest().fail(refusal({ [field]: ['There is no such thing.'] }));
  expect(snapshot().value).toBe('gone');
  actor.send({ type: 'assignment.leave' });
  expect(snapshot().output).toEqual({ end: 'left', count: 0 });
});
