import type { OpeningBalanceLists } from '../../../rules/timeoff/opening-balances.ts';
import { listTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import { queryOf } from '../../services/shared/query.ts';
import { granting } from '../../views/timeoff/granting.ts';
import { importFlowOf } from '../imports/imported-list.ts';
import { queryClientOf } from '../session/query-client.ts';

export const balanceImportFlow = importFlowOf('balances', (core) => ({
  startWorker: () =>
    new Worker(new URL('../../services/timeoff/balance-sheet.worker.ts', import.meta.url), { type: 'module' }),
  listsOf: async (businessId): Promise<OpeningBalanceLists> => {
    const asked = queryOf(listTimeoffPolicies, { businessId, page_size: 100 });
    const { results } = await queryClientOf(core).fetchQuery({ ...asked, staleTime: 0 });
    return { policies: granting(results).map(({ id, name, terms }) => ({ id, name, unit: terms.unit })) };
  },
  words: {},
  matchesAtOnce: 100,
}));
