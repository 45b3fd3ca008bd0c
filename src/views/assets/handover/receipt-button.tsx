import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { downloadHandoverReceipt } from '../../../services/operations/assets.handover.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

type ReceiptButtonProps = { id: string; look?: 'primary' | 'ghost'; label?: string };

/** Saves the receipt of a hand-over as a file. */
export function ReceiptButton({ id, look, label = 'Download the receipt' }: ReceiptButtonProps) {
  const { id: businessId } = useBusiness();
  const download = useRequest({
    send: (options) => downloadHandoverReceipt({ businessId, id }, options),
    deadline: downloadDeadline,
    onDone: (file) => saveAs(file, 'hand-over-receipt.pdf'),
    onFailed: (problem) => notify('bad', problem.kind === 'missing' ? 'File not found' : problemText(problem)),
  });
  return (
    <Button {...(look ? { look } : {})} onPress={() => download.send()} isBusy={download.isPending}>
      {label}
    </Button>
  );
}
