/** Stores rows of a file in the register by all of its rules, and takes that back. The register is locked meanwhile. */
import { codeOf } from '../../../rules/assets/codes.ts';
import {
  type AssetImportContext,
  type AssetProblem,
  assetImportContext,
  checkAssetRow,
  type ImportedAsset,
} from '../../../rules/assets/import-row.ts';
import { isGone } from '../../../rules/assets/status.ts';
import { harmless } from '../../../rules/shared/csv-cell.ts';
import type { DayOrder } from '../../../rules/shared/day.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { recordedSince } from '../../platform/imports/since.ts';
import type { RowResult, SentRow } from '../../platform/imports/store.ts';
import type { ImportTask } from '../../platform/imports/work.ts';
import { recordAll } from '../../platform/security/audit.ts';
import { listAssetTypeNames, takeAssetIds } from '../asset-types/store.ts';
import { difference, type Facts, statusWith, titleOf } from '../assets/rules.ts';
import { type ClaimedAsset, claimAssets, lockRegister } from '../assets/store.ts';
import { giveBack, releaseAssets } from '../assignments/acts.ts';
import { binAssets } from '../bin/store.ts';
import { makesOf } from './makes.ts';
import { factsAfter } from './rules.ts';
import { addAssets, listLocations, type NewAsset, ownersOfCodes, recorded, storeAllFacts } from './store.ts';

export type ImportOptions = {
  day_order?: DayOrder;
  location?: string;
  /** The rows that update what an earlier row updates. */
  repeated?: number[];
};
type Task = Pick<ImportTask, 'businessId' | 'userId' | 'address'>;
type Change = { after: Facts & { id: string }; before: ClaimedAsset; text: string };
/** What became of a row, and what of it is still to be stored. */
type Judged = { result: RowResult; added?: NewAsset & { said: string }; changed?: Change };

async function contextOf(
  tx: Tx,
  businessId: string,
  { day_order, location }: ImportOptions,
  now: Date,
): Promise<AssetImportContext> {
  const [types, locations] = await Promise.all([listAssetTypeNames(tx, businessId), listLocations(tx, businessId)]);
  const isThere = locations.some(({ id }) => id === location);
  return assetImportContext({
    types,
    locations,
    dayOrder: day_order ?? null,
    location: isThere ? (location ?? null) : null,
    today: await todayIn(tx, businessId, now),
  });
}

const refused = (row: number, problems: readonly Omit<AssetProblem, 'kind'>[]): Judged => ({
  result: { row, outcome: 'refused', problems: problems.map(({ column, detail }) => ({ column, detail })) },
});

function created(row: number, facts: Facts, twin: { said: string } | null): Judged {
  const id = newId();
  const said = twin === null ? '' : `, although ${twin.said}`;
  return { result: { row, outcome: 'created', id, version: 1 }, added: { ...facts, id, number: '', said } };
}

/** A cell as an export of the same text has it means no change. */
const asExported = (before: ClaimedAsset, row: ImportedAsset): ImportedAsset => {
  const texts = {
    name: before.name,
    make: before.brand,
    model: before.model,
    serialNo: before.serial_no,
    plateNo: before.plate_no,
    color: before.color,
    vendor: before.vendor,
    notes: before.notes,
    contact: before.contact,
  };
  const same = Object.entries(texts).flatMap(([field, text]) =>
    row[field as keyof typeof texts] !== text && row[field as keyof typeof texts] === harmless(text).trim()
      ? [[field, text]]
      : [],
  );
  return { ...row, ...Object.fromEntries(same) };
};

type Codes = { column: 'serial_no' | 'plate_no'; text: string; code: string }[];

/** The numbers that a row gives an asset. */
const codesOf = ({ serialNo = '', plateNo = '' }: ImportedAsset, { plate_no: plate = '' }: SentRow['cells']): Codes => {
  const written = [
    { column: 'serial_no' as const, text: serialNo },
    // A vehicle has its plate in either column.
    { column: plate.trim() === '' ? ('serial_no' as const) : ('plate_no' as const), text: plateNo },
  ];
  return written.map((one) => ({ ...one, code: codeOf(one.text) })).filter(({ code }) => code !== '');
};
/** Of those, the ones that a known asset does not have yet. */
const newCodesOf = (codes: Codes, known: Pick<Facts, 'serial_no' | 'plate_no'> | null): Codes => {
  const own = known === null ? [] : [codeOf(known.serial_no), codeOf(known.plate_no)];
  return codes.filter(({ code }) => !own.includes(code));
};

/** @returns what became of each row, in their order */
export async function storeRows(
  tx: Tx,
  { businessId, userId, address }: Task,
  rows: readonly SentRow[],
  options: ImportOptions,
  now: Date,
): Promise<RowResult[]> {
  await lockRegister(tx, businessId);
  const context = await contextOf(tx, businessId, options, now);
  const ids = rows.flatMap(({ act, record }) => (act === 'update' && record !== undefined ? [record] : []));
  const claimed = new Map(
    (ids.length === 0 ? [] : await claimAssets(tx, businessId, ids)).map((asset) => [asset.id, asset]),
  );
  const checked = rows.map((row) => ({
    row,
    known: row.act === 'update' ? (claimed.get(row.record ?? '') ?? null) : null,
    ...checkAssetRow(
      row.cells,
      context,
      row.act === 'update' ? { isVehicle: claimed.get(row.record ?? '')?.is_vehicle ?? false } : null,
    ),
  }));
  const written = checked.flatMap(({ row, known, asset }) =>
    row.act === 'skip' || asset === null ? [] : newCodesOf(codesOf(asset, row.cells), known),
  );
  const owners = await ownersOfCodes(
    tx,
    businessId,
    written.map(({ code }) => code),
  );
  const vehicleOf = makesOf(tx, businessId, now);

  /** The make and model that a row gives a vehicle; null where it has them already. */
  const newVehicleOf = async (meant: ImportedAsset, known: (typeof checked)[number]['known']) => {
    const vehicleType = meant.vehicleType ?? known?.vehicle_type;
    const make = meant.make ?? known?.make_name ?? '';
    const isMakeKept = meant.make === undefined || meant.make === known?.make_name;
    const model = meant.model ?? (isMakeKept ? known?.model_name : '') ?? '';
    const isOther = make !== known?.make_name || model !== known?.model_name;
    return vehicleType && make !== '' && isOther ? vehicleOf(vehicleType, make, model) : null;
  };

  /** The first of these numbers that something else has, and what is said of it. */
  const twinOf = (codes: Codes) => {
    const twin = codes.find(({ code }) => owners.has(code));
    return twin === undefined ? null : { ...twin, said: `${owners.get(twin.code)} has the number '${twin.text}'` };
  };

  const take = (codes: Codes, row: number) => {
    for (const { code } of codes) owners.set(code, owners.get(code) ?? `Row ${row}`);
  };

  const judge = async ({
    row: { row, act, record: id, cells },
    known,
    asset,
    problems,
  }: (typeof checked)[number]): Promise<Judged> => {
    if (act === 'skip') return { result: { row, outcome: 'skipped' } };
    if (act === 'update' && known === null)
      return refused(row, [{ column: 'number', detail: 'The asset that this row updates is not in the register.' }]);
    if (asset === null) return refused(row, problems);
    const codes = codesOf(asset, cells);
    const twin = twinOf(newCodesOf(codes, known));
    if (twin !== null && act !== 'create_anyway')
      return refused(row, [{ column: twin.column, detail: `${twin.said} already.` }]);
    take(codes, row);
    const meant = known === null ? asset : asExported(known, asset);
    const after = factsAfter(meant, known, await newVehicleOf(meant, known));
    if (known === null) return created(row, after, twin);
    const text = difference(known, after);
    if (text === null) return { result: { row, outcome: 'skipped' } };
    const { assignee_id: holder, stored_as: _image, number: _number, version, id: _id, ...before } = known;
    return {
      result: { row, outcome: 'updated', id: id ?? '', version: version + 1, before: { ...before, holder } },
      changed: { after: { ...after, id: known.id }, before: known, text },
    };
  };

  const judged: Judged[] = [];
  const repeated = new Set(options.repeated);
  for (const one of checked) {
    const isSecond = one.known !== null && repeated.has(one.row.row);
    judged.push(
      isSecond
        ? refused(one.row.row, [{ column: 'number', detail: 'Another row of this file updates the same asset.' }])
        : await judge(one),
    );
  }
  const added = judged.flatMap((one) => one.added ?? []);
  const changed = judged.flatMap((one) => one.changed ?? []);
  await giveNumbers(tx, businessId, added);
  await addAssets(tx, businessId, added, now);
  await releaseAssets(
    { tx, businessId, userId, address, now },
    changed.flatMap(({ after, before }) => (isGone(after.status) ? [before] : [])),
  );
  await storeAllFacts(
    tx,
    businessId,
    changed.map(({ after }) => after),
  );
  await recordAll(tx, { businessId, actorId: userId, address, now }, [
    ...added.map((asset) => ({
      action: 'asset.added',
      text: (asset.is_vehicle ? 'Imported the vehicle' : 'Imported the asset') + asset.said,
      subject: { id: asset.id, name: titleOf(asset) },
    })),
    ...changed.map(({ after, before, text }) => ({
      action: recorded.actions.changed,
      text: `Changed ${text} by an import`,
      subject: { id: after.id, name: titleOf({ name: after.name, number: before.number }) },
    })),
  ]);
  return judged.map(({ result }) => result);
}

/** The next Asset IDs of each type, in the order of the rows. Types are taken in one order, so that none waits for another. */
async function giveNumbers(tx: Tx, businessId: string, added: readonly NewAsset[]): Promise<void> {
  const byType = Map.groupBy(added, ({ asset_type_id: type }) => type);
  for (const [type, assets] of [...byType].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const taken = await takeAssetIds(tx, businessId, type, assets.length);
    for (const [at, asset] of assets.entries()) asset.number = taken?.ids[at] ?? '';
  }
}

/** About what something was recorded since stays, and so does what its former type or location is missing for. */
export async function undoRows(
  tx: Tx,
  { businessId, importId, userId, address }: ImportTask,
  results: readonly RowResult[],
  now: Date,
) {
  await lockRegister(tx, businessId);
  const changes = new Map(
    results.flatMap((result) =>
      result.outcome === 'created' || result.outcome === 'updated' ? [[result.id, result] as const] : [],
    ),
  );
  const claimed = await claimAssets(tx, businessId, [...changes.keys()]);
  const [types, locations] = await Promise.all([listAssetTypeNames(tx, businessId), listLocations(tx, businessId)]);
  const since = await recordedSince({ tx, businessId, importId }, recorded, [...changes.keys()]);
  const stays = new Set(since.map(({ id }) => id));
  const isThere = new Set<string | null>([null, ...types.map(({ id }) => id), ...locations.map(({ id }) => id)]);
  const bin: ClaimedAsset[] = [];
  const back: (Facts & { id: string; number: string })[] = [];
  const released: (ClaimedAsset & { holder: string })[] = [];
  for (const asset of claimed) {
    const change = changes.get(asset.id);
    if (change === undefined || stays.has(asset.id)) continue;
    if (change.outcome === 'created') bin.push(asset);
    else {
      const { holder = null, ...before } = change.before as Facts & { holder?: string | null };
      if (!isThere.has(before.asset_type_id) || !isThere.has(before.location_id)) continue;
      const status = statusWith(asset.assignee_id !== null, before.status);
      back.push({ ...before, status, id: asset.id, number: asset.number });
      if (holder !== null && isGone(asset.status) && !isGone(status)) released.push({ ...asset, holder });
    }
  }
  await binAssets(
    tx,
    businessId,
    bin.map(({ id }) => id),
    { userId, now },
  );
  await storeAllFacts(tx, businessId, back);
  await giveBack({ tx, businessId, userId, address, now }, released);
  const about = (action: string, text: string) => (asset: Facts & { id: string; number: string }) => ({
    action,
    text,
    subject: { id: asset.id, name: titleOf(asset) },
  });
  await recordAll(tx, { businessId, actorId: userId, address, now }, [
    ...bin.map(about('asset.deleted', 'Moved to the bin, because its import was undone')),
    ...back.map(about(recorded.actions.changedBack, 'Changed back, because its import was undone')),
  ]);
  const undone = [...bin, ...back].map(({ id }) => id);
  return { undone, kept: claimed.length - undone.length };
}
