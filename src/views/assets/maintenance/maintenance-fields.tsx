import { createMaintenanceLimits } from '../../../../openapi/generated/limits/assets.maintenance.ts';
import { maintenanceTypeLabels, maintenanceTypes } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import {
  dateLabels,
  isService,
  type MaintenanceField,
  type MaintenanceFields,
} from '../../../domain/assets/maintenance-form.ts';
import { NairaField } from '../../shared/fields/naira-field.tsx';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';
import type { Maintenance } from './maintenance-columns.tsx';
import { MaintenanceReminder, type MaintenanceReminderState } from './maintenance-reminder.tsx';
import { RenewsField } from './renews-field.tsx';

export type MaintenanceState = {
  reminder: MaintenanceReminderState;
  attachments: Attachments;
  /** The entry that is corrected; null for a new one. */
  entry: Maintenance | null;
  fields: MaintenanceFields;
  errorOf: (field: MaintenanceField | 'reminder' | 'attachments') => string | null;
  type: (changed: Partial<MaintenanceFields>) => void;
};

const numberOf = (text: string) => (text === '' ? null : Number(text));
const textOf = (value: number | null) => (value === null ? '' : String(value));

/** What is recorded of a service, a repair or an inspection, on a page as in a dialog. */
export function MaintenanceFieldset({ state }: { state: MaintenanceState }) {
  const { fields, errorOf, type, reminder, attachments, entry } = state;
  const kind = maintenanceTypes.find((each) => each === fields.type) ?? null;
  return (
    <>
      <RadioGroup
        label="Type"
        name="type"
        isRow
        choices={maintenanceTypes.map((value) => ({ value, label: maintenanceTypeLabels[value] }))}
        value={kind}
        errorMessage={errorOf('type')}
        onChange={(chosen) => type({ type: chosen })}
      />
      <FieldPair>
        <DateField
          label={kind ? dateLabels[kind] : 'Date'}
          name="date"
          value={fields.date || null}
          errorMessage={errorOf('date')}
          onChange={(date) => type({ date: date ?? '' })}
        />
        {isService(fields) && fields.plan === '' ? (
          <DateField
            label="Due date"
            name="due_date"
            isOptional
            hint="When the next service is due."
            value={fields.due_date || null}
            errorMessage={errorOf('due_date')}
            onChange={(date) => type({ due_date: date ?? '' })}
          />
        ) : null}
      </FieldPair>
      <MaintenanceReminder fields={fields} reminder={reminder} errorMessage={errorOf('reminder')} />
      <FieldPair>
        <NairaField
          label="Cost"
          name="cost"
          naira={fields.cost}
          errorMessage={errorOf('cost')}
          onNaira={(cost) => type({ cost })}
        />
        <TextField
          label="Vendor"
          name="vendor"
          isOptional
          {...createMaintenanceLimits.vendor}
          value={fields.vendor}
          onChange={(vendor) => type({ vendor })}
        />
      </FieldPair>
      <FieldPair>
        <NumberField
          label="Mileage"
          name="mileage"
          isOptional
          unit="km"
          value={numberOf(fields.mileage)}
          errorMessage={errorOf('mileage')}
          onChange={(mileage) => type({ mileage: textOf(mileage) })}
        />
        <NumberField
          label="Engine hours"
          name="engine_hours"
          isOptional
          unit="h"
          value={numberOf(fields.engine_hours)}
          errorMessage={errorOf('engine_hours')}
          onChange={(hours) => type({ engine_hours: textOf(hours) })}
        />
      </FieldPair>
      <TextArea
        label="Notes"
        name="notes"
        {...createMaintenanceLimits.notes}
        value={fields.notes}
        errorMessage={errorOf('notes')}
        onChange={(notes) => type({ notes })}
      />
      <RenewsField
        fields={fields}
        entry={entry}
        errorMessage={errorOf('renews')}
        onChange={(renews) => type({ renews })}
      />
      <AttachmentsField attachments={attachments} errorMessage={errorOf('attachments')} />
    </>
  );
}
