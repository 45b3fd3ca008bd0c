import type { components } from '../../../openapi/generated/contract.ts';
import * as of from '../operations/fleet.sheet.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';

type PaperType = components['schemas']['PaperType'];
type OfVehicle = { businessId: string; vehicle: string };

export const setPaperNeed = reporting(
  (
    { businessId, vehicle, type, is_needed }: OfVehicle & { type: PaperType; is_needed: boolean },
    { signal }: Options,
  ) => {
    const params = { path: { ...pathOf({ businessId, id: vehicle }), type } };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/paper-sheet/{type}/', { params, body: { is_needed }, signal }));
  },
  of.setVehiclePaperNeed.changes,
);
