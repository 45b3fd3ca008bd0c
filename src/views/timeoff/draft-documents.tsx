import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DraftFile } from '../../domain/timeoff/request-draft.ts';
import type { TimeOffRequestRef } from '../../machines/timeoff/time-off-request/machine.ts';
import { uploadTemporaryFile } from '../../services/hr/files.ts';
import { useBusiness } from '../shared/business/business.ts';
import { accept, largestChosen } from '../shared/files/file-rules.ts';
import { useUploads } from '../shared/files/use-uploads.ts';
import { showDate } from '../ui/content/date.ts';
import { FileDrop } from '../ui/files/file-drop.tsx';

/** What goes with one request. */
const most = 5;

type DraftDocumentsProps = {
  request: TimeOffRequestRef;
  /** Why the form has to wait for the files; null when all have arrived. */
  onWaiting: (waitsFor: string | null) => void;
  errorMessage: string | null;
};

/** Documents such as a certificate: they travel at once, and the draft keeps those that have arrived. */
export function DraftDocuments({ request, onWaiting, errorMessage }: DraftDocumentsProps) {
  const { id: businessId } = useBusiness();
  const due = useSelector(request, ({ context }) => context.preview?.document_due ?? null);
  const [kept] = useState(() => request.getSnapshot().context.draft.files);
  const uploads = useUploads<DraftFile>({
    upload: async (file, options) => {
      const { id, fileInfo } = await uploadTemporaryFile({ businessId, file }, options);
      const arrived = { id, name: fileInfo.name, size: fileInfo.size };
      request.send({ type: 'file.arrive', file: arrived });
      return arrived;
    },
    remove: async ({ id }) => request.send({ type: 'file.remove', id }),
    start: kept.map((file) => ({ ...file, state: 'done' })),
    storedOf: (id) => kept.find((file) => file.id === id) ?? null,
  });
  const { waitsFor } = uploads;
  useEffect(() => {
    onWaiting(waitsFor);
    return () => onWaiting(null);
  }, [waitsFor, onWaiting]);
  return (
    <FileDrop
      label="Documents"
      {...(due !== null && { hint: `A document is needed by ${showDate(due)}. Add it now, or later.` })}
      accept={accept}
      maxSize={largestChosen}
      most={most}
      isOptional
      errorMessage={errorMessage}
      files={uploads.files}
      onChoose={uploads.choose}
      onCancel={uploads.remove}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
    />
  );
}
