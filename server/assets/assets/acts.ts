/** What may be asked of an asset: to be added, to be changed, and to be shown. Each act is audited in its transaction. */
import type { components } from '../../../openapi/generated/contract.ts';
import { isGone } from '../../../rules/assets/status.ts';
import { todayIn } from '../../directory/business-day.ts';
import { type Asking, refuseFields } from '../../platform/asking.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { assignAssets, lockToday, releaseAssets, takeBack } from '../assignments/acts.ts';
import { changeExpectedReturn } from '../assignments/store.ts';
import { documentFilesOf } from '../attachments/store.ts';
import { keepAttached } from '../documents/acts.ts';
import { note } from '../history/acts.ts';
import { findMake, listModels } from '../makes/store.ts';
import { takeCodes } from './codes.ts';
import { type AssetForm, difference, type Facts, factsOf, formOf, givenOver, statusWith, withMake } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
export type Asset = Schemas['Asset'];
type Body = Schemas['NewAsset'];

/** @throws 404 */
export async function readAsset(
  { tx, businessId, now }: Pick<Asking, 'tx' | 'businessId' | 'now'>,
  id: string,
): Promise<Asset> {
  const asset = await store.findAsset(tx, businessId, id, now);
  if (asset === undefined) throw refuse.missing();
  return asset;
}

/** With the files of its documents. @throws 404 */
export async function answerAsset(asking: Pick<Asking, 'tx' | 'businessId' | 'now'>, id: string): Promise<Asset> {
  const asset = await readAsset(asking, id);
  return { ...asset, attachments: await documentFilesOf(asking.tx, asking.businessId, id) };
}

/** @throws 400 when make and model do not belong together, or to another type of vehicle */
async function ofMake(asking: Asking, facts: Facts): Promise<Facts> {
  const { tx, businessId } = asking;
  const type = facts.vehicle_type ?? undefined;
  const make = await findMake(tx, businessId, facts.vehicle_make ?? '', type);
  if (make === undefined) throw refuseFields(asking, { vehicle_make: ['This make does not exist.'] });
  if (facts.vehicle_model === null) return withMake(facts, make.name, '');
  const models = await listModels(tx, businessId, make.id, type);
  const model = models.find(({ id }) => id === facts.vehicle_model);
  if (model === undefined) throw refuseFields(asking, { vehicle_model: ['This model does not exist.'] });
  return withMake(facts, make.name, model.name);
}

/**
 * @param before the form of the asset as it is stored, null for a new one
 * @throws 400 at the fields that are wrong
 */
async function check(asking: Asking, given: AssetForm, before: AssetForm | null): Promise<Facts> {
  const { tx, businessId, now } = asking;
  const type = await store.findType(tx, businessId, given.asset_type);
  if (type === undefined) throw refuseFields(asking, { asset_type: ['This asset type does not exist.'] });
  const { facts, problems } = factsOf(given, type.isVehicle, { before, today: await todayIn(tx, businessId, now) });
  if (problems !== null) throw refuseFields(asking, problems);
  if (facts.location_id !== null && !(await store.isRegion(tx, businessId, facts.location_id)))
    throw refuseFields(asking, { location: ['This location does not exist.'] });
  return facts.is_vehicle ? ofMake(asking, facts) : facts;
}

/** @throws 400 when the employee cannot have it from that day on */
async function assign(asking: Asking, id: string, body: Body & { assignee: string }): Promise<void> {
  if (!body.date_assigned) throw refuseFields(asking, { date_assigned: ['date assigned is required'] });
  const [outcome] = await assignAssets(asking, {
    assetIds: [id],
    employeeId: body.assignee,
    dateAssigned: body.date_assigned,
    expectedReturnDate: body.expected_return_date ?? null,
    handoverId: null,
  });
  if (outcome?.outcome === 'refused') throw refuseFields(asking, { date_assigned: [outcome.detail ?? ''] });
}

/** With whoever gets it, and with documents of files that were uploaded before. @throws 400 at the fields that are wrong */
export async function createAsset(asking: Asking, body: Body): Promise<Asset> {
  const { tx, businessId, now } = asking;
  await store.lockRegister(tx, businessId);
  const facts = await check(asking, body, null);
  if (body.assignee && isGone(facts.status))
    throw refuseFields(asking, { assignee: ['Nobody can have what is sold, lost or scrapped.'] });
  const taken = await takeCodes(asking, facts, { before: null, id: null, reason: body.duplicate_reason });
  const added = await store.addAsset(tx, businessId, { ...facts, status: statusWith(false, facts.status) }, now);
  const said = facts.is_vehicle ? 'Added the vehicle' : 'Added the asset';
  await note(asking, { ...facts, ...added }, 'asset.added', said + taken);
  const { assignee } = body;
  if (assignee) await assign(asking, added.id, { ...body, assignee });
  await keepAttached(asking, { ...facts, ...added }, body.attachments ?? []);
  return answerAsset(asking, added.id);
}

/** Applies what a change says about the assignment; nothing when it says nothing. */
async function reassign(asking: Asking, asset: store.ClaimedAsset, body: Body): Promise<void> {
  const { tx, businessId, now } = asking;
  const { assignee } = body;
  if (assignee === undefined) return;
  if (assignee === asset.assignee_id) {
    const expected = body.expected_return_date;
    if (assignee !== null && expected !== undefined) await changeExpectedReturn(tx, businessId, asset.id, expected);
    return;
  }
  const today = await todayIn(tx, businessId, now);
  // Whoever has it keeps it until the next one gets it.
  const next = assignee !== null && body.date_assigned && body.date_assigned > today ? body.date_assigned : today;
  await takeBack(asking, [asset], next);
  if (assignee !== null) await assign(asking, asset.id, { ...body, assignee });
}

/** @throws 404, 409 when a version was sent and is another one by now, and 400 at the fields that are wrong */
export async function changeAsset(
  asking: Asking,
  id: string,
  { version, duplicate_reason: reason, ...body }: Schemas['ChangedAsset'],
): Promise<Asset> {
  const { tx, businessId } = asking;
  await lockToday(asking);
  const [asset] = await store.claimAssets(tx, businessId, [id]);
  if (asset === undefined) throw refuse.missing();
  if (version !== undefined && asset.version !== version) {
    const detail = 'Somebody else has changed this asset in the meantime.';
    throw new Refusal(409, { detail, code: 'changed_meanwhile', asset: await answerAsset(asking, id) });
  }
  const known = await readAsset(asking, id);
  const given = await check(asking, givenOver(known, body), formOf(known));
  if (given.is_vehicle !== asset.is_vehicle)
    throw refuseFields(asking, {
      asset_type: ['A vehicle cannot become something else, nor the other way round.'],
    });
  const taken = await takeCodes(asking, given, { before: asset, id, reason });
  const facts = { ...given, status: statusWith(asset.assignee_id !== null, given.status) };
  if (isGone(facts.status)) {
    if (body.assignee && body.assignee !== asset.assignee_id)
      throw refuseFields(asking, { assignee: ['Nobody can have what is sold, lost or scrapped.'] });
    await releaseAssets(asking, [asset]);
  }
  const changed = difference(asset, facts);
  if (changed !== null) {
    await store.storeFacts(tx, businessId, id, facts);
    await note(asking, { ...asset, ...facts }, 'asset.changed', `Changed ${changed}${taken}`);
  }
  if (!isGone(facts.status)) await reassign(asking, asset, body);
  return answerAsset(asking, id);
}
