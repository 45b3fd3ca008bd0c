/** What planning maintenance knows and does; its order is in machine.ts. */
import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  choiceOf,
  type PlanFields,
  planFieldsOf,
  rhythmFields,
  rhythmMistakes,
  subjectFields,
  subjectMistakes,
  toChange,
  toPlan,
} from '../../../domain/assets/plan-form.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import type { ReminderChoice } from '../../../domain/shared/reminder.ts';
import { askingParts } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Plan = Schemas['MaintenancePlan'];
type OfBusiness = { businessId: string };
export type PlanAsked = OfBusiness & { id: string };
export type PlanCreation = OfBusiness & { idempotencyKey: string } & Schemas['NewMaintenancePlan'];
/** `seen` is the plan that the form was filled with. */
export type PlanUpdate = PlanAsked & { seen: object | null } & Schemas['ChangedMaintenancePlan'];

/** What a reload keeps of a new plan. */
export type PlanDraft = {
  fields: PlanFields;
  reminder: ReminderChoice | null;
  /** So that a plan that is sent again is stored once. */
  idempotencyKey: string;
};
/** `id` of the plan to change; null for a new one. */
type Input = OfBusiness & { id: string | null; draft: PlanDraft };
type Context = OfBusiness & PlanDraft & { id: string | null; known: Plan | null; problem: Problem | null };
type Typed = { fields: Partial<PlanFields> };
type Event =
  | ({ type: 'subject.change' } & Typed)
  | ({ type: 'rhythm.change' } & Typed)
  | { type: 'reminder.change'; reminder: ReminderChoice | null }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'plan.save' }
  | { type: 'plan.reload' }
  | { type: 'form.leave' };
export const ends = ['left', 'saved'] as const;
export type MaintenancePlanOutput = { end: (typeof ends)[number]; name: string };

type Failure = { error: unknown };
const isAbout = (fields: readonly string[], { error }: Failure) =>
  fields.some((field) => field in problemOf(error).fields);
const isEmpty = (mistakes: object) => Object.keys(mistakes).length === 0;
const refusal = (fields: object) => problem('invalid', { fields: fields as Record<string, string[]> });

export const maintenancePlan = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: MaintenancePlanOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    getMaintenancePlan: placeholder<Plan, PlanAsked>('getMaintenancePlan'),
    createMaintenancePlan: placeholder<Plan, PlanCreation>('createMaintenancePlan'),
    updateMaintenancePlan: placeholder<Plan, PlanUpdate>('updateMaintenancePlan'),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    lacksSubject: ({ context }) => !isEmpty(subjectMistakes(context.fields)),
    lacksRhythm: ({ context }) => !isEmpty(rhythmMistakes(context.fields)),
    isAboutSubject: (_, failure: Failure) => isAbout(subjectFields, failure),
    isAboutRhythm: (_, failure: Failure) => isAbout(rhythmFields, failure),
  },
  actions: {
    storeLackingSubject: assign({ problem: ({ context }) => refusal(subjectMistakes(context.fields)) }),
    storeLackingRhythm: assign({ problem: ({ context }) => refusal(rhythmMistakes(context.fields)) }),
    storeTyped: assign({ fields: ({ context }, { fields }: Typed) => ({ ...context.fields, ...fields }) }),
    storeReminder: assign({ reminder: (_, { reminder }: { reminder: ReminderChoice | null }) => reminder }),
    storePlan: assign({
      known: (_, { plan }: { plan: Plan }) => plan,
      fields: (_, { plan }: { plan: Plan }) => planFieldsOf(plan),
      reminder: (_, { plan }: { plan: Plan }) => choiceOf(plan),
    }),
  },
}).extend(askingParts);

export const creationOf = ({ businessId, idempotencyKey, fields, reminder }: Context): PlanCreation => ({
  businessId,
  idempotencyKey,
  ...toPlan(fields, reminder),
});

export const updateOf = ({ businessId, fields, reminder, known }: Context): PlanUpdate => ({
  businessId,
  id: given(known).id,
  seen: given(known),
  ...toChange(fields, reminder, given(known)),
});
