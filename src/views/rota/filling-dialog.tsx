import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import type { Proposal, WeekFillingRef } from '../../machines/rota/week-filling/machine.ts';
import { hrPaths } from '../../paths/hr.ts';
import { useBusiness } from '../shared/business/business.ts';
import { nameOf } from '../shared/people/people.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Explanation, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { longDay, timesText } from './week-texts.ts';

type FillingDialogProps = { filling: WeekFillingRef; cycle: HourCycle };

const retryOf = { unread: 'proposal.retry', unfilled: 'filling.retry' } as const;

/** Proposes who takes the open shifts of the week that is shown, and plans it. */
export function FillingDialog({ filling, cycle }: FillingDialogProps) {
  const state = useSelector(filling, ({ value }) => value);
  const proposal = useSelector(filling, ({ context }) => context.proposal);
  const problem = useProblem(filling);
  const isBusy = state === 'filling';
  const leave = () => filling.send({ type: state === 'unfilled' ? 'step.back' : 'filling.leave' });
  return (
    <Dialog title="Fill the week" isOpen onClose={leave} isBusy={isBusy} width="form">
      <DialogBody>
        <div data-flow="weekFilling" data-state={state}>
          <Stack>
            {problem === null ? null : <Notice tone="bad">{problemText(problem)}</Notice>}
            {state === 'looking' ? (
              <>
                <Explanation>Looking for who can take the open shifts. It takes ten seconds at most.</Explanation>
                <SkeletonList rows={3} />
              </>
            ) : null}
            {proposal !== null && (state === 'shown' || isBusy) ? <Shown proposal={proposal} cycle={cycle} /> : null}
          </Stack>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onPress={leave} isDisabled={isBusy}>
          {state === 'unfilled' ? 'Back' : 'Cancel'}
        </Button>
        {state === 'unread' || state === 'unfilled' ? (
          <Button look="primary" onPress={() => filling.send({ type: retryOf[state] })}>
            Try again
          </Button>
        ) : (
          <Button
            look="primary"
            isBusy={isBusy}
            isDisabled={state === 'looking' || proposal?.filled.length === 0}
            onPress={() => filling.send({ type: 'week.fill' })}
          >
            Plan these shifts
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

type ShownShift = components['schemas']['FillingShift'];
const textOf = (shift: ShownShift, cycle: HourCycle) =>
  [longDay(shift.date), timesText(shift, cycle), shift.role, shift.location].filter(Boolean).join(', ');

function summaryOf({ filled, left, is_most: isMost }: Proposal): string {
  const all = filled.length + left.length;
  if (all === 0) return 'No shift of this week is open that has not begun.';
  return [
    `${filled.length} of ${all} open ${all === 1 ? 'shift' : 'shifts'} can be filled without breaking a rule.`,
    isMost ? '' : 'The time was over before it was certain that there cannot be more.',
    filled.length > 0 ? 'Nothing is published by it.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function Shown({ proposal, cycle }: { proposal: Proposal; cycle: HourCycle }) {
  const { filled, left } = proposal;
  const byEmployee = Map.groupBy(filled, ({ employee }) => employee.id);
  return (
    <>
      <Explanation>{summaryOf(proposal)}</Explanation>
      {filled.length > 0 ? (
        <RowList label="Who gets what">
          {[...byEmployee].map(([id, rows]) => (
            <ListRow
              key={id}
              title={rows[0] === undefined ? '' : nameOf(rows[0].employee)}
              note={rows.map(({ shift }) => <div key={shift.id}>{textOf(shift, cycle)}</div>)}
            />
          ))}
        </RowList>
      ) : null}
      {left.length > 0 ? (
        <>
          <Explanation>
            {`${left.length} ${left.length === 1 ? 'stays' : 'stay'} open. A rule that only warns can be set aside by planning the shift in the week, with a reason.`}
          </Explanation>
          <RowList label="What stays open">
            {left.map(({ shift, reasons }) => (
              <ListRow
                key={shift.id}
                title={`Open: ${textOf(shift, cycle)}`}
                note={<Reasons reasons={reasons} about={textOf(shift, cycle)} />}
              />
            ))}
          </RowList>
        </>
      ) : null}
    </>
  );
}

/** Of so many people the reasons are shown at once. */
const few = 4;

function Reasons({ reasons, about }: { reasons: Proposal['left'][number]['reasons']; about: string }) {
  const { may } = useBusiness();
  const [isAll, setAll] = useState(false);
  if (reasons.length === 0) return 'Nobody works at this location.';
  const hidden = isAll ? 0 : Math.max(0, reasons.length - few);
  return (
    <>
      {(hidden > 0 ? reasons.slice(0, few) : reasons).map(({ employee, name, text, is_refused: isRefused }) => (
        <div key={employee}>
          {may('access_hr') ? <Link href={hrPaths.employee(employee)}>{name}</Link> : name}
          {`: ${text}${isRefused ? '' : ' (warns)'}`}
        </div>
      ))}
      {hidden > 0 ? (
        <Button aria-label={`Show ${hidden} more for ${about}`} onPress={() => setAll(true)}>
          {`${hidden} more`}
        </Button>
      ) : null}
    </>
  );
}
