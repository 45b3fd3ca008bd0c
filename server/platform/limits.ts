/**
 * Rate limits. Counters are in the database, so that all server processes count together; while the database does not
 * answer, each process counts alone.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './errors.ts';

export type Allowance = { calls: number; seconds: number };
export type Limits = {
  /** Counts one attempt for `key`, or several at once. @throws 429 when the allowance is used up. */
  take(name: string, key: string, allowance: Allowance, tries?: number): Promise<void>;
  /** Takes one attempt for `key` back. */
  giveBack(name: string, key: string, allowance: Allowance): Promise<void>;
  /** Resets the attempts for `key`. */
  clear(name: string, key: string, allowance: Allowance): Promise<void>;
};

/** The column of keys holds 255 characters, the name of the limit among them. */
const longestKey = 128;
const bounded = (key: string): string =>
  key.length <= longestKey ? key : `sha256 ${createHash('sha256').update(key).digest('base64url')}`;

export function createLimits(pool: pg.Pool, factor: number): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiter = (name: string, { calls, seconds }: Allowance) => {
    const points = Math.max(1, Math.floor(calls * factor));
    const id = `${name}:${points}/${seconds}`;
    const known = limiters.get(id);
    if (known !== undefined) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    });
    limiters.set(id, made);
    return made;
  };
  return {
    take: async (name, given, allowance, tries = 1) => {
      const key = bounded(given);
      try {
        await limiter(name, allowance).consume(key, tries);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw refuse.limited(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
    giveBack: async (name, key, allowance) => {
      await limiter(name, allowance).reward(bounded(key));
    },
    clear: async (name, key, allowance) => {
      await limiter(name, allowance).delete(bounded(key));
    },
  };
}

/** Reads `x-limit` of the contract: `calls/seconds`. */
export function readAllowance(text: string): Allowance {
  const [calls, seconds] = text.split('/').map(Number);
  if (calls === undefined || seconds === undefined || !(calls > 0) || !(seconds > 0)) {
    throw new Error(`x-limit "${text}" does not read calls/seconds`);
  }
  return { calls, seconds };
}
