/** Labels for assets: what they lead to, and how they are printed. What people report at one is not known here. */
import { findReader } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFor } from '../../platform/security/audience.ts';
import { assetsAfter } from '../assets/store.ts';
import { printedLabels } from './pdf.ts';
import { placesOn, sheets } from './rules.ts';
import * as store from './store.ts';

/** Of one order. */
const mostLabels = 1_000;

type LabelOperation = 'findLabel' | 'openLabel' | 'findAssetByCode' | 'printLabels';

export const labelsHandlers = ({ clock, config, db }: Platform): Pick<Handlers, LabelOperation> => ({
  findLabel: async ({ params: { token } }) => {
    const found = await store.findLabelled(db, token);
    if (found === undefined) throw refuse.missing();
    const { businessId, assetId } = found;
    const label = await db.read({ businessId }, (tx) => store.describeLabel(tx, businessId, assetId));
    if (label === undefined) throw refuse.missing();
    return label;
  },

  openLabel: async ({ userId, params: { token } }) => {
    const found = await store.findLabelled(db, token);
    if (found === undefined) throw refuse.missing();
    const { businessId, assetId } = found;
    await db.read({ businessId }, async (tx) => {
      const reader = await findReader(tx, businessId, userId);
      const isThere = (await store.describeLabel(tx, businessId, assetId)) !== undefined;
      if (reader === undefined || !isFor('access_assets', reader) || !isThere) throw refuse.missing();
    });
    return { business: businessId, asset: assetId };
  },

  findAssetByCode: async ({ tx, businessId, query }) => {
    const [found, another] = await store.findByCode(tx, businessId, query.code);
    if (found === undefined) throw refuse.general('No asset has this code.');
    if (another !== undefined)
      throw refuse.conflict('More than one asset has this number. Use the Asset ID.', 'several');
    return found;
  },

  printLabels: async ({ tx, businessId, body, reply }) => {
    const { sheet: name, start = 1, ids, filter } = body;
    const [sheet, now] = [sheets[name], clock.now()];
    if ((ids === undefined) === (filter === undefined)) throw refuse.general('Send either ids or filter.');
    if (start > placesOn(sheet)) throw refuse.fields({ start: [`This sheet has ${placesOn(sheet)} labels.`] });
    const asked =
      filter === undefined
        ? (ids ?? [])
        : (await assetsAfter(tx, businessId, { ...filter, after: null, limit: mostLabels + 1, now })).assets
            .sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
            .map(({ id }) => id);
    if (asked.length > mostLabels)
      throw refuse.conflict(`These are more than ${mostLabels} labels. Narrow the list first.`, 'too_many');
    const labels = await store.listLabels(tx, businessId, asked);
    if (labels.length === 0) throw refuse.conflict('There is no asset to print a label for.', 'none');
    const business = await store.businessNameOf(tx, businessId);
    reply.header('content-disposition', 'attachment; filename="asset-labels.pdf"');
    const pdf = printedLabels(labels, { sheet, start, business, publicUrl: config.publicUrl, now });
    return { stream: pdf, type: 'application/pdf', size: null };
  },
});
