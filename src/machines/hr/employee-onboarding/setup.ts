import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  hasNotes,
  mistakesInStart,
  type Notes,
  newStartFields,
  notesOf,
  type StartFields,
  startOf,
} from '../../../domain/hr/onboarding.ts';
import type { FormPart } from '../../../domain/hr/onboarding-form.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Onboarding = Schemas['Onboarding'];
export type OnboardingLink = Schemas['OnboardingLink'];
export type OfOnboarding = { businessId: string; id: string };
export type OnboardingCreation = { businessId: string; idempotencyKey: string } & Schemas['NewOnboarding'];
export type OnboardingReturn = OfOnboarding & Schemas['OnboardingReturn'];
export type OnboardingApproval = OfOnboarding & { revision: number };

/** What is typed of a new one or in a review, and the key that makes starting it again harmless. */
export type EmployeeOnboardingDraft = { fields: StartFields; notes: Notes; idempotencyKey: string };
type Input = {
  businessId: string;
  /** Null for one that is to be started. */
  id: string | null;
  /** Whose record a new one completes; null for somebody new. */
  employee: string | null;
  /** Whether the person only looks. */
  isReadOnly: boolean;
  idempotencyKey: string;
  /** The link that was made when it was started. */
  link: OnboardingLink | null;
  /** What was typed before a reload. */
  draft: EmployeeOnboardingDraft | null;
};
type Context = Omit<Input, 'draft'> &
  EmployeeOnboardingDraft & { onboarding: Onboarding | null; problem: Problem | null };
type Event =
  | { type: 'fields.type'; changed: Partial<StartFields> }
  | { type: 'onboarding.start' }
  | { type: 'onboarding.startAgain'; idempotencyKey: string }
  | { type: 'list.open' }
  | { type: 'onboarding.reload' }
  | { type: 'link.make' }
  | { type: 'note.type'; part: FormPart; note: string }
  | { type: 'changes.ask' }
  | { type: 'onboarding.approve' };
export const ends = ['started', 'listed', 'approved', 'viewed'] as const;
export type EmployeeOnboardingOutput = {
  end: (typeof ends)[number];
  id: string | null;
  employee: string | null;
  link: OnboardingLink | null;
};

export const employeeOnboarding = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: EmployeeOnboardingOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    createOnboarding: placeholder<Onboarding, OnboardingCreation>('createOnboarding'),
    createOnboardingLink: placeholder<OnboardingLink, OfOnboarding>('createOnboardingLink'),
    getOnboarding: placeholder<Onboarding, OfOnboarding>('getOnboarding'),
    returnOnboarding: placeholder<Onboarding, OnboardingReturn>('returnOnboarding'),
    approveOnboarding: placeholder<Onboarding, OnboardingApproval>('approveOnboarding'),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isReady: ({ context }) => Object.keys(mistakesInStart(context)).length === 0,
    isReadOnly: ({ context }) => context.isReadOnly,
    isWaiting: ({ context }) => ['in_progress', 'returned'].includes(context.onboarding?.state ?? ''),
    isSubmitted: ({ context }) => context.onboarding?.state === 'submitted',
    hasNotes: ({ context }) => hasNotes(context.notes),
    hasNoNotes: ({ context }) => !hasNotes(context.notes),
    isChanged: (_, { error }: { error: unknown }) => problemOf(error).code === 'changed',
  },
  actions: {
    storeTyped: assign({
      fields: ({ context }, { changed }: { changed: Partial<StartFields> }) => ({ ...context.fields, ...changed }),
      problem: null,
    }),
    storeKey: assign({ idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey }),
    storeMistakes: assign({ problem: ({ context }) => problem('invalid', { fields: mistakesInStart(context) }) }),
    storeNote: assign({
      notes: ({ context }, { part, note }: { part: FormPart; note: string }) => ({ ...context.notes, [part]: note }),
      problem: null,
    }),
    // They are the employee's now; what comes back is reviewed anew.
    clearNotes: assign({ notes: {} }),
    storeOnboarding: assign({
      onboarding: (_, { onboarding }: { onboarding: Onboarding }) => onboarding,
    }),
    storeLink: assign({ link: (_, { link }: { link: OnboardingLink }) => link }),
  },
}).extend(askingParts);

export const ask = asking(employeeOnboarding);

export const contextOf = ({ draft, ...input }: Input): Context => ({
  ...input,
  fields: newStartFields,
  notes: {},
  ...draft,
  onboarding: null,
  problem: null,
});
export const creationOf = ({ businessId, idempotencyKey, employee, fields }: Context): OnboardingCreation => ({
  businessId,
  idempotencyKey,
  ...startOf(fields, employee),
});
export const pathOf = ({ businessId, id, onboarding }: Context): OfOnboarding => ({
  businessId,
  id: onboarding?.id ?? given(id),
});
export const approvalOf = (context: Context): OnboardingApproval => ({
  ...pathOf(context),
  revision: given(context.onboarding).revision,
});
export const returnOf = (context: Context): OnboardingReturn => ({
  ...approvalOf(context),
  notes: notesOf(context.notes),
});
