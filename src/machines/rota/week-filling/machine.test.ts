import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { nothing, overtaken, proposal, week } from './cases.ts';
import { type FilledWeek, type Filling, type Proposal, weekFillingMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const propose = controlled<Proposal, FilledWeek>();
  const fill = controlled<{ filled: number }, Filling>();
  const machine = weekFillingMachine.provide({ actors: { proposeFilling: propose.logic, fillWeek: fill.logic } });
  const actor = createActor(machine, { clock, input: week });
  actor.start();
  return { actor, clock, propose, fill, snapshot: () => actor.getSnapshot() };
};
const shown = async (found: Proposal) => {
  const flow = begin();
  await flow.propose.latest().answer(found);
  return flow;
};

test('a week is filled as it was proposed, once', async () => {
  const { actor, fill, snapshot } = await shown(proposal);
  actor.send({ type: 'week.fill' });
  actor.send({ type: 'week.fill' });
  expect(fill.calls).toHaveLength(1);
  const [{ shift, employee }] = proposal.filled as [Proposal['filled'][number]];
  const shifts = [{ shift: shift.id, employee: employee.id }];
  expect(fill.latest().input).toEqual({ ...week, version: 'planned=1', shifts });
  await fill.latest().answer({ filled: 1 });
  expect(snapshot().output).toEqual({ end: 'filled', filled: 1 });
});

test('where nobody can take anything there is nothing to fill', async () => {
  const { actor, fill, snapshot } = await shown(nothing);
  actor.send({ type: 'week.fill' });
  expect([snapshot().value, fill.calls.length]).toEqual(['shown', 0]);
  actor.send({ type: 'filling.leave' });
  expect(snapshot().output).toEqual({ end: 'left', filled: 0 });
});

test('a week that has changed meanwhile is proposed anew, with the reason', async () => {
  const { actor, propose, fill, snapshot } = await shown(proposal);
  actor.send({ type: 'week.fill' });
  await fill.latest().fail(overtaken);
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: overtaken } });
  await propose.latest().answer({ ...proposal, version: 'planned=3' });
  expect(snapshot()).toMatchObject({ value: 'shown', context: { problem: overtaken } });
  actor.send({ type: 'week.fill' });
  expect(fill.latest().input.version).toBe('planned=3');
  expect(snapshot().context.problem).toBeNull();
});

test('without a connection or an answer it is sent again, or looked at again', async () => {
  const { actor, clock, fill, snapshot } = await shown(proposal);
  actor.send({ type: 'week.fill' });
  await fill.latest().fail(noConnection);
  expect(snapshot().value).toBe('unfilled');
  actor.send({ type: 'filling.retry' });
  clock.increment(60_000);
  expect(snapshot()).toMatchObject({ value: 'unfilled', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'looking', context: { problem: null } });
});

test('a proposal that does not come is asked for again, or left', async () => {
  const { actor, propose, snapshot } = begin();
  await propose.latest().fail(noConnection);
  expect(snapshot().value).toBe('unread');
  actor.send({ type: 'proposal.retry' });
  expect(snapshot().value).toBe('looking');
  actor.send({ type: 'filling.leave' });
  expect(snapshot().output).toEqual({ end: 'left', filled: 0 });
});
