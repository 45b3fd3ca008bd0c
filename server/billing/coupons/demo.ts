/** A coupon to try out. */

import { monthsLater } from '../../platform/time/dates.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import { addCoupon } from './store.ts';

export async function demoCoupon({ platform: { clock, db } }: DemoStage) {
  const validFrom = clock.now();
  const validUntil = monthsLater(validFrom, 12);
  await db.system((tx) => addCoupon(tx, { code: 'HARMATTAN-26', percent: 20, validFrom, validUntil, maxUses: 1000 }));
}
