import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { type Week, weekLater } from '../../../rules/rota/week.ts';
import { copyShiftWeek } from '../../services/operations/rota.shifts.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Select } from '../ui/choices/select.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { longDay } from './week-texts.ts';

type CopiedWeek = components['schemas']['CopiedWeek'];
type CopyDialogProps = { week: Week; location: string | null; isOpen: boolean; onClose: () => void };

/** Weeks before the shown one that can be copied. */
const offered = [1, 2, 3, 4, 5, 6, 7, 8];
const keyOf = ({ year, week }: Week) => `${year} ${week}`;

/** Copies the shifts of an earlier week onto the shown one, and lists what was left out with its reason. */
export function CopyDialog({ week, location, isOpen, onClose }: CopyDialogProps) {
  const { id: businessId } = useBusiness();
  const [copied, setCopied] = useState<CopiedWeek | null>(null);
  const sources = offered.map((before) => weekLater(week, -before));
  const [from, setFrom] = useState<string | null>(null);
  const chosen = sources.find((each) => keyOf(each) === from) ?? sources[0] ?? week;
  const close = () => {
    setCopied(null);
    onClose();
  };
  const request = useRequest({
    send: (options) =>
      copyShiftWeek(
        {
          businessId,
          location,
          year: week.year,
          week_number: week.week,
          from_year: chosen.year,
          from_week_number: chosen.week,
        },
        options,
      ),
    onDone: (answer) => {
      notify('good', `${answer.copied} ${answer.copied === 1 ? 'shift' : 'shifts'} copied`);
      if (answer.left_out.length === 0) close();
      else setCopied(answer);
    },
  });
  if (copied !== null)
    return (
      <Dialog title="Left out" isOpen={isOpen} onClose={close} width="form">
        <DialogBody>
          <RowList label="Left out">
            {copied.left_out.map(({ name, date, start, reason }) => (
              <ListRow
                key={`${name} ${date} ${start}`}
                title={`${name ?? 'Open shift'}, ${longDay(date)}`}
                note={reason}
              />
            ))}
          </RowList>
        </DialogBody>
        <DialogFoot>
          <Button look="primary" onPress={close}>
            Close
          </Button>
        </DialogFoot>
      </Dialog>
    );
  return (
    <FormDialog
      title={`Copy onto week ${week.week}`}
      label="Copy a week"
      isOpen={isOpen}
      onClose={close}
      request={request}
      submit="Copy"
      onSubmit={() => request.send()}
    >
      <Select
        label="From"
        choices={sources.map((each) => ({ value: keyOf(each), label: `Week ${each.week} of ${each.year}` }))}
        value={keyOf(chosen)}
        onChange={setFrom}
        hint="What is there already stays. Who has left or is away is left out and listed."
      />
    </FormDialog>
  );
}
