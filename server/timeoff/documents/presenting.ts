/** What somebody learns of the documents of requests. */
import type { components } from '../../../openapi/generated/contract.ts';
import { namesOf } from '../../directory/directory.ts';
import type { Inside } from '../../platform/asking.ts';
import { addDocumentsProblem, mayReadDocuments, removeDocumentsProblem, type Viewer } from '../requests/rules.ts';
import type { Request } from '../requests/store.ts';
import { listDocuments } from './store.ts';

type Shown = components['schemas']['TimeoffRequest'];
type Part = Pick<Shown, 'documents' | 'document_due' | 'may_add_documents' | 'may_remove_documents'>;

const nothing: Part = { documents: [], document_due: null, may_add_documents: false, may_remove_documents: false };

export async function documentsOf({ tx, businessId }: Inside, requests: readonly Request[], viewer: Viewer) {
  const read = requests.filter((one) => mayReadDocuments(viewer, one)).map(({ id }) => id);
  const found = read.length === 0 ? [] : await listDocuments(tx, businessId, read);
  const names = await namesOf(tx, [...new Set(found.map(({ added_by }) => added_by))]);
  return (request: Request): Part => {
    if (!read.includes(request.id)) return nothing;
    const own = found.filter(({ requestId }) => requestId === request.id);
    const isOpen = addDocumentsProblem(request) === null;
    return {
      documents: own.map(({ id, fileInfo, added_by, added_at }) => ({
        id,
        fileInfo,
        added_by: names.get(added_by) ?? '',
        added_at: added_at.toISOString(),
      })),
      document_due: isOpen && own.length === 0 ? request.documentDueOn : null,
      may_add_documents: isOpen,
      may_remove_documents: own.length > 0 && removeDocumentsProblem(viewer, request) === null,
    };
  };
}
