/** The makes and models of vehicles: those that everybody has, and those that a business added. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { idFormat, newId } from '../../platform/database/ids.ts';
import { catalogue, findListed, sorted } from './catalogue.ts';

type Schemas = components['schemas'];
type Make = Schemas['Make'];
type Model = Schemas['MakeModel'];
type VehicleType = Schemas['VehicleType'];

const ofMake = 'id, name, array[vehicle_type] as types, false as is_default';
const ofModel = 'id, name, vehicle_type as type, false as is_default';
const present = ({ id, name, types, is_default }: Make): Make => ({ id, name, types, is_default });

/** By name; of all kinds without a type. */
export async function listMakes(tx: Tx, businessId: string, type?: VehicleType): Promise<Make[]> {
  const own = await tx.query<Make>(
    `select ${ofMake} from makes where business_id = $1 and ($2::text is null or vehicle_type = $2)`,
    [businessId, type ?? null],
  );
  return sorted([...catalogue.filter(({ types }) => type === undefined || types.includes(type)).map(present), ...own]);
}

/** Undefined also when it has no vehicles of the type. */
export async function findMake(tx: Tx, businessId: string, id: string, type?: VehicleType): Promise<Make | undefined> {
  const known = findListed(id);
  const [own] =
    known === undefined && idFormat.test(id)
      ? await tx.query<Make>(`select ${ofMake} from makes where business_id = $1 and id = $2`, [businessId, id])
      : [];
  const make = known === undefined ? own : present(known);
  return make && (type === undefined || make.types.includes(type)) ? make : undefined;
}

/** By name; of all kinds without a type. */
export async function listModels(tx: Tx, businessId: string, makeId: string, type?: VehicleType): Promise<Model[]> {
  const own = await tx.query<Model>(
    `select ${ofModel} from make_models where business_id = $1 and make_id = $2 and ($3::text is null or vehicle_type = $3)`,
    [businessId, makeId, type ?? null],
  );
  const known = findListed(makeId)?.models ?? [];
  return sorted([...known.filter((model) => type === undefined || model.type === type), ...own]);
}

type Added = { name: string; type: VehicleType; now: Date };

/** Breaks the index `makes_name` when the business has the make already, in any case of letters. */
export async function addMake(tx: Tx, businessId: string, { name, type, now }: Added): Promise<Make> {
  const make = { id: newId(), name, types: [type], is_default: false };
  await tx.query('insert into makes (business_id, id, vehicle_type, name, created_at) values ($1, $2, $3, $4, $5)', [
    businessId,
    make.id,
    type,
    name,
    now,
  ]);
  return make;
}

/** Breaks the index `make_models_name` when the business has the model already, in any case of letters. */
export async function addModel(tx: Tx, businessId: string, makeId: string, { name, type, now }: Added): Promise<Model> {
  const model = { id: newId(), name, type, is_default: false };
  await tx.query(
    'insert into make_models (business_id, id, make_id, vehicle_type, name, created_at) values ($1, $2, $3, $4, $5, $6)',
    [businessId, model.id, makeId, type, name, now],
  );
  return model;
}
