import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled, passTime, settled } from '../../shared/controlled.ts';
import { businessId, noConnection, otherBusinessId } from '../../shared/samples.ts';
import { businessSwitchMachine, type Entered } from './machine.ts';
import { selectCause, selectEntering, selectMove, selectProblem, selectWanted } from './selectors.ts';

const kola = { businessId: otherBusinessId, name: 'Kola Nut Traders' };
const palm = { businessId, name: 'Palm Oil' };

const begin = () => {
  const clock = new SimulatedClock();
  const enterBusiness = controlled<Entered, { businessId: string }>();
  const machine = businessSwitchMachine.provide({ actors: { enterBusiness: enterBusiness.logic } });
  const flow = createActor(machine, { clock }).start();
  return { clock, enterBusiness, flow, state: () => flow.getSnapshot().value, now: () => flow.getSnapshot() };
};

const choosing = () => {
  const story = begin();
  story.flow.send({ type: 'business.choose', ...kola });
  return story;
};

test('a person chooses another business and enters it as soon as the server confirms their membership', async () => {
  const { enterBusiness, state, now } = choosing();
  expect([state(), selectEntering(now())]).toEqual(['entering', 'Kola Nut Traders']);
  expect(enterBusiness.latest().input).toEqual({ businessId: otherBusinessId });
  await enterBusiness.latest().answer({ isMember: true, cause: null });
  expect([state(), selectEntering(now()), selectWanted(now())]).toEqual(['working', null, null]);
});

test('a choice while one business is being entered is ignored', () => {
  const { flow, enterBusiness, now } = choosing();
  flow.send({ type: 'business.choose', ...kola });
  flow.send({ type: 'business.choose', ...palm });
  expect(enterBusiness.calls).toHaveLength(1);
  expect(selectWanted(now())).toEqual(kola);
});

test('a person who is no longer a member reads why, and can switch to another business', async () => {
  const { flow, enterBusiness, state, now } = choosing();
  await enterBusiness.latest().answer({ isMember: false, cause: 'removed' });
  expect([state(), selectCause(now()), selectWanted(now())]).toEqual(['shutOut', 'removed', kola]);
  flow.send({ type: 'business.choose', ...palm });
  expect([state(), selectCause(now()), selectWanted(now())]).toEqual(['entering', null, palm]);
});

test('without an answer they stay, and try again or leave it', async () => {
  const { flow, clock, enterBusiness, state, now } = choosing();
  await enterBusiness.latest().fail(noConnection);
  expect([state(), selectProblem(now())]).toEqual(['unanswered', noConnection]);
  flow.send({ type: 'switch.retry' });
  expect([state(), selectProblem(now()), selectWanted(now())]).toEqual(['entering', null, kola]);
  passTime(clock, 30_000);
  expect(enterBusiness.latest().signal.aborted).toBe(true);
  expect([state(), selectProblem(now())]).toEqual(['unanswered', noAnswer]);
  flow.send({ type: 'switch.dismiss' });
  expect([state(), selectProblem(now()), selectWanted(now())]).toEqual(['working', null, null]);
});

test('a move that was not chosen here cancels the switch, and is shown until it is dismissed', async () => {
  const { flow, enterBusiness, state, now } = choosing();
  const move = { cause: 'elsewhere', from: 'Palm Oil', to: 'Yam House' } as const;
  flow.send({ type: 'business.moved', ...move });
  expect(enterBusiness.latest().signal.aborted).toBe(true);
  await enterBusiness.latest().answer({ isMember: true, cause: null });
  expect([state(), selectMove(now()), selectWanted(now())]).toEqual(['moved', move, null]);
  flow.send({ type: 'switch.dismiss' });
  expect([state(), selectMove(now())]).toEqual(['working', null]);
});

test('without its provided actor it says so and stays alive', async () => {
  const flow = createActor(businessSwitchMachine).start();
  flow.send({ type: 'business.choose', ...kola });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ status: 'active', value: 'unanswered' });
  flow.stop();
});
