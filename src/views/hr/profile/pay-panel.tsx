import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { payPeriodLabels } from '../../../../openapi/generated/lists/hr.record.ts';
import { getPayDetails } from '../../../services/operations/hr.record.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { GeneralProblem } from '../../shared/requests/request-form.tsx';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Facts } from '../../ui/content/description-list.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { orMissing } from '../../ui/content/missing.tsx';
import { formatMoney } from '../../ui/content/money.ts';
import { holderFacts } from '../account/holder-text.ts';
import { PayForm } from './pay-form.tsx';

type Schemas = components['schemas'];
type PanelProps = { employee: Schemas['EmployeeRecord'] };

/** How numbers end, for everybody; in full, for those who may see pay, after they have asked for it. */
export function PayPanel({ employee }: PanelProps) {
  const { id: businessId, may, timeZone } = useBusiness();
  const [shown, setShown] = useState<Schemas['PayDetails'] | null>(null);
  const request = useRequest({
    send: (options) => getPayDetails({ businessId, id: employee.id }, options),
    onDone: setShown,
  });
  const [isChanging, setChanging] = useState(false);
  const { masked_pay: masked } = employee;
  const numbers = shown ?? masked;
  return (
    <Card
      title="Pay and bank"
      action={
        may('see_pay') ? (
          <Button
            onPress={() => (shown === null ? request.send() : setChanging(true))}
            isBusy={request.isPending}
            {...(shown === null ? {} : { 'aria-haspopup': 'dialog' as const })}
          >
            {shown === null ? 'Show in full' : 'Change'}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          ...(shown ? [{ name: 'Pay before deductions', value: payText(shown) }] : []),
          { name: 'Bank', value: orMissing(masked.bank) },
          { name: 'Account number', value: orMissing(numbers.account_number) },
          ...(shown
            ? [{ name: 'Account name', value: orMissing(shown.account_name) }, ...holderFacts(shown, timeZone)]
            : []),
          { name: 'Pension provider', value: orMissing(masked.pension_provider) },
          { name: 'Pension PIN', value: orMissing(numbers.pension_pin) },
          { name: 'Tax ID', value: orMissing(numbers.tax_id) },
          { name: 'NIN', value: orMissing(numbers.nin) },
        ]}
      />
      {shown && isChanging ? (
        <PayForm
          id={employee.id}
          person={`${employee.first_name} ${employee.middle_name ?? ''} ${employee.last_name}`}
          details={shown}
          onSaved={setShown}
          onClose={() => setChanging(false)}
        />
      ) : null}
      <GeneralProblem request={request} />
      <Note>
        {may('see_pay') ? 'The audit log records who sees them in full.' : 'Pay is shown to those who may see it.'}
      </Note>
    </Card>
  );
}

const payText = ({ pay, pay_period: period }: Schemas['PayDetails']) =>
  orMissing(
    pay === null ? null : `${formatMoney(pay, 'NGN')}${period ? `, ${payPeriodLabels[period].toLowerCase()}` : ''}`,
  );
