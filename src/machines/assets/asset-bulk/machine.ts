/**
 * Do the same with several assets at once.
 * 1. In the list somebody selects assets, perhaps all that match, and chooses what to do: assign, take back, move,
 *    change the status, delete.
 * 2. Where all that match are meant, the server says which ones these are; at most a thousand are taken at once.
 * 3. They say to whom, when, where to, which status, or whether for ever, then read what will happen and confirm it.
 * 4. The server does it with each asset for itself, and the flow shows what became of them.
 * 5. Those that were refused can be tried again, with other details too.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { mostAtOnce } from '../../../domain/assets/bulk.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
export type AssetOutcome = Schemas['BulkOutcome']['results'][number];
export type AssetFilter = Omit<Schemas['AssetFilters'], 'ordering' | 'hidden_columns'>;

/** Some assets by their ids, or all that match except some. */
export type Chosen = { ids: readonly string[] } | { filter: AssetFilter; except: readonly string[] };
type Named = { id: string; name: string };
/** What to do, with all that the server must know of it. Days are YYYY-MM-DD. */
export type BulkDetails =
  | { act: 'assign'; assignee: Named; date_assigned: string; expected_return_date: string | null }
  | { act: 'unassign'; end_date: string }
  | { act: 'move'; location: Named }
  | { act: 'changeStatus'; status: Schemas['AssetStatus'] }
  | { act: 'delete'; permanently: boolean };
export type BulkAct = BulkDetails['act'];

type Outcomes = { results: AssetOutcome[] };
type Found = { count: number; ids: string[] };
export type Listing = OfBusiness & { filter: AssetFilter | null };
export type Assigning = OfBusiness & Schemas['BulkAssignment'];
export type Unassigning = OfBusiness & Schemas['BulkAssignmentEnd'];
export type Changing = OfBusiness & Schemas['BulkChange'];
export type Deleting = OfBusiness & Schemas['AssetDeletion'];

type Context = OfBusiness & {
  act: BulkAct;
  /** Null when the assets were selected one by one. */
  filter: AssetFilter | null;
  except: readonly string[];
  /** How many are meant; more than `ids` when they are too many. */
  count: number;
  ids: readonly string[];
  details: BulkDetails | null;
  /** Of the last attempt; null before the first. */
  outcomes: readonly AssetOutcome[] | null;
  problem: Problem | null;
};
type Event =
  | { type: 'bulk.review'; details: BulkDetails }
  | { type: 'bulk.confirm' }
  | { type: 'bulk.retry' }
  | { type: 'step.back' }
  | { type: 'bulk.close' };

const assetBulk = setup({
  types: {} as {
    input: OfBusiness & { act: BulkAct; chosen: Chosen };
    context: Context;
    events: Event;
    output: { end: 'acted' | 'left' };
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    listAssetIds: placeholder<Found, Listing>('listAssetIds'),
    assignAssets: placeholder<Outcomes, Assigning>('assignAssets'),
    unassignAssets: placeholder<Outcomes, Unassigning>('unassignAssets'),
    changeAssets: placeholder<Outcomes, Changing>('changeAssets'),
    deleteAssets: placeholder<Outcomes, Deleting>('deleteAssets'),
  },
  guards: {
    isAllMatching: ({ context }) => context.filter !== null,
    isTakenAtOnce: ({ context }) => context.count > 0 && context.count <= mostAtOnce,
    isComplete: ({ context }, { details }: { details: BulkDetails }) =>
      details.act === context.act && isComplete(details),
    isAssigning: ({ context }) => context.act === 'assign',
    isUnassigning: ({ context }) => context.act === 'unassign',
    isDeleting: ({ context }) => context.act === 'delete',
    hasRefused: ({ context }) => refusedOf(context).length > 0,
  },
  actions: {
    storeFound: assign(({ context }, { found }: { found: Found }) => {
      const ids = found.ids.filter((id) => !context.except.includes(id));
      // Beyond what the server lists there is only their count.
      return { ids, count: found.ids.length < found.count ? found.count : ids.length };
    }),
    storeDetails: assign({ details: (_, { details }: { details: BulkDetails }) => details }),
    storeOutcomes: assign({ outcomes: (_, { results }: Outcomes) => results }),
    narrowToRefused: assign(({ context }) => {
      const ids = refusedOf(context).map(({ id }) => id);
      return { ids, count: ids.length };
    }),
  },
}).extend(askingParts);

const ask = asking(assetBulk);
const done = {
  target: 'reporting',
  actions: { type: 'storeOutcomes', params: ({ event }: { event: { output: Outcomes } }) => event.output },
} as const;

export const assetBulkMachine = assetBulk.createMachine({
  id: 'assetBulk',
  options: { maxIterations: 1_000 },
  description: 'Somebody assigns, takes back, moves, marks or deletes several assets at once.',
  context: ({ input: { chosen, ...input } }) => ({
    ids: [],
    filter: null,
    except: [],
    ...input,
    ...chosen,
    count: 'ids' in chosen ? chosen.ids.length : 0,
    details: null,
    outcomes: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The flow begins with the assets that were selected.',
      always: [{ guard: 'isAllMatching', target: 'collecting' }, { target: 'counting' }],
    },
    collecting: {
      description: 'The server says which assets match.',
      tags: 'busy',
      on: { 'bulk.close': 'closed' },
      ...ask({
        src: 'listAssetIds',
        input: ({ context: { businessId, filter } }) => ({ businessId, filter }),
        onDone: {
          target: 'counting',
          actions: { type: 'storeFound', params: ({ event }) => ({ found: event.output }) },
        },
        failTo: 'uncollected',
      }),
    },
    uncollected: {
      description: 'The app could not learn which assets match.',
      tags: 'failed',
      on: { 'bulk.retry': { target: 'collecting', actions: 'clearProblem' }, 'bulk.close': 'closed' },
    },
    counting: {
      description: 'The flow looks whether so many can be taken at once.',
      always: [{ guard: 'isTakenAtOnce', target: 'detailing' }, { target: 'outOfRange' }],
    },
    outOfRange: {
      description: 'No asset matches any more, or more than a thousand do.',
      tags: 'failed',
      on: { 'bulk.close': 'closed' },
    },
    detailing: {
      description: 'To whom, when, where to, which status, or whether for ever.',
      tags: 'editable',
      on: {
        'bulk.review': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'storeDetails', params: ({ event }) => event },
        },
        'bulk.close': 'closed',
      },
    },
    confirming: {
      description: 'What will happen is read before it is confirmed.',
      tags: 'editable',
      on: {
        'bulk.confirm': [
          { guard: 'isAssigning', target: 'assigning', actions: 'clearProblem' },
          { guard: 'isUnassigning', target: 'unassigning', actions: 'clearProblem' },
          { guard: 'isDeleting', target: 'deleting', actions: 'clearProblem' },
          { target: 'changing', actions: 'clearProblem' },
        ],
        'step.back': { target: 'detailing', actions: 'clearProblem' },
        'bulk.close': 'closed',
      },
    },
    assigning: {
      description: 'The server assigns each asset that nobody has.',
      tags: 'busy',
      ...ask({
        src: 'assignAssets',
        input: ({ context }) => assignmentOf(context),
        onDone: done,
        failTo: 'confirming',
      }),
    },
    unassigning: {
      description: 'The server takes each asset back that somebody has.',
      tags: 'busy',
      ...ask({
        src: 'unassignAssets',
        input: ({ context }) => returnOf(context),
        onDone: done,
        failTo: 'confirming',
      }),
    },
    changing: {
      description: 'The server moves the assets, or gives them another status.',
      tags: 'busy',
      ...ask({ src: 'changeAssets', input: ({ context }) => changeOf(context), onDone: done, failTo: 'confirming' }),
    },
    deleting: {
      description: 'The server moves the assets to the bin, or deletes them for ever.',
      tags: 'busy',
      ...ask({ src: 'deleteAssets', input: ({ context }) => deletionOf(context), onDone: done, failTo: 'confirming' }),
    },
    reporting: {
      description: 'What became of each asset.',
      on: {
        'bulk.retry': { guard: 'hasRefused', target: 'detailing', actions: 'narrowToRefused' },
        'bulk.close': 'closed',
      },
    },
    closed: { description: 'The list is shown again.', type: 'final' },
  },
  output: ({ context: { outcomes } }) => ({ end: outcomes === null ? 'left' : 'acted' }),
});

function isComplete(details: BulkDetails): boolean {
  switch (details.act) {
    case 'assign':
      return details.assignee.id !== '' && details.date_assigned !== '';
    case 'unassign':
      return details.end_date !== '';
    case 'move':
      return details.location.id !== '';
    default:
      return true;
  }
}

const refusedOf = ({ outcomes }: Pick<Context, 'outcomes'>): readonly AssetOutcome[] =>
  outcomes?.filter(({ outcome }) => outcome === 'refused') ?? [];

function detailsOf<Act extends BulkAct>({ details }: Context, ...acts: Act[]): Extract<BulkDetails, { act: Act }> {
  if (details === null || !acts.some((act) => act === details.act)) throw new Error('the details are of another act');
  return details as Extract<BulkDetails, { act: Act }>;
}

function assignmentOf(context: Context): Assigning {
  const { assignee, date_assigned, expected_return_date } = detailsOf(context, 'assign');
  const { businessId, ids } = context;
  return { businessId, assets: [...ids], assignee: assignee.id, date_assigned, expected_return_date };
}

function returnOf(context: Context): Unassigning {
  const { end_date } = detailsOf(context, 'unassign');
  return { businessId: context.businessId, assets: [...context.ids], end_date };
}

function changeOf(context: Context): Changing {
  const details = detailsOf(context, 'move', 'changeStatus');
  const { businessId, ids } = context;
  const change = details.act === 'move' ? { location: details.location.id } : { status: details.status };
  return { businessId, ids: [...ids], ...change };
}

function deletionOf(context: Context): Deleting {
  const { permanently } = detailsOf(context, 'delete');
  return { businessId: context.businessId, ids: [...context.ids], permanently };
}

export type AssetBulkRef = ActorRefFrom<typeof assetBulkMachine>;
