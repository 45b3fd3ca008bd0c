/** The second step of signing in: codes of an authenticator app (RFC 6238), and recovery codes in their place. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

/** How many seconds a code is valid; authenticator apps support 30 only. */
const period = 30;
/** How many periods a device's clock may be off. */
const tolerance = 1;
const recoveryCodeCount = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryCodeSize = 10;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Steward', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

const newRecoveryCode = (): string =>
  Array.from({ length: recoveryCodeSize }, () => alphabet[randomInt(alphabet.length)]).join('');
/** Read aloud and typed more easily in two halves. */
const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

const wrongCode = () => refuse.fields({ one_time_code: ['This code is not valid.'] });
const wrongPassword = () => refuse.fields({ password: ['This password is not right.'] });
const isOff = () => refuse.conflict('The second step is off.');

export const createSecondStep = ({
  clock,
  encryption,
  passwords,
}: Pick<Platform, 'clock' | 'encryption' | 'passwords'>) => {
  const purpose = 'second step';
  const digestOfCode = (userId: string, code: string) => encryption.digest('recovery code', `${userId} ${code}`);

  const takeCode = async (tx: Tx, userId: string, encrypted: Buffer, code: string): Promise<boolean> => {
    const secret = encryption.decrypt(purpose, userId, encrypted);
    if (secret === null) throw new Error('The secret of a second step cannot be read: AUTH_SECRET has been changed.');
    const now = clock.now().getTime();
    const off = totpOf(secret, '').validate({ token: code, timestamp: now, window: tolerance });
    return off !== null && store.takeStep(tx, userId, Math.floor(now / 1000 / period) + off);
  };

  /** Uses up a code or a recovery code; each is accepted once. */
  const spend = async (tx: Tx, userId: string, given: string): Promise<'code' | 'recovery code' | 'wrong'> => {
    const code = given.toLowerCase().replace(/[\s-]/g, '');
    const known = await store.readSecondStep(tx, userId);
    if (known === undefined || known.confirmedAt === null) return 'wrong';
    if (/^\d{6}$/.test(code)) return (await takeCode(tx, userId, known.secret, code)) ? 'code' : 'wrong';
    const isKnown = await store.spendRecoveryCode(tx, userId, digestOfCode(userId, code));
    return isKnown ? 'recovery code' : 'wrong';
  };

  const giveRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    const digests = codes.map((code) => digestOfCode(userId, code));
    await store.replaceRecoveryCodes(tx, userId, digests, clock.now());
    return codes.map(written);
  };

  const isOn = async (tx: Tx, userId: string) => {
    const known = await store.readSecondStep(tx, userId);
    return known !== undefined && known.confirmedAt !== null;
  };

  /** @throws 400 when the password or the code is wrong, 409 when there is no second step */
  const require = async (tx: Tx, person: Person, password: string, code: string) => {
    if (!(await isOn(tx, person.userId))) throw isOff();
    if (!(await passwords.verify(person.passwordHash, password))) throw wrongPassword();
    if ((await spend(tx, person.userId, code)) === 'wrong') throw wrongCode();
  };

  return {
    isOn,
    spend,

    /** @throws 400 when the password is wrong, 409 when it is on already */
    begin: async (tx: Tx, { userId, email, passwordHash }: Person, password: string) => {
      if (!(await passwords.verify(passwordHash, password))) throw wrongPassword();
      const secret = new Secret({ size: 20 }).base32;
      const encrypted = encryption.encrypt(purpose, userId, secret);
      if (!(await store.beginSecondStep(tx, { userId, secret: encrypted, now: clock.now() })))
        throw refuse.conflict('The second step is on already.');
      return { secret, otpauth_url: totpOf(secret, email).toString() };
    },

    /** Turns it on; answers recovery codes. @throws 400 when the code is wrong, 409 when it was not begun or is on */
    confirm: async (tx: Tx, userId: string, code: string): Promise<string[]> => {
      const known = await store.readSecondStep(tx, userId);
      if (known === undefined) throw refuse.conflict('The second step was not begun.');
      if (known.confirmedAt !== null) throw refuse.conflict('The second step is on already.');
      if (!(await takeCode(tx, userId, known.secret, code.replace(/\s/g, '')))) throw wrongCode();
      await store.confirmSecondStep(tx, userId, clock.now());
      return giveRecoveryCodes(tx, userId);
    },

    end: async (tx: Tx, person: Person, password: string, code: string) => {
      await require(tx, person, password, code);
      await store.removeSecondStep(tx, person.userId);
    },

    renewRecoveryCodes: async (tx: Tx, person: Person, password: string, code: string): Promise<string[]> => {
      await require(tx, person, password, code);
      return giveRecoveryCodes(tx, person.userId);
    },
  };
};

export type Person = { userId: string; email: string; passwordHash: string };
