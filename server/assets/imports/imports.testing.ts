/** A register into which tests import files. */
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import type { startTestServer } from '../../platform/testing.ts';
import { importsIn } from '../../shell/imports/imports.testing.ts';
import { partsOf, registerOf } from '../assets.testing.ts';

export const mapping = ['Type', 'Name', 'Serial'].map((title, at) => ({
  title,
  column: ['asset_or_vehicle_type', 'name', 'serial_no'][at] ?? '',
}));
let codes = 0;
export const serial = () => `IMP-${++codes}`;
export const laptop = (more: object = {}) => ({
  asset_or_vehicle_type: 'laptop',
  name: 'HP EliteBook',
  status: 'unassigned',
  asset_condition: 'new',
  serial_no: serial(),
  ...more,
});

export async function newRegister(server: Awaited<ReturnType<typeof startTestServer>>) {
  const owner = await newOwner(server);
  const register = registerOf(server, owner);
  const call = (method: string, path: string, json?: unknown, token = owner.token) =>
    server.call(method, `/c/${owner.businessId}/${path}`, { token, ...(json === undefined ? {} : { json }) });
  return {
    owner,
    register,
    call,
    parts: await partsOf(server, owner),
    imports: importsIn('assets', call, { atOnce: 3, mapping }),
    find: async (search: string) => (await register('GET', `assets/?search=${search}`)).body.results,
  };
}
