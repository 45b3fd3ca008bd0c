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
import { FieldPair } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textOf } from '../../ui/fields/form.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { AccountHolder } from '../account/account-holder.tsx';

type PayDetails = components['schemas']['PayDetails'];
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

function detailsIn(values: FormData): PayDetails {
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

/** Changes the pay of an employee, their account and their numbers. */
export function PayForm({ id, person, details, onSaved, onClose }: PayFormProps) {
  const { id: businessId } = useBusiness();
  const banks = useQuery(queryOf(listBanks, { businessId }));
  const providers = useQuery(queryOf(listPensionProviders, { businessId }));
  const request = useRequest({
    send: (options, body: PayDetails) => updatePensionBankAccount({ businessId, id, seen: details, ...body }, options),
    onDone: (saved) => {
      notify('good', 'Pay and bank saved');
      onSaved(saved);
      onClose();
    },
  });
  const [account, setAccount] = useState({
    bank: details.bank ?? '',
    number: details.account_number ?? '',
    holder: details.account_name ?? '',
  });
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
      onSubmit={(values) => request.send(detailsIn(values))}
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
        onChange={(bank) => setAccount({ ...account, bank: bank ?? '' })}
      />
      <FieldPair>
        <TextField
          label="Account number"
          name="account_number"
          isOptional
          inputMode="numeric"
          {...updatePensionBankAccountLimits.account_number}
          value={account.number}
          onChange={(number) => setAccount({ ...account, number })}
        />
        <TextField
          label="Account name"
          name="account_name"
          isOptional
          {...updatePensionBankAccountLimits.account_name}
          value={account.holder}
          onChange={(holder) => setAccount({ ...account, holder })}
        />
      </FieldPair>
      <AccountHolder
        bank={account.bank}
        accountNumber={account.number}
        accountName={account.holder}
        person={person}
        onConfirm={(holder) => setAccount({ ...account, holder })}
      />
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
