/** Services, repairs and papers of a vehicle: added, corrected and deleted, with their files. */

import type { components } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import * as ofFleetCare from '../operations/fleet.care.ts';
import * as ofFleetPapers from '../operations/fleet.papers.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { ifVersion, type Seen } from '../shared/if-version.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfVehicle = { businessId: string; vehicle: string };
type Adding = OfVehicle & { idempotencyKey: string };
type OfOne = OfVehicle & { id: string };
/** As the addresses name what a vehicle has. */
export type CarePlace = 'services' | 'repairs' | 'statutory';

const adding = ({ businessId, vehicle, idempotencyKey }: Adding) => ({
  path: pathOf({ businessId, id: vehicle }),
  header: { 'Idempotency-Key': idempotencyKey },
});

/** Idempotent by key, as all three. */
export const createVehicleService = reporting(
  (of: Adding, body: Schemas['NewVehicleService'], { signal }: Options) =>
    bodyOf(client.POST('/c/{domain}/vehicles/{id}/services/', { params: adding(of), body, signal })),
  ofFleetCare.createVehicleService.changes,
);

export const createVehicleRepair = reporting(
  (of: Adding, body: Schemas['NewVehicleRepair'], { signal }: Options) =>
    bodyOf(client.POST('/c/{domain}/vehicles/{id}/repairs/', { params: adding(of), body, signal })),
  ofFleetCare.createVehicleRepair.changes,
);

export const createVehiclePaper = reporting(
  (of: Adding, body: Schemas['NewVehiclePaper'], { signal }: Options) =>
    bodyOf(client.POST('/c/{domain}/vehicles/{id}/statutory/', { params: adding(of), body, signal })),
  ofFleetPapers.createVehiclePaper.changes,
);

export const correctVehicleService = reporting(
  ({ businessId, vehicle, id, seen }: OfOne & Seen, body: Schemas['VehicleServiceRenewal'], { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle, serviceId: id }), ...ifVersion(seen, body) };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/services/{serviceId}/', { params, body, signal }));
  },
  ofFleetCare.putVehicleService.changes,
);

export const correctVehicleRepair = reporting(
  ({ businessId, vehicle, id, seen }: OfOne & Seen, body: Schemas['NewVehicleRepair'], { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle, repairId: id }), ...ifVersion(seen, body) };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/repairs/{repairId}/', { params, body, signal }));
  },
  ofFleetCare.putVehicleRepair.changes,
);

export const correctVehiclePaper = reporting(
  ({ businessId, vehicle, id, seen }: OfOne & Seen, body: Schemas['VehiclePaperRenewal'], { signal }: Options) => {
    const params = { path: pathOf({ businessId, id: vehicle, documentId: id }), ...ifVersion(seen, body) };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/statutory/{documentId}/', { params, body, signal }));
  },
  ofFleetPapers.putVehiclePaper.changes,
);

/** As many as one call deletes. */
export const mostDeleted = 200;

/** Several go by the call for several, of which those that are gone are left out. */
export const deleteCare = reporting(
  async (
    { businessId, vehicle, place, ids }: OfVehicle & { place: CarePlace; ids: readonly string[] },
    { signal }: Options,
  ): Promise<void> => {
    const [id = ''] = ids;
    if (ids.length === 1 && place === 'services') {
      const params = { path: pathOf({ businessId, id: vehicle, serviceId: id }) };
      await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/services/{serviceId}/', { params, signal }));
    } else if (ids.length === 1 && place === 'repairs') {
      const params = { path: pathOf({ businessId, id: vehicle, repairId: id }) };
      await bodyOf(client.DELETE('/c/{domain}/vehicles/{id}/repairs/{repairId}/', { params, signal }));
    } else {
      const params = { path: pathOf({ businessId, id: vehicle }) };
      const body = { ids: [...ids] };
      await bodyOf(client.PATCH(`/c/{domain}/vehicles/{id}/${place}/bulk-delete/`, { params, body, signal }));
    }
  },
  [
    ...(ofFleetCare.deleteVehicleService.changes ?? []),
    ...(ofFleetCare.deleteVehicleRepair.changes ?? []),
    ...(ofFleetPapers.deleteVehiclePapers.changes ?? []),
  ],
);

/** Bytes that the server takes of one file. */
const largestFile = 3 * 1024 * 1024;

/** A file for a service, a repair or a paper that is there already: it belongs to that at once. */
export const addVehicleAttachment = reporting(
  async (
    { businessId, place, of, file }: { businessId: string; place: CarePlace; of: string; file: File },
    { signal, onProgress }: Options & { onProgress: OnProgress },
  ): Promise<Schemas['VehicleAttachment']> => {
    const small = await smallPicture(file);
    if (small.size > largestFile) throw problem('tooLarge', { detail: 'Make sure the file size is below 3MB.' });
    const content_type = place === 'statutory' ? ('vehiclestatutory' as const) : ('vehicleservice' as const);
    const about = { content_type, object_id: of };
    return bodyOf(
      client.POST('/c/{domain}/vehicle-attachments/add/', {
        params: { path: pathOf({ businessId }) },
        signal,
        body: { file: small.name, ...about },
        bodySerializer: () => formOf({ file: small, ...about }),
        fetch: uploading(onProgress),
      }),
    );
  },
  ofFleetPapers.addVehicleAttachment.changes,
);
