import * as argon2 from '@node-rs/argon2';
import fc from 'fast-check';
import { createSigner } from 'fast-jwt';
import { describe, expect, it, vi } from 'vitest';
import { createAccessTokens, createPasswords, digestOf, secretToken } from './auth.ts';

const secret = 'a secret of at least thirty-two characters';
const start = new Date('2026-03-01T09:00:00Z');
let now = start;
const clock = { now: () => now };
const tokens = createAccessTokens(secret, clock);
const people = fc.record({ userId: fc.uuid(), sessionId: fc.uuid() });
const refused = expect.objectContaining({ status: 401 });
const verify = (token: string) => {
  try {
    return tokens.verify(token);
  } catch (error) {
    return error;
  }
};
const elapsed = <T>(seconds: number, act: () => T): T => {
  now = new Date(start.getTime() + seconds * 1000);
  try {
    return act();
  } finally {
    now = start;
  }
};

describe('an access token', () => {
  it('says whose it is, for ten minutes and five seconds of clock difference', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 604 }), fc.integer({ min: 605, max: 1e9 }), (who, good, over) => {
        const token = tokens.sign(who);
        expect(elapsed(good, () => verify(token))).toEqual(who);
        expect(elapsed(over, () => verify(token))).toEqual(refused);
      }),
    );
  });

  it('is refused with any character changed, dropped or added', () => {
    fc.assert(
      fc.property(
        people,
        fc.nat(),
        fc.constantFrom(...'abcXYZ019-_.= '),
        fc.constantFrom(0, 1),
        (who, place, sign, gone) => {
          const token = tokens.sign(who);
          const at = place % token.length;
          const changed = token.slice(0, at) + sign + token.slice(at + gone);
          fc.pre(changed !== token);
          expect(verify(changed)).toEqual(refused);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is taken in one spelling only', () => {
    const token = tokens.sign({ userId: 'ada', sessionId: 'phone' });
    const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('hex');
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((sign) => token.slice(0, -1) + sign)
      .filter((other) => other !== token && bytes(other) === bytes(token));
    expect(others).toHaveLength(3);
    for (const other of others) expect(verify(other)).toEqual(refused);
  });

  it('is refused when it is nothing of the kind', () => {
    const segments = fc.array(fc.base64String({ maxLength: 40 }), { maxLength: 5 }).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), segments), (token) => {
        expect(verify(token)).toEqual(refused);
      }),
    );
  });

  it('is refused from another secret, another algorithm, without an end, and for anything else', () => {
    const claims = { sub: 'a', sid: 'b', aud: 'steward' };
    const end = { exp: 4_000_000_000 };
    const made = (key: string, algorithm: 'HS256' | 'HS512', payload: object, typ = 'at+jwt') =>
      createSigner({ key, algorithm, header: { alg: algorithm, typ } })(payload);
    for (const token of [
      made('another secret of thirty-two characters', 'HS256', { ...claims, ...end }),
      made(secret, 'HS512', { ...claims, ...end }),
      made(secret, 'HS256', claims),
      made(secret, 'HS256', { ...claims, ...end, aud: 'another service' }),
      made(secret, 'HS256', { sub: 'a', sid: 'b', ...end }),
      made(secret, 'HS256', { ...claims, ...end }, 'JWT'),
      createSigner({ algorithm: 'none', header: { alg: 'none', typ: 'at+jwt' } })({ ...claims, ...end }),
    ])
      expect(verify(token)).toEqual(refused);
    expect(verify(made(secret, 'HS256', { ...claims, ...end }))).toEqual({ userId: 'a', sessionId: 'b' });
  });
});

describe('a secret token', () => {
  it('is new every time, fits an address, and is stored as its digest', () => {
    const made = Array.from({ length: 1000 }, secretToken);
    expect(new Set(made.map(({ token }) => token)).size).toBe(1000);
    for (const { token, digest } of made) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(digestOf(token).equals(digest)).toBe(true);
      expect(digest).toHaveLength(32);
    }
  });
});

describe('a password', () => {
  const passwords = createPasswords();

  it('is recognised by its hash, and nothing else is, in any script', async () => {
    const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 128 });
    await fc.assert(
      fc.asyncProperty(texts, texts, async (password, other) => {
        const hashed = await passwords.hash(password);
        expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
        expect(await passwords.verify(hashed, password)).toBe(true);
        if (other !== password) expect(await passwords.verify(hashed, other)).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('has a hash of its own every time', async () => {
    expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'));
  });

  it('is verified at the same cost when there is no account', async () => {
    const [hash, verify] = [vi.fn(argon2.hash), vi.fn(argon2.verify)];
    const watched = createPasswords({ hash, verify });
    const hashed = await watched.hash('a password');
    // A decoy is made once.
    await watched.pretend();
    hash.mockClear();
    verify.mockClear();
    await watched.verify(hashed, 'a guess');
    await watched.pretend();
    expect(hash).not.toHaveBeenCalled();
    const costs = verify.mock.calls.map(([decoy]) => String(decoy).split('$').slice(0, 4));
    expect(costs).toEqual([hashed, hashed].map((one) => one.split('$').slice(0, 4)));
  });
});
