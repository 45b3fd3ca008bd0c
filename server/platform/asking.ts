/** Who asks for an act: the person, the business, the transaction, from where and when. */
import type { Tx } from './database/database.ts';
import { Refusal, refuse } from './errors.ts';

export type Asking = {
  tx: Tx;
  businessId: string;
  userId: string;
  address: string;
  now: Date;
  /** What the asker calls fields that the act calls otherwise: a refusal names them as they were asked. */
  names?: Readonly<Record<string, string>>;
};
/** Where something is read. */
export type Inside = Pick<Asking, 'tx' | 'businessId'>;
/** Whoever sends a request. */
export type Caller = Pick<Asking, 'tx' | 'businessId' | 'userId' | 'address'>;

export const askingOf = (
  { tx, businessId, userId, address }: Caller,
  now: Date,
  names: Readonly<Record<string, string>> = {},
): Asking => ({ tx, businessId, userId, address, now, names });

/** 400 at fields, by the asker's names, with a code where a program should know it. */
export const refuseFields = (
  { names = {} }: Pick<Asking, 'names'>,
  fields: Record<string, string[]>,
  code?: string,
): Refusal => {
  const { status, body } = refuse.fields(
    Object.fromEntries(Object.entries(fields).map(([field, said]) => [names[field] ?? field, said])),
  );
  return new Refusal(status, code === undefined ? body : { ...body, code });
};
