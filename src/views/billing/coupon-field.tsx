import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CouponCheckRef } from '../../machines/billing/coupon-check/machine.ts';
import { stateName } from '../shared/flow/flow-state.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';
import * as css from './billing.css.ts';
import { percentText } from './purchase-labels.ts';

/** The field for a coupon, which discounts a quarter. */
export function CouponField({ coupon, onRemove }: { coupon: CouponCheckRef; onRemove: () => void }) {
  const state = useSelector(coupon, (snapshot) => stateName(snapshot.value));
  const code = useSelector(coupon, ({ context }) => context.code);
  const percent = useSelector(coupon, ({ context }) => context.percent);
  const problem = useProblem(coupon);
  const [typed, setTyped] = useState(code);
  const isBusy = state === 'checking';
  const message = problem?.fields.coupon_code?.[0] ?? null;
  if (state === 'validated') {
    return (
      <div className={css.stack} data-flow="couponCheck" data-state={state}>
        <Notice tone="good">
          Coupon code validated: {percentText(percent)} off with {code}
        </Notice>
        <div>
          <Button
            onPress={() => {
              setTyped('');
              coupon.send({ type: 'coupon.remove' });
              onRemove();
            }}
          >
            Remove the coupon
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={css.stack} data-flow="couponCheck" data-state={state}>
      {problem && message === null ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
      <Form
        aria-label="Coupon"
        onSubmit={() => coupon.send({ type: 'coupon.check', code: typed })}
        onType={() => coupon.send({ type: 'coupon.type' })}
      >
        <div className={css.coupon}>
          <TextField
            label="Coupon code"
            name="coupon_code"
            isOptional
            value={typed}
            onChange={setTyped}
            isReadOnly={isBusy}
            errorMessage={message}
            spellCheck="false"
            autoCapitalize="none"
            autoComplete="off"
            hint="12 characters"
          />
          <div className={css.besideField}>
            <Button type="submit" isBusy={isBusy}>
              Apply
            </Button>
          </div>
        </div>
      </Form>
    </div>
  );
}
