/**
 * Seals the numbers that the present key has not sealed: those of before they were sealed at all, and after a rotation those
 * of the key before. Looked for every hour, so that a rotation needs nothing but new variables and a restart.
 */
import type { Tx } from '../../platform/database.ts';
import { forEach } from '../../platform/each.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { openNumbers, sealedFields, sealNumbers } from './sealed.ts';

/** Rows that one transaction seals. */
const atOnce = 200;

const isOpen = (column: string) => `not starts_with(coalesce(${column}, $2), $2)`;
const hasOpen = (column: string) => `has_unsealed_numbers(${column}, $2)`;
/** Where the numbers stand: in columns of their own, or inside columns of JSON. */
const places = [
  { table: 'employee_pay', key: ['employee_id'], columns: sealedFields, isJson: false },
  { table: 'onboardings', key: ['id'], columns: ['bank'], isJson: true },
  { table: 'profile_changes', key: ['id'], columns: ['fields'], isJson: true },
  { table: 'import_chunks', key: ['import_id', 'chunk'], columns: ['rows', 'results'], isJson: true },
] as const;
type Place = (typeof places)[number];

/** @returns how many rows it sealed */
async function sealSome(tx: Tx, businessId: string, { table, key, columns, isJson }: Place): Promise<number> {
  const found = await tx.query<Record<string, unknown>>(
    `select ${[...key, ...columns].join(', ')} from ${table} where business_id = $1
       and (${columns.map(isJson ? hasOpen : isOpen).join(' or ')}) limit ${atOnce} for update skip locked`,
    [businessId, tx.sealing.prefix],
  );
  const set = columns.map((column, at) => `${column} = $${at + 2}`).join(', ');
  const where = key.map((column, at) => `${column} = $${columns.length + at + 2}`).join(' and ');
  for (const row of found) {
    const sealed = sealNumbers(tx, businessId, openNumbers(tx, businessId, row));
    const written = columns.map((column) => {
      const value = sealed[column] ?? null;
      return isJson && value !== null ? JSON.stringify(value) : value;
    });
    await tx.query(`update ${table} set ${set} where business_id = $1 and ${where}`, [
      ...[businessId, ...written],
      ...key.map((column) => row[column]),
    ]);
  }
  return found.length;
}

export const sealNumbersJob = ({ db }: Pick<Platform, 'db'>): Job<object> => ({
  name: 'hr.seal-numbers',
  retries: 'for hours',
  schedule: '41 * * * *',
  work: async (_, { signal }) => {
    const businesses = await db.system(async (tx) => {
      const rows = await tx.query<{ id: string }>('select businesses_with_unsealed_numbers($1) as id', [
        tx.sealing.prefix,
      ]);
      return rows.map(({ id }) => id);
    });
    await forEach(
      businesses,
      async (businessId) => {
        for (const place of places)
          while ((await db.as({ businessId }, (tx) => sealSome(tx, businessId, place))) >= atOnce)
            signal.throwIfAborted();
      },
      signal,
    );
  },
});
