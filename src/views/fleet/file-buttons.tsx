import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { downloadVehicleAttachment } from '../../services/operations/fleet.papers.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { type SendOptions, useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import type { Vehicle } from './vehicle-texts.ts';

type File = Pick<Vehicle['attachments'][number], 'id' | 'name'>;
type FileButtonsProps = {
  files: readonly File[];
  /** As a driver opens them, without the right to the fleet. */
  open?: (file: File, options: SendOptions) => Promise<Blob>;
};

/** The files of a paper, a service or a repair, each to download. */
export function FileButtons({ files, open }: FileButtonsProps) {
  const { id: businessId } = useBusiness();
  const download = useRequest({
    send: (options, file: File) =>
      open ? open(file, options) : downloadVehicleAttachment({ businessId, id: file.id }, options),
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
