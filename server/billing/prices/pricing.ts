/** The price of an order, as the server works it out. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countPeople } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Refusal, refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { couponCode, couponPercent } from '../coupons/rules.ts';
import * as coupons from '../coupons/store.ts';
import { readTariff } from '../plans/store.ts';
import { fewerThanPeople, type Price, priceOf } from './rules.ts';

export type Buyer = { businessId: string; userId: string };
type Asked = Pick<components['schemas']['Order'], 'frequency' | 'num_employees' | 'coupon_code'>;
type Agreed = { code: string | null; planId: number; price: Price };
export type Pricing = {
  /** @throws 400 for too few employees, or a coupon that cannot be used; 429 after too many wrong codes */
  price(tx: Tx, buyer: Buyer, asked: Asked): Promise<Agreed>;
  /** The percentage of a coupon for this business, null when it cannot be used. @throws 429 */
  percentOf(tx: Tx, buyer: Buyer, typed: string): Promise<{ code: string; percent: number | null }>;
};

/** Wrong codes of one person, wherever they are tried. */
const wrongCodes = { calls: 10, seconds: 900 };

/** A business pays for at least its people. */
export const fewestEmployees = async (tx: Tx, businessId: string, now: Date): Promise<number> =>
  Math.max(1, await countPeople(tx, businessId, now));

export const noCoupon = (): Refusal => refuse.fields({ coupon_code: ['Enter a valid coupon code'] });

export function createPricing({ clock, limits }: Pick<Platform, 'clock' | 'limits'>): Pricing {
  const percentOf: Pricing['percentOf'] = async (tx, { businessId, userId }, typed) => {
    const code = couponCode(typed);
    const coupon = await coupons.findCoupon(tx, code);
    const percent = couponPercent(coupon, await coupons.hasSpent(tx, businessId, code), clock.now());
    if (percent === null) await limits.take('coupon.wrong', userId, wrongCodes);
    return { code, percent };
  };

  const price: Pricing['price'] = async (tx, who, asked) => {
    const people = await fewestEmployees(tx, who.businessId, clock.now());
    if (asked.num_employees < people) throw refuse.fields({ num_employees: [fewerThanPeople(people)] });
    const typed = asked.coupon_code ?? null;
    if (typed !== null && asked.frequency !== 'quarterly') {
      throw refuse.fields({ coupon_code: ['A coupon is for quarterly payment only.'] });
    }
    const { code, percent } = typed === null ? { code: null, percent: 0 } : await percentOf(tx, who, typed);
    if (percent === null) throw noCoupon();
    const tariff = await readTariff(tx, clock.now());
    const wanted = { frequency: asked.frequency, numEmployees: asked.num_employees, couponPercent: percent };
    return { code, planId: tariff.planId, price: priceOf(tariff, wanted) };
  };

  return { price, percentOf };
}
