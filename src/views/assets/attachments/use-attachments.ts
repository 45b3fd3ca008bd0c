import type { components } from '../../../../openapi/generated/contract.ts';
import { uploadAttachment } from '../../../services/assets/documents.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { useUploads } from '../../shared/files/use-uploads.ts';
import type { FileOnTheWay } from '../../ui/files/file-row.tsx';

export type Attachment = components['schemas']['Attachment'];

const fileOf = ({ id, fileInfo: { name, size } }: Attachment): FileOnTheWay => ({ id, name, size, state: 'done' });
const none: readonly Attachment[] = [];

/**
 * The files of something that a form writes down, which then sends their ids.
 * @param start those that it has already
 * @param restored those that a draft kept
 */
export function useAttachments(start: readonly Attachment[] = none, restored: readonly Attachment[] = start) {
  const { id: businessId } = useBusiness();
  const { stored, reset, ...uploads } = useUploads<Attachment>({
    upload: (file, options) => uploadAttachment({ businessId, file }, options),
    start: restored.map(fileOf),
    storedOf: (id) => [...restored, ...start].find((each) => each.id === id) ?? null,
  });
  const ids = stored.map(({ id }) => id);
  return {
    ...uploads,
    attachments: stored,
    ids,
    /** Others than at the start. */
    isChanged: ids.join() !== start.map(({ id }) => id).join(),
    reset: () => reset(start.map(fileOf)),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
