import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { updatePensionBankAccountLimits } from '../../../../openapi/generated/limits/hr.record.ts';
import { payPeriodLabels, payPeriods } from '../../../../openapi/generated/lists/hr.record.ts';
import { listBanks, listPensionProviders, updatePensionBankAccount } from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair, Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { AccountHolder } from '../account/account-holder.tsx';
import { confirmedBy } from '../account/holder-text.ts';
import { useHolderOf } from '../account/use-holder-of.ts';

type PayDetails = components['schemas']['PayDetails'];
type NewPayDetails = components['schemas']['NewPayDetails'];
type PayFormProps = {
  id: string;
  /** The name of the employee. */
  person: string;
  details: PayDetails;
  onSaved: (details: PayDetails) => void;
  onClose: () => void;
};

const choicesOf = (list: readonly { code: string; name: string }[] = []) =>
  list.map(({ code, name }) => ({ value: code, label: name }));

function detailsIn(values: FormData): NewPayDetails {
  const text = (name: string) => textOf(values, name).trim() || null;
  const kobo = text('pay');
  return {
    pay: kobo === null ? null : Math.trunc(Number(kobo) / 100),
    pay_period: text('pay_period') as PayDetails['pay_period'],
    bank: text('bank'),
    account_number: text('account_number'),
    account_name: text('account_name'),
    pension_provider: text('pension_provider'),
    pension_pin: text('pension_pin'),
    tax_id: text('tax_id'),
    nin: text('nin'),
  };
}

/** The account as it is typed, and what was confirmed of it here. */
const accountOf = ({ bank, account_number, account_name }: PayDetails) => ({
  bank: bank ?? '',
  account_number: account_number ?? '',
  account_name: account_name ?? '',
  holder_proof: '',
});

/** Whether the account that is typed is the one that the business has. */
function isAsKnown(details: PayDetails, typed: ReturnType<typeof accountOf>): boolean {
  const known = accountOf(details);
  const fields = ['bank', 'account_number', 'account_name'] as const;
  return fields.every((field) => typed[field].trim() === known[field]);
}

/** Changes the pay of an employee, their account and their numbers. */
export function PayForm({ id, person, details, onSaved, onClose }: PayFormProps) {
  const { id: businessId, timeZone } = useBusiness();
  const holderOf = useHolderOf();
  const banks = useQuery(queryOf(listBanks, { businessId }));
  const providers = useQuery(queryOf(listPensionProviders, { businessId }));
  const request = useRequest({
    send: (options, body: NewPayDetails) =>
      updatePensionBankAccount({ businessId, id, seen: details, ...body }, options),
    onDone: (saved) => {
      notify('good', 'Pay and bank saved');
      onSaved(saved);
      onClose();
    },
  });
  const [account, setAccount] = useState(accountOf(details));
  const type = (changed: Partial<typeof account>) => setAccount({ ...account, holder_proof: '', ...changed });
  const given = (name: 'pension_pin' | 'tax_id' | 'nin') => ({
    name,
    defaultValue: details[name] ?? '',
    isOptional: true,
  });
  return (
    <FormDialog
      title="Pay and bank"
      label="Pay and bank"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) => request.send({ ...detailsIn(values), holder_proof: account.holder_proof || null })}
    >
      <FieldPair>
        <MoneyField
          label="Pay before deductions"
          name="pay"
          isOptional
          isWhole
          defaultValue={details.pay === null ? null : details.pay * 100}
        />
        <Select
          label="Paid"
          name="pay_period"
          isOptional
          emptyLabel="Not said"
          choices={payPeriods.map((value) => ({ value, label: payPeriodLabels[value] }))}
          defaultValue={details.pay_period}
        />
      </FieldPair>
      <ComboBox
        label="Bank"
        name="bank"
        isOptional
        choices={choicesOf(banks.data)}
        value={account.bank || null}
        onChange={(bank) => type({ bank: bank ?? '' })}
      />
      <FieldPair>
        <TextField
          label="Account number"
          name="account_number"
          isOptional
          inputMode="numeric"
          {...updatePensionBankAccountLimits.account_number}
          value={account.account_number}
          onChange={(account_number) => type({ account_number })}
        />
        <TextField
          label="Account name"
          name="account_name"
          isOptional
          {...updatePensionBankAccountLimits.account_name}
          value={account.account_name}
          onChange={(account_name) => type({ account_name })}
        />
      </FieldPair>
      {details.holder && isAsKnown(details, account) ? (
        <Note>Holder confirmed {confirmedBy(details.holder, timeZone)}.</Note>
      ) : (
        <AccountHolder
          bank={account.bank}
          accountNumber={account.account_number}
          accountName={account.account_name}
          person={person}
          holderOf={holderOf}
          proof={account.holder_proof}
          onConfirm={type}
        />
      )}
      <FieldPair>
        <ComboBox
          label="Pension provider"
          name="pension_provider"
          isOptional
          choices={choicesOf(providers.data)}
          defaultValue={details.pension_provider}
        />
        <TextField label="Pension PIN" {...given('pension_pin')} {...updatePensionBankAccountLimits.pension_pin} />
      </FieldPair>
      <FieldPair>
        <TextField label="Tax ID" {...given('tax_id')} inputMode="numeric" {...updatePensionBankAccountLimits.tax_id} />
        <TextField label="NIN" {...given('nin')} inputMode="numeric" {...updatePensionBankAccountLimits.nin} />
      </FieldPair>
    </FormDialog>
  );
}
