import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { HeldThing, TerminationRef } from '../../../machines/hr/termination/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';
import { WriteOff } from './write-off.tsx';

type HeldThingsProps = { termination: TerminationRef; employee: components['schemas']['EmployeeRecord'] };

/** What has to come back, or to be written off, before an employment ends. */
export function HeldThings({ termination, employee }: HeldThingsProps) {
  const { may } = useBusiness();
  const held = useSelector(termination, ({ context }) => context.held);
  const problem = useProblem(termination);
  const isBusy = useSelector(termination, (snapshot) => snapshot.hasTag('busy'));
  const canTakeBack = useSelector(termination, (snapshot) => snapshot.can({ type: 'things.takeBack' }));
  const leave = () => termination.send({ type: 'termination.leave' });
  const [lost, setLost] = useState<HeldThing | null>(null);
  if (lost !== null)
    return (
      <WriteOff
        thing={lost}
        onClose={() => setLost(null)}
        onDone={() => {
          setLost(null);
          termination.send({ type: 'things.check' });
        }}
      />
    );
  return (
    <Dialog title={`What ${employee.first_name} holds`} isOpen onClose={leave} isBusy={isBusy} width="form">
      <DialogBody>
        <Notice tone="warning">
          {may('access_assets')
            ? 'Take these back, or write them off, before the employment ends. Who leaves on a later day keeps them until then.'
            : 'Somebody who manages assets takes these back, or writes them off, before the employment ends. Who leaves on a later day keeps them until then.'}
        </Notice>
        <RowList label="Things to return">
          {held.map((thing) => (
            <ListRow
              key={thing.id}
              title={may('access_assets') ? <Link href={hrefOf(thing)}>{thing.name}</Link> : thing.name}
              note={noteOf(thing)}
            >
              {may('access_assets') && !thing.is_deleted ? (
                <Button isDisabled={isBusy} onPress={() => setLost(thing)} aria-label={`Write off ${thing.name}`}>
                  Write off
                </Button>
              ) : null}
            </ListRow>
          ))}
        </RowList>
        {problem ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => termination.send({ type: 'things.check' })} isDisabled={isBusy}>
          Look again
        </Button>
        <Button onPress={() => termination.send({ type: 'notice.plan' })} isDisabled={isBusy}>
          Plan a later day
        </Button>
        {canTakeBack || isBusy ? (
          <Button look="primary" isBusy={isBusy} onPress={() => termination.send({ type: 'things.takeBack' })}>
            Take everything back
          </Button>
        ) : null}
      </DialogFoot>
    </Dialog>
  );
}

const hrefOf = ({ id, is_deleted }: HeldThing) => (is_deleted ? assetsPaths.assetBin() : assetsPaths.asset(id));
const noteOf = ({ number, is_vehicle, date_assigned, is_deleted, is_planned }: HeldThing) =>
  [
    number,
    is_vehicle ? 'Vehicle' : null,
    `${is_planned ? 'planned from' : 'since'} ${showDate(date_assigned)}`,
    is_deleted ? 'in the bin' : null,
  ]
    .filter(Boolean)
    .join(' · ');
