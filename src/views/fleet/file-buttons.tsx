import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { downloadVehicleAttachment } from '../../services/operations/fleet.papers.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import type { Vehicle } from './vehicle-texts.ts';

type File = Vehicle['attachments'][number];

/** The files of a paper, a service or a repair, each to download. */
export function FileButtons({ files }: { files: readonly File[] }) {
  const { id: businessId } = useBusiness();
  const download = useRequest({
    send: (options, { id }: File) => downloadVehicleAttachment({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file, { name }) => saveAs(file, name),
    onFailed: () => notify('bad', 'File not found', { for: 'fleet' }),
  });
  return files.map((file) => (
    <Button
      key={file.id}
      look="ghost"
      aria-label={`Download ${file.name}`}
      isBusy={download.isPending && download.input?.id === file.id}
      onPress={() => download.send(file)}
    >
      File
    </Button>
  ));
}
