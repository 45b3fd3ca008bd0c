import { lazy, Suspense, useState } from 'react';
import { useBusiness } from '../../shared/business/business.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { personName, type Vehicle } from '../vehicle-texts.ts';
import * as css from './logs.css.ts';

const EmployeePicker = lazy(async () => ({
  default: (await import('../../shared/people/employee-picker.tsx')).EmployeePicker,
}));

type DriverFieldProps = {
  assignee: Vehicle['assignee'];
  /** Of whom was chosen; empty for whoever has the vehicle. */
  name: string;
  errorMessage: string | null;
  onChange: (id: string, name: string) => void;
};

/** Who drove: whoever has the vehicle, until somebody else is chosen, which needs the right to the fleet. */
export function DriverField({ assignee, name, errorMessage, onChange }: DriverFieldProps) {
  const { may } = useBusiness();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.chosen}>
        <span>Driver</span>
        <span className={css.name}>{name || (assignee ? personName(assignee) : 'Nobody')}</span>
        {may('access_vehicles') ? (
          <Button look="ghost" aria-haspopup="dialog" aria-label="Choose the driver" onPress={() => setOpen(true)}>
            Change
          </Button>
        ) : null}
      </div>
      {errorMessage ? <Notice tone="bad">{errorMessage}</Notice> : null}
      <Suspense fallback={null}>
        {isOpen ? (
          <EmployeePicker
            title="Choose the driver"
            isOpen
            isSingle
            confirmLabel="Choose"
            onClose={() => setOpen(false)}
            onConfirm={([person]) => {
              setOpen(false);
              if (person) onChange(person.id, personName(person));
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
