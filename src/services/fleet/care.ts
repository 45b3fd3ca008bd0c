import type { components } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
import * as ofFleetCare from '../operations/fleet.care.ts';
import * as ofFleetPapers from '../operations/fleet.papers.ts';
import { reporting } from '../shared/changes.ts';
import { bodyOf, client, type Options, pathOf } from '../shared/client.ts';
import { formOf } from '../shared/form.ts';
import { smallPicture } from '../shared/small-picture.ts';
import { type OnProgress, uploading } from '../shared/upload.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };
type OfVehicle = OfBusiness & { vehicle: string };
type Renewing = OfVehicle & { of: string; idempotencyKey: string };

/** Bytes that the server takes of one file. */
const largestFile = 3 * 1024 * 1024;

/** A photograph is made small first. More than 3 MB is refused before it travels. */
export const uploadVehicleAttachment = reporting(
  async (
    { businessId, file }: OfBusiness & { file: File },
    { signal, onProgress }: Options & { onProgress: OnProgress },
  ): Promise<Schemas['VehicleAttachment']> => {
    const small = await smallPicture(file);
    if (small.size > largestFile) throw problem('tooLarge', { detail: 'Make sure the file size is below 3MB.' });
    const params = { path: pathOf({ businessId }) };
    return bodyOf(
      client.POST('/c/{domain}/vehicle-attachments/', {
        params,
        signal,
        body: { file: small.name },
        bodySerializer: () => formOf({ file: small }),
        fetch: uploading(onProgress),
      }),
    );
  },
  ofFleetPapers.uploadVehicleAttachment.changes,
);

/** Idempotent by key. A paper that was renewed meanwhile is refused with a conflict of the code `renewed`. */
export const putVehiclePaper = reporting(
  (
    { businessId, vehicle, of, idempotencyKey, ...body }: Renewing & Schemas['VehiclePaperRenewal'],
    { signal }: Options,
  ) => {
    const path = pathOf({ businessId, id: vehicle, documentId: of });
    const params = { path, header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/statutory/{documentId}/', { params, body, signal }));
  },
  ofFleetPapers.putVehiclePaper.changes,
);

/** Idempotent by key. A service that was renewed meanwhile is refused with a conflict of the code `renewed`. */
export const putVehicleService = reporting(
  (
    { businessId, vehicle, of, idempotencyKey, ...body }: Renewing & Schemas['VehicleServiceRenewal'],
    { signal }: Options,
  ) => {
    const path = pathOf({ businessId, id: vehicle, serviceId: of });
    const params = { path, header: { 'Idempotency-Key': idempotencyKey } };
    return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/services/{serviceId}/', { params, body, signal }));
  },
  ofFleetCare.putVehicleService.changes,
);
