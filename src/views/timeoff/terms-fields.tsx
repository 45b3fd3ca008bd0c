import { createTimeoffPolicyLimits } from '../../../openapi/generated/limits/timeoff.policies.ts';
import {
  timeoffAccrualAtLabels,
  timeoffAccrualAts,
  timeoffAccrualLabels,
  timeoffAccruals,
  timeoffCarryOverLabels,
  timeoffCarryOvers,
  timeoffRoundingDirectionLabels,
  timeoffRoundingDirections,
  timeoffRoundingLabels,
  timeoffRoundings,
  timeoffYearLabels,
  timeoffYears,
} from '../../../openapi/generated/lists/timeoff.policies.ts';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair, Stack } from '../ui/content/layout.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { StepFields } from './step-fields.tsx';
import type { TermsField, TermsState } from './terms-state.ts';

const limits = createTimeoffPolicyLimits.terms;
type FieldOf<Value> = { [Field in TermsField]: TermsState['terms'][Field] extends Value ? Field : never }[TermsField];
type FieldProps<Value> = { state: TermsState; field: FieldOf<Value>; label: string; hint?: string };

const choicesOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export function AmountField({
  state,
  field,
  label,
  hint,
  isOptional = true,
}: FieldProps<number | null> & { isOptional?: boolean }) {
  const { terms, change, errorOf } = state;
  return (
    <NumberField
      label={label}
      name={`terms.${field}`}
      value={isOptional ? terms[field] : terms[field] || null}
      onChange={(amount) => change({ [field]: amount ?? (isOptional ? null : 0) })}
      decimals={2}
      unit={terms.unit}
      isOptional={isOptional}
      errorMessage={errorOf(field)}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

/** A whole number; 0 or nothing where it is left empty. */
function CountField({
  state,
  field,
  label,
  hint,
  unit,
  max,
}: FieldProps<number | null> & { unit: string; max: number }) {
  const { terms, change, errorOf } = state;
  const isNeeded = field === 'waiting_months' || field === 'notice_days';
  return (
    <NumberField
      label={label}
      name={`terms.${field}`}
      value={isNeeded ? terms[field] || null : terms[field]}
      onChange={(count) => change({ [field]: isNeeded ? (count ?? 0) : count })}
      max={max}
      unit={unit}
      isOptional
      errorMessage={errorOf(field)}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

function Box({ state: { terms, change, errorOf }, field, label, hint }: FieldProps<boolean>) {
  return (
    <CheckBox
      label={label}
      name={`terms.${field}`}
      isSelected={terms[field]}
      onChange={(isSelected) => change({ [field]: isSelected })}
      errorMessage={errorOf(field)}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}

type ChoiceProps<Field extends TermsField> = {
  state: TermsState;
  field: Field;
  label: string;
  values: readonly (TermsState['terms'][Field] & string)[];
  labels: Record<TermsState['terms'][Field] & string, string>;
};

function Choice<Field extends TermsField>({ state, field, label, values, labels }: ChoiceProps<Field>) {
  const { terms, change, errorOf } = state;
  return (
    <Select
      label={label}
      name={`terms.${field}`}
      choices={choicesOf(values, labels)}
      value={terms[field] as TermsState['terms'][Field] & string}
      onChange={(value) => value !== null && change({ [field]: value })}
      errorMessage={errorOf(field)}
    />
  );
}

function DayOfYear({ state, field, label }: FieldProps<string | null>) {
  const { terms, change, errorOf } = state;
  return (
    <TextField
      label={label}
      name={`terms.${field}`}
      value={terms[field] ?? ''}
      onChange={(day) => change({ [field]: day.trim() || null })}
      maxLength={5}
      placeholder="04-01"
      hint="Month and day"
      errorMessage={errorOf(field)}
    />
  );
}

/** How it is granted in the course of time. */
function GrantFields({ state }: { state: TermsState }) {
  const { terms } = state;
  return (
    <>
      {terms.accrual === 'up_front' ? null : (
        <Choice
          state={state}
          field="accrual_at"
          label="When in the month or year"
          values={timeoffAccrualAts}
          labels={timeoffAccrualAtLabels}
        />
      )}
      <Choice state={state} field="year" label="The year begins" values={timeoffYears} labels={timeoffYearLabels} />
      {terms.year === 'fixed' ? <DayOfYear state={state} field="year_start" label="On" /> : null}
      <CountField
        state={state}
        field="waiting_months"
        label="Nothing is granted before"
        unit="months of service"
        max={limits.waiting_months.max}
      />
      <StepFields state={state} />
      <Choice
        state={state}
        field="carry_over"
        label="Left at the end of the year"
        values={timeoffCarryOvers}
        labels={timeoffCarryOverLabels}
      />
      {terms.carry_over === 'limited' ? (
        <AmountField state={state} field="carry_over_most" label="Carried over at most" isOptional={false} />
      ) : null}
      {terms.carry_over === 'none' ? null : (
        <FieldPair>
          <CountField
            state={state}
            field="carry_over_months"
            label="It ends after"
            unit="months"
            max={limits.carry_over_months.max}
          />
          <DayOfYear state={state} field="carry_over_until" label="Or on" />
        </FieldPair>
      )}
      <FieldPair>
        <AmountField state={state} field="cap" label="Balance at most" />
        <AmountField state={state} field="negative_limit" label="Below zero at most" isOptional={false} />
      </FieldPair>
      <Box state={state} field="prorate_joining" label="Who joins within a year gets a part of it" />
      <Box state={state} field="prorate_leaving" label="Who leaves within a year gets a part of it" />
      <Box state={state} field="prorate_part_time" label="Who works part time gets a part of it" />
      <FieldPair>
        <Choice
          state={state}
          field="rounding"
          label="Rounded"
          values={timeoffRoundings}
          labels={timeoffRoundingLabels}
        />
        {terms.rounding === 'none' ? null : (
          <Choice
            state={state}
            field="rounding_direction"
            label="Which way"
            values={timeoffRoundingDirections}
            labels={timeoffRoundingDirectionLabels}
          />
        )}
      </FieldPair>
    </>
  );
}

/** Pay, what is counted, documents and notice. */
function TakingFields({ state }: { state: TermsState }) {
  const { terms, change, errorOf } = state;
  return (
    <>
      <FieldPair>
        <NumberField
          label="Pay meanwhile"
          name="terms.paid_share"
          value={terms.paid_share}
          onChange={(share) => change({ paid_share: share ?? 0 })}
          min={limits.paid_share.min}
          max={limits.paid_share.max}
          unit="%"
          errorMessage={errorOf('paid_share')}
        />
        {terms.paid_share === 0 ? null : (
          <CountField
            state={state}
            field="paid_after_months"
            label="Paid after"
            unit="months of service"
            max={limits.paid_after_months.max}
          />
        )}
      </FieldPair>
      <Box state={state} field="count_holidays" label="Public holidays inside it are counted" />
      <Box state={state} field="count_rest_days" label="Every day is counted, not working days only" />
      <CountField
        state={state}
        field="document_after_days"
        label="A document is needed after"
        unit="days"
        max={limits.document_after_days.max}
        hint="Such as a medical certificate. 0 is always, empty is never."
      />
      {terms.document_after_days === null ? null : (
        <Box state={state} field="document_later" label="The document may come later" />
      )}
      <FieldPair>
        <CountField
          state={state}
          field="notice_days"
          label="Asked for ahead"
          unit="days"
          max={limits.notice_days.max}
        />
        {terms.accrual === 'none' ? null : (
          <AmountField state={state} field="longest_stretch" label="At once at most" />
        )}
      </FieldPair>
    </>
  );
}

/** What most policies leave as it is proposed. */
export function MoreTerms({ state }: { state: TermsState }) {
  return (
    <Stack>
      <Choice
        state={state}
        field="accrual"
        label="How it is granted"
        values={timeoffAccruals}
        labels={timeoffAccrualLabels}
      />
      {state.terms.accrual === 'none' ? null : <GrantFields state={state} />}
      <TakingFields state={state} />
    </Stack>
  );
}
