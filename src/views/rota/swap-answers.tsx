import { approveShiftSwapLimits, declineShiftSwapLimits } from '../../../openapi/generated/limits/rota.swaps.ts';
import { approveShiftSwap, declineShiftSwap, withdrawShiftSwap } from '../../services/operations/rota.swaps.ts';
import { useBusiness } from '../shared/business/business.ts';
import { nameOf } from '../shared/people/people.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Explanation, Stack } from '../ui/content/layout.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { type Swap, swapShiftText } from './swap-texts.ts';

type AnswerProps = { swap: Swap; cycle: HourCycle; onClose: () => void };

const aboutOf = ({ shift, in_exchange: exchange, giver, taker }: Swap, cycle: HourCycle) =>
  [
    `${taker === null ? 'Somebody' : nameOf(taker)} works ${swapShiftText(shift, cycle)}`,
    giver === null ? '' : ` instead of ${nameOf(giver)}`,
    exchange === null || giver === null ? '' : `, who works ${swapShiftText(exchange, cycle)}`,
    '.',
  ].join('');

/** Approves a swap, with a reason where a rule warns. */
export function ApproveSwap({ swap, cycle, onClose }: AnswerProps) {
  const { id: businessId } = useBusiness();
  const { id, faults } = swap;
  const request = useRequest({
    send: (options, despite: string) =>
      approveShiftSwap({ businessId, id, ...(despite === '' ? {} : { despite }) }, options),
    onDone: () => {
      notify('good', 'The swap is approved, and those concerned are told');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Approve this swap?"
      label="Approve the swap"
      isOpen
      onClose={onClose}
      request={request}
      submit="Approve"
      onSubmit={(values) => request.send(textOf(values, 'despite').trim())}
      lead={<Explanation>{aboutOf(swap, cycle)}</Explanation>}
    >
      {faults.length === 0 ? null : (
        <Stack>
          <Notice tone="warning">{faults.map(({ text }) => `${text}.`).join(' ')}</Notice>
          <TextArea label="Why all the same" name="despite" rows={2} {...approveShiftSwapLimits.despite} />
        </Stack>
      )}
    </FormDialog>
  );
}

/** Declines it with a reason, which those concerned hear. */
export function DeclineSwap({ swap, cycle, onClose }: AnswerProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options, reason: string) => declineShiftSwap({ businessId, id: swap.id, reason }, options),
    onDone: () => {
      notify('good', 'The swap is declined');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Decline this swap"
      label="Decline the swap"
      isOpen
      onClose={onClose}
      request={request}
      submit="Decline"
      look="danger"
      onSubmit={(values) => request.send(textOf(values, 'reason'))}
      lead={<Explanation>{aboutOf(swap, cycle)}</Explanation>}
    >
      <TextArea label="Reason" name="reason" rows={2} {...declineShiftSwapLimits.reason} />
    </FormDialog>
  );
}

/** Asks before an offer is taken back. */
export function WithdrawSwap({ swap, cycle, onClose }: AnswerProps) {
  const { id: businessId } = useBusiness();
  const { problem, send, isPending } = useRequest({
    send: (options) => withdrawShiftSwap({ businessId, id: swap.id }, options),
    onDone: () => {
      notify('good', 'The offer is taken back');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Take the offer back?"
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isBusy={isPending}
      errorMessage={problem ? refusalText(problem) : null}
      yes="Yes, take it back"
      no="Leave it"
    >
      {swapShiftText(swap.shift, cycle)} stays as it is.
    </ConfirmDialog>
  );
}
