/** Amounts as people write them. What could be read in two ways is refused: an amount is never guessed. */

/** What a cell of a file holds: a value, or a sentence about what is wrong with it. */
export type Reading<Value> = { value: Value } | { problem: string };

/** Of the contract: a quadrillion naira. */
const mostNaira = 1_000_000_000_000_000;
/** A number has fifteen digits that are exact, two of them for the kobo. */
const mostWithKobo = 10_000_000_000_000;
const currency = /^(?:₦|NGN|N)\s*|\s*(?:NGN|naira)$/gi;

/** Whether a number is an amount of naira with at most two decimals: the contract's format `naira`. */
export const isNaira = (amount: number): boolean =>
  Number.isInteger(amount) || (Math.abs(amount) < mostWithKobo && Number(amount.toFixed(2)) === amount);

/** The amount that a form has in plain digits, with its kobo; null for anything else, also for less than nothing. */
export function nairaIn(digits: string): number | null {
  const amount = digits.trim() === '' ? Number.NaN : Number(digits);
  return amount >= 0 && isNaira(amount) ? amount : null;
}

/** Naira as plain digits, with two for the kobo where there are any: `1500`, `1500.50`. */
export const nairaDigits = (naira: number): string => (Number.isInteger(naira) ? String(naira) : naira.toFixed(2));

/** Naira with groups of thousands, with kobo where there are any: `1,500`, `1,500.50`. */
export const nairaText = (naira: number): string =>
  naira.toLocaleString('en-NG', { minimumFractionDigits: Number.isInteger(naira) ? 0 : 2, maximumFractionDigits: 2 });

/**
 * Naira with their kobo: `1637`, `1,637.5`, `₦1,637.00` and `NGN 1637` are read. A third decimal, other groups than thousands
 * and other marks than the Nigerian ones are refused, so that `1.637` never becomes `1637`.
 */
export function readNaira(text: string): Reading<number> {
  const bare = text.trim().replaceAll(currency, '').trim();
  if (/^[-(]/.test(bare)) return { problem: 'A cost cannot be below zero.' };
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare))
    return {
      problem: `Write the cost in naira, such as 250000 or 1500.50; '${text}' can be read in more than one way.`,
    };
  const [whole = '', decimals = ''] = bare.replaceAll(',', '').split('.');
  // Three digits after a lone point are thousands in much of the world.
  if (/^0*[1-9]\d{0,2}$/.test(whole) && decimals.length === 3 && !bare.includes(','))
    return { problem: `'${text}' can be ${whole}${decimals} or ${whole}; write it without a point.` };
  const kobo = decimals.replace(/0+$/, '');
  if (kobo.length > 2)
    return { problem: `'${text}' has more than two decimals. Kobo are two digits, such as 1500.50.` };
  const value = Number(`${whole}.${kobo}`);
  const most = kobo === '' ? mostNaira : mostWithKobo - 0.01;
  return value <= most ? { value } : { problem: 'This cost is too large.' };
}

/** As `readNaira`, where kobo are not kept: pay. */
export function readWholeNaira(text: string): Reading<number> {
  const reading = readNaira(text);
  return 'value' in reading && !Number.isInteger(reading.value)
    ? { problem: `'${text}' has kobo. Write it in whole naira.` }
    : reading;
}

/** Whole kilometres: `120000` and `120,000 km` are read. */
export function readKilometres(text: string): Reading<number> {
  const bare = text.trim().replace(/\s*km$/i, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(bare))
    return { problem: `Write the mileage in whole kilometres, such as 45000, not '${text}'.` };
  const value = Number(bare.replaceAll(',', ''));
  return value <= 2_000_000_000 ? { value } : { problem: 'This mileage is too large.' };
}
