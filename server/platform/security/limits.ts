/**
 * Rate limits. Counters are in the database, so that all server processes count together; while the database does not
 * answer, each process counts alone.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isConnectionLoss } from '../database/database.ts';
import { refuse } from '../errors.ts';

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
/** Keys that a process remembers as used up; a flood from more of them is asked about again. */
const mostRemembered = 10_000;
const bounded = (key: string): string =>
  key.length <= longestKey ? key : `sha256 ${createHash('sha256').update(key).digest('base64url')}`;

/** The database's time in milliseconds. The clocks of the processes differ and would restart a counter too early. */
const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** In one statement, so that of any number at once each gets a count of its own. */
const count = `insert into rate_limits as l (key, points, expire) values ($1, $2, ${now} + $3)
  on conflict (key) do update set
    points = case when l.expire <= ${now} then $2 else least(l.points, 1000000000) + $2 end,
    expire = case when l.expire <= ${now} then ${now} + $3 else l.expire end
  returning points, (expire - ${now})::int as left`;

export function createLimits(pool: pg.Pool, factor: number): Limits {
  const insurance = new Map<string, RateLimiterMemory>();
  /** Until when a used-up key is refused without asking; by `performance.now()`. */
  const used = new Map<string, number>();

  const pointsOf = ({ calls }: Allowance) => Math.max(1, Math.floor(calls * factor));
  const alone = (name: string, allowance: Allowance): RateLimiterMemory => {
    const id = `${name}:${pointsOf(allowance)}/${allowance.seconds}`;
    const known = insurance.get(id);
    if (known !== undefined) return known;
    const made = new RateLimiterMemory({ keyPrefix: name, points: pointsOf(allowance), duration: allowance.seconds });
    insurance.set(id, made);
    return made;
  };
  /** Milliseconds to wait, or 0 when the attempt is allowed. */
  const ask = async (key: string, allowance: Allowance, tries: number): Promise<number> => {
    const { rows } = await pool.query<{ points: number; left: number }>(count, [key, tries, allowance.seconds * 1000]);
    const { points, left } = rows[0] ?? { points: 0, left: 0 };
    if (points <= pointsOf(allowance)) return 0;
    if (used.size >= mostRemembered) used.clear();
    used.set(key, performance.now() + left);
    return Math.max(1, left);
  };
  const askAlone = async (name: string, key: string, allowance: Allowance, tries: number): Promise<number> => {
    try {
      await alone(name, allowance).consume(key, tries);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
      throw refusal;
    }
  };
  const unlessAway = async <Result>(work: Promise<Result>, away: () => Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (isConnectionLoss(error)) return away();
      throw error;
    }
  };

  return {
    take: async (name, given, allowance, tries = 1) => {
      const plain = bounded(given);
      const key = `${name}:${plain}`;
      const known = (used.get(key) ?? 0) - performance.now();
      const wait =
        known > 0 ? known : await unlessAway(ask(key, allowance, tries), () => askAlone(name, plain, allowance, tries));
      if (wait > 0) throw refuse.limited(wait / 1000);
    },
    giveBack: async (name, given, allowance) => {
      const key = bounded(given);
      used.delete(`${name}:${key}`);
      await unlessAway(
        pool
          .query('update rate_limits set points = greatest(points - 1, 0) where key = $1', [`${name}:${key}`])
          .then(() => undefined),
        async () => void (await alone(name, allowance).reward(key)),
      );
    },
    clear: async (name, given, allowance) => {
      const key = bounded(given);
      used.delete(`${name}:${key}`);
      await unlessAway(
        pool.query('delete from rate_limits where key = $1', [`${name}:${key}`]).then(() => undefined),
        async () => void (await alone(name, allowance).delete(key)),
      );
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
