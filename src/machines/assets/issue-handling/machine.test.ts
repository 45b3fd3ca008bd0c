import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId } from '../../shared/samples.ts';
import { issueId, open, resolved } from './cases.ts';
import { type Issue, type IssueAct, type IssueClosing, type IssueDetails, issueHandlingMachine } from './machine.ts';

const begin = async (act: IssueAct, found: IssueDetails = open) => {
  const clock = new SimulatedClock();
  const get = controlled<IssueDetails, { businessId: string; id: string }>();
  const close = controlled<Issue, IssueClosing>();
  const reopen = controlled<Issue, { businessId: string; id: string }>();
  const remove = controlled<void, { businessId: string; id: string }>();
  const machine = issueHandlingMachine.provide({
    actors: { getIssue: get.logic, closeIssue: close.logic, reopenIssue: reopen.logic, deleteIssue: remove.logic },
  });
  const actor = createActor(machine, { clock, input: { businessId, id: issueId, act } }).start();
  await get.latest().answer(found);
  return { actor, get, clock, close, reopen, remove, snapshot: () => actor.getSnapshot() };
};

test('to send an issue for repair, its maintenance is recorded first', async () => {
  const { actor, snapshot } = await begin('view');
  actor.send({ type: 'issue.send', sending: 'repair' });
  expect(snapshot().value).toBe('announcing');
  actor.send({ type: 'sending.confirm' });
  expect([snapshot().value, snapshot().context.sending]).toEqual(['recording', 'repair']);
  actor.send({ type: 'maintenance.recorded' });
  expect(snapshot().output).toEqual({ end: 'sent' });
});

test('an act that was chosen in the list is left to the list', async () => {
  const { actor, snapshot } = await begin('inspection');
  expect([snapshot().value, snapshot().context.sending]).toEqual(['announcing', 'inspection']);
  actor.send({ type: 'act.cancel' });
  expect(snapshot().output).toEqual({ end: 'left' });
});

test('an act that was chosen in the report leads back to it', async () => {
  const { actor, snapshot } = await begin('view');
  actor.send({ type: 'issue.delete' });
  actor.send({ type: 'act.cancel' });
  expect(snapshot().value).toBe('reading');
});

test('an issue ends with a note', async () => {
  const { actor, close, snapshot } = await begin('end');
  actor.send({ type: 'end.submit', status: 'resolved', note: ' ' });
  expect([snapshot().value, snapshot().context.problem?.fields]).toEqual(['ending', { note: ['Say what was done.'] }]);
  actor.send({ type: 'end.submit', status: 'resolved', note: 'The belt was changed' });
  expect(close.latest().input).toEqual({ businessId, id: issueId, status: 'resolved', note: 'The belt was changed' });
  await close.latest().answer(resolved);
  expect(snapshot().output).toEqual({ end: 'closed' });
});

test('without an answer in time, the note is sent again', async () => {
  const { actor, clock, close, snapshot } = await begin('end');
  actor.send({ type: 'end.submit', status: 'damaged', note: 'The engine is gone' });
  clock.increment(60_000);
  expect([snapshot().value, snapshot().context.problem]).toEqual(['ending', noAnswer]);
  actor.send({ type: 'end.submit', status: 'damaged', note: 'The engine is gone' });
  expect([close.calls.length, snapshot().context.problem]).toEqual([2, null]);
});

test('somebody else was faster: the person is told, and sees how the issue stands', async () => {
  const { actor, close, get, snapshot } = await begin('end');
  actor.send({ type: 'end.submit', status: 'resolved', note: 'Done' });
  await close.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('overtaken');
  actor.send({ type: 'report.look' });
  expect([snapshot().value, snapshot().context.problem]).toEqual(['loading', null]);
  await get.latest().answer({ ...open, issue: resolved });
  expect(snapshot().value).toBe('reading');
  actor.send({ type: 'issue.end' });
  expect(snapshot().value).toBe('reading');
});

test('what has ended is taken up again, and the report stays open', async () => {
  const { actor, reopen, snapshot } = await begin('view', { ...open, issue: resolved });
  actor.send({ type: 'issue.reopen' });
  const pending = { ...resolved, status: 'pending' } as const;
  await reopen.latest().answer(pending);
  expect(snapshot()).toMatchObject({ value: 'reading', context: { details: { issue: pending } } });
});

test('a report that is gone already counts as deleted', async () => {
  const { actor, remove, snapshot } = await begin('delete');
  actor.send({ type: 'deletion.confirm' });
  await remove.latest().fail(problem('missing'));
  expect(snapshot().output).toEqual({ end: 'deleted' });
});

test('what has ended meanwhile is shown instead of ended again', async () => {
  const { snapshot } = await begin('end', { ...open, issue: resolved });
  expect(snapshot().value).toBe('reading');
});

test('a report that could not be read is read again', async () => {
  const get = controlled<IssueDetails, { businessId: string; id: string }>();
  const input = { businessId, id: issueId, act: 'view' } as const;
  const actor = createActor(issueHandlingMachine.provide({ actors: { getIssue: get.logic } }), { input }).start();
  await get.latest().fail(problem('network'));
  expect(actor.getSnapshot().value).toBe('unread');
  actor.send({ type: 'report.retry' });
  await get.latest().answer(open);
  expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { details: open, problem: null } });
});
