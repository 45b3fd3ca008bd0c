/** The kinds, makes and models of vehicles. A business can add makes and models of its own. */
import { vehicleTypeLabels, vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { readModels } from './acts.ts';
import * as store from './store.ts';

type MakesOperation =
  | 'listVehicleTypes'
  | 'listMakes'
  | 'getMake'
  | 'listMakeModels'
  | 'createMake'
  | 'createMakeModel';

const takenMake = { name: ['A make with this name exists already.'] };
const takenModel = { name: ['A model with this name exists already.'] };

/** @throws 400 when the name is taken by one that everybody has; the index decides about the business's own */
function refuseTaken(others: readonly { name: string }[], name: string, fields: Record<string, string[]>) {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw refuse.fields(fields);
}

export const makesHandlers = ({ clock }: Platform): Pick<Handlers, MakesOperation> => ({
  listVehicleTypes: async () => vehicleTypes.map((id) => ({ id, name: vehicleTypeLabels[id] })),

  listMakes: ({ tx, businessId, query }) => store.listMakes(tx, businessId, query.type),

  getMake: async ({ tx, businessId, params, query }) => {
    const make = await store.findMake(tx, businessId, params.id, query.type);
    if (make === undefined) throw refuse.missing();
    return make;
  },

  listMakeModels: (call) => readModels(call, call.params.id, call.query.type),

  createMake: ({ tx, userId, businessId, body, idempotencyKey }) => {
    const intent = { userId, key: idempotencyKey, operation: 'createMake', businessId, body };
    const added = { name: body.name.trim(), type: body.type, now: clock.now() };
    return once(tx, intent, clock.now(), async () => {
      refuseTaken(await store.listMakes(tx, businessId, body.type), added.name, takenMake);
      const duplicate = { constraint: 'makes_name', fields: takenMake };
      return refuseDuplicates(store.addMake(tx, businessId, added), duplicate);
    });
  },

  createMakeModel: ({ tx, userId, businessId, params, body, idempotencyKey }) => {
    const intent = {
      userId,
      key: idempotencyKey,
      operation: 'createMakeModel',
      businessId,
      body: { ...body, make: params.id },
    };
    const added = { name: body.name.trim(), type: body.type, now: clock.now() };
    return once(tx, intent, clock.now(), async () => {
      if ((await store.findMake(tx, businessId, params.id)) === undefined) throw refuse.missing();
      refuseTaken(await store.listModels(tx, businessId, params.id, body.type), added.name, takenModel);
      const duplicate = { constraint: 'make_models_name', fields: takenModel };
      return refuseDuplicates(store.addModel(tx, businessId, params.id, added), duplicate);
    });
  },
});
