/**
 * Change the details of a business.
 * 1. The owner changes details and saves them.
 * 2. When somebody else saved first, the app loads the business again; what the owner typed stays.
 * 3. Where both changed the same detail, the owner keeps theirs by saving again, or takes the other person's.
 * 4. A save that fails can be tried again.
 * Started by the screens that show these details; it goes on for as long as such a screen is open.
 */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Conflict, changesOf, conflictsOf, type Facts, factsOf } from '../../../domain/businesses/settings.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type BusinessDetail = components['schemas']['BusinessDetail'];
/** The business as it was read, and what was typed over it. */
type Edit = { business: BusinessDetail; typed: Partial<Facts> };
export type BusinessChange = components['schemas']['BusinessChange'] & { businessId: string };
type OfBusiness = { businessId: string };
type Read = { business: BusinessDetail };

type Context = OfBusiness & {
  edit: Edit | null;
  /** What both changed, once somebody else was found to have saved first. */
  conflicts: Conflict[] | null;
  problem: Problem | null;
};
type Event =
  | ({ type: 'details.save' } & Edit)
  | { type: 'details.discard' }
  /** Of what both changed. */
  | { type: 'theirs.take' };

const businessEdit = setup({
  types: {} as {
    input: OfBusiness;
    context: Context;
    events: Event;
    emitted: { type: 'business.saved' };
    tags: 'busy' | 'editable';
  },
  actors: {
    saveBusiness: placeholder<BusinessDetail, BusinessChange>('saveBusiness'),
    getBusinessDetail: placeholder<BusinessDetail, OfBusiness>('getBusinessDetail'),
  },
  guards: {
    hasChanges: (_, { business, typed }: Edit) => changesOf(factsOf(business), typed).length > 0,
  },
  actions: {
    storeEdit: assign({ edit: (_, { business, typed }: Edit) => ({ business, typed }) }),
    storeConflicts: assign({
      conflicts: ({ context: { edit } }, { business }: Read) =>
        edit && conflictsOf(factsOf(edit.business), factsOf(business), edit.typed),
    }),
    clearConflicts: assign({ conflicts: null }),
    notifySaved: emit({ type: 'business.saved' }),
  },
}).extend(askingParts);

const ask = asking(businessEdit);

export const businessEditMachine = businessEdit.createMachine({
  id: 'businessEdit',
  description: 'An owner changes the details of a business, even when somebody else changes them too.',
  context: ({ input }) => ({ ...input, edit: null, conflicts: null, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The owner changes the details.',
      tags: 'editable',
      on: {
        'details.save': {
          guard: { type: 'hasChanges', params: ({ event }) => event },
          target: 'saving',
          actions: [{ type: 'storeEdit', params: ({ event }) => event }, 'clearProblem'],
        },
        'details.discard': { actions: ['clearConflicts', 'clearProblem'] },
        'theirs.take': { actions: ['clearConflicts', 'clearProblem'] },
      },
    },
    saving: {
      description: 'The server saves the details.',
      tags: 'busy',
      ...ask({
        src: 'saveBusiness',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'editing', actions: ['clearConflicts', 'notifySaved'] },
        failTo: 'editing',
        onError: [failureWhen('isConflict', 'readingAgain')],
      }),
    },
    readingAgain: {
      description: 'Somebody else saved first; the app loads what they changed.',
      tags: 'busy',
      ...ask({
        src: 'getBusinessDetail',
        input: ({ context: { businessId } }) => ({ businessId }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'storeConflicts', params: ({ event }) => ({ business: event.output }) }, 'clearProblem'],
        },
        failTo: 'editing',
      }),
    },
  },
});

/** The whole of the details. The choices are closed lists, and the server refuses whatever is none of theirs. */
function changeOf({ businessId, edit }: Context): BusinessChange {
  if (edit === null) throw new Error('nothing was edited');
  const { business, typed } = edit;
  const { avatar, interested_in, version } = business;
  return { ...factsOf(business), ...typed, avatar, interested_in, version, businessId } as BusinessChange;
}

export type BusinessEditRef = ActorRefFrom<typeof businessEditMachine>;
