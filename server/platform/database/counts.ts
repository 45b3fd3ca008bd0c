/** Counting rows. */
import type { Tx } from './database.ts';

/** @param text a statement that answers one column, `count` */
export async function countRows(tx: Tx, text: string, values: readonly unknown[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(text, values);
  return row?.count ?? 0;
}
