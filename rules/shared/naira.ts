/** Amounts as people write them. What could be read in two ways is refused: an amount is never guessed. */

/** What a cell of a file holds: a value, or a sentence about what is wrong with it. */
export type Reading<Value> = { value: Value } | { problem: string };

/** Of the contract: a quadrillion naira. */
const mostNaira = 1_000_000_000_000_000;
const currency = /^(?:₦|NGN|N)\s*|\s*(?:NGN|naira)$/gi;

/**
 * Whole naira: `1637`, `1,637`, `₦1,637.00` and `NGN 1637` are read. Kobo, other groups than thousands and other marks than
 * the Nigerian ones are refused, so that `1,637.05` never becomes `163,705`.
 */
export function readNaira(text: string): Reading<number> {
  const bare = text.trim().replaceAll(currency, '').trim();
  if (/^[-(]/.test(bare)) return { problem: 'A cost cannot be below zero.' };
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare))
    return { problem: `Write the cost in whole naira, such as 250000; '${text}' can be read in more than one way.` };
  const [whole = '', kobo = ''] = bare.replaceAll(',', '').split('.');
  // Three digits after a lone point are thousands in much of the world.
  if (/^0*[1-9]\d{0,2}$/.test(whole) && kobo.length === 3 && !bare.includes(','))
    return { problem: `'${text}' can be ${whole}${kobo} or ${whole}; write it without a point.` };
  if (/[1-9]/.test(kobo)) return { problem: `'${text}' has kobo. Write the cost in whole naira.` };
  const value = Number(whole);
  return value <= mostNaira ? { value } : { problem: 'This cost is too large.' };
}

/** Whole kilometres: `120000` and `120,000 km` are read. */
export function readKilometres(text: string): Reading<number> {
  const bare = text.trim().replace(/\s*km$/i, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(bare))
    return { problem: `Write the mileage in whole kilometres, such as 45000, not '${text}'.` };
  const value = Number(bare.replaceAll(',', ''));
  return value <= 2_000_000_000 ? { value } : { problem: 'This mileage is too large.' };
}
