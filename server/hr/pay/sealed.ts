/** NIN, tax ID and account number stand sealed wherever they are stored: in the pay details, and inside JSON beside other values. */
import type { Tx } from '../../platform/database/database.ts';
import { mapNamed } from '../../platform/security/sealing.ts';

/** Also the names of their columns and of their cells in a file. */
const sealedFields = ['nin', 'tax_id', 'account_number'] as const;
const names: ReadonlySet<string> = new Set(sealedFields);

type Sealer = Pick<Tx, 'sealing'>;

/** A value with its numbers sealed, however deep they stand. */
export const sealNumbers = <T>({ sealing }: Sealer, businessId: string, value: T): T =>
  mapNamed(value, names, (text) => sealing.seal(businessId, text));

/** The same value with its numbers as they are. */
export const openNumbers = <T>({ sealing }: Sealer, businessId: string, value: T): T =>
  mapNamed(value, names, (text) => sealing.open(businessId, text));

const digested = (businessId: string, nin: string) => `nin ${businessId} ${nin}`;

/** By which the same NIN is found in one business, and nowhere else; null without one. It goes with the present key. */
export const ninDigest = ({ sealing }: Sealer, businessId: string, nin: string | null): Buffer | null =>
  nin === null ? null : Buffer.from(sealing.digest(digested(businessId, nin)), 'hex');

/** By which it is found, also where a key from before has digested it and the job has not come yet. */
export const ninDigests = ({ sealing }: Sealer, businessId: string, nin: string): Buffer[] =>
  sealing.digests(digested(businessId, nin)).map((digest) => Buffer.from(digest, 'hex'));
