/** Phone numbers as people write them where a business is. The transaction must have entered it. */
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/errors.ts';
import { toE164 } from '../platform/phone.ts';

/** ISO 3166-1 alpha-2. */
export async function countryOf(tx: Tx, businessId: string): Promise<string> {
  const [business] = await tx.query<{ country: string }>('select country from businesses where id = $1', [businessId]);
  return business?.country ?? '';
}

/**
 * A number as it is stored, E.164.
 * @param field where the form has it
 * @throws 400 at that field
 */
export async function phoneOf(tx: Tx, businessId: string, text: string, field: string): Promise<string> {
  const phone = toE164(text.trim(), await countryOf(tx, businessId));
  if (phone === null) throw refuse.fields({ [field]: ['The phone number entered is not valid.'] });
  return phone;
}
