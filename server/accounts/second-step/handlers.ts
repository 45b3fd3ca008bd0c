/** What a person does for the safety of their own account: the second step, and the devices on which they are signed in. */
import Bowser from 'bowser';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as deviceStore from '../devices/store.ts';
import * as passwordStore from '../passwords/store.ts';
import * as sessions from '../sessions/store.ts';
import { createSignIn } from '../sign-in/sign-in.ts';
import { createSecondStep, type Person } from './codes.ts';
import { secondStepMail } from './mails.ts';
import { readSecondStep } from './store.ts';

type SecurityOperation =
  | 'completeLogIn'
  | 'getSecondStep'
  | 'beginSecondStep'
  | 'confirmSecondStep'
  | 'renewRecoveryCodes'
  | 'endSecondStep'
  | 'listDevices'
  | 'signOutDevice'
  | 'signOutOtherDevices';

/** What a browser says of itself, in words. It may say anything, so this helps to recognise and proves nothing. */
export function nameDevice(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  // Systems have stopped to tell their version: what browsers still say of it is wrong.
  return { browser: browser.name || null, system: os.name || null };
}

export const securityHandlers = (platform: Platform): Pick<Handlers, SecurityOperation> => {
  const { clock, config, mail } = platform;
  const signIn = createSignIn(platform);
  const secondStep = createSecondStep(platform);

  const readPerson = async (tx: Tx, userId: string): Promise<Person> => {
    const person = await passwordStore.readPasswordHash(tx, userId);
    if (person === undefined) throw refuse.unauthorised();
    return { userId, ...person };
  };

  return {
    completeLogIn: (call) => signIn.complete({ ticket: call.body.ticket, code: call.body.one_time_code }, call),

    getSecondStep: async ({ tx, userId }) => {
      const known = await readSecondStep(tx, userId);
      const since = known?.confirmedAt ?? null;
      return {
        is_on: since !== null,
        on_since: since?.toISOString() ?? null,
        recovery_codes_left: since === null ? 0 : (known?.codesLeft ?? 0),
      };
    },

    beginSecondStep: async ({ tx, userId, body: { password } }) =>
      secondStep.begin(tx, await readPerson(tx, userId), password),

    confirmSecondStep: async ({ tx, userId, body: { one_time_code } }) => {
      const { email } = await readPerson(tx, userId);
      const recovery_codes = await secondStep.confirm(tx, userId, one_time_code);
      await mail.send(tx, secondStepMail(config.publicUrl, email, 'on'));
      return { recovery_codes };
    },

    renewRecoveryCodes: async ({ tx, userId, body: { password, one_time_code } }) => {
      const person = await readPerson(tx, userId);
      const recovery_codes = await secondStep.renewRecoveryCodes(tx, person, password, one_time_code);
      await mail.send(tx, secondStepMail(config.publicUrl, person.email, 'renewed'));
      return { recovery_codes };
    },

    endSecondStep: async ({ tx, userId, body: { password, one_time_code } }) => {
      const person = await readPerson(tx, userId);
      await secondStep.end(tx, person, password, one_time_code);
      await mail.send(tx, secondStepMail(config.publicUrl, person.email, 'off'));
      return undefined;
    },

    listDevices: async ({ tx, userId, sessionId }) => {
      const devices = await deviceStore.readDevices(tx, userId, sessionId, clock.now());
      return {
        results: devices.map(({ id, kind, address, userAgent, signedInAt, lastUsedAt }) => ({
          id,
          kind,
          ...nameDevice(userAgent),
          address,
          signed_in_at: signedInAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          is_this_device: id === sessionId,
        })),
      };
    },

    signOutDevice: async ({ tx, userId, params: { id } }) => {
      if (!(await deviceStore.revokeDevice(tx, userId, id, clock.now()))) throw refuse.missing();
      return undefined;
    },

    signOutOtherDevices: async ({ tx, userId, sessionId }) => {
      await sessions.revokeSessions(tx, userId, clock.now(), sessionId);
      return undefined;
    },
  };
};
