import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { VehicleAssignmentRef } from '../../machines/fleet/vehicle-assignment/machine.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { LicenceNotice } from '../shared/due/licence-notice.tsx';
import { EmployeePicker } from '../shared/people/employee-picker.tsx';
import { UnassignDialog } from '../shared/people/unassign-dialog.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { showDate } from '../ui/content/date.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { nameOf, personName, stopWarning, type Vehicle } from './vehicle-texts.ts';

type AssignVehicleProps = { assignment: VehicleAssignmentRef; vehicle: Vehicle };

/** Gives a vehicle to an employee, or takes it back. */
export function AssignVehicle({ assignment, vehicle }: AssignVehicleProps) {
  const { timeZone } = useBusiness();
  const state = useSelector(assignment, ({ value }) => value);
  const problem = useProblem(assignment);
  // Who has it stays said while the answer changes that.
  const [{ assignee: holder, next_assignment: next }] = useState(vehicle);
  const isPlanned = holder === null && next !== null;
  const leave = () => assignment.send({ type: 'dialog.leave' });
  return (
    <>
      <span className={visuallyHidden} data-flow="vehicleAssignment" data-state={state} />
      <EmployeePicker
        title="Choose the assignee"
        isOpen={state === 'choosingAssignee'}
        onClose={leave}
        onConfirm={([person]) => person && assignment.send({ type: 'assignee.choose', assignee: person.id })}
        isSingle
        confirmLabel="Assign"
        noticeOf={(person) => <LicenceNotice driver={{ id: person.id, name: personName(person) }} />}
        warning={stopWarning(vehicle)}
      />
      <Dialog
        title="Assign vehicle"
        isOpen={state === 'assigning' || state === 'notAssigned'}
        onClose={leave}
        isBusy={state === 'assigning'}
      >
        <DialogBody>
          {state === 'assigning' ? `${nameOf(vehicle)} is being assigned.` : null}
          {state === 'notAssigned' ? (
            <Notice tone="bad">
              {problem ? (problem.fields.assignee?.[0] ?? problemText(problem)) : 'It was not assigned. Try again.'}
            </Notice>
          ) : null}
        </DialogBody>
        <DialogFoot>
          <Button onPress={leave} isDisabled={state === 'assigning'}>
            Cancel
          </Button>
          <Button
            look="primary"
            isBusy={state === 'assigning'}
            onPress={() => assignment.send({ type: 'assignee.retry' })}
          >
            Try again
          </Button>
        </DialogFoot>
      </Dialog>
      <UnassignDialog
        title={isPlanned ? 'Cancel plan' : 'Unassign vehicle'}
        isPlanned={isPlanned}
        isOpen={state === 'choosingEnd' || state === 'unassigning'}
        onClose={leave}
        onUnassign={(endDate) => assignment.send({ type: 'assignee.remove', endDate })}
        today={todayIn(timeZone)}
        isBusy={state === 'unassigning'}
        errorMessage={problem && problem.kind !== 'invalid' ? problemText(problem) : null}
        {...(problem?.fields.end_date ? { dateErrors: problem.fields.end_date } : {})}
      >
        {holder ? `${personName(holder)} gives ${nameOf(vehicle)} back.` : null}
        {isPlanned
          ? `${nameOf(vehicle)} is planned for ${personName(next.assignee)} from ${showDate(next.date_assigned)}.`
          : null}
      </UnassignDialog>
    </>
  );
}
