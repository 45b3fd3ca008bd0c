/** Documents come with a request or after it, and go. Only the employee, who answers and who manages time off know of them. */
import { todayIn } from '../../directory/business-day.ts';
import { dropFiles, takeUploads } from '../../hr/port.ts';
import type { Asking } from '../../platform/asking.ts';
import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import { refuse } from '../../platform/errors.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { addDocumentsProblem, mayReadDocuments, removeDocumentsProblem, type Viewer } from '../requests/rules.ts';
import { claimRequest, type Request } from '../requests/store.ts';
import * as store from './store.ts';
import { announceAdded, recordDocument } from './telling.ts';

/** What one request has at most. */
const most = 20;

/** Takes what the caller uploaded. @throws 400 at `files` */
export async function keepDocuments(asking: Asking, requestId: string, files: readonly string[]): Promise<void> {
  const { tx, businessId, userId: by, now } = asking;
  if (files.length === 0) return;
  await takeUploads(tx, businessId, { ids: files, userId: by, field: 'files' });
  await store.addDocuments(tx, businessId, { requestId, files, by, now });
}

/** Locks the request. @throws 404 to who may not know of its documents */
async function claim({ tx, businessId }: Asking, viewer: Viewer, id: string): Promise<Request> {
  const request = await claimRequest(tx, businessId, id);
  if (request === undefined || !mayReadDocuments(viewer, request)) throw refuse.missing();
  return request;
}

/** @throws 400 at `files`, 404, 409 */
export async function addTo(asking: Asking, viewer: Viewer, id: string, files: readonly string[]): Promise<void> {
  const { tx, businessId, now } = asking;
  const request = await claim(asking, viewer, id);
  const problem = addDocumentsProblem(request);
  if (problem !== null) throw refuse.conflict(problem);
  const kept = await store.listDocuments(tx, businessId, [id]);
  if (kept.length + files.length > most) throw refuse.fields({ files: [`A request has ${most} documents at most.`] });
  await keepDocuments(asking, id, files);
  await recordDocument(asking, 'documentAdded', request);
  await announceAdded(asking, request, await todayIn(tx, businessId, now));
}

/** With its file. @throws 404, 409 */
export async function remove(asking: Asking, jobs: Jobs, viewer: Viewer, id: string, documentId: string) {
  const { tx, businessId } = asking;
  const request = await claim(asking, viewer, id);
  const document = await store.findDocument(tx, businessId, id, documentId);
  if (document === undefined) throw refuse.missing();
  const problem = removeDocumentsProblem(viewer, request);
  if (problem !== null) throw refuse.conflict(problem);
  await store.deleteDocument(tx, businessId, documentId);
  await removeStored(jobs, tx, await dropFiles(tx, businessId, [document.fileId]));
  await recordDocument(asking, 'documentRemoved', request);
}
