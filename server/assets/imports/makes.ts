/** The makes and models that rows name; those that nobody has yet are added to the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { folded } from '../../../rules/shared/import.ts';
import type { Tx } from '../../platform/database/database.ts';
import { addMake, addModel, listMakes, listModels } from '../makes/store.ts';
import type { MakeAndModel } from './rules.ts';

type VehicleType = components['schemas']['VehicleType'];
type Named = { id: string; name: string };

/** Reads each list once. */
export function makesOf(tx: Tx, businessId: string, now: Date) {
  const lists = new Map<string, Map<string, Named>>();
  const listed = async (key: string, read: () => Promise<Named[]>) => {
    const known = lists.get(key) ?? new Map((await read()).map((one) => [folded(one.name), one]));
    lists.set(key, known);
    return known;
  };
  const named = async (known: Map<string, Named>, name: string, add: () => Promise<Named>) => {
    const found = known.get(folded(name)) ?? (await add());
    known.set(folded(name), found);
    return found;
  };
  return async (type: VehicleType, makeName: string, modelName: string): Promise<MakeAndModel> => {
    const makes = await listed(type, () => listMakes(tx, businessId, type));
    const make = await named(makes, makeName, () => addMake(tx, businessId, { name: makeName, type, now }));
    if (modelName === '') return { make, model: null };
    const models = await listed(`${type} ${make.id}`, () => listModels(tx, businessId, make.id, type));
    const model = await named(models, modelName, () =>
      addModel(tx, businessId, make.id, { name: modelName, type, now }),
    );
    return { make, model };
  };
}
