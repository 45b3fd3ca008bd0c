/** The documents of requests for time off: read and removed by those who may know of them. */
import { todayIn } from '../../directory/business-day.ts';
import { answerFile, findFile } from '../../hr/port.ts';
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayReadDocuments } from '../requests/rules.ts';
import { readRequest } from '../requests/store.ts';
import { viewerOf } from '../requests/viewer.ts';
import { remove } from './acts.ts';
import { findDocument } from './store.ts';
import { recordDocument } from './telling.ts';

type DocumentOperation = 'downloadTimeoffDocument' | 'removeTimeoffDocument';

export const timeoffDocumentHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, DocumentOperation> => ({
  downloadTimeoffDocument: async (call) => {
    const { tx, businessId, params, reply } = call;
    const now = clock.now();
    const viewer = await viewerOf(call, await todayIn(tx, businessId, now));
    const request = await readRequest(tx, businessId, params.id);
    if (request === undefined || !mayReadDocuments(viewer, request)) throw refuse.missing();
    const document = await findDocument(tx, businessId, request.id, params.document);
    if (document === undefined) throw refuse.missing();
    if (viewer.self !== request.employeeId) await recordDocument(askingOf(call, now), 'documentOpened', request);
    return answerFile(files, await findFile(tx, businessId, document.fileId), reply);
  },

  removeTimeoffDocument: async (call) => {
    const { tx, businessId, params } = call;
    const now = clock.now();
    const viewer = await viewerOf(call, await todayIn(tx, businessId, now));
    await remove(askingOf(call, now), jobs, viewer, params.id, params.document);
    return undefined;
  },
});
