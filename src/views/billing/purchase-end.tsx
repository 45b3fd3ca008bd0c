import { useSelector } from '@xstate/react';
import type { components } from '../../../openapi/generated/contract.ts';
import { orderOf } from '../../domain/billing/order.ts';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import type { SubscriptionPurchaseRef } from '../../machines/billing/subscription-purchase/machine.ts';
import { downloadInvoice } from '../../services/operations/billing.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { EmptyState, ErrorState, Notice } from '../ui/feedback/feedback.tsx';
import * as css from './billing.css.ts';
import { cycles, employeesText, priceText } from './purchase-labels.ts';
import type { OrderDraft } from './use-order-draft.ts';

type Payment = components['schemas']['Payment'];
type Paper = components['schemas']['InvoiceDocument'];
type EndProps = { purchase: SubscriptionPurchaseRef };

function Leave({ purchase }: EndProps) {
  return (
    <Button look="ghost" onPress={() => purchase.send({ type: 'purchase.leave' })}>
      Back to Dashboard
    </Button>
  );
}

/** The end of a successful purchase. */
export function PurchaseSucceeded({ purchase, timeZone, isSetUp }: EndProps & { timeZone: string; isSetUp: boolean }) {
  const businessId = useSelector(purchase, ({ context }) => context.businessId);
  const payment = useSelector(purchase, ({ context }) => context.payment);
  const through = payment?.paid_through ?? null;
  return (
    <div className={css.column}>
      <Card title="Thank you">
        <div role="status">
          <EmptyState
            icon="check"
            title="Your Payment was successful"
            action={
              <Button look="primary" onPress={() => purchase.send({ type: 'purchase.continue' })}>
                {isSetUp ? 'Continue to Dashboard' : 'Continue to Business Setup'}
              </Button>
            }
          >
            {through ? `Your subscription is paid through ${formatDate(through, timeZone)}. ` : null}
            The invoice and the receipt are under Settings, Billing, too.
          </EmptyState>
        </div>
        {payment ? <Paid payment={payment} businessId={businessId} /> : null}
      </Card>
    </div>
  );
}

/** The amount with its papers. */
function Paid({ payment, businessId }: { payment: Payment; businessId: string }) {
  const { price, num_employees: count, frequency, invoice_id: invoice } = payment;
  return (
    <>
      <Facts
        facts={[
          { name: 'Paid, VAT included', value: priceText(price.total_kobo, price.currency) },
          { name: 'For', value: `${employeesText(count)}, ${cycles[frequency].label.toLowerCase()}` },
        ]}
      />
      {invoice ? <Papers invoice={invoice} businessId={businessId} /> : null}
    </>
  );
}

/** Who signs up has no frame yet, which would know the business. */
function Papers({ invoice, businessId }: { invoice: string; businessId: string }) {
  const download = useRequest({
    send: (options, paper: Paper) => downloadInvoice({ businessId, id: invoice, document: paper }, options),
    deadline: downloadDeadline,
    onDone: (blob, paper) => saveAs(blob, `${paper}.pdf`),
  });
  return (
    <div className={css.cardActs}>
      {download.problem ? (
        <Notice tone="bad">The file could not be made. {problemText(download.problem)}</Notice>
      ) : null}
      <Button onPress={() => download.send('invoice')} isBusy={download.isPending}>
        Download invoice
      </Button>
      <Button onPress={() => download.send('receipt')} isDisabled={download.isPending}>
        Download receipt
      </Button>
    </div>
  );
}

const titles: Record<string, string> = {
  declined: 'The payment was declined',
  cancelled: 'The payment was cancelled',
  refunded: 'The payment was refunded',
  paid_twice: 'The payment is being refunded',
  coupon_used_up: 'The payment is being refunded',
};

/** The end of a failed purchase: the reason and the next action. */
export function PurchaseNotPaid({ purchase, draft }: EndProps & { draft: OrderDraft }) {
  const payment = useSelector(purchase, ({ context }) => context.payment);
  const retry = () => {
    if (payment) draft.retry(orderOf(payment), payment.reference);
    purchase.send({ type: 'purchase.retry' });
  };
  return (
    <div className={css.column}>
      <Card title="Your payment">
        <div role="alert">
          <EmptyState
            icon="alert"
            title={titles[payment?.reason ?? ''] ?? 'The payment did not go through'}
            action={
              <>
                <Button look="primary" onPress={retry}>
                  Try again
                </Button>
                <Leave purchase={purchase} />
              </>
            }
          >
            {payment?.detail}
          </EmptyState>
        </div>
      </Card>
    </div>
  );
}

/** Shown when the plans cannot be loaded or the server takes no payments. */
export function PurchaseUnavailable({ purchase, isPayable }: EndProps & { isPayable: boolean }) {
  const problem = useProblem(purchase);
  const load = () => purchase.send({ type: 'purchase.load' });
  return (
    <div className={css.column}>
      <Card title="Your plan">
        {isPayable ? (
          <ErrorState title="The prices could not be loaded" onRetry={load}>
            {problem ? problemText(problem) : null}
          </ErrorState>
        ) : (
          <EmptyState
            icon="info"
            title="Payments are not set up on this server"
            action={<Button onPress={load}>Look again</Button>}
          >
            Nothing can be bought here yet, and nothing was charged. Ask whoever runs this Steward.
          </EmptyState>
        )}
        <div className={css.foot}>
          <Leave purchase={purchase} />
        </div>
      </Card>
    </div>
  );
}
