/** Files that people upload about assets. Pictures are re-encoded before they arrive here; see server/platform/http/body.ts. */
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { downloadFile, keepAttachment, sandbox } from './acts.ts';
import { findStored } from './store.ts';

type AttachmentOperation = 'uploadAttachment' | 'downloadAttachment' | 'getAttachmentThumbnail';

export const attachmentsHandlers = ({ clock, files }: Platform): Pick<Handlers, AttachmentOperation> => ({
  uploadAttachment: ({ tx, businessId, file }) => keepAttachment(files, tx, businessId, file('file'), clock.now()),

  downloadAttachment: (call) => downloadFile(call, files, call.params.id),

  getAttachmentThumbnail: async ({ tx, businessId, params, reply }) => {
    const found = await findStored(tx, businessId, params.id);
    if (found?.thumbnailAs == null) throw refuse.missing();
    reply.header('content-security-policy', sandbox);
    return { stream: await files.open(found.thumbnailAs), type: 'image/webp', size: null };
  },
});
