import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createTimeoffPolicyLimits } from '../../../openapi/generated/limits/timeoff.policies.ts';
import {
  timeoffKindLabels,
  timeoffKinds,
  timeoffUnitLabels,
  timeoffUnits,
} from '../../../openapi/generated/lists/timeoff.policies.ts';
import { nigerianPack } from '../../../rules/timeoff/pack.ts';
import { type PolicyKind, type PolicyTerms, plainTerms } from '../../../rules/timeoff/policy.ts';
import { plainRoute, plainWait } from '../../../rules/timeoff/route.ts';
import { createTimeoffPolicy, updateTimeoffPolicy } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { Button } from '../ui/actions/button.tsx';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Actions, FieldPair } from '../ui/content/layout.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { LawWarnings } from './law-warnings.tsx';
import { RouteFields } from './route-fields.tsx';
import { AmountField, MoreTerms } from './terms-fields.tsx';
import { judgedTerms, type TermsState } from './terms-state.ts';
import { WhoFields } from './who-fields.tsx';

type Policy = components['schemas']['TimeoffPolicy'];
type PolicyFormProps = {
  /** The policy to change; null to add one. */
  policy: Policy | null;
  onClose: () => void;
};
type Fields = Pick<Policy, 'name' | 'gender' | 'departments' | 'route' | 'wait_days'> & {
  kind: PolicyKind | null;
  terms: PolicyTerms;
  holdsFrom: string;
};

const packed = (kind: PolicyKind | null) => nigerianPack.find((policy) => policy.kind === kind);
/** What a policy of a kind begins with, until something of it was changed. */
const proposalOf = (kind: PolicyKind | null) => {
  const { gender = null, terms = plainTerms, name = '' } = packed(kind) ?? {};
  return { kind, gender, terms, name };
};

function useFields(policy: Policy | null) {
  const { timeZone } = useBusiness();
  const today = todayIn(timeZone);
  const [fields, setFields] = useState<Fields>(() =>
    policy === null
      ? {
          ...proposalOf(null),
          departments: [],
          route: [...plainRoute],
          wait_days: plainWait,
          holdsFrom: `${today.slice(0, 4)}-01-01`,
        }
      : { ...policy, holdsFrom: [policy.holds_from, today].toSorted().at(-1) ?? today },
  );
  const put = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  return { fields, put };
}

/** Adds a policy, or changes one from a day on. Kind, name and amount come first; everything else is proposed. */
export function PolicyForm({ onClose, ...given }: PolicyFormProps) {
  const { id: businessId } = useBusiness();
  const policy = useSeen(given.policy);
  const { fields, put } = useFields(policy);
  const [isOpen, setOpen] = useState(false);
  const { kind, name, gender, departments, route, wait_days, terms, holdsFrom } = fields;
  const { sent, faults, warnings } = judgedTerms(kind, terms, holdsFrom);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, chosen: PolicyKind) => {
      const who = { gender, departments: [...departments], route, wait_days };
      const body = { name: name.trim(), ...who, holds_from: holdsFrom, terms: sent };
      return policy === null
        ? createTimeoffPolicy({ businessId, idempotencyKey, kind: chosen, ...body }, { signal })
        : updateTimeoffPolicy({ businessId, id: policy.id, seen: policy, ...body }, { signal });
    },
    onDone: (saved) => {
      notify('good', policy === null ? `${saved.name} added` : `${saved.name} saved`);
      onClose();
    },
  });
  const state: TermsState = {
    terms,
    change: (changed) => put({ terms: { ...terms, ...changed } }),
    errorOf: (field) => faults[field] ?? null,
  };
  return (
    <FormDialog
      title={policy === null ? 'Add time-off policy' : `Edit ${policy.name}`}
      label="Time-off policy"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={() => {
        if (Object.keys(faults).length > 0) setOpen(true);
        else if (kind !== null) request.send(kind);
      }}
    >
      <FirstFields isNew={policy === null} fields={fields} put={put} state={state} />
      <LawWarnings warnings={warnings} />
      <Actions>
        <Button look="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'Carry-over, pay, who answers and more'}
        </Button>
      </Actions>
      {isOpen ? (
        <>
          <MoreTerms state={state} />
          <RouteFields route={route} wait_days={wait_days} onChange={put} />
          <WhoFields kind={kind} gender={gender} departments={departments} onChange={put} />
        </>
      ) : null}
    </FormDialog>
  );
}

type FirstFieldsProps = {
  isNew: boolean;
  fields: Fields;
  put: (changed: Partial<Fields>) => void;
  state: TermsState;
};

/** What everybody says of a policy. */
function FirstFields({ isNew, fields: { kind, name, terms, holdsFrom }, put, state }: FirstFieldsProps) {
  const choose = (chosen: PolicyKind | null) => {
    const isUntouched = name.trim() === '' || name === packed(kind)?.name;
    const { name: proposed, ...rest } = proposalOf(chosen);
    put({ ...rest, name: isUntouched ? proposed : name });
  };
  return (
    <>
      {isNew ? (
        <Select
          label="Kind"
          name="kind"
          isRequired
          choices={timeoffKinds.map((value) => ({ value, label: timeoffKindLabels[value] }))}
          value={kind}
          onChange={choose}
        />
      ) : null}
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={(typed) => put({ name: typed })}
        {...createTimeoffPolicyLimits.name}
      />
      <FieldPair>
        {terms.accrual === 'none' ? (
          <AmountField state={state} field="longest_stretch" label="Each time at most" />
        ) : (
          <AmountField state={state} field="amount" label="A year" isOptional={false} />
        )}
        <RadioGroup
          label="In"
          name="terms.unit"
          isRow
          choices={timeoffUnits.map((value) => ({ value, label: timeoffUnitLabels[value] }))}
          value={terms.unit}
          onChange={(unit) => state.change({ unit })}
        />
      </FieldPair>
      <DateField
        label={isNew ? 'Holds from' : 'The change holds from'}
        name="holds_from"
        value={holdsFrom}
        onChange={(day) => put({ holdsFrom: day ?? holdsFrom })}
        hint={isNew ? 'What is granted is counted from this day.' : 'What held before stays, and is counted with.'}
        isRequired
      />
    </>
  );
}
