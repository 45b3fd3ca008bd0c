/** What may be asked of makes beside their lists: the models of one that is there. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Inside } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { findMake, listModels } from './store.ts';

/** @throws 404 */
export async function readModels(
  { tx, businessId }: Inside,
  makeId: string,
  type: components['schemas']['VehicleType'] | undefined,
) {
  if ((await findMake(tx, businessId, makeId)) === undefined) throw refuse.missing();
  return listModels(tx, businessId, makeId, type);
}
