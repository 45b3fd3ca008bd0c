/** Opening balances: what people have left of a policy, by a file. */
import { openingBalanceRules } from '../../../rules/timeoff/opening-balances.ts';
import { todayIn } from '../../directory/business-day.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportedList } from '../../plug/imports.ts';
import { readPolicies } from '../policies/store.ts';
import { knownOf, storeRows, undoRows } from './importer.ts';
import { findPeople, recorded, titlesOf } from './store.ts';

export const importedBalances = ({ clock }: Pick<Platform, 'clock'>): ImportedList => ({
  rules: openingBalanceRules,
  link: '/hr/time-off/imports',
  recorded,
  titlesOf,
  neededFor: async () => ['manage_time_off'],
  match: async (tx, businessId, keys) => {
    const people = await findPeople(tx, businessId, { keys });
    const known = await knownOf({ tx, businessId }, people, await todayIn(tx, businessId, clock.now()));
    return known.map(({ id, number, cells }) => ({ id, number, cells: cells as Record<string, string> }));
  },
  checkNew: async ({ tx, businessId }, { policy }) => {
    if (policy === undefined) throw refuse.fields({ policy: ['Choose the policy of this file.'] });
    const [found] = await readPolicies(tx, businessId, [policy], await todayIn(tx, businessId, clock.now()));
    if (found === undefined || found.is_archived)
      throw refuse.fields({ policy: ['There is no such time-off policy.'] });
    if ((found.until_then ?? found.terms).accrual === 'none')
      throw refuse.fields({ policy: [`${found.name} grants nothing that could be left.`] });
  },
  store: (tx, task, rows, options) => storeRows(tx, task, rows, options, clock.now()),
  undo: (tx, task, results) => undoRows(tx, task, results, clock.now()),
});
