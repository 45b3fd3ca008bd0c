/** What was done in a business lately, in sentences, for each of its members what they may know of. */

import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { isFor } from '../../platform/security/audience.ts';
import type { Services } from '../../plug/services.ts';
import { plainSentence } from './sentences.ts';
import { type ActivityRow, listAll, listSome } from './store.ts';

export function activityHandlers({ activities }: Pick<Services, 'activities'>): Pick<Handlers, 'listActivity'> {
  const present = ({ id, action, text, actor_id, actor, subject, created_at }: ActivityRow, reader: string) => {
    const told = { text, subject, actor: actor_id === reader ? 'You' : actor };
    return {
      id,
      text: (activities[action]?.sentence ?? plainSentence)(told),
      actor: actor === '' ? null : actor,
      created_at: created_at.toISOString(),
    };
  };
  return {
    listActivity: async (call) => {
      const { tx, businessId, userId, query } = call;
      const actions = Object.keys(activities).filter((action) => {
        const activity = activities[action];
        return activity !== undefined && isFor(activity.audience, call);
      });
      const found = call.isOwner
        ? await listAll(tx, businessId, query)
        : await listSome(tx, { businessId, userId, actions }, query);
      return pageOf(call, found, (row) => present(row, userId));
    },
  };
}
