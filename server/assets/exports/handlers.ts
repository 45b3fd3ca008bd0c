/** What a list of assets shows, as a file: streamed, a thousand assets at a time, each thousand in a transaction of its own. */
import type { components } from '../../../openapi/generated/contract.ts';
import { assetConditionLabels, assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import { mostRows, xlsxFile, xlsxType } from '../../platform/exports/xlsx.ts';
import type { Platform } from '../../platform/platform.ts';
import { utcDay } from '../../platform/time/dates.ts';
import { assetsAfter, type Cursor, countAssets } from '../assets/store.ts';

type Asset = components['schemas']['Asset'];

const atOnce = 1000;

const nameOf = (assignee: Asset['assignee'] | undefined) =>
  !assignee ? '' : `${assignee.first_name} ${assignee.last_name} (${assignee.employee_id})`;

const columns: Record<string, (asset: Asset) => string | number | null> = {
  'Asset ID': ({ number }) => number,
  Name: ({ name }) => name,
  Type: ({ asset_type: type }) => type.name,
  Location: ({ location }) => location?.name ?? '',
  Status: ({ status }) => assetStatusLabels[status],
  Assignee: ({ assignee }) => nameOf(assignee),
  'Date assigned': ({ date_assigned: day }) => day,
  'Assigned until': ({ assigned_until: day }) => day,
  'Planned for': ({ next_assignment: next }) => nameOf(next?.assignee),
  'Planned from': ({ next_assignment: next }) => next?.date_assigned ?? null,
  'Expected return': ({ expected_return_date: day }) => day,
  Condition: ({ asset_condition: condition }) => (condition === null ? '' : assetConditionLabels[condition]),
  Brand: ({ brand, make_name }) => brand || make_name,
  Model: ({ model, model_name }) => model || model_name,
  'Serial number': ({ serial_no }) => serial_no,
  'Plate number': ({ plate_no }) => plate_no,
  Year: ({ year }) => year,
  'Mileage (km)': ({ mileage }) => mileage,
  Colour: ({ color }) => color,
  Contact: ({ contact }) => contact,
  'Purchase date': ({ purchase_date: day }) => day,
  'Cost (NGN)': ({ cost }) => cost,
  'Book value (NGN)': ({ book_value }) => book_value,
  Vendor: ({ vendor }) => vendor,
  Notes: ({ notes }) => notes,
};
const titles = Object.keys(columns);
const cellsOf = (asset: Asset) => Object.values(columns).map((cell) => cell(asset));

export const exportsHandlers = ({ clock, db }: Platform): Pick<Handlers, 'exportAssets'> => ({
  exportAssets: async ({ tx, businessId, userId, query, reply }) => {
    const { format = 'csv', ...filter } = query;
    const now = clock.now();
    const next = (after: Cursor | null) =>
      db.read({ userId, businessId }, (piece) =>
        assetsAfter(piece, businessId, { ...filter, after, limit: atOnce, now }),
      );
    async function* rows() {
      for (let piece = await next(null); ; piece = await next(piece.end)) {
        for (const asset of piece.assets) yield cellsOf(asset);
        if (piece.end === null) return;
      }
    }
    async function* texts() {
      for await (const row of rows()) yield row.map((cell) => (typeof cell === 'number' ? String(cell) : cell));
    }
    if (format === 'xlsx' && (await countAssets(tx, businessId, filter)) >= mostRows)
      throw refuse.conflict('These are more rows than a workbook holds. Export them as CSV.', 'too_many_rows');
    reply.header('content-disposition', `attachment; filename="assets-${utcDay(now)}.${format}"`);
    return format === 'csv'
      ? { stream: csvFile(titles, texts()), type: 'text/csv; charset=utf-8', size: null }
      : { stream: xlsxFile('Assets', titles, rows()), type: xlsxType, size: null };
  },
});
