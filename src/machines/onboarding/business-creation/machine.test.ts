import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { steps } from '../../../domain/onboarding/business.ts';
import { toKept } from '../../../domain/onboarding/draft.ts';
import { settled } from '../../shared/controlled.ts';
import { allAnswers } from './cases.ts';
import { at, awaiting, device, done, firstKey, open, palmOil, resumed } from './machine.testing.ts';
import { businessCreationMachine, type DraftEvent } from './machine.ts';
import { selectCanContinue, selectFieldMessage, selectStep, selectStepLabel, selectStepNumber } from './selectors.ts';

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

  test('continuing without a size shows a problem until one is chosen', async () => {
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

  test('an impossible phone number shows a problem, and the typed number stays', async () => {
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

test('known answers are filled in, and a stored draft wins over them', async () => {
  const known = { first_name: 'Ngozi', last_name: 'Adeyemi' };
  const fresh = open(device(), known);
  expect(fresh.wizard.getSnapshot().context).toMatchObject({ answers: { ...known, name: '', country: 'NG' } });
  const kept = toKept({ step: 'namingAdmin', answers: allAnswers, idempotencyKey: 'kept-key-1', taskId: null });
  const later = open(device(), known);
  await later.loadDraft.latest().answer(kept);
  expect(later.wizard.getSnapshot().context.answers.first_name).toBe(allAnswers.first_name);
});

describe('the draft', () => {
  test.each(steps)('resumes at %s with every answer', async (step) => {
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

  test('starts at the first question with the given key when there is no draft or storage does not answer', async () => {
    const empty = await resumed();
    const closed = open();
    await closed.loadDraft.latest().fail(new Error('storage is closed'));
    const silent = open();
    silent.clock.increment(30_000);
    for (const { wizard } of [empty, closed, silent]) {
      expect(wizard.getSnapshot()).toMatchObject({ value: 'namingBusiness', context: { idempotencyKey: firstKey } });
    }
  });

  test('a person can continue on a device that cannot store the draft', async () => {
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
