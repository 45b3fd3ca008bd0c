import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type Answers, fieldsOf, type Step, steps } from '../../domain/onboarding/business.ts';
import { type Kept, toKept } from '../../domain/onboarding/draft.ts';
import { noAnswer, problem } from '../../domain/shared/problem.ts';
import { controlled, passTime, settled } from '../shared/controlled.ts';
import { businessId, noConnection, refusal, refusalInGeneral, serverBusy } from '../shared/samples.ts';
import { type TaskCheck, taskPollingMachine } from '../shared/task-polling.machine.ts';
import { allAnswers } from './business-creation.cases.ts';
import {
  businessCreationMachine,
  type CreatedBusiness,
  type CreateInput,
  type DraftEvent,
} from './business-creation.machine.ts';
import {
  selectCanContinue,
  selectFieldMessage,
  selectProgressRef,
  selectStep,
  selectStepLabel,
  selectStepNumber,
} from './business-creation.selectors.ts';

const firstKey = 'first-key';
const palmOil: CreatedBusiness = { businessId, name: 'Palm Oil' };
const notYet: TaskCheck = { status: 'STARTED', data: null, reason: null };
const done: TaskCheck = { status: 'SUCCESS', data: { business_id: businessId, name: 'Palm Oil' }, reason: null };
const failed: TaskCheck = { status: 'FAILURE', data: null, reason: 'The business could not be set up.' };

/** A device keeps what one wizard leaves behind for the next one. */
const device = (kept: Kept | null = null) => ({ kept });

const open = (storage = device(), known: Partial<Answers> = {}) => {
  const clock = new SimulatedClock();
  const loadDraft = controlled<Kept | null, { draftId: string }>();
  const create = controlled<{ task_id: string }, CreateInput>();
  const check = controlled<TaskCheck, { taskId: string }>();
  const refresh = controlled<CreatedBusiness, { businessId: string | null }>();
  const machine = businessCreationMachine.provide({
    actors: {
      loadDraft: loadDraft.logic,
      draftKeeper: fromCallback<DraftEvent, { draftId: string }>(({ receive }) =>
        receive((event) => {
          storage.kept = event.type === 'draft.keep' ? event.kept : null;
        }),
      ),
      createPremiumBusiness: create.logic,
      taskPolling: taskPollingMachine.provide({ actors: { checkCreateStatus: check.logic } }),
      refreshAfterCreation: refresh.logic,
    },
  });
  const wizard = createActor(machine, { clock, input: { draftId: 'ada', idempotencyKey: firstKey, known } }).start();
  const advance = (answers: Partial<Answers> = allAnswers) => wizard.send({ type: 'step.continue', answers });
  const state = () => wizard.getSnapshot().value;
  return { clock, storage, loadDraft, create, check, refresh, wizard, advance, state };
};

/** A wizard that has taken up the draft on its device. */
const resumed = async (storage = device()) => {
  const story = open(storage);
  await story.loadDraft.latest().answer(storage.kept);
  return story;
};

const at = (step: Step, idempotencyKey = firstKey, answers: Answers = allAnswers) =>
  resumed(device(toKept({ step, answers, idempotencyKey, taskId: null })));

const submitted = async () => {
  const story = await at('ratingExperience');
  story.advance({ rating: 'very_great' });
  return story;
};

const awaiting = async () => {
  const story = await submitted();
  await story.create.latest().answer({ task_id: 'task-1' });
  return story;
};

describe('nine questions', () => {
  test('they follow each other, one a screen, counted from 1', async () => {
    const { advance, wizard } = await resumed();
    const seen = steps.map(() => {
      const label = selectStepLabel(wizard.getSnapshot());
      const step = selectStep(wizard.getSnapshot());
      advance();
      return [step, label];
    });
    expect(seen).toEqual(steps.map((step, index) => [step, `${index + 1} of 9`]));
    expect(wizard.getSnapshot().value).toBe('submitting');
    expect(selectStepNumber(wizard.getSnapshot())).toBeNull();
  });

  test('Back keeps what was typed, finished or not', async () => {
    const { wizard, state } = await at('choosingCurrency');
    wizard.send({ type: 'step.back', answers: { currency: 'USD' } });
    expect(state()).toBe('locatingBusiness');
    expect(wizard.getSnapshot().context.answers).toEqual({ ...allAnswers, currency: 'USD' });
  });

  test('Back on the first one leaves as abandoned, Close anywhere as closed; both keep the draft', async () => {
    const first = await at('namingBusiness');
    first.wizard.send({ type: 'step.back', answers: { name: 'Half a na' } });
    expect(first.wizard.getSnapshot()).toMatchObject({
      status: 'done',
      value: 'abandoned',
      output: { business: null },
    });
    expect(first.storage.kept?.answers.name).toBe('Half a na');
    for (const step of steps) {
      const story = await at(step);
      story.wizard.send({ type: 'wizard.close' });
      expect(story.wizard.getSnapshot()).toMatchObject({ status: 'done', value: 'closed' });
      expect(story.storage.kept?.step).toBe(step);
    }
  });

  test.each([
    ['namingBusiness', { name: ' ' }],
    ['namingBusiness', { country: '' }],
    ['locatingBusiness', { state: '' }],
    ['locatingBusiness', { city: '' }],
    ['locatingBusiness', { address1: '' }],
    ['choosingCurrency', { currency: '' }],
    ['namingAdmin', { first_name: '' }],
    ['namingAdmin', { last_name: '' }],
    ['namingAdmin', { phone_number: '' }],
  ] as const)('Continue is disabled at %s with %j', async (step, answers) => {
    const { wizard, state, advance } = await at(step);
    expect(selectCanContinue(answers)(wizard.getSnapshot())).toBe(false);
    advance(answers);
    expect(state()).toBe(step);
    expect(wizard.getSnapshot().context.problem).toBeNull();
  });

  test('continuing without a size is complained about until one is chosen', async () => {
    const { wizard, state, advance } = await at('choosingSize', firstKey, { ...allAnswers, size: null });
    expect(selectCanContinue({})(wizard.getSnapshot())).toBe(true);
    advance({});
    expect(state()).toBe('choosingSize');
    expect(selectFieldMessage('size')(wizard.getSnapshot())).toBe('Please select number of people');
    wizard.send({ type: 'answers.keep', answers: { size: 'Myself' } });
    expect(selectFieldMessage('size')(wizard.getSnapshot())).toBeNull();
    advance({});
    expect(state()).toBe('namingSource');
  });

  test('a phone number that cannot exist is complained about, and what was typed stays', async () => {
    const { wizard, state, advance } = await at('namingAdmin');
    advance({ phone_number: '0801' });
    expect(state()).toBe('namingAdmin');
    expect(selectFieldMessage('phone_number')(wizard.getSnapshot())).toContain('valid phone number');
    expect(wizard.getSnapshot().context.answers.phone_number).toBe('0801');
    advance({ phone_number: '+44 20 7946 0958' });
    expect(state()).toBe('choosingLogo');
  });

  test('another country forgets the state and takes its own currency', async () => {
    const { wizard, advance } = await at('namingBusiness');
    advance({ name: 'Palm Oil', country: 'GH', currency: 'GHS' });
    expect(wizard.getSnapshot().context.answers).toMatchObject({ country: 'GH', state: '', currency: 'GHS' });
    expect(selectCanContinue({})(wizard.getSnapshot())).toBe(false);
  });

  test('the same country again leaves a chosen currency alone', async () => {
    const { wizard, advance } = await at('namingBusiness', firstKey, { ...allAnswers, currency: 'USD' });
    advance({ name: 'Palm Oil Ltd', country: 'NG', currency: 'NGN' });
    expect(wizard.getSnapshot().context.answers).toMatchObject({ state: 'Lagos', currency: 'USD' });
  });
});

test('what is known already is there, and goes behind a draft that was kept', async () => {
  const known = { first_name: 'Ngozi', last_name: 'Adeyemi' };
  const fresh = open(device(), known);
  expect(fresh.wizard.getSnapshot().context).toMatchObject({ answers: { ...known, name: '', country: 'NG' } });
  const kept = toKept({ step: 'namingAdmin', answers: allAnswers, idempotencyKey: 'kept-key-1', taskId: null });
  const later = open(device(), known);
  await later.loadDraft.latest().answer(kept);
  expect(later.wizard.getSnapshot().context.answers.first_name).toBe(allAnswers.first_name);
});

describe('the draft', () => {
  test.each(steps)('is taken up at %s with everything that was typed', async (step) => {
    const { wizard, state } = await at(step, 'kept-key');
    expect(state()).toBe(step);
    expect(wizard.getSnapshot().context).toMatchObject({ answers: allAnswers, idempotencyKey: 'kept-key' });
  });

  test('holds what is typed before Continue is pressed, and the logo', async () => {
    const storage = device();
    const before = await resumed(storage);
    const logo = new File(['logo'], 'logo.png', { type: 'image/png' });
    before.wizard.send({ type: 'answers.keep', answers: { name: 'Palm', logo } });
    before.wizard.stop();
    const after = await resumed(storage);
    expect(after.wizard.getSnapshot().context.answers).toMatchObject({ name: 'Palm', logo });
  });

  test('starts anew with the key from outside when nothing is kept, or storage does not answer', async () => {
    const empty = await resumed();
    const closed = open();
    await closed.loadDraft.latest().fail(new Error('storage is closed'));
    const silent = open();
    silent.clock.increment(30_000);
    for (const { wizard } of [empty, closed, silent]) {
      expect(wizard.getSnapshot()).toMatchObject({ value: 'namingBusiness', context: { idempotencyKey: firstKey } });
    }
  });

  test('a device that cannot keep it stops nobody', async () => {
    // XState warns of every message to the keeper that broke.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const machine = businessCreationMachine.provide({
      actors: {
        draftKeeper: fromCallback<DraftEvent, { draftId: string }>(() => {
          throw new Error('storage is closed');
        }),
      },
    });
    const wizard = createActor(machine, { input: { draftId: 'ada', idempotencyKey: firstKey } }).start();
    await settled();
    wizard.send({ type: 'step.continue', answers: { name: 'Palm Oil' } });
    expect(wizard.getSnapshot()).toMatchObject({ status: 'active', value: 'locatingBusiness' });
    wizard.stop();
    warn.mockRestore();
  });

  test('is forgotten once the business is there', async () => {
    const story = await awaiting();
    await story.check.latest().answer(done);
    expect(story.storage.kept).not.toBeNull();
    await story.refresh.latest().answer(palmOil);
    expect(story.storage.kept).toBeNull();
  });
});

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

  test.each(steps)('what is refused at %s leads back there, and is sent with the next key', async (step) => {
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

  test('an upload may take three minutes; then it is given up and the same key is sent again', async () => {
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

  test('where no such business appears, the person looks again or begins another creation with the next key', async () => {
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
  test('it is asked every five seconds while a bar rises, then everything is fetched and it ends with the business', async () => {
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

  test('it can be left, and taken up later', async () => {
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

  test('a failed task is told with its reason, and tried again with the next key', async () => {
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

  test.each([noConnection, serverBusy])('a business that cannot be fetched ($kind) is fetched again', async (error) => {
    const { check, refresh, wizard, state } = await awaiting();
    await check.latest().answer(done);
    await refresh.latest().fail(error);
    expect(wizard.getSnapshot()).toMatchObject({ value: 'refreshFailed', context: { problem: error } });
    wizard.send({ type: 'creation.retry' });
    expect(refresh.latest().input).toEqual({ businessId });
    await refresh.latest().answer(palmOil);
    expect(state()).toBe('created');
  });

  test('fetching that does not end within half a minute can be tried again', async () => {
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
