import { useActorRef } from '@xstate/react';
import { FileSharingForm } from '../../views/hr/files/file-sharing-form.tsx';
import { useBusiness } from '../../views/shared/business/business.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import { fileSharingOf } from '../actors/hr.files.ts';
import { useCore } from '../use-core.ts';
import { useOutput } from './use-output.ts';

/** Runs from when it is opened until the files are shared or the person leaves. */
export function FileSharingScreen({ onClose }: { onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const sharing = useActorRef(fileSharingOf(useCore()), { input: { businessId } });
  useOutput(sharing, ({ end, count }) => {
    if (end === 'shared') notify('good', count === 1 ? 'File added' : `${count} files added`);
    onClose();
  });
  return <FileSharingForm sharing={sharing} />;
}
