/** Whether a business requires the second step. Every transaction must have entered the business. */
import type { Tx } from '../../platform/database/database.ts';

export async function requiresSecondStep(tx: Tx, businessId: string): Promise<boolean> {
  const [business] = await tx.query<{ isRequired: boolean }>(
    'select requires_second_step as "isRequired" from businesses where id = $1',
    [businessId],
  );
  return business?.isRequired ?? false;
}

/** False when it was so already. */
export async function storeRequirement(tx: Tx, businessId: string, isRequired: boolean): Promise<boolean> {
  const changed = await tx.query(
    'update businesses set requires_second_step = $2 where id = $1 and requires_second_step <> $2 returning 1',
    [businessId, isRequired],
  );
  return changed.length === 1;
}
