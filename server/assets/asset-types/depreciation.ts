/**
 * What an asset is worth in the books: straight-line, by the useful life and the residual value of its type.
 * docs/decisions/depreciation.md has the sources and the choices.
 */

export type Valued = {
  /** Whole naira; null when it is not known. */
  cost: number | null;
  /** From when it is available for use, `2026-03-31`; null when it is not known. */
  purchaseDate: string | null;
  status: string;
  usefulLifeMonths: number | null;
  residualPercent: number;
};

/** An asset in one of these states has left the books (IAS 16, paragraph 67). */
const derecognised: readonly string[] = ['sold', 'disposed', 'discarded'];

const parts = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/**
 * The whole months from a day to another. The n-th month ends before the same day of the month n months later, so on the day
 * itself it is over: from 15 January, one month has passed on 15 February. A month without that day gives its turn to the
 * first day of the next one: from 31 January, one month has passed on 1 March.
 */
function monthsBetween(from: string, to: string): number {
  const [[fromYear, fromMonth, fromDay], [year, month, day]] = [parts(from), parts(to)];
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
}

/**
 * The book value on a day of the business, in whole naira. Residual value and depreciation are rounded down.
 * @param today `2026-03-31`
 * @returns null without a cost
 */
export function bookValue({ cost, purchaseDate, status, ...type }: Valued, today: string): number | null {
  const { usefulLifeMonths: life, residualPercent } = type;
  if (cost === null) return null;
  if (derecognised.includes(status)) return 0;
  if (purchaseDate === null || life === null) return cost;
  const used = Math.min(Math.max(monthsBetween(purchaseDate, today), 0), life);
  // Costs of up to nine quadrillion are exact; their products are not.
  const [whole, percent] = [BigInt(cost), BigInt(residualPercent)];
  const depreciable = whole - (whole * percent) / 100n;
  return Number(whole - (depreciable * BigInt(used)) / BigInt(life));
}

/**
 * The same in SQL, so that the database adds up the register: property tests hold the two together.
 * @param asset the alias of `assets`
 * @param type the alias of `asset_types`
 * @param today an expression of type `date`
 */
export function bookValueSql(asset: string, type: string, today: string): string {
  const bought = `${asset}.purchase_date`;
  const months = `((extract(year from ${today}) - extract(year from ${bought})) * 12
    + extract(month from ${today}) - extract(month from ${bought})
    - case when extract(day from ${today}) < extract(day from ${bought}) then 1 else 0 end)`;
  const depreciable = `(${asset}.cost - div(${asset}.cost::numeric * ${type}.residual_percent, 100))`;
  return `case
    when ${asset}.cost is null then null
    when ${asset}.status in (${derecognised.map((status) => `'${status}'`).join(', ')}) then 0
    when ${bought} is null or ${type}.useful_life_months is null then ${asset}.cost
    else (${asset}.cost - div(${depreciable} * least(greatest(${months}, 0), ${type}.useful_life_months),
      ${type}.useful_life_months))::bigint
  end`;
}
