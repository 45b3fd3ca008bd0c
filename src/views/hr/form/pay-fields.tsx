import { useQuery } from '@tanstack/react-query';
import { createEmployeeLimits } from '../../../../openapi/generated/limits/hr.ts';
import { payPeriodLabels, payPeriods } from '../../../../openapi/generated/lists/hr.record.ts';
import { listBanks, listPensionProviders } from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { Select } from '../../ui/choices/select.tsx';
import { FieldPair } from '../../ui/content/layout.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { AccountHolder } from '../account/account-holder.tsx';
import { useHolderOf } from '../account/use-holder-of.ts';
import { choicesOf, FormCombo, FormText, type PartProps, Section } from './parts.tsx';

const choicesOfCoded = (list: readonly { code: string; name: string }[] = []) =>
  list.map(({ code, name }) => ({ value: code, label: name }));

/** What the employee is paid, where to, and their numbers for tax and pension. */
export function PayFields({ state }: PartProps) {
  const { id: businessId } = useBusiness();
  const banks = useQuery(queryOf(listBanks, { businessId }));
  const providers = useQuery(queryOf(listPensionProviders, { businessId }));
  const holderOf = useHolderOf();
  const { fields, type, errorOf } = state;
  return (
    <>
      <Section title="Pay">
        <FieldPair>
          <MoneyField
            label="Pay before deductions"
            name="pay"
            isOptional
            isWhole
            value={fields.pay === '' ? null : Number(fields.pay) * 100}
            errorMessage={errorOf('pay')}
            onChange={(kobo) => type({ pay: kobo === null ? '' : String(Math.trunc(kobo / 100)) })}
          />
          <Select
            label="Paid"
            name="pay_period"
            isOptional
            emptyLabel="Not said"
            choices={choicesOf(payPeriods, payPeriodLabels)}
            value={(fields.pay_period || null) as (typeof payPeriods)[number] | null}
            errorMessage={errorOf('pay_period')}
            onChange={(period) => type({ pay_period: period ?? '' })}
          />
        </FieldPair>
      </Section>
      <Section title="Bank account">
        <FormCombo state={state} name="bank" label="Bank" choices={choicesOfCoded(banks.data)} />
        <FieldPair>
          <FormText
            state={state}
            name="account_number"
            label="Account number"
            inputMode="numeric"
            {...createEmployeeLimits.account_number}
            isOptional
          />
          <FormText
            state={state}
            name="account_name"
            label="Account name"
            {...createEmployeeLimits.account_name}
            isOptional
          />
        </FieldPair>
        <AccountHolder
          bank={fields.bank}
          accountNumber={fields.account_number}
          accountName={fields.account_name}
          person={[fields.first_name, fields.middle_name, fields.last_name].filter(Boolean).join(' ')}
          holderOf={holderOf}
          proof={fields.holder_proof}
          onConfirm={type}
        />
      </Section>
      <Section title="Tax, pension and identity">
        <FieldPair>
          <FormCombo
            state={state}
            name="pension_provider"
            label="Pension provider"
            choices={choicesOfCoded(providers.data)}
          />
          <FormText
            state={state}
            name="pension_pin"
            label="Pension PIN"
            {...createEmployeeLimits.pension_pin}
            placeholder="PEN100012345678"
            isOptional
          />
        </FieldPair>
        <FieldPair>
          <FormText
            state={state}
            name="tax_id"
            label="Tax ID"
            inputMode="numeric"
            {...createEmployeeLimits.tax_id}
            isOptional
          />
          <FormText state={state} name="nin" label="NIN" inputMode="numeric" {...createEmployeeLimits.nin} isOptional />
        </FieldPair>
      </Section>
    </>
  );
}
