import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createHolidayLimits } from '../../../openapi/generated/limits/calendar.holidays.ts';
import { holidayScopeLabels, holidayScopes } from '../../../openapi/generated/lists/calendar.holidays.ts';
import { createHoliday, updateHoliday } from '../../services/operations/calendar.holidays.ts';
import { getCountry } from '../../services/operations/onboarding.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { ComboBox } from '../ui/choices/combo-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { HolidayDays, useHolidayDays } from './holiday-days.tsx';

type Schemas = components['schemas'];
type Scope = Schemas['HolidayScope'];
type HolidayFormProps = { holiday: Schemas['Holiday'] | null; onClose: () => void };

/** A day off that the business adds, or changes. */
export function HolidayForm({ onClose, ...given }: HolidayFormProps) {
  const { id: businessId } = useBusiness();
  const holiday = useSeen(given.holiday);
  const days = useHolidayDays(holiday?.days ?? []);
  const [scope, setScope] = useState<Scope>(holiday?.scope ?? 'business');
  const nigeria = useQuery({ ...queryOf(getCountry, { code: 'NG' }), enabled: scope === 'state' });
  const request = useRequest({
    send: ({ signal, idempotencyKey }, form: Schemas['NewHoliday']) =>
      holiday === null
        ? createHoliday({ businessId, idempotencyKey, ...form }, { signal })
        : updateHoliday({ businessId, idempotencyKey, id: holiday.id, seen: holiday, ...form }, { signal }),
    onDone: ({ name }) => {
      notify('good', holiday === null ? `${name} is added` : `${name} is changed`);
      onClose();
    },
  });
  const states = (nigeria.data?.states ?? []).map((state) => ({ value: state, label: state }));
  return (
    <FormDialog
      title={holiday === null ? 'Add a day off' : 'Edit the day off'}
      label="Day off"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) =>
        request.send({
          name: textOf(values, 'name'),
          scope,
          days: days.days,
          ...(scope === 'state' ? { state: textOf(values, 'state') } : {}),
        })
      }
    >
      <TextField label="Name" name="name" defaultValue={holiday?.name ?? ''} {...createHolidayLimits.name} />
      <Select
        label="Who has it off"
        name="scope"
        choices={holidayScopes.map((value) => ({ value, label: holidayScopeLabels[value] }))}
        value={scope}
        onChange={(chosen) => setScope(chosen ?? 'business')}
      />
      {scope === 'state' ? (
        <ComboBox
          label="State"
          name="state"
          choices={states}
          defaultValue={holiday?.state ?? null}
          hint="People whose region is in it."
          isRequired
        />
      ) : null}
      <HolidayDays days={days} errorMessage={request.errors.days?.[0]} />
    </FormDialog>
  );
}
