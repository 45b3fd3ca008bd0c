/** Files of vehicles: uploaded ahead or straight to what they belong to, opened and deleted. */
import { downloadFile, dropFile, joinAttachments, keepAttachment } from '../../assets/port.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Handlers, UploadedFile } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSubject, isFile, presentFile } from './store.ts';

type FileOperation =
  | 'uploadVehicleAttachment'
  | 'addVehicleAttachment'
  | 'deleteVehicleAttachment'
  | 'downloadVehicleAttachment';

const kinds = { vehiclestatutory: 'document', vehicleservice: 'maintenance' } as const;

export const filesHandlers = ({ clock, files, jobs }: Platform): Pick<Handlers, FileOperation> => {
  const keep = async ({ tx, businessId, file }: Inside & { file(field: string): UploadedFile | null }) => {
    const { id, fileInfo } = await keepAttachment(files, tx, businessId, file('file'), clock.now());
    return presentFile(businessId, { id, name: fileInfo.name });
  };

  return {
    uploadVehicleAttachment: keep,

    addVehicleAttachment: async (call) => {
      const { tx, businessId, body } = call;
      const kind = kinds[body.content_type];
      const subject = await findSubject(tx, businessId, kind, body.object_id);
      if (subject === undefined) throw refuse.fields({ object_id: ['This is no longer there.'] });
      const kept = await keep(call);
      const joined = { ids: [kept.id], subject: { kind, id: body.object_id }, assetId: subject.vehicle };
      await joinAttachments(tx, businessId, joined, 'file');
      return kept;
    },

    deleteVehicleAttachment: async (call) => {
      if (!(await isFile(call.tx, call.businessId, call.params.id))) throw refuse.missing();
      await dropFile(call, jobs, call.params.id);
      return undefined;
    },

    downloadVehicleAttachment: async (call) => {
      if (!(await isFile(call.tx, call.businessId, call.params.id))) throw refuse.missing();
      return downloadFile(call, files, call.params.id);
    },
  };
};
