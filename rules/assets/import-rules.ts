/** The columns and rules of a file of assets, for the import of any list. */
import { harmless } from '../shared/csv-cell.ts';
import { cellOf, type ImportRules, type KnownRecord, plainDay, plainText } from '../shared/import.ts';
import { codeOf } from './codes.ts';
import { type AssetImportColumn, assetImportColumns } from './import-columns.ts';
import {
  type AssetCells,
  type AssetImportContext,
  assetImportContext,
  checkAssetRow,
  type ImportedAsset,
  isVehicleRow,
  leftOut,
} from './import-row.ts';
import { purchaseProblem } from './required.ts';

export type AssetLists = {
  types: { id: string; name: string; vehicle_type: boolean }[];
  locations: { id: string; name: string }[];
  /** Of the business, as YYYY-MM-DD. */
  today: string;
};
type KnownAsset = KnownRecord<AssetImportColumn>;

const fields: Partial<Record<AssetImportColumn, readonly (keyof ImportedAsset)[]>> = {
  asset_or_vehicle_type: ['assetTypeId', 'vehicleType'],
  name: ['name'],
  make: ['make'],
  model: ['model'],
  serial_no: ['serialNo', 'plateNo'],
  plate_no: ['plateNo'],
  status: ['status'],
  asset_condition: ['condition'],
  mileage: ['mileage'],
  purchase_date: ['purchaseDate'],
  cost: ['cost'],
  location: ['locationId'],
  year: ['year'],
  color: ['color'],
  vendor: ['vendor'],
  notes: ['notes'],
  contact: ['contact'],
};

/** An assignee decides whether an asset is assigned, not the file. */
const meant = (field: keyof ImportedAsset, value: unknown) =>
  field === 'status' && value === 'active' ? 'unassigned' : value;

const isSame = (field: keyof ImportedAsset, after: unknown, before: unknown) =>
  meant(field, after) === meant(field, before) ||
  (typeof after === 'string' && typeof before === 'string' && after === harmless(before).trim());

/** What the row of an export cannot say: the name and the plate of a vehicle are made of other columns. */
const isMade = (column: AssetImportColumn, { isVehicle }: { isVehicle: boolean }) =>
  (column === 'name' && isVehicle) || (['plate_no', 'year', 'mileage', 'contact'].includes(column) && !isVehicle);

const kindOf = ({ cells }: KnownAsset) => ({ isVehicle: cells.asset_or_vehicle === 'Vehicle' });

function changesOf(context: ReturnType<typeof assetImportContext>, cells: AssetCells, known: KnownAsset) {
  const after = checkAssetRow(cells, context, kindOf(known)).asset;
  if (after === null) return [];
  const before =
    checkAssetRow({ ...known.cells, plate_no: known.cells.plate_no ?? '' }, context, kindOf(known)).asset ?? {};
  return (Object.keys(fields) as AssetImportColumn[]).filter(
    (column) =>
      cellOf(cells, column) !== '' &&
      !isMade(column, kindOf(known)) &&
      fields[column]?.some((field) => after[field] !== undefined && !isSame(field, after[field], before[field])),
  );
}

/** The column of the template holds the plate of a vehicle, unless the file has a column for plates. */
function kindsOfKey(column: string, cells: AssetCells, context: AssetImportContext) {
  const { [column]: own, serial_no: serial, plate_no: plate } = assetImportRules.keys;
  if (column !== 'serial_no' || cells.plate_no !== undefined) return [own];
  const isVehicle = isVehicleRow(cells, context);
  return isVehicle === undefined ? [serial, plate] : [isVehicle ? plate : serial];
}

export const assetImportRules: ImportRules<AssetLists> = {
  columns: assetImportColumns,
  keys: { number: 'Asset ID', serial_no: 'serial number', plate_no: 'plate' },
  codes: ['serial_no', 'plate_no'],
  uniques: {},
  codeOf,
  words: ['asset_or_vehicle_type', 'location'],
  mostRows: 1_000_000,
  mayRepeat: true,
  alikeOf: ({ today }) => ({
    row_num: plainText,
    name: plainText,
    make: plainText,
    model: plainText,
    number: plainText,
    serial_no: plainText,
    plate_no: plainText,
    color: plainText,
    vendor: plainText,
    notes: plainText,
    contact: plainText,
    // The guide asks for 0 where there is no mileage.
    mileage: /^[1-9]\d{0,8}$/,
    cost: /^₦?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/,
    purchase_date: { test: (text) => plainDay.test(text) && purchaseProblem(text, today) === null },
  }),
  readerOf: (lists, options) => {
    const context = assetImportContext({ ...lists, ...options });
    return {
      problemsOf: (cells, known) =>
        checkAssetRow(cells as AssetCells, context, known && kindOf(known as KnownAsset)).problems,
      changesOf: (cells, known) => changesOf(context, cells as AssetCells, known as KnownAsset),
      leftOutOf: (cells, known) =>
        leftOut(
          cells as AssetCells,
          context,
          known && {
            ...kindOf(known as KnownAsset),
            number: known.number,
            name: known.cells.name ?? '',
            isHeld: known.cells.status === 'Assigned',
          },
        ),
      kindsOfKey: (column, cells) => kindsOfKey(column, cells as AssetCells, context),
    };
  },
};
