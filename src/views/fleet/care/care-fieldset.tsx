import { createVehicleRepairLimits } from '../../../../openapi/generated/limits/fleet.care.ts';
import { createVehiclePaperLimits } from '../../../../openapi/generated/limits/fleet.papers.ts';
import { paperTypeLabels, paperTypes } from '../../../../openapi/generated/lists/fleet.papers.ts';
import type { CareFields, CareKind } from '../../../domain/fleet/care-form.ts';
import { leadTimes } from '../../../domain/fleet/renewal-form.ts';
import { NairaField } from '../../shared/fields/naira-field.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';

const words = {
  paper: { name: 'Title', date: 'Issue Date', due: 'Expiry Date' },
  service: { name: 'Description', date: 'Service Date', due: 'Next Due Date' },
  repair: { name: 'Description', date: 'Repair Date', due: '' },
} as const;

/** What it renews has a field of its own. */
type Asked = Omit<CareFields, 'renews'>;

type CareFieldsetProps = {
  kind: CareKind;
  fields: Asked;
  /** Whether it must say when it is due next. */
  isDueRequired?: boolean;
  /** Several are written down alike: what each has of its own is not asked for. */
  isSeveral?: boolean;
  /** What the types of papers are called, where that is not their own name. */
  typeLabels?: Readonly<Record<string, string>>;
  /** Of a paper of a type that the business made up. */
  otherType?: string | undefined;
  errorOf: (field: keyof Asked) => string | null;
  onType: (next: Partial<Asked>) => void;
};

/** What there is to write down of a paper, a service or a repair. */
export function CareFieldset(props: CareFieldsetProps) {
  const {
    kind,
    fields,
    isDueRequired = false,
    isSeveral = false,
    otherType,
    typeLabels = paperTypeLabels,
    errorOf,
    onType,
  } = props;
  const { name, date, due } = words[kind];
  const types = paperTypes.map((value) => ({
    value: value as string,
    label: typeLabels[value] ?? paperTypeLabels[value],
  }));
  return (
    <>
      {kind === 'paper' && !isSeveral ? (
        <Select
          label="Document type"
          name="type"
          choices={otherType === undefined ? types : [...types, { value: 'other', label: otherType }]}
          value={fields.type || null}
          errorMessage={errorOf('type')}
          onChange={(next) => onType({ type: next ?? '' })}
        />
      ) : null}
      {isSeveral ? null : (
        <TextField
          label={name}
          name="title"
          {...createVehiclePaperLimits.title}
          value={fields.title}
          errorMessage={errorOf('title')}
          onChange={(title) => onType({ title })}
        />
      )}
      <FieldPair>
        <DateField
          label={date}
          name="date"
          isOptional={kind === 'paper'}
          value={fields.date || null}
          errorMessage={errorOf('date')}
          onChange={(next) => onType({ date: next ?? '' })}
        />
        {kind === 'repair' ? (
          <TextField
            label="Repaired by"
            name="vendor"
            isOptional
            {...createVehicleRepairLimits.vendor}
            value={fields.vendor}
            errorMessage={errorOf('vendor')}
            onChange={(vendor) => onType({ vendor })}
          />
        ) : (
          <DateField
            label={due}
            name="due_date"
            isOptional={!isDueRequired}
            value={fields.due_date || null}
            errorMessage={errorOf('due_date')}
            onChange={(next) => onType({ due_date: next ?? '' })}
          />
        )}
      </FieldPair>
      {isSeveral ? null : (
        <FieldPair>
          <NumberField
            label="Mileage"
            name="mileage"
            isOptional
            unit="km"
            {...createVehiclePaperLimits.mileage}
            value={fields.mileage === '' ? null : Number(fields.mileage)}
            errorMessage={errorOf('mileage')}
            onChange={(km) => onType({ mileage: km === null ? '' : String(km) })}
          />
          {kind === 'repair' ? <Cost {...props} /> : <Reminder {...props} />}
        </FieldPair>
      )}
      {kind === 'repair' ? null : <Cost {...props} />}
    </>
  );
}

function Cost({ fields, isSeveral = false, errorOf, onType }: CareFieldsetProps) {
  return (
    <NairaField
      label={isSeveral ? 'Cost of each' : 'Cost'}
      name="cost"
      isOptional
      naira={fields.cost}
      errorMessage={errorOf('cost')}
      onNaira={(cost) => onType({ cost })}
    />
  );
}

function Reminder({ fields: { reminder_days: days }, errorOf, onType }: CareFieldsetProps) {
  const offered = Object.entries(leadTimes).map(([value, label]) => ({ value, label: `${label} before` }));
  // The register offers other days.
  const isOffered = days === '' || days in leadTimes;
  const own = { value: days, label: `${days} ${days === '1' ? 'day' : 'days'} before` };
  return (
    <Select
      label="Set Reminder"
      name="reminder_days"
      isOptional
      emptyLabel="No reminder"
      choices={isOffered ? offered : [...offered, own]}
      value={days || null}
      errorMessage={errorOf('reminder_days')}
      onChange={(next) => onType({ reminder_days: next ?? '' })}
    />
  );
}
