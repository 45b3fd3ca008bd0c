/** What a row of a file of assets means, and what is wrong with it: the same verdict in the app and at the server. */
import type { components } from '../../openapi/generated/contract.ts';
import { type DayOrder, isDoubtful, readDay } from '../shared/day.ts';
import {
  type CellProblem,
  type Cells,
  cellOf,
  folded,
  isCell,
  lineOf,
  type ProblemKind,
  surplusProblem,
} from '../shared/import.ts';
import { type Reading, readKilometres, readNaira } from '../shared/naira.ts';
import { codeOf } from './codes.ts';
import type { AssetImportColumn } from './import-columns.ts';
import { purchaseProblem } from './required.ts';

type Schemas = components['schemas'];
export type AssetCells = Cells<AssetImportColumn>;
export type AssetProblem = CellProblem<AssetImportColumn>;

type Named = { id: string; name: string };
/** What a row is read with: what the business has, and what the person said about the whole file. */
export type AssetImportContext = {
  /** By folded name. */
  types: ReadonlyMap<string, Named & { vehicle_type: boolean }>;
  locations: ReadonlyMap<string, Named>;
  dayOrder: DayOrder | null;
  /** For new assets without a location. */
  location: string | null;
  /** Of the business, as YYYY-MM-DD. */
  today: string;
};

const byName = <One extends Named>(named: readonly One[]) => new Map(named.map((one) => [folded(one.name), one]));

export const assetImportContext = (given: {
  types: readonly (Named & { vehicle_type: boolean })[];
  locations: readonly Named[];
  dayOrder: DayOrder | null;
  location: string | null;
  today: string;
}): AssetImportContext => ({ ...given, types: byName(given.types), locations: byName(given.locations) });

/** An absent field is not in the file, or its cell is empty. A new asset has a type and a status, an update may lack them. */
export type ImportedAsset = Partial<{
  isVehicle: boolean;
  assetTypeId: string;
  vehicleType: Schemas['VehicleType'];
  status: Schemas['AssetStatus'];
  number: string;
  name: string;
  make: string;
  model: string;
  serialNo: string;
  plateNo: string;
  condition: Schemas['AssetCondition'];
  mileage: number;
  purchaseDate: string;
  cost: number;
  locationId: string;
  year: number;
  color: string;
  vendor: string;
  notes: string;
  contact: string;
}>;

/** The words of the template's guide, of exports, and what the contract calls them. */
const vehicleWords: Record<string, Schemas['VehicleType']> = {
  car: 'car',
  cars: 'car',
  truck: 'truck',
  trucks: 'truck',
  bus: 'bus',
  buses: 'bus',
  bike: 'bike',
  bikes: 'bike',
  motorcycle: 'bike',
  forklift: 'forklift',
  forklifts: 'forklift',
};
const statusWords: Record<string, Schemas['AssetStatus']> = {
  'in repair': 'out_for_repair',
  out_for_repair: 'out_for_repair',
  assigned: 'active',
  active: 'active',
  inactive: 'inactive',
  unassigned: 'unassigned',
  disposed: 'disposed',
  condemned: 'condemned',
  discarded: 'discarded',
  missing: 'missing',
  sold: 'sold',
};
const conditionWords: Record<string, Schemas['AssetCondition']> = { new: 'new', used: 'used' };

const longest: Partial<Record<AssetImportColumn, number>> = { notes: 2000, make: 100, model: 100 };
const longestText = 200;

function readYear(text: string): Reading<number> {
  const year = Number(text);
  return /^\d{4}$/.test(text) && year >= 1900 && year <= 2100
    ? { value: year }
    : { problem: `Write the year with four digits, such as 2021, not '${text}'.` };
}

type Kind = { isVehicle: boolean; assetTypeId: string; vehicleType?: Schemas['VehicleType'] };

/** An asset type of the business by its name, or a word for vehicles. */
function readType(text: string, { types }: AssetImportContext): Reading<Kind> {
  const word = folded(text);
  const type = types.get(word);
  if (type !== undefined) return { value: { isVehicle: type.vehicle_type, assetTypeId: type.id } };
  const vehicleType = Object.hasOwn(vehicleWords, word) ? vehicleWords[word] : undefined;
  const ofVehicles = vehicleType && [...types.values()].find((one) => one.vehicle_type);
  return vehicleType && ofVehicles
    ? { value: { isVehicle: true, assetTypeId: ofVehicles.id, vehicleType } }
    : { problem: `There is no asset type '${text}'.` };
}

/** Whether a row says that it is a vehicle, or that it is not; undefined where it says neither. */
export function isVehicleRow(cells: AssetCells, context: AssetImportContext): boolean | undefined {
  const kind = readType(cellOf(cells, 'asset_or_vehicle_type'), context);
  return 'value' in kind ? kind.value.isVehicle : undefined;
}

/**
 * The cells that are not stored with a row: a vehicle is called by make and model, and nothing else has what only vehicles
 * have. No row says who has an asset, so *Assigned* is nobody's. Asset IDs are given here, and rows are not numbered. Of a
 * new row, texts that are alike to the rules make no difference here either.
 */
export function leftOut(
  cells: AssetCells,
  context: AssetImportContext,
  known: { isVehicle: boolean; number: string; name: string; isHeld: boolean } | null,
): AssetImportColumn[] {
  const isNobodys = statusWords[folded(cellOf(cells, 'status'))] === 'active' && !known?.isHeld;
  const number = codeOf(cellOf(cells, 'number'));
  return [
    ...leftOutOfKind(cells, context, known),
    ...(isNobodys ? (['status'] as const) : []),
    ...(number === '' || number === codeOf(known?.number ?? '') ? [] : (['number'] as const)),
    ...(cellOf(cells, 'row_num') === '' ? [] : (['row_num'] as const)),
  ];
}

function leftOutOfKind(
  cells: AssetCells,
  context: AssetImportContext,
  known: { isVehicle: boolean; name: string } | null,
): AssetImportColumn[] {
  const isVehicle = isVehicleRow(cells, context) ?? known?.isVehicle;
  const said = (column: AssetImportColumn) => cellOf(cells, column);
  if (isVehicle === undefined) return [];
  if (!isVehicle) return onlyOfVehicles.filter((column) => !['', '0'].includes(said(column)));
  return ['', known?.name].includes(said('name')) ? [] : ['name'];
}
const onlyOfVehicles = ['plate_no', 'year', 'mileage', 'contact'] as const satisfies readonly AssetImportColumn[];

const readWord = <Value>(words: Record<string, Value>, text: string, detail: string): Reading<Value> => {
  const value = Object.hasOwn(words, folded(text)) ? words[folded(text)] : undefined;
  return value === undefined ? { problem: detail } : { value };
};

function readLocation(text: string, { locations }: AssetImportContext): Reading<string> {
  const found = locations.get(folded(text));
  return found === undefined ? { problem: `There is no location '${text}'.` } : { value: found.id };
}

function readPurchase(text: string, { dayOrder, today }: AssetImportContext): Reading<string> {
  const day = readDay(text, dayOrder);
  const problem = 'value' in day ? purchaseProblem(day.value, today) : null;
  return problem === null ? day : { problem };
}

type Verdict = { asset: ImportedAsset | null; problems: AssetProblem[] };

/** Reads cells one by one and notes what is wrong with each, once. */
function reader(cells: AssetCells) {
  const problems: AssetProblem[] = [];
  const blame = (column: AssetImportColumn, kind: ProblemKind, detail: string) => {
    if (!problems.some((problem) => problem.column === column)) problems.push({ column, kind, detail });
  };
  for (const id in cells) {
    const text = cells[id as AssetImportColumn] ?? '';
    if (text === '') continue;
    const most = longest[id as AssetImportColumn] ?? longestText;
    if (text.trim().length > most)
      blame(id as AssetImportColumn, 'unreadable', `This is longer than ${most} characters.`);
    else if (!isCell(text, id === 'notes' ? 'several' : 'one'))
      blame(id as AssetImportColumn, 'unreadable', 'This has a character that cannot be stored.');
  }
  const beyond = surplusProblem(cells);
  if (beyond !== null) blame(beyond.column, beyond.kind, beyond.detail);
  /** Undefined for an empty cell, and for one with a problem. */
  const take = <Value>(
    column: AssetImportColumn,
    read: (text: string) => Reading<Value>,
    kind: ProblemKind = 'unreadable',
  ) => {
    const text = column === 'notes' ? cellOf(cells, column) : lineOf(cells, column);
    if (text === '' || (problems.length > 0 && problems.some((problem) => problem.column === column))) return undefined;
    const reading = read(text);
    if ('value' in reading) return reading.value;
    blame(column, kind, reading.problem);
    return undefined;
  };
  return { problems, blame, take };
}

/** A loop, because it runs for every row of long files. */
function without<Value extends object>(value: Value) {
  const defined: { [Key in keyof Value]?: NonNullable<Value[Key]> } = {};
  for (const key in value) if (value[key] !== undefined && value[key] !== null) defined[key] = value[key];
  return defined;
}

/** What a row is, and whether that fits what else it says of it. */
function readKind(
  cells: AssetCells,
  { blame, take }: ReturnType<typeof reader>,
  context: AssetImportContext,
  known: { isVehicle: boolean } | null,
) {
  const textOf = (column: AssetImportColumn) => cellOf(cells, column);
  const kind = take('asset_or_vehicle_type', (value) => readType(value, context), 'unknown');
  const isVehicle = kind?.isVehicle ?? known?.isVehicle ?? false;
  if (kind && known && kind.isVehicle !== known.isVehicle)
    blame('asset_or_vehicle_type', 'mismatch', 'A vehicle cannot become something else, nor the other way round.');
  if (kind?.isVehicle && kind.vehicleType === undefined && known === null)
    blame('asset_or_vehicle_type', 'unknown', 'Say what kind of vehicle: Cars, Trucks, Buses or Bikes.');
  const said = folded(textOf('asset_or_vehicle'));
  if (said !== '' && said !== 'asset' && said !== 'vehicle')
    blame('asset_or_vehicle', 'unreadable', `Write Asset or Vehicle, not '${textOf('asset_or_vehicle')}'.`);
  else if (said !== '' && kind !== undefined && (said === 'vehicle') !== isVehicle)
    blame(
      'asset_or_vehicle',
      'mismatch',
      `The type '${textOf('asset_or_vehicle_type')}' is ${isVehicle ? 'a vehicle' : 'no vehicle'}.`,
    );
  return { kind, isVehicle };
}

/** @param known the asset of the register that the row changes, which has already what the row leaves out; null for a new one */
export function checkAssetRow(
  cells: AssetCells,
  context: AssetImportContext,
  known: { isVehicle: boolean } | null = null,
): Verdict {
  const row = reader(cells);
  const { problems, blame, take } = row;
  const textOf = (column: AssetImportColumn) => cellOf(cells, column);
  const text = (column: AssetImportColumn) => take(column, (value) => ({ value }));
  const need = (...columns: AssetImportColumn[]) => {
    for (const column of known === null ? columns : [])
      if (textOf(column) === '') blame(column, 'missing', 'This cell is empty.');
  };

  need('asset_or_vehicle_type', 'status');
  const { kind, isVehicle } = readKind(cells, row, context, known);
  if (kind !== undefined) need(...(isVehicle ? (['make'] as const) : (['name', 'asset_condition'] as const)));

  const isDoubt = context.dayOrder === null && isDoubtful(textOf('purchase_date'));
  const serial = text('serial_no');
  // The column of the template holds the plate of a vehicle, unless the file has a column for plates.
  const isPlate = isVehicle && cells.plate_no === undefined;
  const asset = without({
    ...kind,
    status: take('status', (value) => readWord(statusWords, value, `There is no status '${value}'.`), 'unknown'),
    number: text('number'),
    name: text('name'),
    make: text('make'),
    model: text('model'),
    serialNo: isPlate ? undefined : serial,
    plateNo: isPlate ? serial : text('plate_no'),
    condition: take(
      'asset_condition',
      (value) => readWord(conditionWords, value, `Write New or Used, not '${value}'.`),
      'unknown',
    ),
    mileage: take('mileage', readKilometres),
    purchaseDate: take('purchase_date', (value) => readPurchase(value, context), isDoubt ? 'doubtful' : 'unreadable'),
    cost: take('cost', readNaira),
    locationId:
      take('location', (value) => readLocation(value, context), 'unknown') ??
      (known === null ? (context.location ?? undefined) : undefined),
    year: take('year', readYear),
    color: text('color'),
    vendor: text('vendor'),
    notes: text('notes'),
    contact: text('contact'),
  });
  return { asset: problems.length === 0 ? asset : null, problems };
}
