/**
 * Ask to have one's own profile changed.
 * 1. The person sees the parts of their profile, and opens the one that is wrong.
 * 2. They type what is right; going back leaves the part as it was. Other parts can follow.
 * 3. They say why, and send everything that differs as one request.
 * 4. What the server refuses is said, and nothing that was typed is lost, neither by a reload.
 * Started by the person's profile; it ends when HR has the request.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type ContactFields,
  type ContactPart,
  type FormPart,
  mistakesInPart,
  type OnboardingFields,
} from '../../../domain/hr/onboarding-form.ts';
import {
  changedParts,
  changeOf,
  fieldsOfProfile,
  mistakesInChange,
  withoutPart,
} from '../../../domain/hr/profile-change.ts';
import { type Problem, problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type MyProfile = Schemas['MyProfile'];
export type ProfileChange = Schemas['ProfileChange'];
type OfBusiness = { businessId: string };
export type ChangeRequest = OfBusiness & { idempotencyKey: string } & Schemas['NewProfileChange'];

/** What was typed and not sent. */
export type ProfileChangeDraft = { fields: OnboardingFields; reason: string };
type Input = OfBusiness & { idempotencyKey: string; draft: ProfileChangeDraft | null };
type Context = Omit<Input, 'draft'> & {
  profile: MyProfile | null;
  fields: OnboardingFields | null;
  /** The part that is open. */
  part: FormPart | null;
  reason: string;
  problem: Problem | null;
};
type Changed = { changed: Partial<OnboardingFields['person']> };
type ChangedContact = { part: ContactPart; changed: Partial<ContactFields> };
type Event =
  | ({ type: 'fields.type' } & Changed)
  | ({ type: 'contact.type' } & ChangedContact)
  | { type: 'part.open'; part: FormPart }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'reason.type'; reason: string }
  | { type: 'change.send' }
  | { type: 'profile.retry' };

const hasNone = (mistakes: object) => Object.keys(mistakes).length === 0;
const mistakesIn = ({ profile, fields, reason }: Context) => mistakesInChange(given(profile), given(fields), reason);
const hasChanges = ({ profile, fields }: Context) => changedParts(given(profile), given(fields)).length > 0;
const mistakesAt = ({ part, fields }: Context) => mistakesInPart(given(part), given(fields));

const profileChange = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'editable' | 'failed' },
  actors: {
    getMyProfile: placeholder<MyProfile, OfBusiness>('getMyProfile'),
    createMyProfileChange: placeholder<ProfileChange, ChangeRequest>('createMyProfileChange'),
  },
  guards: {
    isReady: ({ context }) => hasNone(mistakesAt(context)),
    hasChanges: ({ context }) => hasChanges(context),
    isSendable: ({ context }) => hasChanges(context) && hasNone(mistakesIn(context)),
  },
  actions: {
    storeProfile: assign(({ context: { fields } }, { profile }: { profile: MyProfile }) => ({
      profile,
      fields: fields ?? fieldsOfProfile(profile),
    })),
    storePart: assign({ part: (_, { part }: { part: FormPart }) => part, problem: null }),
    storeTyped: assign({
      fields: ({ context: { fields } }, { changed }: Changed) => {
        const known = given(fields);
        return { ...known, person: { ...known.person, ...changed } };
      },
      problem: null,
    }),
    storeContact: assign({
      fields: ({ context: { fields } }, { part, changed }: ChangedContact) => {
        const known = given(fields);
        return { ...known, [part]: { ...known[part], ...changed } };
      },
      problem: null,
    }),
    storeReason: assign({ reason: (_, { reason }: { reason: string }) => reason, problem: null }),
    leavePart: assign({
      fields: ({ context: { profile, fields, part } }) => withoutPart(given(profile), given(fields), given(part)),
      problem: null,
    }),
    storePartMistakes: assign({ problem: ({ context }) => problem('invalid', { fields: mistakesAt(context) }) }),
    storeMistakes: assign({ problem: ({ context }) => problem('invalid', { fields: mistakesIn(context) }) }),
  },
}).extend(askingParts);

const ask = asking(profileChange);

export const profileChangeMachine = profileChange.createMachine({
  id: 'profileChange',
  description: 'A person asks to have their own profile changed.',
  context: ({ input: { businessId, idempotencyKey, draft } }) => ({
    businessId,
    idempotencyKey,
    profile: null,
    part: null,
    problem: null,
    fields: draft?.fields ?? null,
    reason: draft?.reason ?? '',
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server sends the profile of the person.',
      tags: 'busy',
      ...ask({
        src: 'getMyProfile',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: {
          target: 'looking',
          actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The profile could not be loaded.',
      tags: 'failed',
      on: { 'profile.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    looking: {
      description: 'The person sees the parts of their profile with what they changed, and says why.',
      tags: 'editable',
      on: {
        'part.open': { target: 'filling', actions: { type: 'storePart', params: ({ event }) => event } },
        'reason.type': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'change.send': [
          { guard: 'isSendable', target: 'sending', actions: 'clearProblem' },
          { guard: 'hasChanges', actions: 'storeMistakes' },
        ],
      },
    },
    filling: {
      description: 'The person types what is right in one part.',
      tags: 'editable',
      on: {
        'fields.type': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'contact.type': { actions: { type: 'storeContact', params: ({ event }) => event } },
        'step.continue': [{ guard: 'isReady', target: 'looking' }, { actions: 'storePartMistakes' }],
        'step.back': { target: 'looking', actions: 'leavePart' },
      },
    },
    sending: {
      description: 'The server keeps the request and tells HR.',
      tags: 'busy',
      ...ask({
        src: 'createMyProfileChange',
        input: ({ context: { businessId, idempotencyKey, profile, fields, reason } }) => ({
          businessId,
          idempotencyKey,
          ...changeOf(given(profile), given(fields), reason),
        }),
        onDone: { target: 'sent' },
        failTo: 'looking',
      }),
    },
    sent: { description: 'HR has the request.', type: 'final' },
  },
});

export type ProfileChangeRef = ActorRefFrom<typeof profileChangeMachine>;
