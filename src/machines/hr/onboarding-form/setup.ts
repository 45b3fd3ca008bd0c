import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { withTyped } from '../../../domain/hr/employee-form.ts';
import {
  type ContactFields,
  type ContactPart,
  type FormPart,
  fieldsBeside,
  fieldsOfForm,
  hasPart,
  mistakesInPart,
  type OnboardingFields,
  partToFill,
  stepOf,
} from '../../../domain/hr/onboarding-form.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type OnboardingForm = Schemas['OnboardingForm'];
export type FormStep = { token: string } & Schemas['OnboardingStep'];
export type FormSubmission = { token: string; revision: number };

type OfToken = { token: string };
/** What is typed in the parts that the server has not kept yet. */
export type OnboardingDraft = { fields: OnboardingFields; unsaved: readonly FormPart[] };
type Input = OfToken & {
  /** What was typed before a reload. */
  draft: OnboardingDraft | null;
};
type Context = OfToken & {
  form: OnboardingForm | null;
  fields: OnboardingFields | null;
  unsaved: readonly FormPart[];
  /** The part that is open; null before the first and after the last. */
  part: FormPart | null;
  problem: Problem | null;
};
type Changed = { changed: Partial<OnboardingFields['person']> };
type ChangedContact = { part: ContactPart; changed: Partial<ContactFields> };
type Event =
  | ({ type: 'fields.type' } & Changed)
  | ({ type: 'contact.type' } & ChangedContact)
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'step.forward' }
  | { type: 'part.open'; part: FormPart }
  | { type: 'form.send' }
  | { type: 'form.retry' };

export const ends = ['sent', 'linkEnded'] as const;

type OfPart = { part: FormPart };
type Failed = { error: unknown };
const codeOf = ({ error }: Failed) => problemOf(error).code;

const typedIn = (unsaved: readonly FormPart[], part: FormPart) => ({
  unsaved: [...new Set([...unsaved, part])],
  problem: null,
});

export const onboardingForm = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: { end: (typeof ends)[number] };
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    openOnboardingForm: placeholder<OnboardingForm, OfToken>('openOnboardingForm'),
    saveOnboardingForm: placeholder<OnboardingForm, FormStep>('saveOnboardingForm'),
    submitOnboardingForm: placeholder<OnboardingForm, FormSubmission>('submitOnboardingForm'),
  },
  guards: {
    isReady: ({ context }, { part }: OfPart) => Object.keys(mistakesInPart(part, given(context.fields))).length === 0,
    isKept: ({ context: { form, unsaved } }, { part }: OfPart) => hasPart(given(form), part) && !unsaved.includes(part),
    isComplete: ({ context: { form, unsaved } }) => partToFill(given(form), unsaved) === null,
    isAt: ({ context }, { part }: OfPart) => context.part === part,
    isAbout: (_, { asked, part }: OfPart & { asked: FormPart }) => asked === part,
    isSent: ({ context }) => context.form?.state === 'submitted',
    isChanged: (_, failed: Failed) => codeOf(failed) === 'changed',
    isLinkEnded: (_, failed: Failed) =>
      problemOf(failed.error).kind === 'missing' || ['done', 'expired'].includes(codeOf(failed) ?? ''),
  },
  actions: {
    storePart: assign({ part: (_, { part }: OfPart) => part, problem: null }),
    storeTyped: assign(({ context: { fields, part, unsaved } }, { changed }: Changed) => {
      const known = given(fields);
      return { ...typedIn(unsaved, given(part)), fields: { ...known, person: withTyped(known.person, changed) } };
    }),
    storeContact: assign(({ context: { fields, unsaved } }, { part, changed }: ChangedContact) => {
      const known = given(fields);
      return { ...typedIn(unsaved, part), fields: { ...known, [part]: { ...known[part], ...changed } } };
    }),
    storeMistakes: assign({
      problem: ({ context }, { part }: OfPart) =>
        problem('invalid', { fields: mistakesInPart(part, given(context.fields)) }),
    }),
    // What is typed and not kept yet stays, also when another place has changed it.
    storeForm: assign(({ context: { part, fields, unsaved } }, { form }: { form: OnboardingForm }) => ({
      form,
      part: part ?? partToFill(form, unsaved),
      fields: fieldsBeside(form, unsaved, fields ?? fieldsOfForm(form)),
    })),
    clearPart: assign(({ context: { part, unsaved } }) => ({
      part: null,
      unsaved: unsaved.filter((each) => each !== part),
    })),
  },
}).extend(askingParts);

export const ask = asking(onboardingForm);

export const saveOf = ({ token, form, fields, part }: Context): FormStep => ({
  token,
  revision: given(form).revision,
  ...stepOf(given(part), given(fields), form),
});
