/** Wizards for tests, each at a certain step; the test decides the answers. */
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Answers, Step } from '../../../domain/onboarding/business.ts';
import { type Kept, toKept } from '../../../domain/onboarding/draft.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId } from '../../shared/samples.ts';
import { type TaskCheck, taskPollingMachine } from '../../shared/task-polling/machine.ts';
import { allAnswers } from './cases.ts';
import { businessCreationMachine, type CreatedBusiness, type CreateInput, type DraftEvent } from './machine.ts';

export const firstKey = 'first-key';
export const palmOil: CreatedBusiness = { businessId, name: 'Palm Oil' };
export const done: TaskCheck = { status: 'SUCCESS', data: { business_id: businessId, name: 'Palm Oil' }, reason: null };

/** A device that stores the draft of one wizard for the next one. */
export const device = (kept: Kept | null = null) => ({ kept });

/** A new wizard with its mocked actors. */
export const open = (storage = device(), known: Partial<Answers> = {}) => {
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

/** A wizard that has loaded the draft of its device. */
export const resumed = async (storage = device()) => {
  const story = open(storage);
  await story.loadDraft.latest().answer(storage.kept);
  return story;
};

/** A wizard at one of its questions, by default with every answer. */
export const at = (step: Step, idempotencyKey = firstKey, answers: Answers = allAnswers) =>
  resumed(device(toKept({ step, answers, idempotencyKey, taskId: null })));

/** A wizard whose answers are on their way. */
export const submitted = async () => {
  const story = await at('ratingExperience');
  story.advance({ rating: 'very_great' });
  return story;
};

/** A wizard whose business is being made. */
export const awaiting = async () => {
  const story = await submitted();
  await story.create.latest().answer({ task_id: 'task-1' });
  return story;
};
