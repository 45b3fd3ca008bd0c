/** Coupons, and how often each was used. */
import type { Tx } from '../../platform/database/database.ts';
import type { CouponRow } from './rules.ts';

export async function findCoupon(tx: Tx, code: string): Promise<CouponRow | undefined> {
  const [row] = await tx.query<CouponRow>(
    `select code, percent, valid_from as "validFrom", valid_until as "validUntil", max_uses as "maxUses", used
     from coupons where code = $1`,
    [code],
  );
  return row;
}

export type NewCoupon = Pick<CouponRow, 'code' | 'validFrom' | 'validUntil' | 'maxUses'> & { percent: number };

/** A coupon that exists stays as it is. */
export async function addCoupon(tx: Tx, { code, percent, validFrom, validUntil, maxUses }: NewCoupon) {
  await tx.query(
    `insert into coupons (code, percent, valid_from, valid_until, max_uses) values ($1, $2, $3, $4, $5)
     on conflict (code) do nothing`,
    [code, percent, validFrom, validUntil, maxUses],
  );
}

/** Whether a business has paid with the coupon before: each can be used once by a business. */
export async function hasSpent(tx: Tx, businessId: string, code: string): Promise<boolean> {
  const [row] = await tx.query<{ spent: boolean }>(
    `select exists (select from payments p join subscription_periods d using (business_id, reference)
       where p.business_id = $1 and p.coupon_code = $2) as spent`,
    [businessId, code],
  );
  return row?.spent ?? false;
}

/** False when it has no uses left. */
export async function takeCoupon(tx: Tx, code: string): Promise<boolean> {
  const taken = await tx.query('update coupons set used = used + 1 where code = $1 and used < max_uses returning 1', [
    code,
  ]);
  return taken.length === 1;
}

/** A payment that ends without money returns its coupon; one that is charged late takes it again, where it is left. */
export async function returnCoupon(tx: Tx, code: string) {
  await tx.query('update coupons set used = greatest(used - 1, 0) where code = $1', [code]);
}
