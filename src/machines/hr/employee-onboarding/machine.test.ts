import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { employeeId } from '../employee-form/cases.ts';
import {
  approved,
  changed,
  link,
  onboardingId,
  returned,
  submitted,
  typedNotes,
  typedStart,
  waiting,
} from './cases.ts';
import {
  type EmployeeOnboardingDraft,
  employeeOnboardingMachine,
  type Onboarding,
  type OnboardingLink,
} from './machine.ts';
import type { OfOnboarding, OnboardingApproval, OnboardingCreation, OnboardingReturn } from './setup.ts';

type More = {
  id?: string | null;
  employee?: string | null;
  isReadOnly?: boolean;
  draft?: EmployeeOnboardingDraft | null;
};
const begin = (more: More = {}) => {
  const clock = new SimulatedClock();
  const create = controlled<Onboarding, OnboardingCreation>();
  const makeLink = controlled<OnboardingLink, OfOnboarding>();
  const get = controlled<Onboarding, OfOnboarding>();
  const giveBack = controlled<Onboarding, OnboardingReturn>();
  const approve = controlled<Onboarding, OnboardingApproval>();
  const machine = employeeOnboardingMachine.provide({
    actors: {
      createOnboarding: create.logic,
      createOnboardingLink: makeLink.logic,
      getOnboarding: get.logic,
      returnOnboarding: giveBack.logic,
      approveOnboarding: approve.logic,
    },
  });
  const input = {
    businessId,
    id: null,
    employee: null,
    isReadOnly: false,
    idempotencyKey: 'key',
    link: null,
    draft: null,
    ...more,
  };
  const actor = createActor(machine, { clock, input });
  actor.start();
  return { actor, clock, create, makeLink, get, giveBack, approve, snapshot: () => actor.getSnapshot() };
};
const path = { businessId, id: onboardingId };

test('HR says who comes, the server starts the onboarding and makes a link', async () => {
  const { actor, create, makeLink, snapshot } = begin();
  actor.send({ type: 'onboarding.start' });
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['first_name', 'last_name']);
  actor.send({ type: 'fields.type', changed: { first_name: ' Ngozi ', last_name: 'Eze', job_title: 'Dispatcher' } });
  actor.send({ type: 'onboarding.start' });
  expect(create.latest().input).toMatchObject({
    businessId,
    idempotencyKey: 'key',
    first_name: 'Ngozi',
    last_name: 'Eze',
    email: null,
    work: { job_title: 'Dispatcher', department: null },
  });
  await create.latest().fail(refusal({ phone_number: ['Not valid.'] }));
  expect(snapshot().value).toBe('describing');
  actor.send({ type: 'onboarding.start' });
  await create.latest().answer(waiting);
  expect(makeLink.latest().input).toEqual(path);
  await makeLink.latest().answer(link);
  expect(snapshot().output).toEqual({ end: 'started', id: onboardingId, employee: null, link });
});

test('of somebody who has a record only how to reach them is sent, and a link that fails can be made later', async () => {
  const { actor, create, makeLink, snapshot } = begin({ employee: employeeId });
  actor.send({ type: 'fields.type', changed: { email: 'ngozi@palmoil.example' } });
  actor.send({ type: 'onboarding.start' });
  const { businessId: _, idempotencyKey: __, ...body } = create.latest().input;
  expect(body).toMatchObject({ employee: employeeId, email: 'ngozi@palmoil.example', phone_number: null });
  expect(body).not.toHaveProperty('work');
  await create.latest().answer(waiting);
  await makeLink.latest().fail(noConnection);
  expect(snapshot().output).toMatchObject({ end: 'started', link: null });
});

test('while the employee fills in their part, HR makes a new link and looks again', async () => {
  const { actor, clock, get, makeLink, snapshot } = begin({ id: onboardingId });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'unread', context: { problem: noAnswer } });
  actor.send({ type: 'onboarding.reload' });
  await get.latest().answer(waiting);
  actor.send({ type: 'link.make' });
  await makeLink.latest().answer(link);
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { link } });
  actor.send({ type: 'onboarding.reload' });
  await get.latest().answer(submitted);
  expect(snapshot().value).toBe('reviewing');
});

test('HR asks for changes with a note at each part, without which nothing is asked', async () => {
  const { actor, get, giveBack, snapshot } = begin({ id: onboardingId });
  await get.latest().answer(submitted);
  actor.send({ type: 'changes.ask' });
  actor.send({ type: 'note.type', part: 'bank', note: ' Closed. ' });
  actor.send({ type: 'note.type', part: 'details', note: ' ' });
  actor.send({ type: 'onboarding.approve' });
  actor.send({ type: 'changes.ask' });
  expect(giveBack.calls.map(({ input }) => input)).toEqual([{ ...path, revision: 5, notes: { bank: 'Closed.' } }]);
  await giveBack.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'reviewing', context: { problem: noConnection } });
  actor.send({ type: 'changes.ask' });
  await giveBack.latest().answer(returned);
  expect(snapshot()).toMatchObject({ value: 'waiting', context: { notes: {} } });
  // What comes back can be approved.
  actor.send({ type: 'onboarding.reload' });
  await get.latest().answer(submitted);
  actor.send({ type: 'onboarding.approve' });
  expect(snapshot().value).toBe('approving');
});

test('what is approved is what was read, and ends with the record', async () => {
  const { actor, get, approve, snapshot } = begin({ id: onboardingId });
  await get.latest().answer(submitted);
  actor.send({ type: 'onboarding.approve' });
  expect(approve.latest().input).toEqual({ ...path, revision: 5 });
  await approve.latest().fail(changed);
  expect(snapshot()).toMatchObject({ value: 'loading', context: { problem: changed } });
  await get.latest().answer({ ...submitted, revision: 9 });
  actor.send({ type: 'onboarding.approve' });
  await approve.latest().fail(refusal({ email: ['Taken.'] }));
  expect(snapshot().value).toBe('reviewing');
  actor.send({ type: 'onboarding.approve' });
  expect(approve.latest().input.revision).toBe(9);
  await approve.latest().answer(approved);
  expect(snapshot().output).toMatchObject({ end: 'approved', employee: employeeId });
});

test('whoever only looks decides nothing, and what has ended is only shown', async () => {
  const looking = begin({ id: onboardingId, isReadOnly: true });
  await looking.get.latest().answer(submitted);
  expect(looking.snapshot().output).toMatchObject({ end: 'viewed' });
  looking.actor.send({ type: 'onboarding.approve' });
  expect(looking.approve.calls).toEqual([]);
  const ended = begin({ id: onboardingId });
  await ended.get.latest().answer(approved);
  expect(ended.snapshot().value).toBe('viewing');
});

test('a reload loses neither what was typed of a new one, which is sent with its key, nor the notes of a review', async () => {
  const starting = begin({ draft: typedStart });
  starting.actor.send({ type: 'onboarding.start' });
  expect(starting.create.latest().input).toMatchObject({
    idempotencyKey: 'kept-key',
    first_name: 'Ngozi',
    last_name: 'Eze',
    email: 'ngozi@palmoil.test',
  });
  const reviewing = begin({ id: onboardingId, draft: typedNotes });
  await reviewing.get.latest().answer(submitted);
  reviewing.actor.send({ type: 'changes.ask' });
  expect(reviewing.giveBack.latest().input.notes).toEqual({ bank: 'Closed.' });
  await reviewing.giveBack.latest().answer(returned);
  expect(reviewing.snapshot().context.notes).toEqual({});
});

test('when an earlier attempt had arrived after all, HR looks in the list or starts another one', async () => {
  const { actor, create, makeLink, snapshot } = begin({ draft: typedStart });
  actor.send({ type: 'onboarding.start' });
  await create.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('foundEarlier');
  actor.send({ type: 'onboarding.startAgain', idempotencyKey: 'second-key' });
  expect(create.latest().input.idempotencyKey).toBe('second-key');
  await create.latest().fail(problem('conflict'));
  actor.send({ type: 'list.open' });
  expect(snapshot().output).toMatchObject({ end: 'listed', id: null });
  expect(makeLink.calls).toEqual([]);
});
