import { uploadVehicleAttachment } from '../../services/fleet/attachments.ts';
import { deleteVehicleAttachment } from '../../services/operations/fleet.papers.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useUploads } from '../shared/files/use-uploads.ts';
import { notify } from '../ui/feedback/toast.tsx';
import type { FileOnTheWay } from '../ui/files/file-row.tsx';
import type { Attachment } from './file-rules.ts';

/** Files of what a form writes down about a vehicle. One that is taken off the form is deleted at the server too. */
export function useVehicleUploads(start?: readonly FileOnTheWay[]) {
  const { id: businessId, may } = useBusiness();
  return useUploads<Pick<Attachment, 'id'>>({
    upload: async (file, options) => {
      const stored = await uploadVehicleAttachment({ businessId, file }, options);
      notify('good', 'File Uploaded Successfully', { for: 'upload' });
      return stored;
    },
    // A driver may not delete files; one that nothing refers to is removed after a day.
    remove: async ({ id }, options) => {
      if (may('access_vehicles')) await deleteVehicleAttachment({ businessId, id }, options);
    },
    ...(start && { start }),
  });
}
