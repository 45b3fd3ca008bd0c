/** The devices on which a person is signed in, and signing them out. */
import Bowser from 'bowser';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { revokeSessions } from '../sessions/store.ts';
import * as store from './store.ts';

type DeviceOperation = 'listDevices' | 'signOutDevice' | 'signOutOtherDevices';

/** The names in a user agent. A browser can send anything, so they help to recognise a device and prove nothing. */
export function nameDevice(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  // Browsers no longer report the version of the system: what some still send is wrong.
  return { browser: browser.name || null, system: os.name || null };
}

export const devicesHandlers = ({ clock }: Platform): Pick<Handlers, DeviceOperation> => ({
  listDevices: async ({ tx, userId, sessionId }) => {
    const devices = await store.readDevices(tx, userId, sessionId, clock.now());
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
    if (!(await store.revokeDevice(tx, userId, id, clock.now()))) throw refuse.missing();
    return undefined;
  },

  signOutOtherDevices: async ({ tx, userId, sessionId }) => {
    await revokeSessions(tx, userId, clock.now(), sessionId);
    return undefined;
  },
});
