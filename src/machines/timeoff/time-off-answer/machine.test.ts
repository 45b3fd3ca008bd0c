import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import type { AnswerKind, TimeoffAnswer } from '../../../domain/timeoff/answer.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection } from '../../shared/samples.ts';
import { answeredMeanwhile, approved, askedBack, byLink, gone, inApp, open, short } from './cases.ts';
import { type AnswerOrder, type AnswerWay, timeOffAnswerMachine } from './machine.ts';

const begin = (input: { way: AnswerWay; wish: AnswerKind | null } = byLink) => {
  const clock = new SimulatedClock();
  const read = controlled<TimeoffAnswer, AnswerWay>();
  const give = controlled<TimeoffAnswer, AnswerOrder>();
  const actors = { openTimeoffAnswer: read.logic, giveTimeoffAnswer: give.logic };
  const actor = createActor(timeOffAnswerMachine.provide({ actors }), { clock, input }).start();
  return { actor, clock, read, give, state: () => actor.getSnapshot().value, snapshot: () => actor.getSnapshot() };
};
const shown = async (answer = open, wish: AnswerKind | null = null) => {
  const flow = begin({ ...byLink, wish });
  await flow.read.latest().answer(answer);
  return flow;
};

test('a request is shown, approved, and the answer is the end', async () => {
  const { actor, read, give, state, snapshot } = await shown();
  expect(read.latest().input).toEqual(byLink.way);
  expect(state()).toBe('deciding');
  actor.send({ type: 'request.approve' });
  expect(give.latest().input).toEqual({ way: byLink.way, shown: open, given: { answer: 'approve' } });
  await give.latest().answer(approved);
  expect(snapshot().output).toEqual({ end: 'answered', wish: 'approve', answer: approved });
});

test('it is declined with a reason only, which stays while the person looks again', async () => {
  const { actor, give, state, snapshot } = await shown();
  actor.send({ type: 'request.decline' });
  actor.send({ type: 'words.send' });
  expect(snapshot().context.problem?.fields).toEqual({ words: ['Required'] });
  actor.send({ type: 'words.type', words: ' Two are away ' });
  expect(snapshot().context.problem).toBeNull();
  actor.send({ type: 'step.back' });
  expect(state()).toBe('deciding');
  actor.send({ type: 'request.decline' });
  actor.send({ type: 'words.send' });
  expect(give.latest().input.given).toEqual({ answer: 'decline', reason: 'Two are away' });
});

test('the list begins with what the person wants: a reason, or a question', async () => {
  expect((await shown(open, 'decline')).state()).toBe('declining');
  const { actor, give, state, snapshot } = await shown(open, 'ask_back');
  expect(state()).toBe('askingBack');
  actor.send({ type: 'words.type', words: 'A week later?' });
  actor.send({ type: 'words.send' });
  expect(give.latest().input.given).toEqual({ answer: 'ask_back', question: 'A week later?' });
  await give.latest().answer(askedBack);
  expect(snapshot().output).toMatchObject({ end: 'answered', answer: { state: 'asked_back' } });
});

test('what is asked back is answered all the same, but not asked twice', async () => {
  const { actor, state } = await shown(askedBack);
  expect([state(), actor.getSnapshot().can({ type: 'request.askBack' })]).toEqual(['deciding', false]);
  expect((await shown(askedBack, 'ask_back')).state()).toBe('settled');
});

test('who was slower reads who answered, and closes it', async () => {
  const { actor, read, give, state, snapshot } = await shown();
  actor.send({ type: 'request.approve' });
  await give.latest().fail(answeredMeanwhile);
  expect(state()).toBe('loading');
  await read.latest().answer(approved);
  expect(snapshot()).toMatchObject({
    value: 'settled',
    context: { answer: { answered_by: 'Tunde Bello' }, problem: null },
  });
  actor.send({ type: 'request.leave' });
  expect(snapshot().output).toMatchObject({ end: 'left' });
});

test('a refusal of the rules is said beside the request, which can be declined', async () => {
  const { actor, give, state, snapshot } = await shown();
  actor.send({ type: 'request.approve' });
  await give.latest().fail(short);
  expect(snapshot()).toMatchObject({ value: 'deciding', context: { problem: short } });
  actor.send({ type: 'request.decline' });
  expect([state(), snapshot().context.problem]).toEqual(['declining', null]);
});

test.each([
  ['without a connection', noConnection],
  ['without an answer in time', null],
])('%s the answer is sent again', async (_, error) => {
  const { actor, clock, give, state, snapshot } = await shown();
  actor.send({ type: 'request.approve' });
  if (error === null) clock.increment(30_000);
  else await give.latest().fail(error);
  expect(snapshot()).toMatchObject({ value: 'unsent', context: { problem: error ?? noAnswer } });
  actor.send({ type: 'step.back' });
  expect([state(), snapshot().context.problem]).toEqual(['deciding', null]);
  actor.send({ type: 'request.approve' });
  await give.latest().fail(noConnection);
  actor.send({ type: 'request.retry' });
  await give.latest().answer(approved);
  expect(snapshot().output?.end).toBe('answered');
});

test('a link that has ended says so, also at the press; one that is not loaded is tried again', async () => {
  const ended = begin();
  await ended.read.latest().fail(gone);
  expect(ended.state()).toBe('ended');
  const late = await shown();
  late.actor.send({ type: 'request.approve' });
  await late.give.latest().fail(problem('forbidden'));
  await late.read.latest().fail(problem('forbidden'));
  expect(late.state()).toBe('ended');
  const cut = begin({ way: inApp, wish: null });
  await cut.read.latest().fail(noConnection);
  expect(cut.state()).toBe('unread');
  cut.actor.send({ type: 'request.retry' });
  await cut.read.latest().answer(open);
  expect(cut.state()).toBe('deciding');
});
