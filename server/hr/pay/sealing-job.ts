/**
 * Seals the numbers that the present key has not sealed: those of before they were sealed at all, and after a rotation those
 * of the key before. Looked for every hour, so that a rotation needs nothing but new variables and a restart.
 */
import type { Tx } from '../../platform/database.ts';
import { forEach } from '../../platform/each.ts';
import { reseal } from '../../platform/imports/store.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { openNumbers, sealNumbers } from './sealed.ts';

/** Rows that one transaction seals. */
const atOnce = 200;

type Seal = <T>(value: T) => T;
/** Where the numbers stand, in columns of their own or inside JSON; each returns how many rows it sealed. */
const places: ((tx: Tx, businessId: string, seal: Seal) => Promise<number>)[] = [
  async (tx, businessId, seal) => {
    const open = ['nin', 'tax_id', 'account_number'].map((name) => `not starts_with(coalesce(${name}, $2), $2)`);
    const found = await tx.query<{ employee_id: string } & Record<'nin' | 'tax_id' | 'account_number', string | null>>(
      `select employee_id, nin, tax_id, account_number from employee_pay
       where business_id = $1 and (${open.join(' or ')}) limit ${atOnce} for update skip locked`,
      [businessId, tx.sealing.prefix],
    );
    for (const { employee_id, ...numbers } of found) {
      const { nin, tax_id, account_number } = seal(numbers);
      await tx.query(
        'update employee_pay set nin = $3, tax_id = $4, account_number = $5 where business_id = $1 and employee_id = $2',
        [businessId, employee_id, nin, tax_id, account_number],
      );
    }
    return found.length;
  },
  async (tx, businessId, seal) => {
    const found = await tx.query<{ id: string; bank: object }>(
      `select id, bank from onboardings where business_id = $1 and has_unsealed_numbers(bank, $2)
       limit ${atOnce} for update skip locked`,
      [businessId, tx.sealing.prefix],
    );
    for (const { id, bank } of found) {
      const sealed = JSON.stringify(seal(bank));
      await tx.query('update onboardings set bank = $3 where business_id = $1 and id = $2', [businessId, id, sealed]);
    }
    return found.length;
  },
  async (tx, businessId, seal) => {
    const found = await tx.query<{ id: string; fields: object }>(
      `select id, fields from profile_changes where business_id = $1 and has_unsealed_numbers(fields, $2)
       limit ${atOnce} for update skip locked`,
      [businessId, tx.sealing.prefix],
    );
    for (const { id, fields } of found) {
      const sealed = JSON.stringify(seal(fields));
      await tx.query('update profile_changes set fields = $3 where business_id = $1 and id = $2', [
        businessId,
        id,
        sealed,
      ]);
    }
    return found.length;
  },
  (tx, businessId, seal) => reseal(tx, businessId, seal, atOnce),
];

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
        for (const place of places) {
          const sealSome = () =>
            db.as({ businessId }, (tx) =>
              place(tx, businessId, (value) => sealNumbers(tx, businessId, openNumbers(tx, businessId, value))),
            );
          while ((await sealSome()) >= atOnce) signal.throwIfAborted();
        }
      },
      signal,
    );
  },
});
