/** The list of assets and vehicles, into which files are imported. */
import { assetImportRules } from '../../../rules/assets/import-rules.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportedList } from '../../plug/imports.ts';
import type { Services } from '../../plug/services.ts';
import { isRegion } from '../assets/store.ts';
import { storeRows, undoRows } from './importer.ts';
import { cellsOf } from './rules.ts';
import { listMatched, recorded, titlesOf } from './store.ts';
import { assetWords } from './words.ts';

export const importedAssets = ({ clock, jobs }: Platform, { regions }: Pick<Services, 'regions'>): ImportedList => {
  const now = () => clock.now();
  return {
    rules: assetImportRules,
    link: '/assets?tab=asset-list&view=imports',
    recorded,
    titlesOf,
    match: async (tx, businessId, keys) =>
      (await listMatched(tx, businessId, keys)).map((asset) => ({
        id: asset.id,
        number: asset.number,
        cells: cellsOf(asset),
      })),
    neededFor: async () => ['access_assets'],
    checkNew: async ({ tx, businessId }, { location }) => {
      if (location !== undefined && !(await isRegion(tx, businessId, location)))
        throw refuse.fields({ location: ['This location does not exist.'] });
    },
    store: (tx, task, rows, options) => storeRows(tx, task, rows, options, now()),
    undo: (tx, task, results) => undoRows(tx, task, results, now()),
    words: assetWords({ jobs, regions, now }),
  };
};
