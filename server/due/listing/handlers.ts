/** What is due, as far as the person may know of it. */
import { dueKinds } from '../../../openapi/generated/lists/due.ts';
import { dueStateOf } from '../../../rules/due/due.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findReader } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFor } from '../../platform/security/audience.ts';
import { mayKnowOf } from '../audience.ts';
import * as store from './store.ts';

type DueOperation = 'listDue' | 'getDueFigures';
type Module = NonNullable<BusinessCall<'getDueFigures'>['query']['module']>;

const inModule: Record<Module, readonly store.SubjectKind[]> = {
  fleet: ['vehicle'],
  assets: ['vehicle', 'asset'],
  hr: ['employee'],
};
const permissionOf = { fleet: 'access_vehicles', assets: 'access_assets', hr: 'access_hr' } as const;

function present(row: store.DueRow) {
  const state = dueStateOf(row.days_left);
  if (state === 'later') throw new Error('What is not due was listed as due.');
  const { kind, subject, source, due_date, days_left, paper, reminder } = row;
  const id = [kind, source, ...(paper === '' ? [] : [paper]), ...(kind === 'licence' ? [subject.id] : [])].join(':');
  return { id, kind, state, title: store.titleOf(row), subject, source, due_date, days_left, reminder };
}

export const dueHandlers = ({ clock }: Platform): Pick<Handlers, DueOperation> => {
  /** Whose dues a person may know of, of a module or of all, and which. */
  const knownTo = async (call: BusinessCall<'getDueFigures'>) => {
    const { tx, businessId, userId, query } = call;
    const reader = await findReader(tx, businessId, userId);
    if (reader === undefined) throw refuse.missing();
    const modules = Object.keys(inModule) as Module[];
    const allowed = new Set(
      modules.filter((each) => isFor(permissionOf[each], reader)).flatMap((each) => inModule[each]),
    );
    const subjects = [...allowed].filter((each) => query.module === undefined || inModule[query.module].includes(each));
    return { subjects, kinds: dueKinds.filter((kind) => mayKnowOf(kind, reader)) };
  };
  const today = ({ tx, businessId }: Pick<BusinessCall<'listDue'>, 'tx' | 'businessId'>) =>
    todayIn(tx, businessId, clock.now());

  return {
    listDue: async (call) => {
      const { tx, businessId, query } = call;
      const { kind, ...rest } = query;
      const { subjects, kinds } = await knownTo(call);
      const asked = kind === undefined ? kinds : [kind].filter((one) => kinds.includes(one));
      const wanted = { ...rest, kinds: asked, subjects };
      return pageOf(call, await store.listDue(tx, businessId, wanted, await today(call)), present);
    },

    getDueFigures: async (call) => {
      const { tx, businessId } = call;
      return store.countDue(tx, businessId, await knownTo(call), await today(call));
    },
  };
};
