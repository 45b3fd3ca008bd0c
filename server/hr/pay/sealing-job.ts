/**
 * Seals the numbers that the present key has not sealed: those of before they were sealed at all, and after a rotation those
 * of the key before. Looked for every hour, so that a rotation needs nothing but new variables and a restart.
 */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Tx } from '../../platform/database/database.ts';
import { reseal } from '../../platform/imports/store.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PayDetails } from './rules.ts';
import { ninDigest, openNumbers, sealNumbers } from './sealed.ts';
import { redigested, redigesting } from './store.ts';

/** Rows that one transaction seals. */
const atOnce = 200;

type Sealed = 'nin' | 'tax_id' | 'account_number';
type Seal = <T>(value: T) => T;
/** @returns how many rows it sealed */
type Place = (tx: Tx, businessId: string, seal: Seal) => Promise<number>;

/** Statements name their table, so that its writer can be found. `value` is what `store` puts in its place. */
const insideJson =
  ({ unsealed, store }: { unsealed: string; store: string }): Place =>
  async (tx, businessId, seal) => {
    const some = `${unsealed} limit ${atOnce} for update skip locked`;
    const found = await tx.query<{ id: string; value: object }>(some, [businessId, tx.sealing.prefix]);
    for (const { id, value } of found) await tx.query(store, [businessId, id, JSON.stringify(seal(value))]);
    return found.length;
  };

/** Where the numbers stand: in columns of their own, and inside JSON. */
const places: Place[] = [
  async (tx, businessId, seal) => {
    const open = ['nin', 'tax_id', 'account_number'].map((name) => `not starts_with(coalesce(${name}, $2), $2)`);
    const found = await tx.query<{ employee_id: string } & Pick<PayDetails, 'bank' | 'account_name' | Sealed>>(
      `select employee_id, nin, tax_id, account_number, bank, account_name from employee_pay
       where business_id = $1 and (${open.join(' or ')} or (nin is not null and nin_digest is null)) limit ${atOnce} for update skip locked`,
      [businessId, tx.sealing.prefix],
    );
    for (const { employee_id, ...stands } of found) {
      const { nin, tax_id, account_number } = seal(stands);
      const known = openNumbers(tx, businessId, stands);
      const digests = [ninDigest(tx, businessId, known.nin), ...redigesting(tx, businessId, employee_id, known)];
      await tx.query(
        `update employee_pay set nin = $3, tax_id = $4, account_number = $5, nin_digest = $6,
           holder_digest = ${redigested('', 7)}
         where business_id = $1 and employee_id = $2`,
        [businessId, employee_id, nin, tax_id, account_number, ...digests],
      );
    }
    return found.length;
  },
  insideJson({
    unsealed: 'select id, bank as value from onboardings where business_id = $1 and has_unsealed_numbers(bank, $2)',
    store: 'update onboardings set bank = $3 where business_id = $1 and id = $2',
  }),
  insideJson({
    unsealed: `select id, fields as value from profile_changes
      where business_id = $1 and has_unsealed_numbers(fields, $2)`,
    store: 'update profile_changes set fields = $3 where business_id = $1 and id = $2',
  }),
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
