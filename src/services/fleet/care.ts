import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { problem } from '../../domain/shared/problem.ts';
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

/** What a change of a service, a repair or a paper may change of what has been read; the register shows the same. */
export const careKeys = (businessId: string) =>
  [
    ...['getVehicle', 'listFleetVehicles', 'getVehicleStats', 'listVehicleReminders', 'listVehicleCare'],
    ...['listMaintenance', 'listAssetMaintenance', 'listAssetDocuments', 'listDocumentVersions', 'listReminders'],
    ...['listReadings', 'listPlannedMaintenance', 'getMaintenanceCosts', 'getAsset', 'listAssetHistory'],
  ].map((query) => [query, businessId]);

type AboutVehicle = { businessId: string; id: string; page: number; page_size: number; search?: string };
const listOf = <Answer>(what: string, about: AboutVehicle, load: (signal: AbortSignal) => Promise<Answer>) =>
  queryOptions({
    queryKey: ['listVehicleCare', about.businessId, what, about],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
  });
const paramsOf = ({ businessId, id, ...query }: AboutVehicle) => ({ path: pathOf({ businessId, id }), query });

export const vehicleServicesQuery = (about: AboutVehicle) =>
  listOf('services', about, (signal) =>
    bodyOf(client.GET('/c/{domain}/vehicles/{id}/services', { params: paramsOf(about), signal })),
  );

export const vehicleRepairsQuery = (about: AboutVehicle) =>
  listOf('repairs', about, (signal) =>
    bodyOf(client.GET('/c/{domain}/vehicles/{id}/repairs', { params: paramsOf(about), signal })),
  );

/** The four latest. */
export const recentRepairsQuery = (businessId: string, id: string) =>
  queryOptions({
    queryKey: ['listVehicleCare', businessId, 'recent repairs', id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id }), query: { page_size: 4 } };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/repairs/', { params, signal }));
    },
  });

export const vehiclePapersQuery = (about: Omit<AboutVehicle, 'search'>) =>
  listOf('papers', about, (signal) =>
    bodyOf(client.GET('/c/{domain}/vehicles/{id}/statutory/', { params: paramsOf(about), signal })),
  );

/** A paper with those that it renewed. */
export const paperVersionsQuery = (businessId: string, vehicle: string, id: string) =>
  queryOptions({
    queryKey: ['listVehicleCare', businessId, 'versions', vehicle, id],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId, id: vehicle, documentId: id }), query: { page_size: 100 } };
      return bodyOf(client.GET('/c/{domain}/vehicles/{id}/statutory/{documentId}/versions/', { params, signal }));
    },
  });

/** Services that are overdue or due soon, the most urgent first. */
export const serviceRemindersQuery = (businessId: string, page: number) =>
  queryOptions({
    queryKey: ['listVehicleReminders', businessId, 'services', page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page } };
      return bodyOf(client.GET('/c/{domain}/vehicle-service-reminders/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Papers that have expired or expire soon, the most urgent first. */
export const paperRemindersQuery = (businessId: string, page: number) =>
  queryOptions({
    queryKey: ['listVehicleReminders', businessId, 'papers', page],
    queryFn: ({ signal }) => {
      const params = { path: pathOf({ businessId }), query: { page } };
      return bodyOf(client.GET('/c/{domain}/vehicle-statutory-reminders/', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** A photograph is made small first. More than 3 MB is refused before it travels. */
export async function uploadVehicleAttachment(
  { businessId, file }: OfBusiness & { file: File },
  { signal, onProgress }: Options & { onProgress: OnProgress },
): Promise<Schemas['VehicleAttachment']> {
  const small = await smallPicture(file);
  if (small.size > largestFile) throw problem('tooLarge', { detail: 'Make sure the file size is below 3MB.' });
  const params = { path: pathOf({ businessId }) };
  return bodyOf(
    client.POST('/c/{domain}/vehicle-attachments/', {
      ...{ params, signal, body: { file: small.name }, bodySerializer: () => formOf({ file: small }) },
      fetch: uploading(onProgress),
    }),
  );
}

export async function deleteVehicleAttachment(path: OfBusiness & { id: string }, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/c/{domain}/vehicle-attachments/{id}/', { params: { path: pathOf(path) }, signal }));
}

/** The file as a blob, because a link cannot send the access token. */
export const downloadVehicleAttachment = (path: OfBusiness & { id: string }, { signal }: Options) =>
  bodyOf<Blob>(
    client.GET('/c/{domain}/vehicle-attachments/{id}/file/', {
      ...{ params: { path: pathOf(path) }, parseAs: 'blob', signal },
    }),
  );

/** Idempotent by key. A paper that was renewed meanwhile is refused with a conflict of the code `renewed`. */
export function putVehiclePaper(
  { businessId, vehicle, of, idempotencyKey, ...body }: Renewing & Schemas['VehiclePaperRenewal'],
  { signal }: Options,
) {
  const path = pathOf({ businessId, id: vehicle, documentId: of });
  const params = { path, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/statutory/{documentId}/', { params, body, signal }));
}

/** Idempotent by key. A service that was renewed meanwhile is refused with a conflict of the code `renewed`. */
export function putVehicleService(
  { businessId, vehicle, of, idempotencyKey, ...body }: Renewing & Schemas['VehicleServiceRenewal'],
  { signal }: Options,
) {
  const path = pathOf({ businessId, id: vehicle, serviceId: of });
  const params = { path, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.PUT('/c/{domain}/vehicles/{id}/services/{serviceId}/', { params, body, signal }));
}
