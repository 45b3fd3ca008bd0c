import { useSelector } from '@xstate/react';
import type { components } from '../../../openapi/generated/contract.ts';
import type { PublicationPreview, WeekPublicationRef } from '../../machines/rota/week-publication/machine.ts';
import { nameOf } from '../shared/people/people.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Explanation, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { shortDay, timesText } from './week-texts.ts';

type PublicationDialogProps = { publication: WeekPublicationRef; cycle: HourCycle };

const retryOf = { unread: 'preview.retry', unpublished: 'publication.retry', unwithdrawn: 'withdrawal.retry' } as const;

/** Publishes the week that is shown, or withdraws what was published last. */
export function PublicationDialog({ publication, cycle }: PublicationDialogProps) {
  const state = useSelector(publication, ({ value }) => value);
  const preview = useSelector(publication, ({ context }) => context.preview);
  const problem = useProblem(publication);
  const isBusy = state === 'publishing' || state === 'withdrawing';
  const isUnknown = state === 'unpublished' || state === 'unwithdrawn';
  const leave = () => publication.send({ type: isUnknown ? 'step.back' : 'publication.leave' });
  return (
    <Dialog title="Publish the week" isOpen onClose={leave} isBusy={isBusy} width="form">
      <DialogBody>
        <div data-flow="weekPublication" data-state={state}>
          <Stack>
            {problem === null ? null : <Notice tone="bad">{problemText(problem)}</Notice>}
            {state === 'looking' ? <SkeletonList rows={3} /> : null}
            {preview !== null && (state === 'shown' || isBusy) ? <Preview preview={preview} cycle={cycle} /> : null}
          </Stack>
        </div>
      </DialogBody>
      <DialogFoot
        note={
          state === 'shown' ? (
            <Button
              isDisabled={preview?.published !== true}
              onPress={() => publication.send({ type: 'week.withdraw' })}
            >
              Withdraw the last one
            </Button>
          ) : null
        }
      >
        <Button onPress={leave} isDisabled={isBusy}>
          {isUnknown ? 'Back' : 'Cancel'}
        </Button>
        {state === 'unread' || isUnknown ? (
          <Button look="primary" onPress={() => publication.send({ type: retryOf[state] })}>
            Try again
          </Button>
        ) : (
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={state === 'looking'}
            onPress={() => publication.send({ type: 'week.publish' })}
          >
            Publish
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Preview({ preview, cycle }: { preview: PublicationPreview; cycle: HourCycle }) {
  const { shifts, open, warned, refused, changes, published } = preview;
  const untold = changes.filter(({ is_told: isTold }) => !isTold);
  return (
    <>
      <Explanation>
        {[
          `${counted(shifts, 'shift', 'shifts')}, ${open} open.`,
          changes.length === 0 && published
            ? 'Nothing has changed since it was published: nobody is told.'
            : `${counted(changes.length - untold.length, 'person is', 'people are')} told.`,
        ].join(' ')}
      </Explanation>
      {refused > 0 ? (
        <Notice tone="bad">{`${counted(refused, 'shift is', 'shifts are')} not possible any more, as somebody is away or has left. Look at the marks in the week.`}</Notice>
      ) : null}
      {warned > 0 ? (
        <Notice tone="warning">{`${counted(warned, 'shift breaks', 'shifts break')} a rule that warns.`}</Notice>
      ) : null}
      {untold.length > 0 ? (
        <Notice tone="warning">
          {`Without an account, they do not hear of it here: ${untold.map(({ employee }) => nameOf(employee)).join(', ')}.`}
        </Notice>
      ) : null}
      {changes.length > 0 ? (
        <RowList label="Who is told what">
          {changes.map(({ employee, before, after }) => (
            <ListRow
              key={employee.id}
              title={nameOf(employee)}
              note={
                <>
                  {after.length > 0 ? <span>{`New: ${textOf(after, cycle)}`}</span> : null}
                  {after.length > 0 && before.length > 0 ? <br /> : null}
                  {before.length > 0 ? <span>{`No more: ${textOf(before, cycle)}`}</span> : null}
                </>
              }
            />
          ))}
        </RowList>
      ) : null}
    </>
  );
}

const textOf = (shifts: readonly components['schemas']['PublishedTimes'][], cycle: HourCycle) =>
  shifts.map((shift) => `${shortDay(shift.date)}, ${timesText(shift, cycle)}, ${shift.location}`).join('; ');
