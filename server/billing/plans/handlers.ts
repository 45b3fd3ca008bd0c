/** The plans that can be bought. */
import type { Handlers } from '../../platform/contract.ts';
import { onePage } from '../../platform/database/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentPlan } from './rules.ts';
import { listPlans } from './store.ts';

export const plansHandlers = ({ clock, db }: Platform): Pick<Handlers, 'listBusinessPlans'> => ({
  // The product sells in naira everywhere, so the country changes nothing yet.
  listBusinessPlans: async () => onePage((await db.system((tx) => listPlans(tx, clock.now()))).map(presentPlan)),
});
