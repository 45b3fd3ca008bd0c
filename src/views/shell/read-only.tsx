import { billingPaths } from '../../paths/billing.ts';
import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './frame.css.ts';

/** The banner of a read-only business. `mayPay` is true for its owner. */
export function ReadOnly({ mayPay }: { mayPay: boolean }) {
  return (
    <div className={css.readOnly}>
      <Notice tone="warning">
        This business is read-only because its subscription is not paid. Everything can still be read and exported.{' '}
        {mayPay ? (
          <Link href={billingPaths.billing()}>Go to billing</Link>
        ) : (
          'Its owner can pay for it under Settings, Billing.'
        )}
      </Notice>
    </div>
  );
}
