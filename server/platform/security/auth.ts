/** Passwords, access tokens and opaque tokens. Knows no person and no table. */
import { createHash, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSigner, createVerifier } from 'fast-jwt';
import pLimit from 'p-limit';
import { refuse } from '../errors.ts';
import type { Clock } from '../time/clock.ts';

/** Algorithm.Argon2id of the package, whose enum is not erasable. */
const argon2id = 2;
/** OWASP's password storage cheat sheet: argon2id, 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
  /** Takes as long as `verify`, so that an unknown account cannot be distinguished from a wrong password. */
  pretend(): Promise<void>;
};

/** @param argon2 what hashes and verifies, which a test watches */
export function createPasswords(argon2 = { hash, verify }): Passwords {
  // A hash holds a core for some ten milliseconds: more at once only make everybody wait.
  const turn = pLimit(availableParallelism());
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => turn(() => argon2.hash(password, cost)),
    verify: (hashed, password) => turn(() => argon2.verify(hashed, password)),
    pretend: async () => {
      decoy ??= argon2.hash('decoy', cost);
      const hashed = await decoy;
      await turn(() => argon2.verify(hashed, 'not the decoy'));
    },
  };
}

export type AccessTokens = {
  sign(who: { userId: string; sessionId: string }): string;
  verify(token: string): { userId: string; sessionId: string };
};

/** The last sign of 32 bytes in base64url has two bits to spare, which a decoder passes over. */
const isPlain = (signature: string) => Buffer.from(signature, 'base64url').toString('base64url') === signature;

/** How long an access token can be used, in seconds. */
export const accessTokenLifetime = 600;

/** A token for something else, signed with the same secret, is no access token (RFC 9068). */
const [audience, tokenType] = ['steward', 'at+jwt'];

/** HS256; a verifier forgives five seconds of clock difference between servers. */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const header = { alg: 'HS256', typ: tokenType } as const;
  const sign = createSigner({ key: secret, algorithm: 'HS256', header, aud: audience, noTimestamp: true });
  const check = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    checkTyp: tokenType,
    allowedAud: audience,
    requiredClaims: ['aud'],
    ignoreExpiration: true,
    cache: 10_000,
  });
  return {
    sign: ({ userId, sessionId }) => {
      const iat = Math.floor(clock.now().getTime() / 1000);
      return sign({ sub: userId, sid: sessionId, iat, exp: iat + accessTokenLifetime });
    },
    verify: (token) => {
      try {
        if (!isPlain(token.slice(token.lastIndexOf('.') + 1))) throw new Error('not as it was made');
        const { sub, sid, exp } = check(token) as { sub: string; sid: string; exp: number };
        if (clock.now().getTime() < (exp + 5) * 1000) return { userId: sub, sessionId: sid };
      } catch {
        // Malformed and forged tokens are refused as expired ones are.
      }
      throw refuse.unauthorised('Your sign-in has expired.');
    },
  };
}

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 random bits for a link or a refresh token, and the digest that is stored in their place. */
export function secretToken(): { token: string; digest: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}
