import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { noAnswers } from '../../../domain/onboarding/business.ts';
import { type Kept, toKept } from '../../../domain/onboarding/draft.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import type { CorrectionInput, DraftEvent, LogoInput } from '../business-creation/machine.ts';
import { selectCanGoBack, selectStepLabel } from '../business-creation/selectors.ts';
import { businessQuestionnaireMachine } from './machine.ts';

const begin = async (kept: Kept | null = null) => {
  const clock = new SimulatedClock();
  const device: { kept: Kept | null } = { kept };
  const load = controlled<Kept | null, { draftId: string }>();
  const logo = controlled<void, LogoInput>();
  const correct = controlled<void, CorrectionInput>();
  const machine = businessQuestionnaireMachine.provide({
    actors: {
      loadDraft: load.logic,
      draftKeeper: fromCallback<DraftEvent, { draftId: string }>(({ receive }) =>
        receive((event) => {
          device.kept = event.type === 'draft.keep' ? event.kept : null;
        }),
      ),
      replaceBusinessLogo: logo.logic,
      updateBusinessDuringOnboarding: correct.logic,
    },
  });
  const input = {
    draftId: 'ada:questionnaire',
    idempotencyKey: 'first-key',
    business: { businessId, name: 'Palm Oil' },
    known: { interested_in: ['Payroll' as const] },
  };
  const actor = createActor(machine, { clock, input }).start();
  await load.latest().answer(kept);
  const snapshot = () => actor.getSnapshot();
  return { actor, clock, correct, device, label: () => selectStepLabel(snapshot()), logo, snapshot };
};

test('three questions, the fifth to the seventh of nine; then a logo is sent, then the answers', async () => {
  const { actor, correct, device, label, logo, snapshot } = await begin();
  expect([label(), selectCanGoBack(snapshot())]).toEqual(['5 of 9', false]);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  actor.send({ type: 'step.continue', answers: { logo: file } });
  expect([label(), selectCanGoBack(snapshot())]).toEqual(['6 of 9', true]);
  actor.send({ type: 'step.continue', answers: {} });
  expect([label(), device.kept?.step]).toEqual(['7 of 9', 'namingSource']);
  actor.send({ type: 'step.continue', answers: { point_of_contact: 'Affilate' } });
  expect(logo.latest().input).toEqual({ businessId, logo: file });
  await logo.latest().answer();
  expect(correct.latest().input).toMatchObject({
    businessId,
    answers: { interested_in: ['Payroll'], point_of_contact: 'Affilate' },
  });
  await correct.latest().answer();
  const output = { business: { businessId, name: 'Palm Oil' }, end: 'created' };
  expect(snapshot()).toMatchObject({ status: 'done', value: 'answered', output });
  expect(device.kept).toBeNull();
});

test('answers that cannot be sent stay and are sent again; a refused logo is chosen again', async () => {
  const { actor, clock, correct, device, logo, snapshot } = await begin(
    toKept({ step: 'namingSource', answers: noAnswers, idempotencyKey: 'kept-key', taskId: null }),
  );
  const send = () => actor.send({ type: 'step.continue', answers: { point_of_contact: 'Twitter' } });
  send();
  await logo.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'namingSource', context: { problem: noConnection } });
  send();
  await logo.latest().answer();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'namingSource', context: { problem: noAnswer } });
  send();
  await logo.latest().answer();
  await correct.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'namingSource', context: { problem: noConnection } });
  send();
  const noPicture = refusal({ logo: ['Upload a valid image.'] });
  await logo.latest().fail(noPicture);
  expect(snapshot()).toMatchObject({ value: 'choosingLogo', context: { problem: noPicture } });
  actor.send({ type: 'wizard.close' });
  expect(snapshot()).toMatchObject({ status: 'done', value: 'closed' });
  expect(device.kept?.answers.point_of_contact).toBe('Twitter');
});
