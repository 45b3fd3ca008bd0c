import { describe, expect, test } from 'vitest';
import { fieldsOf, steps } from '../../../domain/onboarding/business.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { passTime } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal, refusalInGeneral, serverBusy } from '../../shared/samples.ts';
import type { TaskCheck } from '../../shared/task-polling/machine.ts';
import { awaiting, done, firstKey, palmOil, resumed, submitted } from './machine.testing.ts';
import { selectFieldMessage, selectProgressRef } from './selectors.ts';

const notYet: TaskCheck = { status: 'STARTED', data: null, reason: null };
const failed: TaskCheck = { status: 'FAILURE', data: null, reason: 'The business could not be set up.' };

describe('sending the answers', () => {
  test('they are sent once, with the phone number as E.164, however often the button is pressed', async () => {
    const { create, advance, wizard } = await submitted();
    advance();
    wizard.send({ type: 'step.back', answers: {} });
    wizard.send({ type: 'wizard.close' });
    expect(create.calls).toHaveLength(1);
    expect(create.latest().input).toEqual({
      business: {
        name: 'Palm Oil',
        type: 'partnership',
        country: 'NG',
        state: 'Lagos',
        city: 'Ikeja',
        address1: '1 Allen Avenue',
        currency: 'NGN',
        first_name: 'Ada',
        last_name: 'Obi',
        phone_number: '+2348012345678',
        avatar: 'green',
        interested_in: 'Core HR,Assets',
        size: '1-20',
        point_of_contact: 'Referrals',
        rating: 'very_great',
      },
      logo: null,
      idempotencyKey: firstKey,
    });
  });

  test.each(steps)('a refusal at %s leads back there, and the next try has the next key', async (step) => {
    const { create, wizard, state } = await submitted();
    const field = fieldsOf[step][0] ?? 'name';
    await create.latest().fail(refusal({ [field]: ['This is not valid.'] }));
    expect(state()).toBe(step);
    expect(selectFieldMessage(field)(wizard.getSnapshot())).toBe('This is not valid.');
    expect(wizard.getSnapshot().context.idempotencyKey).toBe('first-key-n2');
  });

  test('of several refused fields the first question counts', async () => {
    const { create, state } = await submitted();
    await create.latest().fail(refusal({ size: ['No.'], city: ['No.'], phone_number: ['No.'] }));
    expect(state()).toBe('locatingBusiness');
  });

  test('a request that is too large leads to the logo', async () => {
    const { create, state } = await submitted();
    await create.latest().fail(problem('tooLarge'));
    expect(state()).toBe('choosingLogo');
  });

  test('a refusal that names no question stays at the last one', async () => {
    const { create, wizard, state } = await submitted();
    await create.latest().fail(refusalInGeneral('Not now.'));
    expect(state()).toBe('ratingExperience');
    expect(wizard.getSnapshot().context.problem?.general).toEqual(['Not now.']);
  });

  test.each([
    noConnection,
    serverBusy,
    problem('aborted'),
    problem('unknown'),
    problem('unauthorised'),
    problem('limited'),
  ])('after $kind the same key is sent again, so that nothing is made twice', async (error) => {
    const { create, wizard, advance, state } = await submitted();
    await create.latest().fail(error);
    expect(state()).toBe('ratingExperience');
    expect(wizard.getSnapshot().context.problem).toBe(error);
    advance({});
    expect(create.calls.map(({ input }) => input.idempotencyKey)).toEqual([firstKey, firstKey]);
    expect(create.calls[1]?.input).toEqual(create.calls[0]?.input);
  });

  test('an upload may take three minutes; then the app gives it up and sends the same key again', async () => {
    const { clock, create, wizard, advance } = await submitted();
    passTime(clock, 179_000);
    expect(wizard.getSnapshot().value).toBe('submitting');
    passTime(clock, 1_000);
    expect(wizard.getSnapshot()).toMatchObject({ value: 'ratingExperience', context: { problem: noAnswer } });
    expect(create.latest().signal.aborted).toBe(true);
    advance({});
    expect(create.latest().input.idempotencyKey).toBe(firstKey);
  });

  test('a reload while they are on their way sends the same key and answers again', async () => {
    const { storage, create, wizard } = await submitted();
    wizard.stop();
    const after = await resumed(storage);
    expect(after.state()).toBe('ratingExperience');
    expect(after.create.calls).toHaveLength(0);
    after.advance({});
    expect(after.create.latest().input).toEqual(create.latest().input);
  });

  test('answers that changed after an open failure find the business that was made from the first ones', async () => {
    const { create, refresh, wizard, advance, state } = await submitted();
    await create.latest().fail(noConnection);
    advance({ rating: 'neutral' });
    await create.latest().fail(problem('conflict'));
    expect(state()).toBe('alreadySubmitted');
    wizard.send({ type: 'creation.wait' });
    expect(refresh.latest().input).toEqual({ businessId: null });
    await refresh.latest().answer(palmOil);
    expect(wizard.getSnapshot()).toMatchObject({ value: 'created', output: { business: palmOil } });
  });

  test('when no such business appears, the owner looks again or starts another creation with the next key', async () => {
    const { create, refresh, wizard, advance, state } = await submitted();
    await create.latest().fail(problem('conflict'));
    wizard.send({ type: 'creation.wait' });
    await refresh.latest().fail(problem('missing'));
    expect(wizard.getSnapshot()).toMatchObject({
      value: 'alreadySubmitted',
      context: { problem: { kind: 'missing' } },
    });
    wizard.send({ type: 'creation.edit' });
    expect(state()).toBe('ratingExperience');
    advance({});
    expect(create.latest().input.idempotencyKey).toBe('first-key-n2');
  });
});

describe('waiting for the server', () => {
  test('the app asks every five seconds while a bar rises, then loads everything and ends with the business', async () => {
    const { clock, check, refresh, wizard, state } = await awaiting();
    expect(check.latest().input).toEqual({ taskId: 'task-1' });
    await check.latest().answer(notYet);
    passTime(clock, 5_000);
    expect(check.calls).toHaveLength(2);
    expect(selectProgressRef(wizard.getSnapshot())?.getSnapshot().context.percent).toBe(10);
    await check.latest().answer(done);
    expect(state()).toBe('refreshing');
    expect(refresh.latest().input).toEqual({ businessId });
    await refresh.latest().answer(palmOil);
    expect(wizard.getSnapshot()).toMatchObject({ status: 'done', value: 'created', output: { business: palmOil } });
  });

  test('a reload waits on for the same task without sending anything again', async () => {
    const before = await awaiting();
    before.wizard.stop();
    const after = await resumed(before.storage);
    expect(after.state()).toBe('awaitingTask');
    expect(after.check.latest().input).toEqual({ taskId: 'task-1' });
    expect(after.create.calls).toHaveLength(0);
  });

  test('the owner can leave and continue later', async () => {
    const { wizard, storage, check } = await awaiting();
    wizard.send({ type: 'wizard.close' });
    expect(wizard.getSnapshot()).toMatchObject({ status: 'done', value: 'closed' });
    expect(check.latest().signal.aborted).toBe(true);
    expect(storage.kept?.taskId).toBe('task-1');
  });

  test('Back and Continue do nothing meanwhile', async () => {
    const { wizard, advance, state } = await awaiting();
    advance();
    wizard.send({ type: 'step.back', answers: { name: 'other' } });
    wizard.send({ type: 'answers.keep', answers: { name: 'other' } });
    expect(state()).toBe('awaitingTask');
    expect(wizard.getSnapshot().context.answers.name).toBe('Palm Oil');
  });

  test('a failed task shows its reason, and the next try has the next key', async () => {
    const { create, check, storage, wizard, state } = await awaiting();
    await check.latest().answer(failed);
    expect(state()).toBe('creationFailed');
    expect(wizard.getSnapshot().context.problem).toMatchObject({ detail: failed.reason, code: 'task_failed' });
    expect(storage.kept).toMatchObject({ taskId: null, idempotencyKey: 'first-key-n2' });
    wizard.send({ type: 'creation.retry' });
    wizard.send({ type: 'creation.retry' });
    expect(create.calls.map(({ input }) => input.idempotencyKey)).toEqual([firstKey, 'first-key-n2']);
    await create.latest().answer({ task_id: 'task-2' });
    expect(check.latest().input).toEqual({ taskId: 'task-2' });
    expect(wizard.getSnapshot().context.problem).toBeNull();
  });

  test('after a failed task the answers can be changed, and are sent with the next key', async () => {
    const { create, check, wizard, advance, state } = await awaiting();
    await check.latest().answer(failed);
    wizard.send({ type: 'creation.edit' });
    expect(state()).toBe('ratingExperience');
    advance({ rating: 'neutral' });
    expect(create.latest().input).toMatchObject({ idempotencyKey: 'first-key-n2', business: { rating: 'neutral' } });
  });

  test('after ten minutes the person chooses to wait on, for the same task', async () => {
    const { clock, check, storage, wizard, state } = await awaiting();
    passTime(clock, 600_000);
    expect(state()).toBe('creationTimedOut');
    expect(storage.kept?.taskId).toBe('task-1');
    wizard.send({ type: 'creation.wait' });
    expect(check.latest().input).toEqual({ taskId: 'task-1' });
    await check.latest().answer(done);
    expect(state()).toBe('refreshing');
  });

  test.each([noConnection, serverBusy])('a business that cannot be loaded ($kind) is loaded again', async (error) => {
    const { check, refresh, wizard, state } = await awaiting();
    await check.latest().answer(done);
    await refresh.latest().fail(error);
    expect(wizard.getSnapshot()).toMatchObject({ value: 'refreshFailed', context: { problem: error } });
    wizard.send({ type: 'creation.retry' });
    expect(refresh.latest().input).toEqual({ businessId });
    await refresh.latest().answer(palmOil);
    expect(state()).toBe('created');
  });

  test('loading that does not end within half a minute can be tried again', async () => {
    const { clock, check, refresh, wizard } = await awaiting();
    await check.latest().answer(done);
    passTime(clock, 30_000);
    expect(wizard.getSnapshot()).toMatchObject({ value: 'refreshFailed', context: { problem: noAnswer } });
    expect(refresh.latest().signal.aborted).toBe(true);
  });

  test('a business that the task made is never looked for elsewhere, even when it seems missing', async () => {
    const { check, refresh, state } = await awaiting();
    await check.latest().answer(done);
    await refresh.latest().fail(problem('missing'));
    expect(state()).toBe('refreshFailed');
  });
});
