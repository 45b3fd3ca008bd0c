import { Link } from '../ui/actions/link.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import * as css from './frame.css.ts';

/** Says over every screen that nothing can be changed. `href` is where it is paid for; null for people who may not. */
export function ReadOnly({ href }: { href: string | null }) {
  return (
    <div className={css.readOnly}>
      <Notice tone="warning">
        This business is read-only because its subscription is not paid. Everything can still be read and exported.{' '}
        {href ? <Link href={href}>Go to billing</Link> : 'Its owner can pay for it under Settings, Billing.'}
      </Notice>
    </div>
  );
}
