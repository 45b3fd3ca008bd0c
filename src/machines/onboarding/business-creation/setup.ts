/** The setup of the business wizard: its data, events, actors, guards and actions. */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type Answers,
  canAdvance,
  isStepComplete,
  mergeAnswers,
  type Step,
  stepMistakes,
} from '../../../domain/onboarding/business.ts';
import { type Kept, keptAnswers, nextIdempotencyKey, toKept } from '../../../domain/onboarding/draft.ts';
import { isRefusedAt, isSettled } from '../../../domain/onboarding/refusal.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { artificialProgressMachine } from '../../shared/artificial-progress/machine.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';
import { type TaskData, type TaskPollingOutput, taskPollingMachine } from '../../shared/task-polling/machine.ts';

type BusinessCreation = components['schemas']['BusinessCreation'];
/** The fields of the request. The wizard's guards see to a size; a draft that someone tampered with may lack it. */
type Creation = Omit<BusinessCreation, 'logo' | 'size'> & Partial<Pick<BusinessCreation, 'size'>>;
export type CreateInput = { business: Creation; logo: File | null; idempotencyKey: string };
export type LogoInput = { businessId: string; logo: File | null };
/** What was answered of *avatar*, *interested_in* and *point_of_contact*. */
export type CorrectionInput = { businessId: string; answers: Answers };
export type DraftEvent = { type: 'draft.keep'; kept: Kept } | { type: 'draft.clear' };
export type CreatedBusiness = { businessId: string; name: string };

export type Input = {
  /** Whose draft it is: one for each thing that a person can be in the middle of. */
  draftId: string;
  idempotencyKey: string;
  /** Known answers, such as the admin's name; a draft overrides them. */
  known?: Partial<Answers>;
  /** Whether the first four questions are all, because the rest is known or asked later. */
  isShort?: boolean;
  /** The business that is there already, where the rest is asked about it. */
  business?: CreatedBusiness;
};
export type Context = Omit<Input, 'known' | 'isShort' | 'business'> & {
  isShort: boolean;
  answers: Answers;
  taskId: string | null;
  business: CreatedBusiness | null;
  problem: Problem | null;
};
export type Given = { answers: Partial<Answers> };
export type Event =
  | ({ type: 'step.continue' } & Given)
  | ({ type: 'step.back' } & Given)
  | ({ type: 'answers.keep' } & Given)
  | { type: 'wizard.close' }
  | { type: 'creation.retry' }
  | { type: 'creation.edit' }
  | { type: 'creation.wait' };
/** How it ended: with a business, or by leaving, by Close or by Back from the first question. */
export type BusinessCreationOutput = { business: CreatedBusiness | null; end: 'created' | 'closed' | 'abandoned' };

export const wizard = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: BusinessCreationOutput;
    tags: 'busy' | 'editable' | 'failed' | 'resumable';
    children: {
      loadDraft: 'loadDraft';
      draftKeeper: 'draftKeeper';
      createPremiumBusiness: 'createPremiumBusiness';
      taskPolling: 'taskPolling';
      artificialProgress: 'artificialProgress';
      refreshAfterCreation: 'refreshAfterCreation';
      replaceBusinessLogo: 'replaceBusinessLogo';
      updateBusinessDuringOnboarding: 'updateBusinessDuringOnboarding';
    };
  },
  actors: {
    loadDraft: placeholder<Kept | null, { draftId: string }>('loadDraft'),
    draftKeeper: fromCallback<DraftEvent, { draftId: string }>(() => {
      throw new Error('draftKeeper is not provided');
    }),
    createPremiumBusiness: placeholder<{ task_id: string }, CreateInput>('createPremiumBusiness'),
    taskPolling: taskPollingMachine,
    artificialProgress: artificialProgressMachine,
    /** Without a business id it looks for the person's first business, and rejects as `missing` when there is none. */
    refreshAfterCreation: placeholder<CreatedBusiness, { businessId: string | null }>('refreshAfterCreation'),
    replaceBusinessLogo: placeholder<void, LogoInput>('replaceBusinessLogo'),
    updateBusinessDuringOnboarding: placeholder<void, CorrectionInput>('updateBusinessDuringOnboarding'),
  },
  delays: { uploadDeadline },
  guards: {
    isKeptAt: (_, { kept, step }: { kept: Kept | null; step: Step }) => kept?.step === step,
    isTaskKept: (_, { kept }: { kept: Kept | null }) => kept !== null && kept.taskId !== null,
    canAdvance: ({ context }, { answers, step }: Given & { step: Step }) =>
      canAdvance(step, mergeAnswers(step, context.answers, answers)),
    isLogoRefused: (_, { error }: { error: unknown }) => isRefusedAt(problemOf(error), 'choosingLogo'),
    isShort: ({ context }) => context.isShort,
    canFinish: ({ context }, { answers, step }: Given & { step: Step }) =>
      context.isShort && canAdvance(step, mergeAnswers(step, context.answers, answers)),
    isStepComplete: ({ context }, { answers, step }: Given & { step: Step }) =>
      isStepComplete(step, mergeAnswers(step, context.answers, answers)),
    isRefusedAt: (_, { error, step }: { error: unknown; step: Step }) => isRefusedAt(problemOf(error), step),
    isBusinessMissing: ({ context }, { error }: { error: unknown }) =>
      context.business === null && problemOf(error).kind === 'missing',
    hasSucceeded: (_, { outcome }: TaskPollingOutput) => outcome === 'succeeded',
    hasFailed: (_, { outcome }: TaskPollingOutput) => outcome === 'failed',
  },
  actions: {
    storeAnswers: assign({
      answers: ({ context }, { answers, step }: Given & { step: Step }) => mergeAnswers(step, context.answers, answers),
      problem: null,
    }),
    storeMistakes: assign({
      problem: ({ context }, { step }: { step: Step }) =>
        problem('invalid', { fields: stepMistakes(step, context.answers) }),
    }),
    storeDraft: assign(({ context }, { kept }: { kept: Kept | null }) => {
      if (kept === null) return {};
      // What is not asked is as it is known now.
      const answers = { ...keptAnswers(kept), ...(context.isShort ? { size: context.answers.size } : {}) };
      return { answers, idempotencyKey: kept.idempotencyKey, taskId: kept.taskId };
    }),
    storeTask: assign({ taskId: (_, { taskId }: { taskId: string }) => taskId, problem: null }),
    storeRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      problem: problemOf(error),
      idempotencyKey: isSettled(problemOf(error)) ? nextIdempotencyKey(context.idempotencyKey) : context.idempotencyKey,
    })),
    storeTaskFailure: assign(({ context }, { reason }: { reason: string | null }) => ({
      problem: problem('unknown', { detail: reason, code: 'task_failed' }),
      idempotencyKey: nextIdempotencyKey(context.idempotencyKey),
      taskId: null,
    })),
    storeBusiness: assign({ business: (_, { business }: { business: CreatedBusiness }) => business }),
    storeTaskData: assign({
      business: (_, { data }: { data: TaskData | null }) => data && { businessId: data.business_id, name: data.name },
    }),
    renewKey: assign({ idempotencyKey: ({ context }) => nextIdempotencyKey(context.idempotencyKey), problem: null }),
    keepDraft: sendTo(
      'draftKeeper',
      ({ context }, { step }: { step: Step }): DraftEvent => ({
        type: 'draft.keep',
        kept: toKept({ ...context, step }),
      }),
    ),
    keepLastStep: sendTo(
      'draftKeeper',
      ({ context }): DraftEvent => ({
        type: 'draft.keep',
        kept: toKept({ ...context, step: context.isShort ? 'namingAdmin' : 'ratingExperience' }),
      }),
    ),
    clearDraft: sendTo('draftKeeper', { type: 'draft.clear' }),
  },
}).extend(askingParts);
