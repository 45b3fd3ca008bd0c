/** Files of vehicles: uploaded ahead or straight to what they belong to, opened and deleted. */
import { attachmentsHandlers } from '../../assets/attachments/handlers.ts';
import { dropAttachment, joinAttachments } from '../../assets/attachments/store.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeStored } from '../../platform/removed-files.ts';
import { findSubject, isFile, presentFile } from './store.ts';

type FileOperation =
  | 'uploadVehicleAttachment'
  | 'addVehicleAttachment'
  | 'deleteVehicleAttachment'
  | 'downloadVehicleAttachment';

const kinds = { vehiclestatutory: 'document', vehicleservice: 'maintenance' } as const;

export const filesHandlers = (platform: Platform): Pick<Handlers, FileOperation> => {
  const attachments = attachmentsHandlers(platform);
  return {
    uploadVehicleAttachment: async (call) => {
      const { id, fileInfo } = await attachments.uploadAttachment(call);
      return presentFile(call.businessId, { id, name: fileInfo.name });
    },

    addVehicleAttachment: async (call) => {
      const { tx, businessId, body } = call;
      const kind = kinds[body.content_type];
      const subject = await findSubject(tx, businessId, kind, body.object_id);
      if (subject === undefined) throw refuse.fields({ object_id: ['This is no longer there.'] });
      const { id, fileInfo } = await attachments.uploadAttachment(call);
      const joined = { ids: [id], subject: { kind, id: body.object_id }, assetId: subject.vehicle };
      await joinAttachments(tx, businessId, joined, 'file');
      return presentFile(businessId, { id, name: fileInfo.name });
    },

    deleteVehicleAttachment: async ({ tx, businessId, params }) => {
      if (!(await isFile(tx, businessId, params.id))) throw refuse.missing();
      await removeStored(platform.jobs, tx, await dropAttachment(tx, businessId, params.id));
      return undefined;
    },

    downloadVehicleAttachment: async (call) => {
      if (!(await isFile(call.tx, call.businessId, call.params.id))) throw refuse.missing();
      return attachments.downloadAttachment(call);
    },
  };
};
